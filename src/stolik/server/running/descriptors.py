"""How many files and connections the system lets this process have."""

import sys

RESERVED = 150
"""For the database, files and pipes."""


def raise_limit() -> int | None:
    """Asks for as many as may be had; how many connections that is, None: nobody counts."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):  # macOS names a limit that it does not keep
            pass
    return None if soft == resource.RLIM_INFINITY else max(1, soft - RESERVED)
