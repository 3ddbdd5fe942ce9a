"""A bot of its own: ``PYTHONPATH=examples atoll match mybots:snapper greedy --game talat``."""


def snapper(position, seat, random):
    """Capture whenever you can, and otherwise move at random."""
    moves = position.legal_moves_for(seat)
    captures = [move for move in moves if move.startswith("capture")]
    return random.choice(captures or moves)
