"""The arrows between the folders of the pages, from the imports of their files."""

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / "web" / "src"
IMPORT = re.compile(
    r"""(?:\bfrom|\bimport|\bimport\.meta\.glob<[^>]*>)\s*\(?\s*["'](\.[^"'?*]+)[^"']*["']"""
)
"""`import x from "…"`, `import type`, `export … from`, `import "…"`, `import("…")`."""
ALONE = {"router.ts", "wire.ts"}
"""Files of the root that others import; those that nobody imports are the app."""


def files() -> Iterator[Path]:
    """What pages are made of: without tests, and what stands in for a server in them."""
    for path in sorted(SOURCES.rglob("*")):
        is_test = path.name.endswith(".test.ts") or path.name == "fakes.ts"
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".d.ts") and not is_test:
            yield path


def imports(source: str) -> list[str]:
    """The files that a file names, as it names them. Packages and built modules are none."""
    return IMPORT.findall(source)


def folder(path: Path) -> str:
    """The node of a file: its folder, and each family of games has one of its own."""
    parts = path.relative_to(SOURCES).parts
    if len(parts) == 1:
        return path.stem if path.name in ALONE else "app"
    return "/".join(parts[:2]) if parts[0] == "games" and len(parts) > 2 else parts[0]


def arrows() -> Iterator[tuple[str, str]]:
    for path in files():
        for name in imports(path.read_text(encoding="utf-8")):
            target = (path.parent / name).resolve()
            if target.is_relative_to(SOURCES):
                yield folder(path), folder(target)
