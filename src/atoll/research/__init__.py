"""The laboratory: observations as arrays, environments, datasets, statistics. Needs ``atoll[research]``.

- ``encodings``: each game's observation and action encoding; ``decoding`` reads them back
- ``vector``: thousands of games stepped at once, by Gymnasium's vector conventions
- ``pettingzoo``, ``open_spiel``: the games as environments of those two libraries
- ``dataset``: self-play as Parquet files; ``study``: statistics of the games
"""
