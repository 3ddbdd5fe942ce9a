"""The games as PettingZoo environments: ``taluva_v1``, ``titicaca_v1``, ``talat_v1``, and ``…_v2``.

>>> from atoll.research.pettingzoo import talat_v1
>>> env = talat_v1.env(players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

Each module has ``env`` (AEC, with PettingZoo's usual wrappers), ``raw_env`` (AEC without them) and
``parallel_env``.
All options of the game are arguments by name; version 2 has the second encoding, with ``egocentric`` and
``window``.
"""

from atoll.research.extra import require

require("numpy", "gymnasium", "pettingzoo")
