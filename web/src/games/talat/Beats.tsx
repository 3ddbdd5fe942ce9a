/** What could capture the chosen tower, what it beats, and what beats it: in the bar, under the question. */
import { Consequence } from "../Choices";
import type { Sentences } from "../../app/messages";
import { captures, readTower, type Tower } from "./model";
import { TowerPiece } from "./TowerPiece";
import { dangerWords, type Spoken } from "./walk";

const KINDS: readonly Tower[] = [1, 2, 3].flatMap((height) =>
  [3, 4, 6].map((sides): Tower => ({ colour: "A", height, sides })),
);

export const beatenBy = (tower: Tower): readonly Tower[] => KINDS.filter((other) => captures(tower, other));
export const beating = (tower: Tower): readonly Tower[] => KINDS.filter((other) => captures(other, tower));

export function Beats({ spoken }: { readonly spoken: Spoken }) {
  const { view, sentences } = spoken;
  const { chosen } = spoken.turn;
  const text =
    chosen === null
      ? undefined
      : "tower" in chosen
        ? `A${chosen.tower}`
        : view.boards[chosen.board].towers[chosen.square];
  if (text === undefined) return null;
  const tower = readTower(text);
  const danger = chosen !== null && "square" in chosen ? dangerWords(chosen.board, chosen.square, spoken) : null;
  return (
    <Consequence>
      {danger !== null && <strong className="talat-danger">{danger}</strong>}
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
