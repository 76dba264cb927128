"""Programs that draw what is committed: layouts, base maps and tiles. Not part of the package."""
