"""Running it: starting and stopping, the application, and looking after what is kept."""
