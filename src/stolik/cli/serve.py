"""`stolik serve`."""

import argparse

from stolik.errors import BadOption
from stolik.server.ground.addresses import is_network
from stolik.server.ground.settings import Settings


def serve(args: argparse.Namespace) -> int:
    """Runs the server until Ctrl-C."""
    settings = Settings(
        host=args.host,
        address=args.address,
        data=args.data or "",
        database=args.database,
        bots=args.bots or "",
        names=args.name,
        proxy_headers=args.proxy_headers or bool(args.proxy),
        proxies=args.proxy,
        limits=not args.no_limits,
        metrics_host=args.metrics_host,
        metrics_port=args.metrics_port,
        keep_finished=args.keep_finished,
        keep_abandoned=args.keep_abandoned,
        archive=args.archive,
    )
    for proxy in args.proxy:
        if not is_network(proxy):
            raise BadOption(
                f"--proxy {proxy!r}: write an address (10.0.0.2) or a network (10.0.0.0/8)."
            )
    if args.workers > 1 and args.database is None:
        raise BadOption("--workers needs --database postgresql://…: one file is for one process.")
    if args.reload:
        from stolik.server.running.reloading import serve_reloading

        return serve_reloading(settings, args.port)
    from stolik.server.running.serving import serve as run

    return run(settings, args.port, open_browser=args.open, workers=args.workers)
