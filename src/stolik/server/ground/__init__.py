"""What every room stands on: how the server was asked to run, refusals, limits, what is counted."""
