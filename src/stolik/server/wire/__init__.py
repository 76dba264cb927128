"""What goes over the line: messages, resources, and how they describe themselves."""
