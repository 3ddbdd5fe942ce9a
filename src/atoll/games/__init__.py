"""The games: the rules, nothing else; the same file names in each folder (see docs/architecture.md)."""
