"""What can be wrong with JSON that somebody sends."""

from msgspec import MsgspecError

BAD_JSON = (MsgspecError, ValueError, RecursionError)
"""RecursionError is for brackets in brackets in brackets."""
