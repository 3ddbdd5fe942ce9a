__all__ = ["TERRAINS", "TILES"]

TERRAINS: str
TILES: tuple[str, ...]
