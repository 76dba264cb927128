"""The first lines in the terminal: where to go, and how to let others in."""

import io

import segno

from stolik.server.ground.settings import Settings
from stolik.server.web.network import Reach


def banner(settings: Settings, address: str, port: int) -> str:
    """Address, data folder and, when others are let in, a QR code for the phone."""
    lines = ["", f"  Stolik   {address}", ""]
    where = "the database" if settings.database else str(settings.data_folder)
    if settings.lets_others_in and (lan := Reach(settings).address):
        shared = f"http://{lan}:{port}/"
        lines += [f"  Others in your network: {shared}", "", qr(shared)]
    elif settings.lets_others_in:
        lines += ["  Others can come in by this machine's address.", ""]
    else:
        lines += ["  Only this computer can come in. To let others in: stolik serve --host 0.0.0.0"]
    lines += [f"  Tables are kept in {where}. Ctrl-C stops; nothing is lost.", ""]
    return "\n".join(lines)


def qr(text: str) -> str:
    """A QR code for a terminal."""
    out = io.StringIO()
    segno.make(text, error="l").terminal(out=out, compact=True, border=2)
    return out.getvalue()
