"""The picture at the head of README: the three tables and a phone, light and dark.

    python -m tests.browser.poster [OUT]

It is made of scenes of the shots command, so that it is renewed by calling it again.
"""

import base64
import sys
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.boxes import dress
from tests.browser.scenes import Scene
from tests.browser.shots import SCENES
from tests.browser.stage import stage
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, visit

OUT = Path(__file__).parents[2] / "docs" / "pictures"
THEMES: tuple[Theme, ...] = ("light", "dark")
WIDTH, HEIGHT = 1040, 846
QUALITY = 82
PARTS = (
    ("rail-middle-europe", DESKTOP, "width: 780px"),
    ("tiles-spots", PHONE, "height: 487px"),
    ("rail-middle-swiss", DESKTOP, "width: 505px"),
    ("tiles-fields", DESKTOP, "width: 505px"),
)
PAGE = """
<style>
  body {{ margin: 0; padding: 10px; display: flex; flex-wrap: wrap; gap: 10px;
    justify-content: space-between; background: {felt} }}
  img {{ display: block; border-radius: 8px; box-shadow: 0 2px 8px #0006 }}
</style>
{images}
"""
FELT = {"light": "#2f5b49", "dark": "#14251d"}


def main() -> int:
    out = Path(sys.argv[1]) if len(sys.argv) > 1 else OUT
    out.mkdir(parents=True, exist_ok=True)
    with stage() as (browser, url):
        taken = [picture(browser, url, named(name), size) for name, size, _ in PARTS]
        for theme in THEMES:
            file = out / f"tables-{theme}.jpg"
            compose(browser, theme, [pictures[theme] for pictures in taken], file)
            print(f"{file.name}: {file.stat().st_size / 1024:.0f} KB")
    return 0


def named(name: str) -> Scene:
    return next(scene for scene in SCENES if scene.name == name)


def picture(browser: Browser, url: str, scene: Scene, size: Size) -> dict[Theme, bytes]:
    """A scene in both themes."""
    visitor = visit(browser, url, size)
    page = visitor.open(scene.path)
    scene.lead(page)
    taken: dict[Theme, bytes] = {}
    for theme in THEMES:
        dress(page, theme, "en")
        taken[theme] = page.screenshot()
    visitor.context.close()
    return taken


def compose(browser: Browser, theme: Theme, pictures: list[bytes], file: Path) -> None:
    images = [
        f'<img style="{style}" src="data:image/png;base64,{base64.b64encode(data).decode()}">'
        for data, (_, _, style) in zip(pictures, PARTS, strict=True)
    ]
    page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
    page.set_content(PAGE.format(felt=FELT[theme], images="\n".join(images)))
    page.screenshot(path=file, type="jpeg", quality=QUALITY)
    page.close()


if __name__ == "__main__":
    sys.exit(main())
