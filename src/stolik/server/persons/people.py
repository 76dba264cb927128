"""Persons: anonymous, known by a signed token that a browser keeps as a cookie.

The token is the person's id, after other devices were ended its generation, and an HMAC of both;
nothing is stored until a name is set or a table made, so that visitors cost nothing.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping

from msgspec import Struct

COOKIE = "stolik"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
ID_BYTES, SIGN_BYTES = 15, 18
MOST_DIGITS = 9


class Known(Struct, frozen=True):
    """Whose token it is; of an older generation than the person's it no longer counts."""

    person: str
    generation: int = 0


class People:
    """Makes and checks tokens with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A person nobody has met."""
        return secrets.token_urlsafe(ID_BYTES)

    def token(self, person: str, generation: int = 0) -> str:
        """What proves to be that person. The first generation is not written."""
        text = f"{person}.{generation}" if generation else person
        digest = hmac.new(self._secret, text.encode(), hashlib.sha256).digest()
        return f"{text}.{base64.urlsafe_b64encode(digest[:SIGN_BYTES]).decode()}"

    def known(self, token: str | None) -> Known | None:
        """Whose token it is; None if it is not one of ours."""
        if not token or not token.isascii():
            return None
        text, _, _ = token.rpartition(".")
        person, _, number = text.partition(".")
        number = number or "0"
        if not number.isdigit() or len(number) > MOST_DIGITS:
            return None
        found = Known(person, int(number))
        return found if hmac.compare_digest(self.token(person, found.generation), token) else None

    def of_request(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> Known | None:
        """Who sends a request: by its cookie, or as a program by its Authorization."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.known(token.strip())
        return self.known(cookies.get(COOKIE))
