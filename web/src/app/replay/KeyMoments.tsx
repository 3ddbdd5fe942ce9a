/** What a coach would look at again: one decision that was good, one that was missed, one stroke of luck. */
import type { Analysis, Replay } from "../../protocol/types";
import { useApp, useTopics } from "../context";
import { Reasons } from "../Reasons";
import { MoveText } from "./MoveText";
import { leadOf } from "./leadOf";

interface Props {
  readonly found: Analysis;
  readonly replay: Replay;
  readonly names: readonly string[];
  /** Whose moments. */
  readonly seat: number;
  readonly ply: number;
  readonly look: (ply: number) => void;
  /** Show a move on the board that was not made. */
  readonly show: (move: string | null) => void;
}

const KINDS = ["good", "missed", "lucky"] as const;

export function KeyMoments({ found, replay, names, seat, ply, look, show }: Props) {
  const { sentences, settings } = useApp();
  const loaded = useTopics("coach");
  // Older analyses have none.
  const moments = found.moments?.[seat];
  if (!loaded || !moments) return null;
  const say = sentences.say.bind(sentences);
  const percent = new Intl.NumberFormat(settings.language, { style: "percent" });
  return (
    <section className="three-moments" aria-label={say("coach-moments")}>
      <h2>{say("coach-moments")}</h2>
      <ol>
        {KINDS.map((kind) => {
          const at = moments[kind];
          const one = at === null ? undefined : found.moves[at];
          const move = at === null ? undefined : replay.moves[at];
          if (at === null || !one || !move)
            return (
              <li key={kind} className="card" data-moment={kind}>
                <h3>{say(`coach-${kind}`)}</h3>
                <p className="muted">{say(`coach-${kind}-none`)}</p>
              </li>
            );
          const after = found.moves[at + 1]?.chances ?? found.final;
          return (
            <li key={kind} className="card" data-moment={kind} aria-current={ply === at + 1 || undefined}>
              <h3>{say(`coach-${kind}`)}</h3>
              <p>
                <MoveText move={move} names={names} you={seat} />
              </p>
              <p>
                {say(`coach-${kind}-line`, {
                  lead: percent.format(leadOf(one)),
                  cost: percent.format(one.loss),
                  before: percent.format(one.chances[seat]!),
                  after: percent.format(after[seat]!),
                })}
              </p>
              {kind === "missed" && one.facts.length > 0 && (
                <p>
                  <b>{say("lookback-better")}</b> {sentences.sayFacts(one.facts, names, seat).join(" ")}
                </p>
              )}
              {kind !== "lucky" && <Reasons game={replay.game} reasons={one.reasons ?? []} names={names} you={seat} />}
              <button
                type="button"
                className="button"
                onClick={() => {
                  look(kind === "missed" ? at : at + 1);
                  if (kind === "missed") show(one.better);
                  // On a phone the board is far above.
                  document.querySelector("svg.board, .stage")?.scrollIntoView({ block: "nearest" });
                }}
              >
                {say("lookback-show-better")}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
