"""Make datasets, statistics and puzzles from many games."""
