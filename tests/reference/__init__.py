"""A slow, plain reading of the rules that checks transcripts without the engine's code."""

from .carc_reference import CarcReference
from .check import check_lines
from .coverage import Summary
from .mismatch import Mismatch
from .rail_reference import Reference

__all__ = ["CarcReference", "Mismatch", "Reference", "Summary", "check_lines"]
