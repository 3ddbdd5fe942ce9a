"""What keeps a server running: processes, limits, logs and metrics."""
