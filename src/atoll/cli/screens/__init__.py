"""How a game shows itself in a terminal, and how its moves are entered.

The shell (``atoll.cli.shell``) knows no game: it asks, tells, takes back, saves. What a game looks like is
a *screen*, found by the game's name: the module ``atoll.cli.screens.<game>`` with a class
called ``GameScreen``. A game without one is shown by ``PlainScreen``.

A screen holds no state and sees no position, only a ``Scene``: the view of the person at the terminal,
their legal moves, and what is new. To write one, subclass ``Screen``:

* ``draw`` the view and ``prompt`` for a move: these two are needed;
* ``typing_help`` tells how moves are typed in this game (shown by ``?``);
* ``group_moves`` sorts the legal moves under headings, with a short label each (the command ``moves`` lists
  them, numbered), and ``lists_all_moves`` tells where they are few enough to be listed unasked;
* ``interpret`` turns what was typed into the legal moves that it may mean. One: it is played. Several: they
  are numbered to choose from (``draw_choices`` may draw them). None: ``complete_move`` completes the text to
  the move that was meant, and the rules say why it is refused;
* ``preview`` shows a move before it is made, and the player confirms;
* ``draw_event`` draws an event that a sentence does not do justice to, a scoring as a table;
* ``is_secret`` tells whether nobody else may see what is typed now;
* ``result_columns`` names the parts of a score.

Sentences come from the catalogues by ``scene.translate(key, …)``, in the reader's language and with the
players' names. Styles are Rich's; leave colour to them (``SEAT_STYLES``), and let nothing depend on colour
alone. ``scene.width`` is all there is: a screen that needs more must fold.
"""

from __future__ import annotations

import importlib
import json
import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from atoll.cli.translate import Translator
from atoll.core import Event, Move, Seat, View

SEAT_STYLES: Final = ("bold #e8485f", "bold #3f9bff", "bold #b985ff", "bold #2fc79b", "bold #b0a48f")
"""The players' colours: crimson, azure, violet, mint, and a grey where black would not be seen."""

SEAT_MARKS: Final = "▲●■◆✚"
"""The players' shapes, which do not depend on colours."""

PLAIN_MARKS: Final = "ABCDE"
"""The same for terminals that have only ASCII."""


@dataclass(frozen=True, kw_only=True)
class Display:
    """Where something is shown: to whom, in which language, in how much room."""

    names: Sequence[str]
    """The players' names, one per seat."""

    translate: Translator
    """Returns sentences in the reader's language: ``scene.translate("cli-talat-ask-put", seat=2)``."""

    width: int = 80
    """The columns there are."""

    unicode: bool = True
    """Whether the terminal can show more than ASCII."""

    def mark(self, seat: Seat) -> Text:
        """Return a player's sign in the player's colour."""
        return Text((SEAT_MARKS if self.unicode else PLAIN_MARKS)[seat], SEAT_STYLES[seat])

    def name(self, seat: Seat) -> Text:
        """Return a player's sign and name in the player's colour."""
        return Text.assemble(self.mark(seat), " ", (self.names[seat], SEAT_STYLES[seat]))


@dataclass(frozen=True, kw_only=True)
class Scene(Display):
    """One moment as the people before the terminal may see it."""

    view: View
    """What may be shown now: a person's own view, or a spectator's where several share the terminal."""

    seat: Seat | None = None
    """The person who is asked; None when the game is over."""

    legal: Sequence[Move] = ()
    """That person's legal moves, sorted."""

    recent: Sequence[tuple[Seat, Move]] = ()
    """What others did since this person's last move, oldest first: worth marking."""


@dataclass(frozen=True)
class MoveGroup:
    """Moves under one heading, each with a short label."""

    title: str | Text
    moves: Sequence[tuple[Move, str]]


