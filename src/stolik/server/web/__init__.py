"""HTTP and sockets: from the first byte of a connection to an answer."""
