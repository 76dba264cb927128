"""What a person can type beside moves."""

from collections.abc import Callable
from pathlib import Path

from rich.text import Text

from stolik.cli.draw import grid, heading, indented
from stolik.cli.sitting import Sitting, Step
from stolik.errors import StolikError
from stolik.records.replay import read, replay


def answer(sitting: Sitting, line: str) -> Step:
    """Does what a typed line says."""
    name, _, rest = line.partition(" ")
    name = name.lower()
    if not line:
        return _enter(sitting)
    numbers = line.replace(",", " ").split()
    if all(word.isdecimal() for word in numbers) and sitting.menu is not None:
        return sitting.choose([int(word) for word in numbers])
    if name in COMMANDS:
        return COMMANDS[name](sitting, rest.strip())
    if name in sitting.face.pages:
        return _page(sitting, name, rest.strip())
    if sitting.ended:
        sitting.terminal.show(sitting.words("play-over"))
        return Step.ASK
    return sitting.play(line)


def _enter(sitting: Sitting) -> Step:
    """Enter alone: leaves at the end, plays a single move, takes the first way to pay."""
    if sitting.ended:
        say_bye(sitting)
        return Step.LEAVE
    moves = sitting.table.moves()
    if len(moves) == 1:
        return sitting.play(str(moves[0]))
    if sitting.menu is not None and sitting.menu.inner:
        return sitting.choose([1])
    return Step.SHOW


def _page(sitting: Sitting, name: str, rest: str) -> Step:
    """A page that only this game has."""
    table, me = sitting.table, sitting.me
    page = sitting.face.page(name, table.view(me), table.aids(me), table.moves(), rest)
    sitting.terminal.show(page)
    return Step.ASK


def _help(sitting: Sitting, _: str) -> Step:
    words, face = sitting.words, sitting.face
    table = grid()
    table.add_row(Text("7", "bold"), words(face.number_help))
    table.add_row(Text(words("enter-example"), "bold"), words("help-enter"))
    for name, key in (*face.pages.items(), *HELP.items()):
        table.add_row(Text(name, "bold"), words(key))
    table.add_row(Text(words("save-example"), "bold"), words("help-save"))
    table.add_row(Text(words("load-example"), "bold"), words("help-load"))
    examples = Text(" · ".join(face.examples))
    sitting.terminal.show(
        heading(words("help-title")),
        indented(table),
        heading(words("help-moves")),
        indented(examples),
    )
    return Step.ASK


def _choices(sitting: Sitting, _: str) -> Step:
    sitting.show_menu(None)
    return Step.ASK


def _back(_: Sitting, __: str) -> Step:
    return Step.SHOW


def _undo(sitting: Sitting, _: str) -> Step:
    if not sitting.take_back():
        sitting.terminal.complain(sitting.words("play-undo-none"))
        return Step.ASK
    sitting.terminal.show(sitting.words("play-undone"))
    return Step.SHOW


def _save(sitting: Sitting, name: str) -> Step:
    words, terminal = sitting.words, sitting.terminal
    if not name:
        terminal.complain(words("play-save-how"))
        return Step.ASK
    path = Path(name).expanduser()
    theirs = path.exists() and path != sitting.saved
    if theirs and not sitting.agreed(words("play-exists", file=name)):
        return Step.ASK
    try:
        path.write_text(sitting.table.record().text(), encoding="utf-8")
    except OSError as error:
        reason = error.strerror or str(error)
        terminal.complain(words("play-save-failed", file=name, reason=reason))
        return Step.ASK
    sitting.saved, sitting.saved_moves = path, len(sitting.table.history)
    terminal.show(words("play-saved", file=name))
    return Step.ASK


def _load(sitting: Sitting, name: str) -> Step:
    words, terminal = sitting.words, sitting.terminal
    if not name:
        terminal.complain(words("play-load-how"))
        return Step.ASK
    game = sitting.table.game
    try:
        text = Path(name).expanduser().read_text(encoding="utf-8")
        record = read(text)
        same = (record.game, record.map) == (game.name, game.map)
        sitting.sit_down(replay(text, game if same else None))
    except (OSError, UnicodeDecodeError, StolikError) as error:
        terminal.complain(words("play-load-failed", file=name, reason=str(error)))
        return Step.ASK
    terminal.show(words("play-loaded", file=name, moves=len(sitting.table.history)))
    return Step.SHOW


def _quit(sitting: Sitting, _: str) -> Step:
    words, saved = sitting.words, sitting.saved
    if saved and sitting.saved_moves == len(sitting.table.history):
        question = words("play-leave-saved", file=str(saved))
    else:
        sitting.terminal.show(words("play-go-on"))
        question = words("play-leave")
    if not sitting.agreed(question):
        return Step.ASK
    say_bye(sitting)
    return Step.LEAVE


def say_bye(sitting: Sitting) -> None:
    """The last sentence of somebody who leaves."""
    seed = str(sitting.table.seed)
    if sitting.saved is None:
        sitting.terminal.show(sitting.words("play-bye", seed=seed))
    else:
        file = str(sitting.saved)
        sitting.terminal.show(sitting.words("play-bye-saved", file=file, seed=seed))


COMMANDS: dict[str, Callable[[Sitting, str], Step]] = {
    "?": _help,
    "c": _choices,
    "b": _back,
    "u": _undo,
    "q": _quit,
    "save": _save,
    "load": _load,
}
HELP = {"c": "help-choices", "u": "help-undo", "q": "help-quit", "?": "help-help"}
