"""How a server was asked to run. Imports nothing heavy."""

import os
import socket
from pathlib import Path

from msgspec import Struct, json

from stolik.errors import BadOption

VARIABLE = "STOLIK_SERVER"
"""Carries the settings to worker processes, which begin anew."""
OWN_PROXY = ("127.0.0.1", "::1")
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class Settings(Struct, frozen=True, kw_only=True):
    """All that the command line may say."""

    host: str = "127.0.0.1"
    address: str = ""
    data: str = ""
    database: str | None = None
    bots: str = ""
    names: list[str] = []
    proxy_headers: bool = False
    proxies: list[str] = []
    limits: bool = True
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    keep_finished: int = 0
    keep_abandoned: int = 180
    """Days after which tables leave the database; 0: never."""
    archive: str = ""
    """Where they go then: a folder, or `none`."""

    @property
    def lets_others_in(self) -> bool:
        return self.host not in LOOPBACK and not self.host.startswith("127.")

    @property
    def trusted_proxies(self) -> list[str]:
        """Addresses and networks whose word about a sender is believed."""
        return (self.proxies or list(OWN_PROXY)) if self.proxy_headers else []

    @property
    def data_folder(self) -> Path:
        return Path(self.data) if self.data else data_folder()

    def keep(self) -> None:
        """Leaves the settings to processes that this one starts."""
        os.environ[VARIABLE] = json.encode(self).decode()


def kept_settings() -> Settings:
    """What the starting process left."""
    return json.decode(os.environ.get(VARIABLE, "{}"), type=Settings)


def data_folder() -> Path:
    """`$STOLIK_DATA`, or the user's data folder."""
    if given := os.environ.get("STOLIK_DATA"):
        return Path(given).expanduser()
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "stolik"


def own_names() -> set[str]:
    """How this machine may be called."""
    name = socket.gethostname().lower()
    return {"localhost", name, f"{name}.local"}


def bot_threads(wish: str) -> int:
    """How many bots think at a time: as said, or one a core but one."""
    if not wish:
        return max(1, (os.cpu_count() or 2) - 1)
    if wish.isdigit() and int(wish) > 0:
        return int(wish)
    raise BadOption(f"--bots {wish!r}: write a number of threads, or ray://HOST:PORT.")
