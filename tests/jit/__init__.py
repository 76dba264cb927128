"""The same games without the compiler."""
