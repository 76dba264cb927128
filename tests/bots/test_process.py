"""Bots in other programs: they play, and whatever they do wrong costs them the game alone."""

import contextlib
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import stolik
from stolik.arena.local import Processes
from stolik.arena.pair import Job, Outcome, play_game, play_pair
from stolik.bots import process
from stolik.bots.process import ProcessBot, end_programs
from stolik.bots.registry import named, player, read_spec
from stolik.bots.wire import Sample
from stolik.bots.worlds import describe
from stolik.errors import BadOption, BotFault
from tests.cli.at_table import sit

ROOT = Path(__file__).parents[2]
EXAMPLE = f"process:{sys.executable} {ROOT}/examples/process_bot.py"

HELPERS = """
import json, os, sys, time
def say(**message):
    print(json.dumps(message), flush=True)
def hear():
    return json.loads(sys.stdin.readline() or sys.exit())
"""


@pytest.fixture(autouse=True)
def no_program_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(process, "START_SECONDS", 5.0)
    yield
    end_programs(politely=False)


def program(tmp_path: Path, source: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(HELPERS + source)
    return f"process:{sys.executable} {path}"


def game_against(spec: str, **settings: object) -> Outcome:
    return play_game(Job("europe", spec, "random", seed=1, **settings), 0)  # type: ignore[arg-type]


def is_running(pid: int) -> bool:
    """Whether a process is there and no zombie."""
    with contextlib.suppress(OSError):
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
        return state != "Z"
    return False


def gone_soon(*pids: int) -> bool:
    """Whether processes end: a killed one takes a moment to be gone."""
    deadline = time.monotonic() + 20
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.01)
    return not any(map(is_running, pids))


ASKED = 'hear(); say(type="ready"); hear(); '
FIRST_MOVE = """
while True:
    message = hear()
    if message["type"] == "game":
        say(type="ready")
    if message["type"] == "choose":
        say(type="move", move=message["moves"][0])
"""


@pytest.mark.parametrize(("game", "seats"), [("europe", 3), ("swiss", 2), ("carcassonne", 2)])
def test_the_example_plays_every_game(game: str, seats: int) -> None:
    options = {} if game == "carcassonne" else {"turn_limit": 40}
    job = Job(game, EXAMPLE, "random", seed=4, seats=seats, sims=2, options=options)
    for outcome in play_pair(job):
        assert outcome.forfeit is None
        assert all(outcome.turn_us)


def test_the_example_is_the_one_in_the_documents() -> None:
    source = (ROOT / "examples" / "process_bot.py").read_text()
    assert f"```python\n{source}```" in (ROOT / "docs" / "bots.md").read_text()


