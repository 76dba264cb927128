"""Every bot in every game: legal moves, the same choice again, and none from hidden things."""

from pathlib import Path
from random import Random
from typing import Any
from zlib import crc32

import pytest

import stolik
from stolik.bots.bot import Bot, Clock, KernelBot, Sample
from stolik.bots.player import Player
from stolik.bots.registry import everybody, names, player, read_spec
from stolik.core.contract import Engine
from stolik.errors import BadOption, BotFault
from stolik.families import names as games
from stolik.game import Table

SEARCHES = {"club", "expert", "master", "uct"}
ALL = [(game, bot) for game in games() for bot in names(game)]
OPTIONS = {"turn_limit": 24}


def short(game: str, seed: int, seats: int = 2) -> Table:
    """A table whose game is soon over, where rules allow it."""
    made = stolik.load(game)
    options = {k: v for k, v in OPTIONS.items() if k in made.options()}
    return made.new(seed, seats, options=options)


def budget(bot: str) -> int | None:
    return 16 if bot in SEARCHES else None


@pytest.mark.parametrize(("game", "bot"), ALL)
def test_a_bot_plays_by_the_rules(game: str, bot: str) -> None:
    """Player raises at an answer that is not legal."""
    for seats in stolik.load(game).seats:
        table = short(game, 5, seats)
        players = [player(bot, game, seat, sims=budget(bot)) for seat in range(seats)]
        for _ in range(40):
            if not table.over:
                table.play(players[table.turn].choose(table))


@pytest.mark.parametrize(("game", "bot"), ALL)
def test_hidden_things_do_not_change_a_choice(game: str, bot: str) -> None:
    """A sample differs from the truth in nothing but what the seat can't see."""
    table, rng = short(game, 3), Random(1)
    for number in range(30):
        if table.over:
            break
        if number % 5 == 0:
            mine = player(bot, game, 7, sims=budget(bot)).choose(table)
            for seed in range(2):
                twin = table.copy()
                twin._state = table.sample(table.turn, seed).state
                assert player(bot, game, 7, sims=budget(bot)).choose(twin) == mine
        table.play(rng.choice(table.codes()))


class PlainPeeker:
    """Chooses by all it can get hold of: what it is told, and the worlds it is given."""

    def choose(self, view: object, moves: list[object], clock: Clock, sample: Sample) -> object:
        worlds = [sample(seed).state.tobytes() for seed in range(3)]
        return moves[crc32(repr((view, worlds)).encode()) % len(moves)]


class KernelPeeker(KernelBot):
    def pick(self, engine: Engine, state: Any, _clock: Clock) -> int:
        codes = engine.legal(state)
        return int(codes[crc32(state.tobytes()) % len(codes)])


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("peeker", [PlainPeeker, KernelPeeker])
def test_a_bot_that_peeks_finds_nothing(game: str, peeker: type[Bot]) -> None:
    table, rng, peeked = short(game, 3), Random(1), set()
    for _ in range(30):
        truth = table.copy()
        for seed in range(4):
            twin = table.copy()
            twin._state = table.sample(table.turn, seed).state
            assert Player(peeker(), 7).choose(twin) == Player(peeker(), 7).choose(truth)
            peeked.add(twin.state.tobytes() == truth.state.tobytes())
        table.play(rng.choice(table.codes()))
        if table.over:
            break
    assert False in peeked, "there was nothing to be found"


@pytest.mark.parametrize(("game", "bot"), ALL)
def test_the_same_seed_and_budget_give_the_same_choice(game: str, bot: str) -> None:
    one, two = short(game, 8), short(game, 8)
    a, b = player(bot, game, 4, sims=budget(bot)), player(bot, game, 4, sims=budget(bot))
    for _ in range(20):
        if one.over:
            break
        code = a.choose(one)
        assert b.choose(two) == code
        one.play(code)
        two.play(code)


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("bot", ["expert", "master", "uct"])
def test_a_search_stops_in_time(game: str, bot: str) -> None:
    """Not to the millisecond: that is measured, not tested. But it must not run on."""
    table = stolik.load(game).new(seed=2)
    one = player(bot, game, 1, seconds=0.05)
    one.choose(table)
    assert one.choose(table) in table.codes()
    assert one.spent < 20


class Nonsense(Bot):
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, *_: object) -> object:  # type: ignore[override]
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        ("fly to the moon", "it answered nonsense"),
        (None, "it answered nonsense"),
        (123456789, "there is no move 123456789"),
        ("pass", "it chose what is not allowed: pass"),
        (ZeroDivisionError("oops"), "it crashed: ZeroDivisionError: oops"),
    ],
)
def test_a_bad_answer_is_a_fault_with_its_reason(answer: object, reason: str) -> None:
    table = stolik.load("europe").new(seed=1)
    with pytest.raises(BotFault, match=reason):
        Player(Nonsense(answer)).choose(table)


def test_ten_lines_make_a_bot(tmp_path: Path) -> None:
    source = '''
class Cautious:
    """Claims when it can, else takes cards."""

    def choose(self, view, moves, clock, sample):
        claims = [move for move in moves if str(move).startswith("claim")]
        return claims[0] if claims else moves[0]
'''
    path = tmp_path / "mybot.py"
    path.write_text(source)
    table = short("europe", 1)
    one = player(f"{path}:Cautious", "europe", 1)
    while not table.over:
        table.play(one.choose(table))
    with pytest.raises(BadOption, match="It has Cautious"):
        player(f"{path}:Brave", "europe", 1)
    with pytest.raises(BadOption, match="no file"):
        player("nowhere.py:Cautious", "europe", 1)


def test_specs() -> None:
    assert read_spec("master:time=500ms").seconds == 0.5
    assert read_spec("uct:sims=20").sims == 20
    assert read_spec("a/b.py:Bot:sims=3").name == "a/b.py:Bot"
    for text in ("master:time=", "master:sims=0", "master:fast", "master:time=-1s"):
        with pytest.raises(BadOption, match="write a bot as in"):
            read_spec(text)
    with pytest.raises(BadOption, match="carcassonne has no bot 'wander'"):
        player("wander", "carcassonne", 0)
    assert {"beginner", "casual", "club", "expert", "master"} <= set(everybody())


def test_a_clock_counts_down() -> None:
    assert Clock(seconds=5).left() <= 5
    assert Clock().left() > 1e6


@pytest.mark.parametrize("name", ["europe", "carcassonne"])
def test_two_cores_choose_as_one_does(name: str) -> None:
    table = stolik.load(name).new(seed=4)
    alone = player("expert", name, 5, sims=64)
    together = player("expert", name, 5, sims=64, cores=2)
    for _ in range(6):
        code = alone.choose(table)
        assert together.choose(table) == code
        table.play(code)
