"""Hex for Stolik. Stolik finds it by the entry point in pyproject.toml."""

from pathlib import Path

from stolik.family import Family

FAMILY = Family(
    name="hex",
    games={"hex": ("standard",)},
    rules="stolik_hex.rules:RULES",
    texts=Path(__file__).parent,
    picture="stolik_hex.picture:picture",
)
