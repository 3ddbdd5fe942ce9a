"""Research: observations as arrays, environments, datasets, statistics. Needs ``atoll[research]``.

- ``encodings``: the observation and action encoding of each game; ``decoding`` reads them back
- ``vector``: thousands of games stepped at once, by Gymnasium's vector conventions; ``single_agent``: one
  agent against a fixed opponent
- ``pettingzoo``, ``open_spiel``: the games as environments of these two libraries
- ``dataset``: self-play as Parquet files; ``study``: statistics of the games
"""
