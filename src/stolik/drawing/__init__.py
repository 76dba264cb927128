"""How games look: where a map's places, spaces and labels are drawn. Nothing here knows a rule."""
