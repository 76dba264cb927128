"""Who somebody is: tokens, devices, names."""
