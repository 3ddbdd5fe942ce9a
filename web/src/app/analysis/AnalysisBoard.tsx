/** A board on which one plays for everybody: branch, go back, ask for chances and best moves, share. */
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { Link, useLocation } from "wouter";
import { ANALYSIS_KEYS, BOARD_KEYS, isShortcut, useKeys } from "../../board/keys";
import { LitPlaces } from "../../board/lit";
import type { LoadedGame } from "../../games/client";
import { hasEditor } from "../../games/editors";
import { SeatSign } from "../../games/SeatSign";
import { RequestError } from "../../protocol/api";
import type { BoardChances, BoardPosition, BoardStart, Fact } from "../../protocol/types";
import { copyText } from "../clipboard";
import { GameSentences, useApp } from "../context";
import { ensureGuest } from "../identity";
import { replayNames } from "../replay/replayNames";
import { DimensionSwitch, useDrawing } from "../table/DimensionSwitch";
import { MoveList } from "../table/MoveList";
import { Refusals } from "../table/Refusals";
import { namePlaces } from "../table/usePlaces";
import { TeamTag } from "../TeamTag";
import { boardApi } from "./api";
import { BestMoves } from "./BestMoves";
import { type Shared, writeLink } from "./link";
import { beside, movesOf, nextOf, type Path, type Place, promoted, toEnd, withMove, withoutLast } from "./tree";
import { type LineState, useLine } from "./useLine";
import { Variations } from "./Variations";
import "../replay/replay.css";
import "./analysis.css";

interface Props extends Shared {
  readonly client: LoadedGame;
}

export function AnalysisBoard({ start, tree, path, client }: Props) {
  const { sentences } = useApp();
  const [place, setPlace] = useState<Place>({ tree, path });
  const line = useLine(start, place);
  const { position, problem } = line;
  if (!position)
    return (
      <main id="main" className="page" aria-busy={problem.length === 0}>
        <h1>{sentences.say("boards-title")}</h1>
        {problem.map(({ key, values }, index) => (
          <p key={index} role="alert">
            {sentences.say(key, values)}
          </p>
        ))}
        {problem.length === 0 ? (
          <p className="muted">{sentences.say("web-loading")}</p>
        ) : (
          <Link href="/analysis" className="button primary">
            {sentences.say("boards-another")}
          </Link>
        )}
      </main>
    );
  return (
    <GameSentences game={client} names={replayNames({ names: [], players: position.players }, sentences)} you={null}>
      <LitPlaces>
        <Board start={start} client={client} place={place} setPlace={setPlace} line={line} position={position} />
      </LitPlaces>
    </GameSentences>
  );
}

interface BoardProps {
  readonly start: BoardStart;
  readonly client: LoadedGame;
  readonly place: Place;
  readonly setPlace: (place: Place) => void;
  readonly line: LineState;
  readonly position: BoardPosition;
}

