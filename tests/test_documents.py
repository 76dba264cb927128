"""What the documents show, runs."""

import doctest
import importlib
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("name", ["README.md"])
def test_examples_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STOLIK_LANG", "en")
    found = doctest.testfile(str(ROOT / name), module_relative=False)
    assert found.attempted > 5
    assert found.failed == 0


def test_every_command_is_documented() -> None:
    from stolik.cli.main import build_parser

    text = (ROOT / "README.md").read_text(encoding="utf-8")
    choices = build_parser()._subparsers._group_actions[0].choices  # type: ignore[union-attr]
    for command in choices:  # type: ignore[union-attr]
        assert f"./play {command}" in text or command == "play", command


def test_the_long_commands_can_still_be_started() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    modules = set(re.findall(r"^\| `python -m ([\w.]+)", text, re.MULTILINE))
    assert len(modules) > 10
    for name in sorted(modules):
        module = importlib.import_module(name)
        if hasattr(module, "__path__"):
            importlib.import_module(f"{name}.__main__")
