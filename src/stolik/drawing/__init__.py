"""How games look: where a map's places, spaces and labels are drawn. Nothing here knows a rule."""

KERNELS = ("core/**/*", "drawing/*")
"""What its kernels are made from; core/kernel.py reads it."""
