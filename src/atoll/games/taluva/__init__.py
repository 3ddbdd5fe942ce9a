"""Taluva, with the four modules of its Extension."""
