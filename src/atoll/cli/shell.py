"""A table in the terminal: asks people and lets bots choose, tells what happens, takes back, saves.

It knows no game: the boards and the spelling of moves are the screens' (``atoll.cli.screens``).
"""

from __future__ import annotations

import itertools
import re
import shlex
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Final

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from atoll.ai.reasons import explain
from atoll.cli.errors import UsageError
from atoll.cli.rulebooks import all_rulebooks, find_rules, layout_rule
from atoll.cli.screens import SEAT_STYLES, Display, Scene, Screen, matching_moves
from atoll.cli.seats import Participant, hint_bot
from atoll.cli.terminal import Terminal
from atoll.cli.translate import Translator, one_line
from atoll.core import (
    CHANCE,
    SPECTATOR,
    AtollError,
    Event,
    Move,
    Position,
    Record,
    Seat,
    Viewer,
)
from atoll.messages.rulebook import rulebook, rulebooks

FEW: Final = 24
"""Up to how many moves are listed one below the other, with their places in words."""

MOST_EXPECTED: Final = 3
"""How many sentences a hint says of what is expected to follow: a scoring alone has dozens."""


class _TakenBack(Exception):  # noqa: N818 - no error
    """The table was put back to an earlier moment."""


class _Leave(Exception):  # noqa: N818 - no error
    """The person wants to leave."""


