"""Stolik's own tests."""

KERNELS: tuple[str, ...] = ()
"""Compiled laws depend on all of Stolik, and on their own file, which Numba watches."""
