"""Nothing of it is for Python."""

__all__: list[str] = []
