"""Those who choose moves."""