class Screen(ABC):
    """A game in the terminal. The module's text says what to write."""

    @abstractmethod
    def draw(self, scene: Scene) -> RenderableType:
        """Draw the table: board, everybody's pieces and points, whose turn it is."""

    @abstractmethod
    def prompt(self, scene: Scene) -> str:
        """Return one sentence that tells ``scene.seat`` what to do, with an example of how to type it."""

    def typing_help(self, scene: Scene) -> str:
        """Return a few lines on how to type moves in this game."""
        del scene
        return ""

    def group_moves(self, scene: Scene) -> Sequence[MoveGroup]:
        """Sort the legal moves under headings; here: by their first word."""
        verbs = dict.fromkeys(move.split()[0] for move in scene.legal)
        return [
            MoveGroup(verb, [(move, move) for move in scene.legal if move.split()[0] == verb])
            for verb in verbs
        ]

    def lists_all_moves(self, scene: Scene) -> bool:
        """Whether all moves are listed, numbered, whenever the person is asked."""
        del scene
        return False

    def interpret(self, text: str, scene: Scene) -> Sequence[Move]:
        """Return the legal moves that a text may mean; here: those that have its words in this order.

        So ``AB a1 b2`` is enough for ``move AB a1 b2``, and ``b2`` for any move that ends there.
        """
        return matching_moves(text, scene.legal)

    def complete_move(self, text: str, scene: Scene) -> Move:
        """Complete a text that no legal move fits to the move that was meant, for the rules to refuse."""
        del scene
        return " ".join(text.split())

    def takes_numbers(self, scene: Scene) -> bool:
        """Whether a bare number is a move here (a bid); else it picks from the list shown last."""
        del scene
        return False

    def draw_choices(self, scene: Scene, moves: Sequence[Move]) -> RenderableType | None:
        """Draw several moves to choose from, numbered from 1; None: the shell lists them."""
        del scene, moves
        return None

    def preview(self, scene: Scene, move: Move) -> RenderableType | None:
        """Show what a move would do, for the player to confirm; None: it is made at once."""
        del scene, move
        return None

    def is_secret(self, scene: Scene) -> bool:
        """Whether others at this terminal must not see what is typed now."""
        del scene
        return False

    def draw_event(self, event: Event, display: Display) -> Sequence[RenderableType] | None:
        """Return a drawing of an event, nothing if it needs no words, or None to print its sentence."""
        del event, display
        return None

    def result_columns(self, scene: Scene) -> Sequence[str]:
        """Return the parts of a score, as the table of the result shows them."""
        return [scene.translate("cli-points")]


class PlainScreen(Screen):
    """A game that has no screen of its own: its view as data."""

    def draw(self, scene: Scene) -> RenderableType:
        """Print the view's JSON."""
        return Text(json.dumps(scene.view.data, indent=1, ensure_ascii=not scene.unicode))

    def prompt(self, scene: Scene) -> str:
        """Ask for a move in the notation."""
        assert scene.seat is not None
        return scene.translate("cli-ask-plain", seat=scene.seat, example=scene.legal[0])


def matching_moves(text: str, legal: Sequence[Move]) -> list[Move]:
    """Return the moves in which a text's words occur in this order, whatever their case.

    >>> matching_moves("ab A1", ["move AB a1 b2", "move AB b1 a1", "move BC a1 b2"])
    ['move AB a1 b2', 'move AB b1 a1']
    """
    words = text.lower().split()
    exact = [move for move in legal if move.lower() == " ".join(words)]
    return exact or [move for move in legal if words and _in_order(words, move.lower().split())]


def _in_order(words: Sequence[str], parts: Sequence[str]) -> bool:
    rest = iter(parts)
    return all(word in rest for word in words)


def screen_of(name: str) -> Screen:
    """Return the screen of a game."""
    module = f"{__name__}.{name}"
    if not re.fullmatch(r"[a-z_]+", name) or find_spec(module) is None:
        return PlainScreen()
    found = importlib.import_module(module).GameScreen()
    assert isinstance(found, Screen)
    return found
