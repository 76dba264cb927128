"""Base maps: coasts and borders of Natural Earth (public domain), the rest drawn by us."""
