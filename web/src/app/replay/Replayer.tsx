/** Looks through a game: the board at any moment, the events in words, the judgement, and a way to play on. */
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Link, useSearch } from "wouter";
import { BOARD_KEYS, isShortcut, REPLAY_KEYS, useKeys } from "../../board/keys";
import { LitPlaces, type Parts, useLitWhile } from "../../board/lit";
import type { LoadedGame } from "../../games/client";
import { useLooks } from "../../games/looks";
import { entryAt, type GameLog, logEntries, marksOf } from "../../games/log";
import { SeatSign } from "../../games/SeatSign";
import type { Fact, Replay } from "../../protocol/types";
import { GameSentences, useApp } from "../context";
import { copyText } from "../clipboard";
import { Scrubber } from "../Scrubber";
import { DimensionSwitch, useDrawing } from "../table/DimensionSwitch";
import { TurnLog } from "../table/TurnLog";
import { TeamTag } from "../TeamTag";
import { AnalysisPanel } from "./AnalysisPanel";
import { BranchPanel } from "./BranchPanel";
import { replayApi } from "./api";
import { MoveText } from "./MoveText";
import { replayNames } from "./replayNames";
import { useAnalysis } from "./useAnalysis";
import { useAutoplay } from "./useAutoplay";
import { usePastDecision } from "./usePastDecision";
import { useView } from "./useViews";

const SPEEDS = [0.5, 1, 2, 4] as const;

interface Props {
  readonly replay: Replay;
  readonly client: LoadedGame;
}

export function Replayer(props: Props) {
  const { sentences } = useApp();
  useLooks(props.replay.looks);
  return (
    <GameSentences game={props.client} names={replayNames(props.replay, sentences)} you={null}>
      <LitPlaces>
        <Review {...props} />
      </LitPlaces>
    </GameSentences>
  );
}

