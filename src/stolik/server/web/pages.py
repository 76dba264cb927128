"""The built client as static files; without it a plain page that says so."""

import mimetypes
from pathlib import Path

import anyio
from starlette.datastructures import Headers
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

STATIC = Path(__file__).parents[1] / "static"
FOREVER = "public, max-age=31536000, immutable"  # names with a hash of their content
DAY = "public, max-age=86400"  # icons: pages show them several times
ASK = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""Not left to the machine's own table, which may lack them."""
PACKED = {"br": ".br", "gzip": ".gz"}
"""Files that the build packed beforehand, the smallest first."""
BARE = """\
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Stolik</title>
<h1>Stolik is running</h1>
<p>The pages are not built here. The server answers programs:
<a href="/api/status">status</a>, <a href="/api/games">games</a>,
<a href="/api/openapi.json">API</a>. In the terminal: <code>stolik play</code>.</p>
</html>
"""


class Pages:
    """Files by their path; every other path is the client's own and gets its first page."""

    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":  # sockets are the API's
            await receive()
            await send({"type": "websocket.close", "code": 4404})
            return
        accepted = Headers(scope=scope).get("accept-encoding", "")
        response = await anyio.to_thread.run_sync(
            self._answer, scope["method"], scope["path"], accepted
        )
        await response(scope, receive, send)

    def _answer(self, method: str, path: str, accepted: str = "") -> Response:
        if method not in ("GET", "HEAD"):
            return PlainTextResponse("Only for reading.\n", 405, {"allow": "GET, HEAD"})
        file = self._file(path)
        if file is not None:
            return _file_response(file, _lasts(path), accepted)
        index = self._folder / "index.html"
        if path.startswith("/assets/"):
            return PlainTextResponse("There is no such file.\n", 404)
        if index.is_file():
            return _file_response(index, ASK, accepted)
        return HTMLResponse(BARE, headers={"cache-control": ASK})

    def _file(self, path: str) -> Path | None:
        """The file of a path, if it lies in the folder."""
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            inside = file.is_relative_to(self._folder) and file.is_file()
        except (OSError, ValueError):  # a name that no file can have
            return None
        return file if inside else None


def _lasts(path: str) -> str:
    if path.startswith("/assets/"):
        return FOREVER
    return DAY if path.startswith("/icon") else ASK


def _file_response(file: Path, lasts: str, accepted: str) -> Response:
    """A file, packed if the browser can read that and the build made it."""
    headers = {"cache-control": lasts, "vary": "accept-encoding"}
    kind = TYPES.get(file.suffix) or mimetypes.guess_type(file.name)[0]
    names = {part.partition(";")[0].strip() for part in accepted.split(",")}
    for encoding, suffix in PACKED.items():
        packed = file.with_name(file.name + suffix)
        if encoding in names and packed.is_file():
            headers["content-encoding"] = encoding
            return FileResponse(packed, headers=headers, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)
