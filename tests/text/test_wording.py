"""Sentences that were stiff once: how people say it, in each language."""

from pathlib import Path

import pytest

from stolik.text import say

ROOT = Path(__file__).resolve().parents[2]
SAID = [
    ("en", "home-screen", {}, "On this screen"),
    ("en", "make-watch", {}, "Spectators"),
    ("en", "bot-master", {}, "The strongest of them; takes two seconds to think."),
    ("pl", "level-club", {}, "Klubowy"),
    ("pl", "plain-seats", {}, "Gracze"),
    ("pl", "make-more", {}, "Zegar i losowanie"),
    ("pl", "rail-card", {"color": "loco"}, "lokomotywa (srebrna)"),
    (
        "pl",
        "why-side",
        {"side": "N", "have": "field", "need": "road"},
        "północny bok nie pasuje: łąka stykałaby się z drogą",
    ),
    (
        "pl",
        "tiles-log-own",
        {"kind": "monastery"},
        "Kładziesz płytkę i stawiasz podwładnego w klasztorze",
    ),
    ("fr", "log-undone-own", {}, "Vous revenez en arrière."),
    ("fr", "keys-rail", {}, "Jeux de trains"),
    ("fr", "make-more", {}, "Horloge et tirage"),
    ("fr", "rail-card", {"color": "loco"}, "locomotive (argentée)"),
]
FRENCH_RULES = (
    "### C3 Une tuile impossible à poser",
    "et, si vous le souhaitez, placez-y",
    "ses deux extrémités",
    "Chaque carte de votre couleur coûte",
    "À chaque tour, une action",
    "là où elle s\N{RIGHT SINGLE QUOTATION MARK}adapte",
)


@pytest.mark.parametrize(("language", "key", "given", "text"), SAID)
def test_it_is_said_as_people_say_it(
    language: str, key: str, given: dict[str, str | int], text: str
) -> None:
    assert say(key, given, language) == text


@pytest.mark.parametrize("words", FRENCH_RULES)
def test_french_rules_read_like_french(words: str) -> None:
    assert words in (ROOT / "web/src/rules/fr.md").read_text(encoding="utf-8")
