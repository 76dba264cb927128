"""Pictures of every page and state.

    python -m tests.browser.shots OUT [--only PATTERN] [--themes light,dark] [--languages en,pl,fr]

A picture is OUT/<scene>-<width>-<theme>-<language>.png. --only takes names that match a pattern
like `home-1440-*` or `rail*`.
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
from tests.browser.scenes import SCENES, Scene
from tests.browser.stage import stage
from tests.browser.visitor import Language, Size, Theme, visit


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
    looks = product(arguments.themes.split(","), arguments.languages.split(","))
    for (theme, language), scene in product(list(looks), SCENES):
        for size in scene.sizes:
            name = f"{scene.name}-{size.width}-{theme}-{language}"
            if fnmatch.fnmatch(name, arguments.only):
                fault = take(browser, base, scene, size, theme, language, arguments.out / name)
                failed += fault is not None
                print(name, fault or "", flush=True)
    return failed


def take(
    browser: Browser,
    base: str,
    scene: Scene,
    size: Size,
    theme: Theme,
    language: Language,
    file: Path,
) -> str | None:
    """One picture, also of a scene that did not get to its end; what went wrong, if anything."""
    visitor = visit(browser, base, size, theme, language)
    if scene.complaint:
        visitor.ignore(scene.complaint)
    page = visitor.open(scene.path)
    fault = None
    try:
        scene.lead(page)
        visitor.check()
    except Exception as error:  # the next picture is wanted all the same
        fault = f"FAILED: {str(error).splitlines()[0]}"
    page.screenshot(path=file.with_suffix(".png"))
    visitor.context.close()
    return fault


if __name__ == "__main__":
    sys.exit(main())