def test_what_a_program_is_told(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    source = f"""
while True:
    line = sys.stdin.readline()
    open({str(heard)!r}, "a").write(line)
    message = json.loads(line or sys.exit())
    if message["type"] == "game":
        say(type="ready")
    if message["type"] == "choose":
        say(type="move", move=str(message["moves"][0]["type"]) + " deck"
            if message["moves"][0]["type"] == "draw" else message["moves"][0])
"""
    table = stolik.load("europe").new(seed=2, seats=2)
    one = player(program(tmp_path, source), "europe", 9, seconds=5.0)
    view, moves = table.view(table.turn), table.moves()
    table.play(one.choose(table))
    game, choose = (json.loads(line) for line in heard.read_text().splitlines())
    assert (game["type"], game["protocol"]) == ("game", 1)
    assert (game["game"], game["map"], game["seats"]) == ("europe", "europe", 2)
    assert game["options"] == dict(table.options)
    assert game["data"]["routes"][0].keys() >= {"id", "a", "b", "length", "color"}
    assert choose["view"] == json.loads(stolik_json(view))
    assert choose["moves"] == [json.loads(stolik_json(move)) for move in moves]
    assert choose["clock"]["seconds"] == 5.0
    assert 4.0 < choose["clock"]["left"] <= 5.0
    assert choose["clock"]["sims"] is None


def stolik_json(value: object) -> bytes:
    import msgspec

    return msgspec.json.encode(value)


def test_a_program_is_kept_for_the_next_game(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    note = f'open({str(pids)!r}, "a").write(f"{{os.getpid()}}\\n")\n'
    spec = program(tmp_path, note + FIRST_MOVE)
    assert [game.forfeit for game in play_pair(Job("carcassonne", spec, spec, seed=3))] == [
        None
    ] * 2
    started = [int(line) for line in pids.read_text().split()]
    assert len(started) == 2  # one a seat, both games
    end_programs()
    assert gone_soon(*started)


FAULTS = {
    "it ends at once": ("sys.exit(3)", "it ended with exit code 3"),
    "it crashes": (
        ASKED + '{}["luck"]',
        r"it ended with exit code 1; it last said: .*KeyError: 'luck'",
    ),
    "no JSON": ('hear(); print("hello", flush=True); hear()', "it answered nonsense: .*'hello'"),
    "no known type": ('hear(); say(type="hi"); hear()', "it answered nonsense: Invalid value 'hi'"),
    "a move instead of ready": (
        'hear(); say(type="move", move="pass"); hear()',
        'it answered nonsense: {"type":"ready"} was expected',
    ),
    "no such move": (
        ASKED + 'say(type="move", move="fly"); hear()',
        "it answered nonsense: ",
    ),
    "an unlisted struct": (
        ASKED + 'say(type="move", move={"type": "draw", "slot": 7}); hear()',
        'it answered nonsense: {"type":"draw","slot":7} is none of the listed moves',
    ),
    "not allowed": (
        ASKED + 'say(type="move", move="draw deck"); hear()',
        "it chose what is not allowed: draw deck: first choose",
    ),
    "half a line, then the end": (
        "hear(); sys.stdout.write('{\"type\"'); sys.stdout.flush()",
        "it ended within a line with exit code 0",
    ),
    "a line without end": (
        "hear()\nwhile True: sys.stdout.write('x' * 65536)",
        "it wrote a line without end",
    ),
    "answers that nobody asked for": (
        'hear()\nwhile True: say(type="ready")',
        "it spoke without being asked|it answered nonsense",  # whichever is seen first
    ),
    "not even text": (
        r"hear(); sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush(); hear()",
        "it answered nonsense: ",
    ),
}


@pytest.mark.parametrize("name", FAULTS)
def test_a_faulty_program_loses_by_forfeit(tmp_path: Path, name: str) -> None:
    source, reason = FAULTS[name]
    outcome = game_against(program(tmp_path, source), seconds=5.0)
    assert outcome.forfeit_by == "a"
    assert outcome.score == 0.0
    with pytest.raises(BotFault, match=reason):
        raise BotFault(outcome.forfeit)


STALLS = {
    "silence": ASKED + "time.sleep(600)",
    "half a line": ASKED + 'sys.stdout.write("{"); sys.stdout.flush(); time.sleep(600)',
    "it never reads": 'print(\'{"type": "ready"}\', flush=True); time.sleep(600)',
    "samples without end": """
hear(); say(type="ready"); hear()
while True:
    say(type="sample", seed=1)
    hear()
""",
}


@pytest.mark.parametrize("name", STALLS)
def test_a_program_that_stalls_loses_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setattr(process, "GRACE_SECONDS", 0.1)
    began = time.monotonic()
    outcome = game_against(program(tmp_path, STALLS[name]), seconds=0.1)
    assert outcome.forfeit_by == "a"
    assert outcome.forfeit == "it did not answer in time"
    assert time.monotonic() - began < 30


def test_a_program_that_never_gets_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "START_SECONDS", 0.2)
    outcome = game_against(program(tmp_path, "time.sleep(600)"))
    assert outcome.forfeit == "it did not answer in time"


def test_a_program_without_a_limit_is_not_waited_for_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "PATIENCE_SECONDS", 0.2)
    assert game_against(program(tmp_path, STALLS["silence"])).forfeit == "it did not answer in time"


def test_children_end_with_their_program(tmp_path: Path) -> None:
    """Both ignore that their input ends, and polite signals."""
    note = tmp_path / "pid"
    source = f"""
import signal
signal.signal(signal.SIGTERM, signal.SIG_IGN)
hear(); say(type="ready")
child = os.fork()
if child:
    open({str(note)!r}, "w").write(str(child))
    hear(); say(type="move", move="nonsense")
while True:
    time.sleep(600)
"""
    spec = program(tmp_path, source)
    assert game_against(spec).forfeit_by == "a"
    assert gone_soon(int(note.read_text()))
    bot = ProcessBot(spec.removeprefix("process:"))
    table = stolik.load("europe").new(seed=1)
    from stolik.bots.player import new_game

    bot.begin(new_game(table))
    bot.end(None)
    began = time.monotonic()
    end_programs()
    assert time.monotonic() - began < 20
    assert gone_soon(int(note.read_text()))


