NAMES: tuple[str, ...]

__all__ = ["NAMES"]
