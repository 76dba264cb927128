"""Whose address is whose, for limits. Imports nothing heavy."""

import ipaddress
from collections.abc import Iterable
from functools import lru_cache

SIXTY_FOUR = 64
"""A household or a rented machine has so many bits of an IPv6 address fixed, and the rest free."""


@lru_cache(4096)
def household(host: str) -> str:
    """What counts as one sender: an IPv4 address, or a /64 of IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, SIXTY_FOUR), strict=False))


def is_network(text: str) -> bool:
    """Whether that is an address, or a network."""
    try:
        ipaddress.ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def is_among(host: str, addresses: Iterable[str]) -> bool:
    """Whether a host is one of these addresses, or in one of these networks."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    return any(found in ipaddress.ip_network(given, strict=False) for given in addresses)
