"""Persons: anonymous, known by a signed token that a browser keeps as a cookie.

The token is the person's id and an HMAC of it; nothing is stored until a name is set or a table
made, so that visitors cost nothing.
"""

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping

COOKIE = "stolik"
COOKIE_SECONDS = 400 * 24 * 3600  # the longest that browsers keep one
ID_BYTES, SIGN_BYTES = 15, 18


class People:
    """Makes and checks tokens with the server's secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def new(self) -> str:
        """A person nobody has met."""
        return secrets.token_urlsafe(ID_BYTES)

    def token(self, person: str) -> str:
        """What proves to be that person."""
        digest = hmac.new(self._secret, person.encode(), hashlib.sha256).digest()
        return f"{person}.{base64.urlsafe_b64encode(digest[:SIGN_BYTES]).decode()}"

    def person(self, token: str | None) -> str | None:
        """The person of a token; None if it is not one of ours."""
        if not token or not token.isascii():
            return None
        person = token.partition(".")[0]
        return person if hmac.compare_digest(self.token(person), token) else None

    def of_request(self, headers: Mapping[str, str], cookies: Mapping[str, str]) -> str | None:
        """Who sends a request: by its cookie, or as a program by its Authorization."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return self.person(token.strip())
        return self.person(cookies.get(COOKIE))
