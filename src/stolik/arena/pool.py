"""Where work is done: one way to hand out tasks, whoever does them."""

from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Protocol, Self, TypeVar

T = TypeVar("T")
R = TypeVar("R")


class Pool(Protocol):
    """Workers. Results come in the order of their tasks, as soon as they can."""

    def map(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        """Does every task; a worker that is lost costs time, never a result."""
        ...

    def __enter__(self) -> Self: ...

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None: ...


class Here:
    """No workers at all: this very process, one task after the other."""

    def map(self, function: Callable[[T], R], tasks: Sequence[T]) -> Iterator[R]:
        return map(function, tasks)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass
