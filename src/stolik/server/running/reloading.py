"""`stolik serve --reload`: starts anew whenever the source changes, for those who work on it."""

from pathlib import Path

import uvicorn

from stolik.server.ground.settings import Settings
from stolik.server.running.serving import HTTP, SOCKETS

PACKAGE = Path(__file__).resolve().parents[2]


def serve_reloading(settings: Settings, port: int | None) -> int:
    """Runs until Ctrl-C."""
    settings.keep()
    uvicorn.run(
        "stolik.server.running.front:make_app",
        factory=True,
        reload=True,
        reload_dirs=[str(PACKAGE)],
        host=settings.host,
        port=port or 8000,
        log_config=None,
        http=HTTP,
        ws=SOCKETS,
        server_header=False,
    )
    return 0
