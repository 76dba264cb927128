"""The options of commands about the server: serve, join, export, import, check, verify."""

import argparse


def add_serve(parser: argparse.ArgumentParser) -> None:
    """All of `stolik serve`."""
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on")
    parser.add_argument(
        "--address", default="", metavar="A", help="this machine's address for links to others"
    )
    parser.add_argument("--port", type=int, metavar="P", help="port (8000, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    add_data(parser)
    parser.add_argument("--bots", metavar="N", help="threads for bots (cores less one), or ray://…")
    parser.add_argument("--workers", type=int, default=1, metavar="K", help="processes (1)")
    parser.add_argument(
        "--name", action="append", default=[], metavar="HOST", help="a name people reach it by"
    )
    parser.add_argument(
        "--proxy-headers", action="store_true", help="trust X-Forwarded-… of a proxy in front"
    )
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        metavar="A",
        help="the proxy's address or network, if it is not on this machine; trusts its headers",
    )
    parser.add_argument(
        "--metrics-port", type=int, metavar="P", help="figures on this port, not on the public one"
    )
    parser.add_argument(
        "--metrics-host", default="127.0.0.1", metavar="H", help="address of that port (127.0.0.1)"
    )
    parser.add_argument(
        "--no-limits", action="store_true", help="no limits by person and address, for load tests"
    )
    parser.add_argument(
        "--keep-finished", type=days, default=0, metavar="DAYS", help="days (0: for good)"
    )
    parser.add_argument(
        "--keep-abandoned", type=days, default=180, metavar="DAYS", help="days (180; 0: for good)"
    )
    parser.add_argument(
        "--archive", default="", metavar="DIR", help="where older tables go, or none (DATA/archive)"
    )
    parser.add_argument("--reload", action="store_true", help="start anew when the source changes")


def add_join(parser: argparse.ArgumentParser) -> None:
    """All of `stolik join`."""
    parser.add_argument("url", metavar="URL", help="the link of the table, in quotes")
    parser.add_argument("--bot", default="club", metavar="B", help="a bot, or mybot.py:Class")
    parser.add_argument("--name", metavar="N", help="its name at the table")


def add_export(parser: argparse.ArgumentParser) -> None:
    """All of `stolik export`, beside the data."""
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="which tables (all)")
    parser.add_argument(
        "--with-secrets",
        action="store_true",
        help="also people's names and the secret by which browsers are known: keep it safe",
    )


def add_import(parser: argparse.ArgumentParser) -> None:
    """All of `stolik import`, beside the data."""
    parser.add_argument("file", metavar="FILE", help="what export printed, or - for standard input")


def add_check(parser: argparse.ArgumentParser) -> None:
    """All of `stolik check`, beside the data."""
    parser.add_argument(
        "--repair", action="store_true", help="let damaged ones go on from their last good entry"
    )
    parser.add_argument("--copy", metavar="FILE", help="where to keep what was damaged")


def add_verify(parser: argparse.ArgumentParser) -> None:
    """All of `stolik verify`."""
    parser.add_argument("record", metavar="RECORD", help="a record's path, or - for standard input")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the promise that you noted before the first move"
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """Where tables are kept."""
    parser.add_argument("--data", metavar="DIR", help="data folder ($STOLIK_DATA, or your own)")
    parser.add_argument("--database", metavar="URL", help="postgresql://… instead of a file")


def days(text: str) -> int:
    """A number of days."""
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number of days")
