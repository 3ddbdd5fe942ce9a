"""Titicaca."""
