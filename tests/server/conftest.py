"""One server for all tests of a process: they use tables of their own."""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from stolik.server.ground.settings import Settings
from tests.loops import own_loop  # noqa: F401 - a fixture
from tests.server.cluster import cluster
from tests.server.support import serving
from tests.server.zygote import Zygote, zygote

Databases = Callable[[], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """What runs async tests; it also says that there is no other."""
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    settings = Settings(data=str(tmp_path_factory.mktemp("data")), limits=False)
    with serving(settings) as address:
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[Databases]:
    """Makes empty databases in a real PostgreSQL."""
    numbers = itertools.count(1)
    with cluster() as server:
        yield lambda: server.database(f"stolik{next(numbers)}")


@pytest.fixture(params=["sqlite", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Settings:
    """Settings with an empty database of either kind."""
    if request.param == "sqlite":
        return Settings(data=str(tmp_path), limits=False)
    return Settings(database=request.getfixturevalue("postgres")(), limits=False)


@pytest.fixture(scope="session")
def forks() -> Iterator[Zygote]:
    """Starts servers in processes of their own, quickly."""
    with zygote() as found:
        yield found
