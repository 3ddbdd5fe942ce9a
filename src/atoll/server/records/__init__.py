"""Finished games: stored, imported, looked through and analysed."""
