/** The judgement of a game: the chances through it, its mistakes by size, the better moves, and how sure that is. */
import { SeatSign } from "../../games/SeatSign";
import type { LoadedGame } from "../../games/client";
import type { Analysis, Judgement, Replay } from "../../protocol/types";
import { LineChart } from "../charts";
import { useApp } from "../context";
import { Reasons } from "../Reasons";
import { MoveName } from "./MoveName";
import { MoveText } from "./MoveText";
import { KeyMoments } from "./KeyMoments";
import type { AnalysisState } from "./useAnalysis";
import { usePastDecision } from "./usePastDecision";

interface Props {
  readonly replay: Replay;
  readonly client: LoadedGame;
  readonly names: readonly string[];
  readonly ply: number;
  readonly look: (ply: number) => void;
  /** The seat whose game it is for the reader; null for somebody else. */
  readonly you: number | null;
  readonly analysis: AnalysisState;
  /** Show a move on the board that was not made. */
  readonly show: (move: string | null) => void;
  readonly shown: string | null;
}

export function AnalysisPanel(props: Props) {
  const { replay, client, names, ply, look, you, analysis, show } = props;
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const { status, problem, begin, stop } = analysis;
  if (problem.length > 0)
    return (
      <div className="problem" role="alert">
        {problem.map(({ key, values }) => (
          <p key={key}>{say(key, values)}</p>
        ))}
        <button type="button" className="button" onClick={begin}>
          {say("lookback-analyse")}
        </button>
      </div>
    );
  if (status === null) return <p className="muted">{say("web-loading")}</p>;
  if (status.analysis)
    return (
      <>
        {you !== null && (
          <KeyMoments
            found={status.analysis}
            replay={replay}
            client={client}
            names={names}
            seat={you}
            ply={ply}
            look={look}
            show={show}
          />
        )}
        <Found {...props} found={status.analysis} />
      </>
    );
  if (status.state === "none")
    return (
      <div className="analysis-offer">
        <p>{say("lookback-analyse-about")}</p>
        <button type="button" className="button primary" data-act="analyse" onClick={begin}>
          {say("lookback-analyse")}
        </button>
      </div>
    );
  return (
    <div className="analysis-offer">
      <label>
        {say(status.state === "waiting" ? "lookback-waiting" : "lookback-judging", {
          done: status.done,
          moves: status.moves,
        })}
        <progress value={status.done} max={status.moves} />
      </label>
      <button type="button" className="button" onClick={stop}>
        {say("lookback-stop")}
      </button>
    </div>
  );
}

type FoundProps = Omit<Props, "analysis"> & { readonly found: Analysis };

