"""Which deals are for what. Weights tuned on some deals must not be judged on the same ones."""

from stolik.errors import BadOption

TESTS = range(1_000_000)
"""Matches, ladders: the figures that are told."""
TUNING = range(1_000_000, 1_000_000_000)
"""Candidates for weights are compared on these."""
CHECKS = range(1_000_000_000, 2_000_000_000)
"""Weights just found are tried on these, which no search has seen."""

RUN = 1_000_000
"""Deals that belong to one run of a search; its number says which ones."""
RUNS = range((len(TUNING)) // RUN)


def check_tests(first: int, count: int) -> None:
    """Refuses deals for told figures that weights may have been tuned on."""
    if first not in TESTS or count > len(TESTS) - first:
        raise BadOption(
            f"--seed {first} with {count} deals: figures that are told come from the deals 0 to "
            f"{TESTS[-1]}; those after them belong to the tuning of weights."
        )


def tuning_deals(run: int, generation: int, pairs: int) -> range:
    """The deals of a generation of a run."""
    return _deals(TUNING, run, generation * pairs, pairs)


def check_deals(run: int, pairs: int) -> range:
    """The deals on which the result of a run is tried."""
    return _deals(CHECKS, run, 0, pairs)


def _deals(of: range, run: int, offset: int, count: int) -> range:
    if run not in RUNS:
        raise BadOption(f"--seed {run}: searches are numbered from 0 to {RUNS[-1]}.")
    if offset + count > RUN:
        raise BadOption(
            f"A search has {RUN} deals: take fewer generations or pairs, and begin another one "
            "with --seed afterwards."
        )
    first = of.start + run * RUN + offset
    return range(first, first + count)