function Board({ start, client, place, setPlace, line, position }: BoardProps) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const { tree, path } = place;
  const moves = movesOf(tree, path);
  const key = moves.join("\n");
  const { game } = start;
  const hidden = `boards-hidden-${game}`;
  const { seat, view } = position;
  const names = useMemo(
    () => replayNames({ names: [], players: position.players }, sentences),
    [position.players, sentences],
  );
  const places = useMemo(() => namePlaces(position.places, names, sentences), [position.places, names, sentences]);
  const { current } = line;
  const legal = useMemo(
    () => (current ? position.legal.flatMap((group) => group.moves) : []),
    [position.legal, current],
  );
  const [refusals, setRefusals] = useState<readonly Fact[]>([]);
  const [chances, setChances] = useState<Readonly<Record<string, BoardChances>>>({});
  const [asking, setAsking] = useState<string | null>(null);
  const [copied, setCopied] = useState<"link" | "text" | null>(null);

  const move = (next: Place) => {
    setPlace(next);
    setRefusals([]);
    setCopied(null);
  };
  const look = (to: Path) => move({ tree, path: to });
  const play = (text: string) => {
    if (legal.includes(text)) return move(withMove(place, text));
    line.ask([...moves, text]).catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      setRefusals(error.facts);
    });
  };
  const ask = async () => {
    setAsking(key);
    setRefusals([]);
    try {
      await ensureGuest(say("web-guest-name"));
      const found = await boardApi.chances(start, moves);
      setChances((before) => ({ ...before, [key]: found }));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setRefusals(error.facts);
    } finally {
      setAsking(null);
    }
  };

  // The address always holds the whole board, so that it can be shared, and is there again after a reload.
  useEffect(() => {
    let latest = true;
    void writeLink({ start, tree, path }).then((link) => {
      if (latest) window.history.replaceState(window.history.state, "", `/analysis/board#${link}`);
    });
    return () => {
      latest = false;
    };
  }, [start, tree, path]);
  const share = async () => {
    const url = new URL(`/analysis/board#${await writeLink({ start, tree, path })}`, location.href).href;
    if (await copyText(url)) setCopied("link");
    else window.prompt(say("boards-share"), url);
  };
  const edit = async () => go(`/analysis/set-up#${await writeLink({ start, tree, path })}`);
  const copy = async () => {
    if (await copyText(position.picture)) setCopied("text");
    else window.prompt(say("boards-copy"), position.picture);
  };

  const back = path.slice(0, -1);
  const forward = nextOf(tree, path).length > 0 ? [...path, 0] : path;
  useKeys("keys-board", BOARD_KEYS);
  useKeys("keys-game", client.keys);
  useKeys("keys-analysis", ANALYSIS_KEYS);
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (isShortcut(event) || target.closest("input, select, textarea, svg, .stage")) return;
      const to = {
        ArrowLeft: back,
        ArrowRight: forward,
        ArrowUp: beside(tree, path, -1),
        ArrowDown: beside(tree, path, 1),
        Home: [],
        End: toEnd(tree, path),
      }[event.key];
      if (to === undefined) return;
      event.preventDefault();
      look(to);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  });

  const { Board: GameBoard, SeatInfo, ResultDetails, hasScene } = client;
  const { drawing, failed } = useDrawing(hasScene);
  const question = client.prompt(view);
  const found = chances[key] ?? null;
  const teams = client.teams?.(position.options) ?? null;
  const step = (act: string, label: string, sign: string, to: Path) => (
    <button
      type="button"
      className="button"
      data-act={act}
      aria-label={say(label)}
      disabled={to.join() === path.join()}
      onClick={() => look(to)}
    >
      {sign}
    </button>
  );
  return (
    <main id="main" className="replay analysis-board" data-game={game}>
      <div className="side left">
        <h1 className="replay-title">{say("boards-of", { game: say(`web-game-${game}`) })}</h1>
        <ol className="seats">
          {names.map((name, each) => (
            <li key={each} className="seat" data-asked={each === seat || undefined}>
              <div className="seat-name">
                <SeatSign seat={each} />
                <b>{name}</b>
                {position.result.over && position.result.places && (
                  <span className="place-mark figures">
                    {say("lookback-place", { place: position.result.places[each]! })}
                  </span>
                )}
              </div>
              <TeamTag teams={teams} seat={each} names={names} />
              <SeatInfo view={view} seat={each} sentences={sentences} />
            </li>
          ))}
        </ol>
        {sentences.has(hidden) && <p className="muted small">{say(hidden)}</p>}
      </div>
      <section className="play" aria-label={say("web-board", { game: say(`web-game-${game}`) })}>
        <GameBoard
          view={view}
          seat={seat}
          legal={legal}
          recent={moves.slice(-1)}
          {...places}
          names={names}
          sentences={sentences}
          play={play}
          explain={play}
          drawing={drawing}
        />
        {hasScene && <DimensionSwitch failed={failed} />}
        <Refusals
          facts={refusals.length > 0 ? refusals : line.problem}
          names={names}
          you={null}
          partsOf={(fact) => client.partsOf(fact, view)}
          close={() => setRefusals([])}
        />
        <div className="bar replay-bar">
          <p className="question" role="status" aria-live="polite">
            {seat === null ? say("boards-over") : say(question.key, question.values, names)}
          </p>
          <div className="row">
            {step("first", "keys-first", "|◀", [])}
            {step("back", "keys-back", "◀", back)}
            {step("forward", "keys-forward", "▶", forward)}
            {step("last", "keys-last", "▶|", toEnd(tree, path))}
            <button
              type="button"
              className="button primary"
              data-act="best"
              aria-disabled={asking !== null || !current}
              onClick={() => asking === null && current && void ask()}
            >
              {say(asking === null ? "boards-ask" : "boards-asking")}
            </button>
            <button type="button" className="button" data-act="share" onClick={() => void share()}>
              {say(copied === "link" ? "lookback-shared" : "boards-share")}
            </button>
          </div>
          {seat !== null && (
            <details>
              <summary>{say("boards-all-moves")}</summary>
              <MoveList
                legal={legal}
                words={(each) => client.describeMove(each, view, sentences, places.placeOf(each))}
                partsOf={places.partsOfMove}
                play={play}
              />
            </details>
          )}
        </div>
      </section>
      <aside className="side right">
        <div className="replay-panel" role="region" aria-label={say("boards-moves")} tabIndex={0}>
          {found && (
            <BestMoves
              game={game}
              found={found}
              names={names}
              words={(each) => client.describeMove(each, view, sentences, places.placeOf(each))}
              partsOfMove={places.partsOfMove}
              play={play}
            />
          )}
          <Variations tree={tree} path={path} names={names} told={line.told} look={look} />
          {position.result.over && (
            <ResultDetails view={view} places={position.result.places} names={names} sentences={sentences} />
          )}
        </div>
        <div className="row analysis-acts">
          <button
            type="button"
            className="button"
            data-act="promote"
            disabled={path.every((index) => index === 0)}
            onClick={() => move(promoted(place))}
          >
            {say("boards-promote")}
          </button>
          <button
            type="button"
            className="button"
            data-act="remove"
            disabled={path.length === 0}
            onClick={() => move(withoutLast(place))}
          >
            {say("boards-remove")}
          </button>
          <button type="button" className="button" data-act="copy" onClick={() => void copy()}>
            {say(copied === "text" ? "boards-copied" : "boards-copy")}
          </button>
          {hasEditor(game) && (
            <button type="button" className="button" data-act="edit" onClick={() => void edit()}>
              {say("boards-edit-this")}
            </button>
          )}
          <Link href="/analysis" className="button quiet">
            {say("boards-another")}
          </Link>
        </div>
      </aside>
    </main>
  );
}
