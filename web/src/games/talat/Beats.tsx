/** What the chosen tower beats, and what beats it: in the bar, under the question. */
import { Consequence } from "../Acts";
import type { Sentences } from "../../app/messages";
import { captures, readTower, type TalatView, type Tower } from "./model";
import type { Picked } from "./turn";
import { TowerPiece } from "./TowerPiece";

const KINDS: readonly Tower[] = [1, 2, 3].flatMap((height) =>
  [3, 4, 6].map((sides): Tower => ({ colour: "A", height, sides })),
);

export const beatenBy = (tower: Tower): readonly Tower[] => KINDS.filter((other) => captures(tower, other));
export const beating = (tower: Tower): readonly Tower[] => KINDS.filter((other) => captures(other, tower));

interface Props {
  readonly view: TalatView;
  readonly chosen: Picked | null;
  readonly sentences: Sentences;
}

export function Beats({ view, chosen, sentences }: Props) {
  const text =
    chosen === null
      ? undefined
      : "tower" in chosen
        ? `A${chosen.tower}`
        : view.boards[chosen.board].towers[chosen.square];
  if (text === undefined) return null;
  const tower = readTower(text);
  return (
    <Consequence>
      <span className="talat-beats">
        <Row words="web-talat-beats" towers={beatenBy(tower)} sentences={sentences} />
        <Row words="web-talat-beaten-by" towers={beating(tower)} sentences={sentences} />
      </span>
    </Consequence>
  );
}

function Row({ words, towers, sentences }: { words: string; towers: readonly Tower[]; sentences: Sentences }) {
  return (
    <span className="talat-beats-row">
      {sentences.say(towers.length > 0 ? words : `${words}-none`)}
      {towers.map(({ height, sides }) => {
        const name = sentences.say("web-talat-tower", { height, sides });
        return (
          <svg key={`${height}${sides}`} viewBox="-0.5 -0.55 1 1.1" role="img" aria-label={name} data-tip={name}>
            <TowerPiece tower={{ colour: "A", height, sides }} x={0} y={0} zihin />
          </svg>
        );
      })}
    </span>
  );
}
