"""Measure bots against each other and tune them."""
