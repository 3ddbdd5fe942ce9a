/** What every page with a puzzle on its board has: the game's sentences, its seats, and its moves as a list. */
import { type ReactNode, useMemo } from "react";
import { LitPlaces } from "../../board/lit";
import type { LoadedGame } from "../../games/client";
import { SeatSign } from "../../games/SeatSign";
import type { Puzzle } from "../../protocol/types";
import { GameSentences, useApp } from "../context";
import { replayNames } from "../replay/replayNames";
import { MoveList } from "../table/MoveList";
import { namePlaces } from "../table/usePlaces";

interface Props {
  readonly puzzle: Puzzle;
  readonly client: LoadedGame;
}

/** The names of a puzzle's seats, its places in words, and its legal moves. */
export function usePuzzleWords(puzzle: Puzzle) {
  const { sentences } = useApp();
  const names = useMemo(
    () => replayNames({ names: [], players: puzzle.players }, sentences),
    [puzzle.players, sentences],
  );
  const { placeOf, partsOfMove } = useMemo(
    () => namePlaces(puzzle.places, names, sentences),
    [puzzle.places, names, sentences],
  );
  const legal = useMemo(() => puzzle.legal.flatMap(({ moves }) => moves), [puzzle]);
  return { names, placeOf, partsOfMove, legal };
}

/** Everything inside speaks of the game as its solver sees it. */
export function PuzzleSentences({ puzzle, client, children }: Props & { readonly children: ReactNode }) {
  const { sentences } = useApp();
  return (
    <GameSentences
      game={client}
      names={replayNames({ names: [], players: puzzle.players }, sentences)}
      you={puzzle.seat}
    >
      <LitPlaces>{children}</LitPlaces>
    </GameSentences>
  );
}

export function PuzzleSeats({ puzzle, client, view }: Props & { readonly view: Record<string, unknown> }) {
  const { sentences } = useApp();
  const { names } = usePuzzleWords(puzzle);
  const { SeatInfo } = client;
  return (
    <ol className="seats">
      {names.map((name, seat) => (
        <li key={seat} className="seat" data-asked={seat === puzzle.seat || undefined}>
          <div className="seat-name">
            <SeatSign seat={seat} />
            <b>{seat === puzzle.seat ? sentences.say("puzzling-you") : name}</b>
          </div>
          <SeatInfo view={view} seat={seat} sentences={sentences} />
        </li>
      ))}
    </ol>
  );
}

export function PuzzleMoves({ puzzle, client, play }: Props & { readonly play: (move: string) => void }) {
  const { sentences } = useApp();
  const { placeOf, partsOfMove, legal } = usePuzzleWords(puzzle);
  return (
    <details>
      <summary>{sentences.say("puzzling-moves")}</summary>
      <MoveList
        legal={legal}
        words={(move) => client.describeMove(move, puzzle.view, sentences, placeOf(move))}
        partsOf={partsOfMove}
        play={play}
      />
    </details>
  );
}
