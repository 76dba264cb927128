"""The command line: results on standard output, talk on standard error."""