def test_error_output_is_bounded_and_harmless(tmp_path: Path) -> None:
    source = """
for i in range(20000):
    print("noise", i, file=sys.stderr)
""" + FIRST_MOVE.replace(
        'say(type="move"',
        'sys.exit("lost my way") if message["view"]["turns"] else say(type="move"',
    )
    outcome = game_against(program(tmp_path, source))
    assert outcome.forfeit is not None
    assert outcome.forfeit.endswith("lost my way")
    assert len(outcome.forfeit) < 600


def test_a_lost_program_takes_no_other_game_down(tmp_path: Path) -> None:
    spec = program(tmp_path, ASKED + 'sys.exit("bye")')
    jobs = [Job("europe", spec, "random", seed=seed) for seed in range(3)]
    with Processes(2) as pool:
        pairs = list(pool.map(play_pair, jobs))
    assert [game.forfeit for pair in pairs for game in pair] == [
        "it ended with exit code 1; it last said: bye"
    ] * 6


@pytest.mark.parametrize("game", ["europe", "carcassonne"])
def test_a_sample_tells_a_whole_world(game: str) -> None:
    table = stolik.load(game).new(seed=5, seats=2)
    for _ in range(7):
        table.play(table.codes()[0])
    seat = table.turn
    sampled = table.sample(seat, 8)
    world = describe(sampled.copy(), Sample(8))
    assert world.views[seat] == table.view(seat)
    assert world.moves == table.moves()
    if game == "europe":
        assert len(world.deal["cards"]) == table.view(seat).deck  # type: ignore[attr-defined]
        assert len(world.deal["tickets"]) == table.view(seat).ticket_deck  # type: ignore[attr-defined]
        hands = [view.hand for view in world.views]  # type: ignore[attr-defined]
        assert [sum(hand.values()) for hand in hands] == [s.cards for s in table.view(seat).seats]  # type: ignore[attr-defined]
        after = describe(sampled.copy(), Sample(8, ["draw deck"]))
        assert after.deal["cards"] == world.deal["cards"][1:]
    else:
        assert len(world.deal["tiles"]) == table.view(seat).bag  # type: ignore[attr-defined]


def test_moves_that_can_not_be_played_in_a_sample_are_refused(tmp_path: Path) -> None:
    source = """
hear(); say(type="ready"); hear()
for moves in (["fly"], ["draw deck"], [{"type": "draw", "slot": 9}]):
    say(type="sample", seed=1, moves=moves)
    print(hear()["reason"], file=sys.stderr)
sys.exit()
"""
    outcome = game_against(program(tmp_path, source))
    assert outcome.forfeit is not None
    for reason in ("fly", "first choose", "none of the listed moves"):
        assert reason in outcome.forfeit


def test_specs_of_programs(tmp_path: Path) -> None:
    assert read_spec("process:./a b:time=2s").name == "process:./a b"
    assert read_spec("process:./a b:time=2s").seconds == 2.0
    assert read_spec("process:./a x:y").name == "process:./a x:y"
    for text in ("process:", "process:./nowhere", "process:'half", "process::time=1s"):
        with pytest.raises(BadOption, match=r"process:"):
            player(text, "europe", 0)


@pytest.mark.parametrize(
    "text",
    [
        "process:./mybot",
        "process:sh -c true",
        "process:",
        "mybot.py:Cautious",
        "/etc/hosts.py:X",
        "club:weights=new.json",
        "nobody",
        "",
        "one-ply",  # of another game
        "club:time=soon",
    ],
)
def test_from_a_network_only_bots_of_the_registry_can_be_named(text: str) -> None:
    with pytest.raises(BadOption):
        named(text, "europe")


def test_a_registered_bot_can_be_named() -> None:
    assert named("master:time=1s", "europe").seconds == 1.0
    assert named("one-ply", "carcassonne").name == "one-ply"


def test_at_the_table_a_person_sees_why_and_keeps_the_game(tmp_path: Path) -> None:
    table = stolik.load("carcassonne").new(seed=2)
    spec = program(tmp_path, ASKED + 'sys.exit("no idea")')
    lines = ["1", "1", f"save {tmp_path}/kept.txt", ""]
    told = sit(table, lines, bot=player(spec, "carcassonne", 1))
    assert "has lost by forfeit: it ended with exit code 1; it last said: no idea" in " ".join(
        told.split()
    )
    assert (tmp_path / "kept.txt").exists()
