"""Run a server and look after it."""
