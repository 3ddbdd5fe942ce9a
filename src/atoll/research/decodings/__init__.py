"""How each encoding is read back, in a module of the encoding's name; ``decoding`` finds it."""