function Found({ found, replay, client, names, ply, look, you, show, shown }: FoundProps) {
  const { sentences, settings } = useApp();
  const say = sentences.say.bind(sentences);
  const percent = new Intl.NumberFormat(settings.language, { style: "percent" });
  const lines = names.map((name, seat) => ({
    name,
    seat,
    points: [
      ...found.moves.map(({ chances }, x) => ({ x, y: chances[seat]! })),
      { x: found.moves.length, y: found.final[seat]! },
    ],
    band: [
      ...found.moves.map(({ chances, errors }): [number, number] => [
        Math.max(0, chances[seat]! - errors[seat]!),
        Math.min(1, chances[seat]! + errors[seat]!),
      ]),
      [found.final[seat]!, found.final[seat]!] as [number, number],
    ],
  }));
  // The better move is shown at the moment before the one that was made: it is still that one that is spoken of.
  const at = shown === null ? ply - 1 : ply;
  const here = found.moves[at] ?? null;
  const mistakes = found.mistakes.map((at) => found.moves[at]!);
  return (
    <div className="analysis">
      <LineChart
        title={say("lookback-curve")}
        lines={lines}
        xName={say("analysis-axis-moves")}
        yName={say("analysis-chances")}
        domain={[0, 1]}
        height={200}
        yText={(y) => percent.format(y)}
        now={ply}
        marks={found.turning.map((turn) => turn + 1)}
        onPick={look}
      />
      <p className="muted small">{say("analysis-chances-about")}</p>
      {here && <OneMove one={here} {...{ replay, client, names, you, percent, look, show, shown }} />}
      <h2>{say("analysis-mistakes")}</h2>
      {mistakes.length === 0 ? (
        <p>{say("analysis-no-mistakes")}</p>
      ) : (
        <ol className="mistakes">
          {mistakes.map((one) => (
            <li key={one.ply}>
              <button
                type="button"
                className="mistake"
                aria-current={at === one.ply || undefined}
                onClick={() => look(one.ply + 1)}
              >
                <SeatSign seat={one.seat} size="0.9em" />
                <span>
                  <span className="figures muted">{one.ply + 1}. </span>
                  {names[one.seat]}
                </span>
                <em className="size" data-size={one.size ?? undefined}>
                  {say(`analysis-size-${one.size ?? "slip"}`)}
                </em>
                <b className="figures">
                  −{percent.format(one.loss)} <small>± {percent.format(one.error)}</small>
                </b>
              </button>
            </li>
          ))}
        </ol>
      )}
      <table className="losses">
        <caption>{say("analysis-lost")}</caption>
        <tbody>
          {names.map((name, seat) => (
            <tr key={seat}>
              <th scope="row">
                <SeatSign seat={seat} size="0.9em" /> {name}
              </th>
              <td className="figures">{percent.format(found.losses[seat]!)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <details className="sure">
        <summary>{say("lookback-sure")}</summary>
        <p>{say("lookback-sure-text", { simulations: found.simulations, searches: found.searches })}</p>
        {found.view !== null && <p>{say("lookback-sure-partial")}</p>}
      </details>
    </div>
  );
}

interface OneProps extends Pick<Props, "replay" | "client" | "names" | "you" | "look" | "show" | "shown"> {
  readonly one: Judgement;
  readonly percent: Intl.NumberFormat;
}

/** What there is to say about the move that led to the moment. */
function OneMove({ one, replay, client, names, you, percent, look, show, shown }: OneProps) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const move = replay.moves[one.ply]!;
  const better = one.better !== null && one.loss > 0.005;
  const moves = usePastDecision(client, replay.id, one.ply, you, [move.move, better ? one.better : null], names);
  const why = <Reasons game={replay.game} reasons={one.reasons ?? []} line={one.line ?? []} names={names} you={you} />;
  return (
    <section className="one-move card" aria-label={say("lookback-this-move")}>
      <p>
        <SeatSign seat={one.seat} size="0.9em" /> <span className="figures muted">{one.ply + 1}. </span>
        {moves ? <MoveName move={move.move} moves={moves} /> : <MoveText move={move} names={names} you={you} />}
      </p>
      {one.choices === 1 ? (
        <p>{say("lookback-forced")}</p>
      ) : move.move.includes("?") ? (
        <p>{say("lookback-unknown")}</p>
      ) : better ? (
        <>
          <p>
            <b>{say("lookback-better")}</b>{" "}
            {moves ? (
              <MoveName move={one.better!} moves={moves} />
            ) : (
              sentences.sayFacts(one.facts, names, you).join(" ")
            )}
          </p>
          {why}
          <p>
            {say(one.size ? "lookback-cost" : "lookback-cost-unsure", {
              cost: percent.format(one.loss),
              error: percent.format(one.error),
            })}{" "}
            {one.size && (
              <em className="size" data-size={one.size}>
                {say(`analysis-size-${one.size}`)}
              </em>
            )}
          </p>
          {one.after && one.instead && (
            <table className="changes">
              <thead>
                <tr>
                  <th scope="col">
                    <span className="visually-hidden">{say("analysis-column-player")}</span>
                  </th>
                  <th scope="col">{say("lookback-after")}</th>
                  <th scope="col">{say("lookback-instead")}</th>
                </tr>
              </thead>
              <tbody>
                {names.map((name, seat) => (
                  <tr key={seat}>
                    <th scope="row">
                      <SeatSign seat={seat} size="0.8em" /> {name}
                    </th>
                    <td className="figures">{percent.format(one.after![seat]!)}</td>
                    <td className="figures">{percent.format(one.instead![seat]!)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <button
            type="button"
            className="button"
            aria-pressed={shown === one.better}
            onClick={() => {
              if (shown === one.better) return look(one.ply + 1);
              look(one.ply);
              show(one.better);
              // On a phone the board is far above.
              document.querySelector("svg.board, .stage")?.scrollIntoView({ block: "nearest" });
            }}
          >
            {say("lookback-show-better")}
          </button>
        </>
      ) : (
        <>
          <p>{say("lookback-best")}</p>
          {why}
        </>
      )}
    </section>
  );
}