function Review({ replay, client }: Props) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const last = replay.moves.length;
  const names = useMemo(() => replayNames(replay, sentences), [replay, sentences]);
  const query = new URLSearchParams(useSearch());
  const [ply, setPly] = useState(() => clamp(Number(query.get("move") ?? last), last));
  const [viewAs, setViewAs] = useState(() => firstViewer(replay, query.get("seat")));
  const [tab, setTab] = useState<"moves" | "analysis">(query.has("show") ? "analysis" : "moves");
  const [branching, setBranching] = useState(false);
  const [shared, setShared] = useState(false);
  const [instead, setInstead] = useState<string | null>(null);
  const analysis = useAnalysis(replay.id, query.get("show") === "moments");
  const view = useView(replay.id, ply, last, viewAs);
  const judged = analysis.status?.analysis ?? null;
  const turning = judged?.turning ?? [];

  const look = useCallback(
    (to: number) => {
      setPly(clamp(to, last));
      setInstead(null);
      setShared(false);
    },
    [last],
  );
  const { playing, speed, setSpeed, toggle, stop } = useAutoplay(ply, last, look);
  const go = useCallback(
    (to: number) => {
      stop();
      look(to);
    },
    [stop, look],
  );

  // The address always names the moment that is looked at, so that it can be shared.
  const address = `/replay/${replay.id}?move=${ply}${tab === "analysis" ? "&show=analysis" : ""}`;
  useEffect(() => window.history.replaceState(window.history.state, "", address), [address]);

  useKeys("keys-board", BOARD_KEYS);
  useKeys("keys-replay", REPLAY_KEYS);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (isShortcut(event) || target.closest("input, select, textarea, svg, [role=tablist], button")) return;
      const to = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: last }[event.key];
      if (to !== undefined) go(to);
      else if (event.key === " ") toggle();
      else return;
      event.preventDefault();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [ply, last, go, toggle]);

  const share = async () => {
    const url = new URL(address, location.href).href;
    if (navigator.share && matchMedia("(pointer: coarse)").matches)
      await navigator.share({ url }).catch(() => undefined);
    else if (await copyText(url)) setShared(true);
    else window.prompt(say("lookback-share"), url);
  };

  const made = replay.moves[ply - 1];
  // A move that was not made is shown beside the one that was.
  const real = replay.moves[ply]?.move ?? null;
  const both = usePastDecision(client, replay.id, instead === null ? null : ply, viewAs, [real, instead], names);
  useLitWhile(both && real && instead ? [...both.partsOf(real), ...both.partsOf(instead)] : []);
  const partsOf = useCallback((fact: Fact) => (view ? client.partsOf(fact, view) : []), [client, view]);
  // The board marks the turn that is looked at, as far as it has come.
  const marks = useMemo(() => {
    const entries = logEntries(replay.moves, client.log);
    const first = entries[entryAt(entries, ply)]?.first ?? Math.max(0, ply - 1);
    return marksOf(replay.moves.slice(first, ply), client.log, partsOf);
  }, [replay.moves, client, ply, partsOf]);
  const before = [...turning].reverse().find((turn) => turn + 1 < ply);
  const after = turning.find((turn) => turn + 1 > ply);
  const { Board, SeatInfo, ResultDetails, hasScene } = client;
  const { drawing, failed } = useDrawing(hasScene);
  const places = replay.ending?.places ?? replay.result.places;
  const teams = client.teams?.(replay.options) ?? null;
  return (
    <main id="main" className="replay" data-game={replay.game}>
      <div className="side left">
        <h1 className="replay-title">{say("lookback-title", { game: say(`web-game-${replay.game}`) })}</h1>
        {replay.origin && (
          <p className="muted">
            {replay.origin.record ? (
              <a href={`/replay/${replay.origin.record}?move=${replay.origin.moves}`}>
                {say("lookback-origin", { moves: replay.origin.moves })}
              </a>
            ) : (
              say("lookback-origin", { moves: replay.origin.moves })
            )}
          </p>
        )}
        {replay.view !== null && <p className="muted">{say("lookback-partial")}</p>}
        <ol className="seats">
          {names.map((name, seat) => (
            <li key={seat} className="seat" data-asked={replay.moves[ply]?.seat === seat || undefined}>
              <div className="seat-name">
                <SeatSign seat={seat} />
                <b>{name}</b>
                {ply === last && places && (
                  <span className="place-mark figures">{say("lookback-place", { place: places[seat]! })}</span>
                )}
              </div>
              <TeamTag teams={teams} seat={seat} names={names} />
              {view && <SeatInfo view={view} seat={seat} sentences={sentences} />}
            </li>
          ))}
        </ol>
        {replay.view === null && (
          <label className="field">
            <span>{say("lookback-eyes")}</span>
            <select
              value={viewAs === null ? "all" : String(viewAs)}
              onChange={(event) => setViewAs(event.target.value === "all" ? null : Number(event.target.value))}
            >
              <option value="all">{say("lookback-eyes-all")}</option>
              {names.map((name, seat) => (
                <option key={seat} value={seat}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <section className="play" aria-label={say("web-board", { game: say(`web-game-${replay.game}`) })}>
        {view && (
          <Board
            view={view}
            seat={viewAs}
            legal={[]}
            recent={instead ? [instead] : made ? [made.move] : []}
            marks={instead ? undefined : marks}
            names={names}
            sentences={sentences}
            play={() => undefined}
            explain={() => undefined}
            drawing={drawing}
          />
        )}
        {hasScene && <DimensionSwitch failed={failed} />}
        <div className="bar replay-bar">
          <p className="question" role="status" aria-live={playing ? "off" : "polite"} tabIndex={0}>
            {instead ? (
              say("lookback-shown-instead", {
                move: both?.words(instead) ?? (view ? client.describeMove(instead, view, sentences) : instead),
              })
            ) : made ? (
              <MoveText move={made} names={names} />
            ) : (
              say("lookback-start")
            )}
          </p>
          <div className="row replay-controls">
            <button
              type="button"
              className="button primary play-button"
              data-act="autoplay"
              aria-label={say(playing ? "lookback-pause" : "lookback-play")}
              onClick={toggle}
            >
              {playing ? "❚❚" : "▶"}
            </button>
            <Scrubber ply={ply} last={last} look={go} marks={turning.map((turn) => turn + 1)} />
            <span className="figures replay-count" aria-hidden="true">
              {ply} / {last}
            </span>
            <label className="speed">
              <span className="visually-hidden">{say("lookback-speed")}</span>
              <select value={speed} onChange={(event) => setSpeed(Number(event.target.value))}>
                {SPEEDS.map((each) => (
                  <option key={each} value={each}>
                    {each} ×
                  </option>
                ))}
              </select>
            </label>
          </div>
          <div className="row">
            {judged && turning.length > 0 && (
              <span className="turns" role="group" aria-label={say("lookback-turning")}>
                <button
                  type="button"
                  className="button quiet"
                  data-act="turn-back"
                  disabled={before === undefined}
                  onClick={() => go(before! + 1)}
                  aria-label={say("lookback-turn-back")}
                >
                  ⟲
                </button>
                <span>{say("lookback-turning")}</span>
                <button
                  type="button"
                  className="button quiet"
                  data-act="turn-on"
                  disabled={after === undefined}
                  onClick={() => go(after! + 1)}
                  aria-label={say("lookback-turn-on")}
                >
                  ⟳
                </button>
              </span>
            )}
            <button
              type="button"
              className="button"
              data-act="branch"
              aria-expanded={branching}
              disabled={ply === last && replay.result.over}
              onClick={() => setBranching(!branching)}
            >
              {say("lookback-branch")}
            </button>
            {!(ply === last && replay.result.over) && (
              <Link className="button" data-act="analyse-here" href={`/analysis/board?record=${replay.id}&move=${ply}`}>
                {say("lookback-analyse-here")}
              </Link>
            )}
            <button type="button" className="button" data-act="share" onClick={() => void share()}>
              {say(shared ? "lookback-shared" : "lookback-share")}
            </button>
            <a
              className="button"
              href={replayApi.fileUrl(replay.id)}
              download={`${replay.game}-${replay.id.slice(0, 8)}.json`}
            >
              {say("web-record")}
            </a>
          </div>
          {branching && <BranchPanel replay={replay} ply={ply} names={names} close={() => setBranching(false)} />}
        </div>
      </section>
      <aside className="side right">
        <div className="tabs" role="tablist" aria-label={say("lookback-tabs")}>
          {(["moves", "analysis"] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`tab-${each}`}
              className="tab"
              aria-selected={tab === each}
              aria-controls="replay-panel"
              tabIndex={tab === each ? 0 : -1}
              onClick={() => setTab(each)}
              onKeyDown={(event) => {
                if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
                event.preventDefault();
                const other = each === "moves" ? "analysis" : "moves";
                setTab(other);
                document.getElementById(`tab-${other}`)?.focus();
              }}
            >
              {say(`lookback-tab-${each}`)}
            </button>
          ))}
        </div>
        <div id="replay-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="replay-panel" tabIndex={0}>
          {tab === "moves" ? (
            <>
              <MoveTable
                replay={replay}
                names={names}
                you={viewAs}
                ply={ply}
                look={go}
                log={client.log}
                view={view}
                partsOf={partsOf}
                sizes={
                  judged
                    ? new Map(judged.moves.flatMap(({ ply: at, size }) => (size ? [[at, size] as const] : [])))
                    : null
                }
              />
              {ply === last && view && (
                <div className="working-frame" role="region" tabIndex={0} aria-label={say("web-scoring")}>
                  <ResultDetails view={view} places={places} names={names} sentences={sentences} />
                </div>
              )}
            </>
          ) : (
            <AnalysisPanel
              replay={replay}
              client={client}
              names={names}
              ply={ply}
              look={go}
              you={viewAs}
              analysis={analysis}
              show={setInstead}
              shown={instead}
            />
          )}
        </div>
      </aside>
    </main>
  );
}

/** Whose eyes a review begins with: the seat's that a link names, or the only one that the record shows. */
function firstViewer({ view, players }: Replay, seat: string | null): number | null {
  if (view !== null) return typeof view === "number" ? view : null;
  return seat !== null && /^\d+$/.test(seat) && Number(seat) < players ? Number(seat) : null;
}

interface MoveTableProps {
  readonly replay: Replay;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly ply: number;
  readonly look: (ply: number) => void;
  readonly sizes: ReadonlyMap<number, string> | null;
  readonly log: GameLog;
  readonly view: unknown;
  readonly partsOf: (fact: Fact) => Parts;
}

function MoveTable({ replay, names, you, ply, look, sizes, log, view, partsOf }: MoveTableProps) {
  const { sentences } = useApp();
  const list = useRef<HTMLElement>(null);
  const entries = useMemo(() => logEntries(replay.moves, log, view), [replay.moves, log, view]);
  useEffect(() => {
    // Only the list scrolls to its move. Where the page itself scrolls, on a phone, the board stays in sight.
    const [now, panel] = [
      list.current?.querySelector<HTMLElement>("li[data-now]"),
      list.current?.closest<HTMLElement>(".replay-panel"),
    ];
    if (!now || !panel || getComputedStyle(panel).overflowY === "visible") return;
    const [item, frame] = [now.getBoundingClientRect(), panel.getBoundingClientRect()];
    panel.scrollTop += Math.max(0, item.bottom - frame.bottom) - Math.max(0, frame.top - item.top);
  }, [ply]);
  return (
    <section ref={list} className="history" aria-label={sentences.say("web-history")} data-moves={replay.moves.length}>
      <TurnLog
        entries={entries}
        names={names}
        you={you}
        at={ply}
        look={look}
        partsOf={partsOf}
        after={(line) => {
          const size = sizes?.get(line.ply - 1);
          return (
            size && (
              <em className="size" data-size={size}>
                {sentences.say(`analysis-size-${size}`)}
              </em>
            )
          );
        }}
      />
    </section>
  );
}

function clamp(ply: number, last: number): number {
  return Number.isFinite(ply) ? Math.min(last, Math.max(0, Math.round(ply))) : last;
}
