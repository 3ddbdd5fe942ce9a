/** A board to look at only: a picture for the eyes, which assistive technology and the keyboard pass over. */
import type { LoadedGame } from "../games/client";
import { useApp } from "./context";

interface BoardPictureProps {
  readonly game: string;
  readonly client: LoadedGame | null;
  readonly view: Record<string, unknown> | undefined;
  readonly names: readonly string[];
}

export function BoardPicture({ game, client, view, names }: BoardPictureProps) {
  const { sentences } = useApp();
  const Board = client?.Board;
  return (
    <div className="game-picture" data-game={game} aria-hidden="true" inert>
      {Board && view && (
        <Board
          view={view}
          seat={null}
          legal={[]}
          recent={[]}
          names={names}
          sentences={sentences}
          play={() => undefined}
          explain={() => undefined}
        />
      )}
    </div>
  );
}
