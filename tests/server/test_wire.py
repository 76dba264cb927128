"""What is made from the structs is as they are now."""

from tools.wire import stale


def test_files_made_from_the_structs_are_up_to_date() -> None:
    assert stale() == [], "run python -m tools.wire"
