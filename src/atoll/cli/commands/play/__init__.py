"""Play in the terminal, and look up what there is to play."""
