"""The commands about the server: serve, join, export, import, check, verify."""

import argparse
from collections.abc import Callable

Command = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]
"""`command(name, run, about)`: a new command's parser."""


def add_server_commands(command: Command) -> None:
    """All of them."""
    for add in (_serve, _join, _export, _import, _check, _verify):
        add(command)


def _serve(command: Command) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.serve import serve

        return serve(args)

    parser = command("serve", run, "serve tables for people and bots in the browser")
    parser.add_argument("--host", default="127.0.0.1", metavar="H", help="address to listen on")
    parser.add_argument(
        "--address", default="", metavar="A", help="this machine's address for links to others"
    )
    parser.add_argument("--port", type=int, metavar="P", help="port (8000, or the next free one)")
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
    _add_data(parser)
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


def _join(command: Command) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.join import join

        return join(args.url, args.bot, args.name)

    parser = command("join", run, "let a bot sit down at a table by its link")
    parser.add_argument("url", metavar="URL", help="the link of the table, in quotes")
    parser.add_argument("--bot", default="club", metavar="B", help="a bot, or mybot.py:Class")
    parser.add_argument("--name", metavar="N", help="its name at the table")


def _export(command: Command) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.transfer import export_tables

        return export_tables(args)

    parser = command("export", run, "print tables with their logs as JSON lines")
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="which tables (all)")
    parser.add_argument(
        "--with-secrets",
        action="store_true",
        help="also people's names and the secret by which browsers are known: keep it safe",
    )
    _add_data(parser)


def _import(command: Command) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.transfer import import_tables

        return import_tables(args)

    parser = command("import", run, "bring exported tables into a data folder or database")
    parser.add_argument("file", metavar="FILE", help="what export printed, or - for standard input")
    _add_data(parser)


def _check(command: Command) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.check import check

        return check(args)

    parser = command("check", run, "see whether all kept tables can be followed")
    parser.add_argument(
        "--repair", action="store_true", help="let damaged ones go on from their last good entry"
    )
    parser.add_argument("--copy", metavar="FILE", help="where to keep what was damaged")
    _add_data(parser)


def _verify(command: Command) -> None:
    def run(args: argparse.Namespace) -> int:
        from stolik.cli.verify import verify

        return verify(args.record, args.commitment)

    parser = command("verify", run, "check that a record replays and its deal was the promised one")
    parser.add_argument("record", metavar="RECORD", help="a record's path, or - for standard input")
    parser.add_argument(
        "--commitment", metavar="HEX", help="the promise that you noted before the first move"
    )


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="data folder ($STOLIK_DATA, or your own)")
    parser.add_argument("--database", metavar="URL", help="postgresql://… instead of a file")


def days(text: str) -> int:
    """A number of days."""
    if text.isascii() and text.isdigit() and len(text) < 6:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no number of days")
