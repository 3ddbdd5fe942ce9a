/** What a coach would look at again: one decision that was good, one that was missed, one stroke of luck. */
import type { LoadedGame } from "../../games/client";
import type { Analysis, HistoryMove, Judgement, Replay } from "../../protocol/types";
import { useApp, useTopics } from "../context";
import { Reasons } from "../Reasons";
import { MoveName } from "./MoveName";
import { MoveText } from "./MoveText";
import { leadOf } from "./leadOf";
import { usePastDecision } from "./usePastDecision";

interface Props {
  readonly found: Analysis;
  readonly replay: Replay;
  readonly client: LoadedGame;
  readonly names: readonly string[];
  /** Whose moments. */
  readonly seat: number;
  readonly ply: number;
  readonly look: (ply: number) => void;
  /** Show a move on the board that was not made. */
  readonly show: (move: string | null) => void;
}

const KINDS = ["good", "missed", "lucky"] as const;

export function KeyMoments({ found, replay, client, names, seat, ply, look, show }: Props) {
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
              {kind === "lucky" ? (
                // What is drawn may be the luck.
                <p>
                  <MoveText move={move} names={names} you={seat} />
                </p>
              ) : (
                <Made {...{ one, move, replay, client, names, seat }} better={kind === "missed" ? one.better : null} />
              )}
              <p>
                {say(`coach-${kind}-line`, {
                  lead: percent.format(leadOf(one)),
                  cost: percent.format(one.loss),
                  before: percent.format(one.chances[seat]!),
                  after: percent.format(after[seat]!),
                })}
              </p>
              {kind !== "lucky" && (
                <Reasons
                  game={replay.game}
                  reasons={one.reasons ?? []}
                  line={one.line ?? []}
                  names={names}
                  you={seat}
                />
              )}
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

interface MadeProps extends Pick<Props, "replay" | "client" | "names" | "seat"> {
  readonly one: Judgement;
  readonly move: HistoryMove;
  readonly better: string | null;
}

/** The seat's own move and the better one, each with its place: what happened tells neither where. */
function Made({ one, move, replay, client, names, seat, better }: MadeProps) {
  const { sentences } = useApp();
  const moves = usePastDecision(client, replay.id, one.ply, seat, [move.move, better], names);
  if (!moves)
    return (
      <p>
        <MoveText move={move} names={names} you={seat} />
      </p>
    );
  return (
    <>
      <p data-made>
        <b>{sentences.say("lookback-played")}</b> <MoveName move={move.move} moves={moves} />
      </p>
      {better !== null && (
        <p data-better>
          <b>{sentences.say("lookback-better")}</b> <MoveName move={better} moves={moves} />
        </p>
      )}
    </>
  );
}
