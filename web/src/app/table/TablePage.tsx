/** A table: a stage that never changes its size, seats and log beside it, one bar that says what to do now. */
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { useMotionSkipping } from "../../board/motion";
import { LitPlaces } from "../../board/lit";
import { BarSlotsContext } from "../../games/Choices";
import { loadGame, type LoadedGame } from "../../games/client";
import { useLooks } from "../../games/looks";
import { entryAt, logEntries, marksOf } from "../../games/log";
import { api, RequestError } from "../../protocol/api";
import { Refused, TableConnection } from "../../protocol/connection";
import type { Command, Fact, HintAnswer, Snapshot } from "../../protocol/types";
import { levelOn } from "../bots/stars";
import { GameSentences, useApp } from "../context";
import { Loading, NotFound } from "../Loading";
import type { Sentences } from "../messages";
import { numberNamesakes } from "../namesakes";
import { Reasons } from "../Reasons";
import { awaitedSeats } from "../sound/cues";
import { useTableSounds } from "../sound/useTableSounds";
import { reportTurn } from "../turns/turns";
import { ensureGuest, useGuest } from "../identity";
import { AbsencePanel } from "./AbsencePanel";
import { Announcer } from "./Announcer";
import { ActionBar } from "./ActionBar";
import { Chat } from "./Chat";
import { Coach } from "./coach/Coach";
import { Curtain } from "./Curtain";
import { useDraw } from "./draw/useDraw";
import { DimensionSwitch, useDrawing } from "./DimensionSwitch";
import { Hint } from "./Hint";
import { HistoryPanel } from "./HistoryPanel";
import { MoreMenu } from "./MoreMenu";
import { OpenTable } from "./OpenTable";
import { GameOverPanel } from "./GameOverPanel";
import { Rail, type RailTab } from "./Rail";
import { recentHistory } from "./recentHistory";
import { Refusals } from "./Refusals";
import { SealedDecision } from "./SealedDecision";
import { SeatsPanel } from "./SeatsPanel";
import { MomentCaption } from "./moments/MomentCaption";
import { MomentShow } from "./moments/MomentShow";
import { useBoardPress } from "./moments/useBoardPress";
import { useMoments } from "./moments/useMoments";
import { TableHeader } from "./TableHeader";
import { useFocusKeeper } from "./useFocusKeeper";
import { usePlaces } from "./usePlaces";
import { useQuestions } from "./useQuestions";
import { useWarnings, WarningQuestion } from "./warnings";
import { type SealedChange, curtainFor, decidedSeats } from "./sharedScreen";
import "./table.css";
import "./bar.css";
import "./rail.css";
import "./seats.css";
import "./over.css";

export function TablePage({ id }: { readonly id: string }) {
  const { sentences } = useApp();
  const guest = useGuest();
  const [connection, setConnection] = useState<TableConnection | null>(null);

  // An effect event, since the connection outlives a change of language.
  const identify = useEffectEvent(() => ensureGuest(sentences.say("web-guest-name")));
  useEffect(() => {
    // Get an identity first, so that taking a seat needs no second socket.
    let made: TableConnection | null = null;
    let stopped = false;
    void identify()
      .catch(() => null)
      .then(() => {
        if (stopped) return;
        made = new TableConnection(id, null);
        setConnection(made);
      });
    return () => {
      stopped = true;
      made?.stop();
    };
  }, [id]);

  if (!connection) return <Loading />;
  return <ConnectedTable connection={connection} me={guest?.id ?? null} />;
}

function ConnectedTable({ connection, me }: { readonly connection: TableConnection; readonly me: string | null }) {
  const { sentences, settings } = useApp();
  const live = useSyncExternalStore(connection.subscribe, connection.current);
  const snapshot = live.snapshot;
  useDraw(connection, me);
  useLooks(snapshot?.state.looks);
  const name = snapshot?.table.game ?? null;
  const [game, setGame] = useState<LoadedGame | null>(null);
  useEffect(() => {
    if (!name) return;
    let current = true;
    void Promise.all([loadGame(name), sentences.load(name, "places", `places-${name}`)]).then(([loaded]) => {
      if (current) setGame(loaded);
    });
    return () => {
      current = false;
    };
  }, [name, sentences]);

  if (live.link === "closed")
    return (
      <NotFound
        title={sentences.say(live.closed === "not-allowed" ? "web-table-not-allowed" : "web-table-not-found")}
      />
    );
  if (!snapshot || !game) return <Loading />;
  const { seats } = snapshot.state;
  const own = ownSeats(seats, me);
  return (
    <GameSentences game={game} names={seatNames(snapshot.state, sentences)} you={own.length === 1 ? own[0]! : null}>
      {live.link === "lost" && (
        <p className="lost" role="status">
          {sentences.say("web-connection-lost")}
        </p>
      )}
      <LitPlaces>
        <PlayingTable
          key={settings.language}
          connection={connection}
          snapshot={snapshot}
          game={game}
          me={me}
          skew={live.skew}
          pending={live.pending > 0}
        />
      </LitPlaces>
    </GameSentences>
  );
}

