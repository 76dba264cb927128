"""The pages in a real browser: clicks, keys and touches on what a person sees."""
