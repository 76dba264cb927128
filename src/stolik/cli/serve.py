"""`stolik serve`."""

import argparse

from stolik.errors import BadOption
from stolik.server.settings import Settings


def serve(args: argparse.Namespace) -> int:
    """Runs the server until Ctrl-C."""
    settings = Settings(
        host=args.host,
        address=args.address,
        data=args.data or "",
        database=args.database,
        bots=args.bots or "",
        names=args.name,
        proxy_headers=args.proxy_headers,
        limits=not args.no_limits,
        keep_finished=args.keep_finished,
        keep_abandoned=args.keep_abandoned,
        archive=args.archive,
    )
    if args.workers > 1 and args.database is None:
        raise BadOption("--workers needs --database postgresql://…: one file is for one process.")
    if args.reload:
        from stolik.server.reloading import serve_reloading

        return serve_reloading(settings, args.port)
    from stolik.server.serving import serve as run

    return run(settings, args.port, open_browser=args.open, workers=args.workers)
