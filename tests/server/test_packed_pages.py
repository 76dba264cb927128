"""Files that the build packed are sent packed to browsers that can read them."""

from pathlib import Path

import pytest
from starlette.responses import FileResponse

from stolik.server.web.pages import Pages


@pytest.mark.parametrize(
    ("accepted", "content", "encoding"),
    [
        ("gzip, deflate, br, zstd", b"small", "br"),
        ("gzip", b"smaller", "gzip"),
        ("identity", b"code", None),
        ("", b"code", None),
    ],
)
def test_the_smallest_readable_form_is_sent(
    tmp_path: Path, accepted: str, content: bytes, encoding: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    for name, text in (("a.js", b"code"), ("a.js.br", b"small"), ("a.js.gz", b"smaller")):
        (tmp_path / "assets" / name).write_bytes(text)
    answer = Pages(tmp_path)._answer("GET", "/assets/a.js", accepted)
    assert isinstance(answer, FileResponse)
    assert Path(answer.path).read_bytes() == content
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["vary"] == "accept-encoding"
