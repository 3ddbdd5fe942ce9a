"""Terrains and buildings as drawings, by name: twins of those in ``web/src/games/taluva/Scenery.tsx``.

Terrains lie within a circle of radius 1, buildings within a square of side 2. Roofs have the current colour.
"""

from __future__ import annotations

from typing import Final

from atoll.core.svg import Markup, element, lines, moved

GROUND: Final = {
    "V": "#7d5440",
    "J": "#4f9958",
    "C": "#aedb6c",
    "S": "#ecd59b",
    "R": "#b2b5ba",
    "L": "#85ae89",
}

LEVELS: Final = ("#5b3c29", "#d0601c", "#e2a826", "#f5e9c9", "#cfe5f2", "#ffffff")
"""The colours of levels 1 to 6; higher ones have the last."""
LEVEL_INK: Final = ("#ffffff", "#ffffff", "#2b1a05", "#2b1a05", "#12303f", "#12303f")

COLOURS: Final = {
    **{f"terrain-{terrain}": colour for terrain, colour in GROUND.items()},
    **{f"level-{level}": colour for level, colour in enumerate(LEVELS, start=1)},
    "shallow": "#d9f3e6",
    "shallow-outer": "#a9e0da",
    "lagoon": "#3fc2bd",
    "zone": "#fff6da",
}
"""The names of Taluva's colours, beside those of every theme."""

_TREES: Final = (
    (-0.42, -0.3, 0.21), (0.02, -0.48, 0.2), (0.44, -0.26, 0.21), (-0.5, 0.14, 0.2),
    (-0.06, -0.04, 0.23), (0.42, 0.2, 0.22), (-0.22, 0.42, 0.2), (0.16, 0.5, 0.19),
)  # fmt: skip
_BLADES: Final = (
    "-.45,-.25", ".05,-.42", ".45,-.18", "-.15,0", ".3,.2", "-.42,.3", ".02,.5", "-.62,.02", ".6,.08",
)  # fmt: skip
_ROCKS: Final = ((-0.3, -0.18, 0.62), (0.3, 0.02, 0.72), (-0.2, 0.38, 0.5))


