"""The rules of docs/rules.md, each by number."""
