"""Generate, check and analyse game records."""
