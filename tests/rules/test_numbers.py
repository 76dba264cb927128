"""Every rule has a test named after it, and every such test its rule."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from tests.rules.helpers import ROOT

RULE = re.compile(r"^(?:- \*\*|\| )([A-Z]\d+)\b", re.MULTILINE)  # a list item or a table's row
NAME = re.compile(r"test_([A-Z]\d+)_")


def rules(page: str) -> list[str]:
    return RULE.findall(page)


def named_tests(folder: Path) -> dict[str, list[str]]:
    """The tests named after each rule."""
    found = defaultdict(list)
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and (match := NAME.match(node.name)):
                found[match[1]].append(node.name)
    return dict(found)


def page() -> str:
    return (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")


def test_the_page_has_every_number_once() -> None:
    rail = [f"R{n}" for n in (*range(1, 15), *range(20, 44))]
    tiles = [f"C{n}" for n in range(1, 14)]
    assert rules(page()) == rail + tiles
    assert len(set(rules(page()))) == len(rules(page()))


def test_every_rule_has_a_test() -> None:
    assert sorted(set(rules(page())) - set(named_tests(ROOT / "tests"))) == []


def test_every_numbered_test_has_its_rule() -> None:
    unknown = set(named_tests(ROOT / "tests")) - set(rules(page()))
    assert {rule: named_tests(ROOT / "tests")[rule] for rule in unknown} == {}


def test_a_missing_rule_and_a_stray_test_are_seen(tmp_path: Path) -> None:
    assert rules("- **R1** one.\n| R20 | seats |\nR3 is no rule here, **R4** neither.") == [
        "R1",
        "R20",
    ]
    source = "def test_R7_x(): ...\nclass T:\n    def test_C2_y(self): ...\ndef test_it(): ...\n"
    (tmp_path / "test_some.py").write_text(source, encoding="utf-8")
    assert named_tests(tmp_path) == {"R7": ["test_R7_x"], "C2": ["test_C2_y"]}
