"""Bots for every game: random, greedy, flat Monte Carlo, tree search, alpha-beta. Depends on core alone.

>>> from atoll.ai import player
>>> from atoll.core import game
>>> bot = player("mcts", simulations=200, seed=1)
>>> position = game("talat").new(players=2)
>>> bot.choose(position, position.to_move) in position.legal_moves
True
"""

from atoll.ai.alphabeta import AlphaBetaBot, AlphaBetaSettings
from atoll.ai.analysis import Analysis, AnalysisSettings, Analyst, Assessment, Judgement, analyse, assess
from atoll.ai.bot import Advice, Bot, BotError, Candidate, History
from atoll.ai.levels import LEVELS, Level, LevelBot, levels
from atoll.ai.mcts import MctsBot, Settings
from atoll.ai.players import BOTS, player
from atoll.ai.searching import SearchBot
from atoll.ai.simple import FlatBot, GreedyBot, RandomBot

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "AlphaBetaBot",
    "AlphaBetaSettings",
    "Analysis",
    "AnalysisSettings",
    "Analyst",
    "Assessment",
    "Bot",
    "BotError",
    "Candidate",
    "FlatBot",
    "GreedyBot",
    "History",
    "Judgement",
    "Level",
    "LevelBot",
    "MctsBot",
    "RandomBot",
    "SearchBot",
    "Settings",
    "analyse",
    "assess",
    "levels",
    "player",
]