def _line(path: str, colour: str, width: float) -> Markup:
    return element("path", d=path, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round")


def _wall(path: str, colour: str, ink: str, width: float) -> Markup:
    return element("path", d=path, fill=colour, stroke=ink, stroke_width=width)


def _roof(path: str, width: float) -> Markup:
    return element(
        "path", d=path, fill="currentColor", stroke="#fff", stroke_width=width, stroke_linejoin="round"
    )


def _shadow(x: float, y: float, width: float, height: float) -> Markup:
    return element("ellipse", cx=x, cy=y, rx=width, ry=height, fill="#000", opacity=0.28)


def _jungle() -> Markup:
    return lines(
        *(
            part
            for x, y, r in _TREES
            for part in (
                element(
                    "ellipse",
                    cx=x + 0.05,
                    cy=y + 0.75 * r,
                    rx=0.9 * r,
                    ry=0.4 * r,
                    fill="#0f3a1c",
                    opacity=0.5,
                ),
                element("circle", cx=x, cy=y, r=r, fill="#1f6b33"),
                element("circle", cx=x - 0.28 * r, cy=y - 0.3 * r, r=0.55 * r, fill="#35924b"),
            )
        )
    )


def _clearing() -> Markup:
    blades = "m-.07,0l.05,-.15l.04,.15m.02,0l.05,-.11l.02,.11"
    return _line("".join(f"M{spot}{blades}" for spot in _BLADES), "#5d8a26", 0.035)


def _sand() -> Markup:
    dunes = "M-.5,-.3q.2,-.11 .4,0M-.64,.22q.22,-.121 .44,0M-.02,.42q.2,-.11 .4,0M-.18,-.02q.16,-.088 .32,0"
    leaves = ("-.2,-.1 -.28,.06", ".2,-.1 .28,.06", "-.04,-.2 -.22,-.2", ".1,-.2 .22,-.14")
    palm = "".join(f"M.38,-.26q{leaf}" for leaf in leaves)
    return lines(
        _line(dunes, "#b98f45", 0.04),
        _line("M.36,.1q.05,-.24 .02,-.36", "#7b5427", 0.05),
        _line(palm, "#3b8a44", 0.06),
    )


def _rock() -> Markup:
    return lines(
        *(
            element(
                "g",
                element("path", d="M-.5,.3L-.38,-.2L.02,-.42L.42,-.14L.5,.3Z", fill="#6f757b"),
                element("path", d="M-.38,-.2L.02,-.42L.06,.3L-.5,.3Z", fill="#a4aab0"),
                transform=moved(x, y, size),
            )
            for x, y, size in _ROCKS
        )
    )


def _lake() -> Markup:
    shore = element("ellipse", rx=0.66, ry=0.58, fill="#2c86b8", stroke="#d8c48f", stroke_width=0.07)
    waves = "M-.34,-.2q.1,-.09 .2,0t.2,0M-.06,.06q.1,-.09 .2,0t.2,0M-.3,.32q.1,-.09 .2,0t.2,0"
    return lines(shore, _line(waves, "#bfe6f5", 0.045))


def _volcano() -> Markup:
    rings = ((0.62, "#4a2f26"), (0.46, "#61402f"), (0.29, "#2c1a15"), (0.22, "#ff7a2c"), (0.12, "#ffd25e"))
    return lines(*(element("circle", r=r, fill=colour) for r, colour in rings))


def _lava() -> Markup:
    """Draw a stream that runs to the right."""
    return lines(
        element(
            "path", d="M.16,-.13Q.5,-.12 .82,0Q.5,.12 .16,.13Z",
            fill="#ff7a2c", stroke="#8f2d0c", stroke_width=0.04, stroke_linejoin="round",
        ),
        element("path", d="M.14,-.05Q.42,-.05 .66,0Q.42,.05 .14,.05Z", fill="#ffd25e"),
    )  # fmt: skip


def _hut() -> Markup:
    return lines(
        _shadow(0.06, 0.62, 0.74, 0.22),
        _wall("M-.52,.02H.52V.6H-.52Z", "#a8733c", "#3d2712", 0.07),
        element("path", d="M-.13,.2H.13V.6H-.13Z", fill="#4b2e14"),
        _roof("M-.8,.1L0,-.72L.8,.1Z", 0.09),
    )


def _tower() -> Markup:
    return lines(
        _shadow(0.08, 0.82, 0.6, 0.2),
        _wall("M-.34,.82L-.26,-.5H.26L.34,.82Z", "#b98a52", "#3d2712", 0.07),
        _line("M-.31,.38H.31M-.28,-.06H.28", "#6b4620", 0.09),
        _roof("M-.52,-.42L0,-1.12L.52,-.42Z", 0.09),
    )


def _temple() -> Markup:
    return lines(
        _shadow(0.05, 0.78, 0.98, 0.22),
        _wall("M-.86,.6H.86V.8H-.86Z", "#d9cfb8", "#4d4232", 0.06),
        _wall("M-.62,0H.62V.62H-.62Z", "#e9dfc9", "#4d4232", 0.06),
        element(
            "path", d="M-.4,.04V.6M-.13,.04V.6M.13,.04V.6M.4,.04V.6", stroke="#8d7f66", stroke_width=0.09
        ),
        _roof("M-.98,.06Q-.5,-.04 -.4,-.42H.4Q.5,-.04 .98,.06Z", 0.08),
        _roof("M-.5,-.38Q-.26,-.5 -.18,-.82H.18Q.26,-.5 .5,-.38Z", 0.08),
    )


def _ship() -> Markup:
    hull = element(
        "path", d="M-.75,.3H.75Q.62,.72 .3,.72H-.3Q-.62,.72 -.75,.3Z",
        fill="#7b4a22", stroke="#fff", stroke_width=0.07, stroke_linejoin="round",
    )  # fmt: skip
    return lines(
        hull,
        element("path", d="M.03,.28V-.85", stroke="#3d2712", stroke_width=0.09),
        _roof("M.1,-.82Q.78,-.35 .6,.18H.1Z", 0.08),
        _roof("M-.06,-.6Q-.5,-.2 -.44,.18H-.06Z", 0.08),
    )


def _pile() -> Markup:
    """Draw the stack of tiles."""
    return lines(
        *(
            element("rect", x=-0.9, y=y, width=1.8, height=0.9, rx=0.25, fill=colour)
            for y, colour in ((0.1, "#5b3c29"), (-0.15, "#7d5440"), (-0.4, "#5b3c29"), (-0.75, "#7d5440"))
        )
    )


LIBRARY: Final = {
    name: element("g", drawn)
    for name, drawn in {
        "J": _jungle(),
        "C": _clearing(),
        "S": _sand(),
        "R": _rock(),
        "L": _lake(),
        "V": _volcano(),
        "lava": _lava(),
        "hut": _hut(),
        "tower": _tower(),
        "temple": _temple(),
        "ship": _ship(),
        "pile": _pile(),
    }.items()
}  # fmt: skip
