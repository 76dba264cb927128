"""Small faults put into the code on purpose: a good test notices each."""