interface PlayingProps {
  readonly connection: TableConnection;
  readonly snapshot: Snapshot;
  readonly game: LoadedGame;
  readonly me: string | null;
  readonly skew: number;
  readonly pending: boolean;
}

export type SendCommand = (command: Command) => void;

const NOTHING: readonly Fact[] = [];

/** A state that belongs to one moment of the game: once the table has moved on, it is back to `none`. */
function useMomentary<T>(moment: string, none: T): readonly [T, (value: T) => void] {
  const [kept, setKept] = useState({ value: none, moment });
  const keep = useCallback((value: T) => setKept({ value, moment }), [moment]);
  return [kept.moment === moment ? kept.value : none, keep];
}

function PlayingTable({ connection, snapshot, game, me, skew, pending }: PlayingProps) {
  const { sentences, settings } = useApp();
  const say = sentences.say.bind(sentences);
  const { state, table, history } = snapshot;
  const { seats, matched_bots } = state;
  const names = useMemo(() => seatNames({ seats, matched_bots }, sentences), [seats, matched_bots, sentences]);
  const teams = useMemo(() => game.teams?.(table.options) ?? null, [game, table.options]);
  const own = ownSeats(state.seats, me);
  // Whoever plays one seat is spoken to; where several share the screen, everybody has a name.
  const you = own.length === 1 ? own[0]! : null;
  const viewer = snapshot.viewer;
  const moment = `${state.round} ${state.ply}`;
  const [refusals, setRefusals] = useMomentary<readonly Fact[]>(moment, NOTHING);
  const [hint, setHint] = useMomentary<HintAnswer | null>(moment, null);
  const [past, setPast] = useState<{ readonly ply: number; readonly view: unknown } | null>(null);
  const [more, setMore] = useState(false);
  const [drawer, setDrawer] = useState(false);
  const [tab, setTab] = useState<RailTab>("history");
  const [choices, setChoices] = useState<HTMLElement | null>(null);
  const [consequence, setConsequence] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ choices, consequence }), [choices, consequence]);
  const closeDrawer = useCallback(() => setDrawer(false), []);
  const [readChat, setReadChat] = useState(snapshot.chat.length);
  const unread = Math.max(0, snapshot.chat.length - readChat);
  const readsChat = tab === "chat";
  useEffect(() => {
    if (readsChat) setReadChat(snapshot.chat.length);
  }, [readsChat, snapshot.chat.length]);

  const act = useCallback(
    (command: Command) => {
      setRefusals(NOTHING);
      setHint(null);
      connection.send(command).catch((error: unknown) => {
        if (error instanceof Refused) setRefusals(error.refusals);
        else throw error;
      });
    },
    [connection, setRefusals, setHint],
  );

  // One device, several seats: view as the seat to move, behind a curtain first where something is hidden.
  const askedOwn = own.filter(
    (seat) => state.asked.includes(seat) && !state.sealed.includes(seat) && state.seats[seat]?.stand_in == null,
  );
  const next = viewer !== null && askedOwn.includes(viewer) ? viewer : (askedOwn[0] ?? null);
  const shared = game.hasSecrets && own.length > 1;
  const playing = state.life === "playing";
  useEffect(() => {
    if (playing && !shared && next !== null && next !== viewer) connection.lookAs(next);
  }, [next, viewer, playing, shared, connection]);

  // What is decided but not yet revealed may be changed; on a shared screen only behind a curtain, and the others do not see it.
  const [changing, setChanging] = useMomentary<SealedChange | null>(moment, null);
  const sealedOwn = decidedSeats(state, own);
  const sealedMove = viewer !== null && sealedOwn.includes(viewer) ? state.own_sealed : null;
  const revised =
    changing?.open && changing.seat === viewer && sealedMove !== null
      ? { move: sealedMove, keep: () => setChanging(null) }
      : null;
  const [opened, setOpened] = useState<number | null>(null);
  const curtain = playing && shared ? curtainFor(next, viewer, changing, opened) : null;
  useEffect(() => {
    if (viewer === null && own.length > 0 && state.life !== "playing") connection.lookAs(own[0]!);
  }, [viewer, own, state.life, connection]);

  const isMyTurn = awaitedSeats(state, own).length > 0;
  const others = state.seats
    .filter(({ kind, who }) => kind === "person" && who !== me)
    .map(({ name }) => name)
    .join("\n");
  useEffect(() => {
    reportTurn(table.id, isMyTurn ? { id: table.id, game: table.game, names: others ? others.split("\n") : [] } : null);
  }, [table.id, table.game, isMyTurn, others]);
  useEffect(() => () => reportTurn(table.id, undefined), [table.id]);

  const covered = curtain !== null || past !== null;
  const moments = useMoments({ connection, snapshot, game, own, shared, covered });
  useTableSounds(connection, snapshot, own, game.cues, moments.begun);
  const shown = covered ? null : moments.shown;
  const show = shown?.moment.show ?? null;
  const told = useMemo(
    () => (shown ? { ...snapshot, history: history.slice(0, moments.told) } : snapshot),
    [snapshot, history, shown, moments.told],
  );

  const board = snapshot.board;
  const legal = useMemo(() => (board ? board.legal.flatMap(({ moves }) => moves) : []), [board]);
  const live = board?.view;
  const showing = shown !== null && moments.behind;
  const view = past?.view ?? (showing ? (shown.step.view ?? shown.moment.view) : live);
  const partsOf = useCallback((fact: Fact) => (view ? game.partsOf(fact, view) : []), [game, view]);
  const pastPly = past?.ply ?? null;
  // The moves that the board marks: those since the viewer's own, or the turn that is looked at.
  const recent = useMemo(() => {
    if (pastPly === null) return recentHistory({ history, viewer });
    const entries = logEntries(history, game.log);
    return history.slice(entries[entryAt(entries, pastPly)]?.first ?? Math.max(0, pastPly - 1), pastPly);
  }, [history, viewer, pastPly, game]);
  const news = useMemo(() => recent.flatMap(({ facts }) => facts), [recent]);
  const decisions = useMemo(() => history.filter(({ seat }) => seat === you).length, [history, you]);
  const marks = useMemo(() => marksOf(recent, game.log, partsOf), [recent, game, partsOf]);
  const simultaneous = state.simultaneous;
  const decision = { table: table.id, game: table.game, seat: viewer, round: state.round, ply: state.ply };
  const { placeOf, partsOfMove } = usePlaces({ ...decision, hasMoves: legal.length > 0 }, names, sentences);

  const careful = useWarnings(
    {
      ...decision,
      asked: legal.length > 0 || (state.draft !== null && state.draft.seat === viewer),
      final: table.auto_confirm,
    },
    act,
    sentences,
    names,
  );

  const skipMoment = moments.catchUp;
  const play = useCallback(
    (move: string) => {
      if (viewer === null) return;
      setChanging(null);
      skipMoment();
      careful.act({
        do: "play",
        seat: viewer,
        move,
        confirm: game.onlyDraws?.(move) ?? false,
        ...(simultaneous ? { round: state.round } : { ply: state.ply }),
      } as Command);
    },
    [careful, game, viewer, simultaneous, state.round, state.ply, setChanging, skipMoment],
  );

  const refusalsOf = useCallback(
    (moves: readonly string[]) => (viewer === null ? Promise.resolve({}) : api.refusals(table.id, viewer, moves)),
    [table.id, viewer],
  );

  const requestHint = () => {
    if (viewer === null) return;
    setRefusals(NOTHING);
    api.hint(table.id, viewer).then(setHint, (error: unknown) => {
      if (error instanceof RequestError) setRefusals(error.facts);
    });
  };

  const showPly = (ply: number | null) => {
    if (ply === null || ply >= history.length) setPast(null);
    else void api.position(table.id, ply, viewer).then(({ view: seen }) => setPast({ ply, view: seen }));
  };

  const suggested = hint !== null && !past && curtain === null && legal.includes(hint.move) ? hint : null;
  const { drawing, failed } = useDrawing(game.hasScene);
  const page = useRef<HTMLElement>(null);
  useMotionSkipping(page);
  useFocusKeeper(page);
  useBoardPress(page, moments);
  useQuestions({
    game,
    view,
    seats: state.seats.length,
    recent,
    moves: () =>
      past || curtain !== null ? [] : legal.map((move) => game.describeMove(move, view, sentences, placeOf(move))),
    names,
    you,
    sentences,
  });
  if (state.life === "open")
    return <OpenTable snapshot={snapshot} me={me} names={names} teams={teams} act={act} refusals={refusals} />;
  const showProps = { step: moments.step, moving: moments.moving, names, you, sentences };
  const endPlaces = state.ending?.places ?? state.result?.places ?? null;
  const { Board, SeatInfo, SeatBrief, TeamInfo, SeatsNote, ResultDetails } = game;
  const describe = (move: string) => game.describeMove(move, view, sentences, placeOf(move));
  const playable = past || showing || pending || curtain !== null || (sealedMove !== null && !revised) ? [] : legal;
  // Show the visitor's own decision; on a shared screen only that it is made.
  const sealedMessage = shared || sealedMove !== null ? game.sealed?.(shared ? null : sealedMove) : undefined;
  // Against bots alone there is nobody to talk to.
  const people = new Set(state.seats.flatMap(({ kind, who }) => (kind === "person" && who !== null ? [who] : [])));
  const hasChat = people.size + snapshot.watching > 1 || snapshot.chat.length > 0;
  const coached = playing && you !== null && people.size === 1 && !table.rated;
  const settled = playing && !past && !pending && !revised && next === null && sealedOwn.length > 0;
  return (
    <main
      id="main"
      className="table"
      data-game={table.game}
      data-showing={show ? shown?.moment.kind : undefined}
      ref={page}
    >
      <Announcer connection={connection} names={names} you={you} />
      <TableHeader
        table={table}
        drawer={{ open: drawer, toggle: () => setDrawer(!drawer), unread: hasChat ? unread : 0 }}
      />
      <MoreMenu
        snapshot={snapshot}
        own={own}
        act={act}
        legal={playable}
        words={describe}
        partsOfMove={partsOfMove}
        play={play}
        open={more}
        setOpen={setMore}
        fullScreen={() =>
          void (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen())
        }
      />
      <SeatsPanel
        snapshot={snapshot}
        names={names}
        skew={skew}
        own={own}
        teams={teams}
        act={act}
        info={(seat) =>
          show?.SeatInfo ? (
            <show.SeatInfo {...showProps} seat={seat} />
          ) : view ? (
            <SeatInfo view={view} seat={seat} sentences={sentences} />
          ) : null
        }
        brief={(seat) =>
          show?.SeatInfo ? (
            <show.SeatInfo {...showProps} seat={seat} />
          ) : view ? (
            <SeatBrief view={view} seat={seat} sentences={sentences} />
          ) : null
        }
        teamInfo={(seats) => (view && TeamInfo ? <TeamInfo view={view} seats={seats} sentences={sentences} /> : null)}
        below={view && !show && SeatsNote ? <SeatsNote view={view} names={names} sentences={sentences} /> : null}
      />
      <section className="play" aria-label={say("web-board", { game: say(`web-game-${table.game}`) })}>
        <BarSlotsContext value={slots}>
          {view !== undefined && view !== null && (
            <Board
              view={view}
              seat={viewer}
              legal={playable}
              revised={revised}
              recent={recent.map(({ move }) => move)}
              // While an earlier moment is shown, what came after it is not there yet.
              marks={moments.behind ? [] : marks}
              suggested={suggested?.move ?? null}
              placeOf={placeOf}
              warningOf={careful.warningOf}
              refusalsOf={refusalsOf}
              partsOfMove={partsOfMove}
              names={names}
              sentences={sentences}
              play={play}
              explain={play}
              shown={shown}
              drawing={drawing}
            />
          )}
          {settled && sealedMessage && (
            <SealedDecision
              seats={sealedOwn}
              said={shared ? sealedMessage : null}
              names={names}
              change={(seat) => setChanging({ seat, open: !shared })}
            />
          )}
        </BarSlotsContext>
        {game.hasScene && <DimensionSwitch failed={failed} waits={coached && settings.coach === "ask"} />}
        {suggested !== null && (
          <Hint
            move={suggested.move}
            words={describe}
            parts={partsOfMove(suggested.move)}
            why={
              <Reasons game={table.game} reasons={suggested.reasons} line={suggested.line} names={names} you={viewer} />
            }
            play={play}
            close={() => setHint(null)}
          />
        )}
        {/* What a moment shows lies here, over the water of the stage's upper left: it never moves the board. */}
        <div className="stage-overlay">
          <Refusals facts={refusals} names={names} you={you} partsOf={partsOf} close={() => setRefusals(NOTHING)} />
          <AbsencePanel snapshot={snapshot} own={own} names={names} skew={skew} act={act} />
          {careful.question && <WarningQuestion {...careful.question} />}
          {coached && view != null && (
            <Coach
              table={table.id}
              name={table.game}
              game={game}
              situation={{ view, seat: you, legal: playable, facts: news }}
              decisions={decisions}
              silent={
                shown !== null || past !== null || refusals.length > 0 || !!careful.question || suggested !== null
              }
            />
          )}
        </div>
        {shown && !show && <MomentCaption moments={moments} names={names} you={you} />}
        {show ? (
          <MomentShow moments={moments} show={show} names={names} you={you} asked={isMyTurn} />
        ) : (
          <ActionBar
            snapshot={snapshot}
            names={names}
            own={own}
            you={you}
            decided={settled && sealedMessage && !shared ? say(sealedMessage.key, sealedMessage.values) : null}
            gameKeys={game.keys}
            question={view ? game.prompt(view) : null}
            showing={showing}
            past={past?.ply ?? null}
            look={showPly}
            act={careful.act}
            hint={requestHint}
            more={() => setMore(!more)}
            choices={setChoices}
            consequence={setConsequence}
          />
        )}
      </section>
      <Rail
        tab={tab}
        choose={setTab}
        unread={unread}
        open={drawer}
        close={closeDrawer}
        history={
          <>
            {show?.Table && (
              <section className="moment-beside" aria-label={say("moment-table")}>
                <show.Table {...showProps} full={false} />
              </section>
            )}
            <HistoryPanel
              snapshot={told}
              names={names}
              you={you}
              look={showPly}
              past={past?.ply ?? null}
              log={game.log}
              view={view}
              partsOf={partsOf}
              canReplay={moments.canReplay}
              replay={(ply) => {
                setPast(null);
                setDrawer(false);
                moments.replay(ply);
              }}
            />
          </>
        }
        chat={hasChat ? <Chat snapshot={snapshot} me={me} act={act} /> : null}
      />
      {state.life === "over" && !past && !shown && (
        <GameOverPanel
          snapshot={snapshot}
          names={names}
          me={me}
          act={act}
          own={own}
          you={you}
          decided={view !== undefined && view !== null ? (game.decidedBy?.(view, endPlaces) ?? null) : null}
        >
          {view !== undefined && view !== null && (
            <ResultDetails view={view} places={endPlaces} names={names} sentences={sentences} />
          )}
        </GameOverPanel>
      )}
      {/* Over everything: seats and history, too, still show what the one before may know. */}
      {curtain !== null && (
        <Curtain
          name={names[curtain] ?? ""}
          open={() => {
            connection.lookAs(curtain);
            setOpened(curtain);
            if (changing) setChanging({ ...changing, open: true });
          }}
        />
      )}
    </main>
  );
}

/** The seats of whoever uses this device. */
function ownSeats(seats: Snapshot["state"]["seats"], me: string | null): number[] {
  return seats.flatMap((seat, number) => (me !== null && seat.who === me ? [number] : []));
}

/** What each seat is called; seats of the same name are numbered. */
function seatNames(
  { seats, matched_bots }: Pick<Snapshot["state"], "seats" | "matched_bots">,
  sentences: Sentences,
): string[] {
  const plain = seats.map((seat, number) =>
    seat.kind === "bot"
      ? sentences.say(`bot-${levelOn({ seats, matched_bots }, number) ?? ""}`)
      : seat.kind === "open"
        ? sentences.say("web-seat-empty")
        : seat.name,
  );
  return numberNamesakes(plain, sentences);
}