class Shell:
    """One table: a game with its history, those who sit at it, and the terminal."""

    def __init__(
        self,
        position: Position,
        participants: Sequence[Participant],
        translate: Translator,
        screen: Screen,
        terminal: Terminal,
        *,
        rng: Random,
        path: Path | None = None,
    ) -> None:
        self.position = position
        self.participants = participants
        self._people = [seat for seat, participant in enumerate(participants) if participant.bot is None]
        # Whoever plays alone against bots is spoken to; at a shared terminal everybody has a name.
        you = self._people[0] if len(self._people) == 1 else None
        self.translate = Translator(translate.lang, [participant.name for participant in participants], you)
        self.screen = screen
        self.terminal = terminal
        self._rng = rng
        self._path = path
        self._saved = path is not None
        self._earlier: list[Position] = []
        self._numbered: list[Move] = []
        self._welcomed = False
        self._hint_bot = hint_bot(rng)
        self._commands = self._command_words()

    # --- the game ---------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play until the game is over or the last person leaves."""
        try:
            while True:
                try:
                    self._decide_next()
                except _TakenBack:
                    continue
                except _Over:
                    return
        except (_Leave, EOFError, KeyboardInterrupt):
            self._leave()

    def replay(self, record: Record) -> None:
        """Play a record's moves, so that they can be taken back. Raise ReplayError."""
        for ply in range(len(record.moves)):
            if self.position.to_move in self._people:
                self._save_position()
            record.play(self.position, ply)

    def _decide_next(self) -> None:
        position = self.position
        mover = position.to_move
        if mover is None:
            self._show_end()
            raise _Over
        if mover is CHANCE:
            outcomes = position.outcomes()
            texts, weights = [text for text, _ in outcomes], [float(weight) for _, weight in outcomes]
            self._show_events(position.resolve_with_events(self._rng.choices(texts, weights)[0]))
            return
        for seat in sorted(position.active_seats):
            bot = self.participants[seat].bot
            if bot is not None:
                with self.terminal.waiting(self.translate("cli-thinks", seat=seat)):
                    move = bot.choose(position, seat, self.position.history)
                self._play(seat, move)
                return
        self._play(mover, self._ask_person(mover))

    def _play(self, seat: Seat, move: Move) -> None:
        if seat in self._people:
            self._save_position()
        self._show_events(self.position.play_with_events(move, seat))
        self._autosave()

    def _save_position(self) -> None:
        self._earlier.append(self.position.copy())

    def _show_events(self, events: Sequence[Event]) -> None:
        viewer = self._people[0] if len(self._people) == 1 else None
        display = Display(
            names=self.translate.names or [],
            translate=self.translate,
            width=self.terminal.width,
            unicode=self.terminal.unicode,
        )
        for event in events:
            drawn = self.screen.draw_event(event.seen_by(viewer), display)
            if drawn is None:
                sentence = self.translate.event(event, viewer)
                drawn = [self._coloured(f"· {sentence}")] if sentence else []
            self.terminal.show(*drawn)

    # --- asking a person --------------------------------------------------------------------------------

    def _ask_person(self, seat: Seat) -> Move:
        scene = self._scene(seat)
        sealed = self.screen.is_secret(scene) and len(self._people) > 1
        if sealed:
            self._hide_from_others(seat)
            scene = replace(scene, view=self.position.view(seat))
        self._numbered = []
        self._show_table(scene)
        if not self._welcomed:
            self._welcomed = True
            self.terminal.show(self.translate("cli-help-how"))
        while True:
            line = self._read_line(scene, sealed=sealed)
            move = self._interpret(line, scene)
            if move is not None and not sealed:
                move = self._confirmed(move, scene)
            if move is not None:
                if sealed:
                    self.terminal.clear()
                return move

    def _read_line(self, scene: Scene, *, sealed: bool = False) -> str:
        assert scene.seat is not None
        prompt = self.translate("cli-prompt-sealed" if sealed else "cli-prompt", seat=scene.seat)
        return self.terminal.ask(f"{prompt} ", secret=sealed)

    def _interpret(self, line: str, scene: Scene) -> Move | None:
        """Return the move that a line means; None if it was a command, or nothing that can be played."""
        word, _, rest = line.partition(" ")
        command = self._commands.get(word.lower())
        if not line:
            self.terminal.show(self._coloured(self.screen.prompt(scene)), self.translate("cli-help-how"))
            return None
        if command is not None:
            command(rest.strip(), scene)
            return None
        if line.isdecimal() and self._numbered and not self.screen.takes_numbers(scene):
            if 1 <= int(line) <= len(self._numbered):
                return self._numbered[int(line) - 1]
            self._show_error(self.translate("cli-number", most=len(self._numbered)))
            return None
        found = self.screen.interpret(line, scene)
        if len(found) == 1:
            return found[0]
        if found:
            self._show_choices(scene, found)
        elif line.isdecimal() and not self.screen.takes_numbers(scene):
            self._show_error(self.translate("cli-number-none"))
        else:
            self._explain_refusal(scene, self.screen.complete_move(line, scene))
        return None

    def _confirmed(self, move: Move, scene: Scene) -> Move | None:
        while True:
            shown = [*self._previews(move, scene), *self._warnings(move, scene)]
            if not shown:
                return move
            self.terminal.show(*shown, self.translate("cli-confirm", move=self._with_place(move, scene)))
            line = self._read_line(scene)
            if not line:
                return move
            better = self._interpret(line, scene)
            if better is None:
                return None
            move = better

    def _previews(self, move: Move, scene: Scene) -> list[RenderableType]:
        picture = self.screen.preview(scene, move)
        return [] if picture is None else [picture]

    def _warnings(self, move: Move, scene: Scene) -> list[RenderableType]:
        """Return what to say before a move that surely ends badly for whoever makes it."""
        assert scene.seat is not None
        found = self.position.game.warnings(self.position, scene.seat, [move])
        return [Text(f"! {self.translate.fact(warning)}", "bold") for warning in found.values()]

    def _places(self, scene: Scene) -> dict[Move, str]:
        """Return where the scene's moves are made, in the same words as in the browser."""
        found = self.position.game.places(scene.view, scene.legal)
        return {move: self.translate.fact(place) for move, place in found.items()}

    def _with_place(self, move: Move, scene: Scene) -> str:
        place = self._places(scene).get(move)
        return move if place is None else f"{move} ({place})"

    def _explain_refusal(self, scene: Scene, move: Move) -> None:
        assert scene.seat is not None
        try:
            refusals = self.position.explain(move, scene.seat)
        except AtollError as error:
            self._show_error(self.translate.error(error))
        else:
            self._show_error(
                self.translate("illegal-move", move=move), *map(self.translate.refusal, refusals)
            )

    def _show_choices(self, scene: Scene, moves: Sequence[Move]) -> None:
        self._numbered = list(moves)
        drawn = self.screen.draw_choices(scene, moves)
        if drawn is None:
            self._list_moves(replace(scene, legal=moves))
        else:
            self.terminal.show(drawn)
        self.terminal.show(self.translate("cli-choose", count=len(moves)))

    def _list_moves(self, scene: Scene) -> None:
        """Print the scene's moves, numbered unless a number is itself a move."""
        groups = self.screen.group_moves(scene)
        self._numbered = [move for group in groups for move, _ in group.moves]
        digits = len(str(len(self._numbered)))
        numbers = itertools.count(1)
        places = self._places(scene) if len(self._numbered) <= FEW else {}
        for group in groups:
            entries = [Text(label) for _, label in group.moves]
            if not self.screen.takes_numbers(scene):
                entries = [Text.assemble((f"{next(numbers):>{digits}} ", "dim"), label) for label in entries]
            listed: RenderableType = Columns(entries, padding=(0, 2))
            if places:
                listed = Table.grid(padding=(0, 2))
                for (move, _), entry in zip(group.moves, entries, strict=True):
                    listed.add_row(entry, places.get(move, ""))
            title = group.title if isinstance(group.title, Text) else Text(group.title, "bold")
            self.terminal.show(title, Padding(listed, (0, 0, 0, 2)))

    def _hide_from_others(self, seat: Seat) -> None:
        """Let the others look away. What stands on the screen is for all; they have read it by then."""
        self.terminal.show(Rule(), self._coloured(self.translate("cli-curtain", seat=seat)))
        self.terminal.question(self.translate("cli-curtain-enter"))
        self.terminal.clear()

    # --- commands ---------------------------------------------------------------------------------------

    def _command_words(self) -> dict[str, Callable[[str, Scene], None]]:
        commands: dict[str, Callable[[str, Scene], None]] = {
            "cli-word-help": self._help,
            "cli-word-moves": self._moves,
            "cli-word-back": self._back,
            "cli-word-board": self._board,
            "cli-word-rules": self._rules,
            "cli-word-save": self._save,
            "cli-word-hint": self._hint,
            "cli-word-quit": self._quit,
        }
        english = Translator("en")
        return {
            word: command
            for key, command in commands.items()
            for word in (*english(key).split(), *self.translate(key).split())
        }

    def _help(self, rest: str, scene: Scene) -> None:
        del rest
        guide = self.screen.typing_help(scene)
        if guide:
            self.terminal.show(Text(self.translate("cli-guide"), "bold"), guide, "")
        table = Table.grid(padding=(0, 2))
        word = scene.legal[0].split()[1] if scene.legal else "-"
        name = self.position.game.name
        rule = rulebook(name).rules[-1].id if name in rulebooks() else "ID"
        for line in self.translate("cli-play-commands", word=word, rule=rule).splitlines():
            typed, _, meaning = line.partition("|")
            table.add_row(Text(typed.strip(), "bold"), meaning.strip())
        self.terminal.show(Text(self.translate("cli-play-also"), "bold"), table)

    def _moves(self, rest: str, scene: Scene) -> None:
        if not scene.legal:
            self._show_error(self.translate("cli-result"))
            return
        wanted = matching_moves(rest, scene.legal) if rest else list(scene.legal)
        if not wanted:
            self._show_error(self.translate("cli-moves-none", text=rest))
            return
        self._list_moves(replace(scene, legal=wanted))

    def _back(self, rest: str, scene: Scene) -> None:
        del rest, scene
        if not self._earlier:
            self._show_error(self.translate("cli-back-none"))
            return
        self.position = self._earlier.pop()
        self.terminal.show(self.translate("cli-back-done"))
        self._autosave()
        raise _TakenBack

    def _board(self, rest: str, scene: Scene) -> None:
        del rest
        self._show_table(scene)

    def _rules(self, rest: str, scene: Scene) -> None:
        del scene
        if not rest:
            self.terminal.show(self.translate("cli-rules-how", game=self.position.game.name))
            return
        try:
            rules = find_rules(rest, all_rulebooks(self.translate.lang))
            self.terminal.show(*(layout_rule(rule, self.translate) for rule in rules))
        except UsageError as error:
            self._show_error(self.translate.error(error))

    def _hint(self, rest: str, scene: Scene) -> None:
        del rest
        if scene.seat is None:
            return
        with self.terminal.waiting(self.translate("cli-hint-waiting")):
            move = self._hint_bot.choose(self.position, scene.seat, self.position.history)
            why = explain(self.position, scene.seat, move)
        advised = self.translate("cli-hint", move=self._with_place(move, scene))
        self.terminal.show(advised, *map(self.translate.fact, why.reasons))
        sentences = (self.translate.fact(fact) for move in why.line for fact in move.facts)
        if expected := [sentence for sentence in sentences if sentence]:
            moves = " ".join(expected[:MOST_EXPECTED])
            self.terminal.show(self.translate("cli-hint-line", moves=moves))

    def _save(self, rest: str, scene: Scene) -> None:
        del scene
        self._save_to(Path(rest) if rest else self._path or self._default_file())

    def _quit(self, rest: str, scene: Scene) -> None:
        del rest, scene
        raise _Leave

    # --- saving and leaving -----------------------------------------------------------------------------

    def _default_file(self) -> Path:
        moment = datetime.now().strftime("%Y-%m-%d-%H%M%S")
        return Path(f"{self.position.game.name}-{moment}.json")

    def _save_to(self, path: Path) -> bool:
        try:
            if path != self._path and path.exists():
                self._show_error(self.translate("cli-save-exists", file=str(path)))
                return False
            Record.of(self.position).save(path)
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self._show_error(self.translate("cli-save-failed", file=str(path), problem=problem))
            return False
        self._path, self._saved = path, True
        self.terminal.show(self.translate("cli-save-done", file=str(path)))
        self._show_resume_command(path)
        return True

    def _autosave(self) -> None:
        """Keep the file of this game, where it has one, at the game's last move."""
        if self._path is None:
            return
        try:
            Record.of(self.position).save(self._path)
        except OSError as error:
            problem = error.strerror or str(error)
            self._show_error(self.translate("cli-save-failed", file=str(self._path), problem=problem))
            self._path, self._saved = None, False

    def _show_resume_command(self, path: Path) -> None:
        seats = [participant.written for participant in self.participants]
        self.terminal.show_whole(f"  atoll play --resume {shlex.join([str(path), *seats])}")

    def _leave(self) -> None:
        """Offer to save, once; a second end of input leaves without."""
        self.terminal.show("")
        self._autosave()  # nobody may have moved yet
        if self._path is not None:
            self.terminal.show(self.translate("cli-save-kept", file=str(self._path)))
            self._show_resume_command(self._path)
            return
        usual = self._default_file()
        try:
            while True:
                answer = self.terminal.question(self.translate("cli-leave", file=str(usual)))
                if answer.lower() in self.translate("cli-word-no").split():
                    break
                if self._save_to(Path(answer) if answer else usual):
                    return
        except (EOFError, KeyboardInterrupt):
            self.terminal.show("")
        self.terminal.show(self.translate("cli-bye"))

    # --- showing ----------------------------------------------------------------------------------------

    def _scene(self, seat: Seat | None) -> Scene:
        position = self.position
        viewer: Viewer = self._people[0] if len(self._people) == 1 else SPECTATOR
        return Scene(
            view=position.view(viewer),
            names=self.translate.names or [],
            translate=self.translate,
            seat=seat,
            legal=() if seat is None else position.legal_moves_for(seat),
            recent=() if seat is None else self._recent_moves(seat, viewer),
            width=self.terminal.width,
            unicode=self.terminal.unicode,
        )

    def _recent_moves(self, seat: Seat, viewer: Viewer) -> list[tuple[Seat, Move]]:
        """Return what others did since a seat's last move, as the viewer may see it."""
        seats = [who for who, _ in self.position.history]
        since = len(seats) - [*reversed(seats), seat].index(seat)
        seen = Record.of(self.position, viewer).moves
        return list(zip(seats[since:], seen[since : len(seats)], strict=True))

    def _show_table(self, scene: Scene) -> None:
        self.terminal.show(Rule(style="dim"), self.screen.draw(scene))
        if scene.seat is not None:
            if self.screen.lists_all_moves(scene):
                self._list_moves(scene)
            self.terminal.show(self._coloured(self.screen.prompt(scene)))

    def _show_end(self) -> None:
        scene = self._scene(None)
        self.terminal.show(Rule(style="dim"), self.screen.draw(scene), self._standings(scene))
        while self._people:
            line = self.terminal.question(self.translate("cli-end-prompt"))
            if not line:
                return
            word, _, rest = line.partition(" ")
            command = self._commands.get(word.lower(), self._help)
            if command == self._quit:
                return
            command(rest.strip(), scene)

    def _standings(self, scene: Scene) -> RenderableType:
        result = self.position.result
        places = result.places
        assert places is not None
        table = Table(title=self.translate("cli-result"), title_style="bold", title_justify="left")
        table.add_column(self.translate("cli-place"), justify="right")
        table.add_column(self.translate("cli-player"))
        for column in self.screen.result_columns(scene):
            table.add_column(column, justify="right")
        for seat in sorted(range(len(places)), key=places.__getitem__):
            score = result.scores[seat]
            parts = score if isinstance(score, tuple) else (score,)
            name = Text(scene.names[seat], SEAT_STYLES[seat])
            table.add_row(str(places[seat]), name, *map(str, parts))
        return table

    def _show_error(self, *sentences: str) -> None:
        for sentence in sentences:
            self.terminal.show(Text(f"! {one_line(sentence)}", "yellow"))

    def _coloured(self, sentence: str) -> Text:
        text = Text(sentence)
        for seat, name in enumerate(self.translate.names or []):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", SEAT_STYLES[seat])
        return text


class _Over(Exception):  # noqa: N818 - no error
    """The game is over and everybody has seen it."""
