"""Pictures of every page and state.

    python -m tests.browser.shots OUT [--only PATTERN] [--themes light,dark] [--languages en,pl,fr]

A picture is OUT/<scene>-<width>x<height>-<theme>-<language>.png. --only takes names that match a
pattern like `home-1440x900-*` or `rail*`.
"""

import argparse
import fnmatch
import sys
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import scenes_home as _scenes_home  # noqa: F401 - lists its scenes
from tests.browser import scenes_rail as _scenes_rail  # noqa: F401
from tests.browser import scenes_rail_states as _scenes_rail_states  # noqa: F401
from tests.browser import scenes_tiles as _scenes_tiles  # noqa: F401 - lists its scenes
from tests.browser.boxes import Dresser, dress
from tests.browser.scenes import SCENES, Scene
from tests.browser.stage import stage
from tests.browser.visitor import Size, visit


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="*")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--languages", default="en,pl,fr")
    parser.add_argument("--url", help="a server that runs already")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    with stage(arguments.url) as (browser, url):
        return take_all(browser, arguments, url)


def take_all(browser: Browser, arguments: argparse.Namespace, base: str) -> int:
    """Takes the chosen pictures; the number of those that failed."""
    failed = 0
    looks = list(product(arguments.themes.split(","), arguments.languages.split(",")))
    for scene in SCENES:
        for alike in _by_shape(scene.sizes):
            files = {
                (size, *look): arguments.out / f"{scene.name}-{size}-{'-'.join(look)}.png"
                for size, look in product(alike, looks)
            }
            wanted = {k: f for k, f in files.items() if fnmatch.fnmatch(f.stem, arguments.only)}
            if wanted:
                fault = take(browser, base, scene, wanted)
                failed += len(wanted) if fault else 0
                print(f"{scene.name}-{alike[0].shape}: {len(wanted)}", fault or "", flush=True)
    return failed


def take(
    browser: Browser, base: str, scene: Scene, files: dict[tuple[Size, str, str], Path]
) -> str | None:
    """A scene in all its looks, also one that did not get to its end; what went wrong, if anything.

    The way there is gone once for screens of one shape: sizes, themes and languages change on the
    spot, as people change them.
    """
    visitor = visit(browser, base, next(iter(files))[0])
    if scene.complaint:
        visitor.ignore(scene.complaint)
    page = visitor.open(scene.path)
    fault = None
    try:
        scene.lead(page)
        dresser = Dresser(page)
        for (size, theme, language), file in files.items():
            dresser.size(size)
            dress(page, theme, language)
            page.screenshot(path=file)
        visitor.check()
    except Exception as error:  # the next picture is wanted all the same
        fault = f"FAILED: {str(error).splitlines()[0]}"
        page.screenshot(path=next(iter(files.values())))
    visitor.context.close()
    return fault


def _by_shape(sizes: tuple[Size, ...]) -> list[list[Size]]:
    shapes: dict[str, list[Size]] = {}
    for size in sizes:
        shapes.setdefault(size.shape, []).append(size)
    return list(shapes.values())


if __name__ == "__main__":
    sys.exit(main())
