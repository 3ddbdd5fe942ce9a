/** What a bid is about here: the fields that remain, who wins ties, and what unspent weapons are good for. */
import type { BoardProps } from "../client";
import type { TiticacaView } from "./model";

const SCORING_LAKES = [5, 10];

/** The seats as ties go: clockwise from the one with the arrow (C-BID-2). */
export const tieOrder = (arrow: number, players: number): number[] =>
  Array.from({ length: players }, (_, k) => (arrow + k) % players);

/** The lake after which weapons in stock score next; 0 for the final scoring (C-SCO-1, C-END-3). */
export const nextScoring = (round: number): number => SCORING_LAKES.find((lake) => round <= lake) ?? 0;

type Props = Pick<BoardProps<TiticacaView>, "view" | "seat" | "names" | "sentences">;

export function StakeLine({ view, seat, names, sentences }: Props) {
  const say = sentences.say.bind(sentences);
  return (
    <p className="stake">
      <b>{say("web-titicaca-stake", { fields: view.open.length, players: view.players })}</b>{" "}
      {view.arrow !== null &&
        say("web-titicaca-stake-ties", { seats: tieOrder(view.arrow, view.players) }, names, seat)}{" "}
      {say("web-titicaca-stake-score", { lake: nextScoring(view.round) })}
    </p>
  );
}
