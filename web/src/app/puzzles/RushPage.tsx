/** A rush through a game's puzzles: three minutes, three mistakes. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { loadGame, type LoadedGame } from "../../games/client";
import { RequestError } from "../../protocol/api";
import type { Puzzle, PuzzleSummary } from "../../protocol/types";
import { useApp } from "../context";
import { Loading, NotFound, useFetched } from "../Loading";
import { useDrawing } from "../table/DimensionSwitch";
import { puzzleApi } from "./api";
import { withNumbers } from "./numbers";
import { PuzzleMoves, PuzzleSeats, PuzzleSentences, usePuzzleWords } from "./parts";
import { readProgress, saveProgress } from "./progress";
import { afterAttempt, clockText, currentPuzzle, MINUTES, NEW_RUSH, type Rush, rushOrder } from "./rush";
import { useIdentity } from "./useIdentity";
import "../replay/replay.css";
import "./puzzles.css";

export default function RushPage({ game }: { readonly game: string }) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const loaded = useFetched(async () => {
    const { puzzles } = await puzzleApi.all();
    const [client] = await Promise.all([loadGame(game), sentences.load(game, "puzzling", "places", `places-${game}`)]);
    return { puzzles: withNumbers(puzzles.filter((one) => one.game === game)), client };
  }, [game, sentences]);
  const [order, setOrder] = useState<readonly RushPuzzle[] | null>(null);
  if (loaded === "missing") return <NotFound href="/puzzles" link={say("lookback-puzzles")} />;
  if (!loaded) return <Loading />;
  const start = () => setOrder(rushOrder(loaded.puzzles, Math.random));
  if (order) return <Running key={order[0]!.id} game={game} order={order} client={loaded.client} again={start} />;
  return (
    <main id="main" className="page puzzles">
      <h1>{say("puzzling-rush-of", { game: say(`web-game-${game}`) })}</h1>
      <p className="welcome">{say("puzzling-rush-about")}</p>
      <p>{say("puzzling-rush-best", { best: readProgress().rush[game] ?? 0 })}</p>
      <button type="button" className="button primary" data-act="rush-start" onClick={start}>
        {say("puzzling-rush-start")}
      </button>
    </main>
  );
}

type RushPuzzle = PuzzleSummary & { readonly number: number };

interface RunningProps {
  readonly game: string;
  readonly order: readonly RushPuzzle[];
  readonly client: LoadedGame;
  readonly again: () => void;
}

function Running({ game, order, client, again }: RunningProps) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [rush, setRush] = useState<Rush>(NEW_RUSH);
  const [right, setRight] = useState<boolean | null>(null);
  const [left, setLeft] = useState(MINUTES * 60);
  const here = currentPuzzle(order, rush);
  const over = here === null;
  useEffect(() => {
    if (over) return;
    const end = Date.now() + MINUTES * 60_000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, (end - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds === 0) setRush((before) => ({ ...before, late: true }));
    }, 250);
    return () => clearInterval(timer);
  }, [over]);
  const score = rush.solved.length;
  useEffect(() => {
    if (!over) return;
    const progress = readProgress();
    if (score > (progress.rush[game] ?? 0)) saveProgress({ ...progress, rush: { ...progress.rush, [game]: score } });
  }, [over, score, game]);
  if (over)
    return (
      <main id="main" className="page puzzles rush-end">
        <h1>{say("puzzling-rush-score", { score })}</h1>
        <p>{say("puzzling-rush-best", { best: Math.max(score, readProgress().rush[game] ?? 0) })}</p>
        {rush.missed.length > 0 && (
          <section>
            <h2>{say("puzzling-rush-missed")}</h2>
            <ul>
              {rush.missed.map((id) => {
                const one = order.find((each) => each.id === id)!;
                const themes = one.themes.map((theme) => say(`puzzling-theme-${game}-${theme}`));
                return (
                  <li key={id}>
                    <Link href={`/puzzles/${id}?show=solution`} data-missed={id}>
                      {say("puzzling-rush-one", {
                        difficulty: say(`puzzling-difficulty-${one.difficulty}`),
                        number: one.number,
                        themes,
                        count: themes.length,
                      })}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </section>
        )}
        <div className="row">
          <button type="button" className="button primary" data-act="rush-again" autoFocus onClick={again}>
            {say("puzzling-rush-again")}
          </button>
          <Link href="/puzzles" className="button quiet">
            {say("puzzling-list")}
          </Link>
        </div>
      </main>
    );
  return (
    <OnePuzzle
      key={here.id}
      id={here.id}
      client={client}
      figures={
        <>
          <dl className="puzzle-figures">
            <div>
              <dt>{say("puzzling-rush-left")}</dt>
              <dd className="figures" role="timer">
                {clockText(left)}
              </dd>
            </div>
            <div>
              <dt>{say("puzzling-solved")}</dt>
              <dd className="figures" data-score>
                {score}
              </dd>
            </div>
          </dl>
          <p>{say("puzzling-rush-mistakes", { mistakes: rush.missed.length })}</p>
          <p className="rush-said" role="status" data-right={right === null ? undefined : right ? "yes" : "no"}>
            {right === null ? "" : say(right ? "puzzling-rush-right" : "puzzling-rush-wrong")}
          </p>
        </>
      }
      tried={(found) => {
        setRight(found);
        setRush((before) => afterAttempt(before, here.id, found));
      }}
    />
  );
}

interface OneProps {
  readonly id: string;
  readonly client: LoadedGame;
  readonly figures: React.ReactNode;
  readonly tried: (right: boolean) => void;
}

function OnePuzzle({ id, client, figures, tried }: OneProps) {
  const { sentences } = useApp();
  const puzzle = useFetched(() => puzzleApi.find(id), [id]);
  if (puzzle === "missing") return <NotFound href="/puzzles" link={sentences.say("lookback-puzzles")} />;
  if (!puzzle) return <Loading />;
  return (
    <PuzzleSentences puzzle={puzzle} client={client}>
      <PuzzleBoard puzzle={puzzle} client={client} figures={figures} tried={tried} />
    </PuzzleSentences>
  );
}

function PuzzleBoard({ puzzle, client, figures, tried }: Omit<OneProps, "id"> & { readonly puzzle: Puzzle }) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const { names, placeOf, partsOfMove, legal } = usePuzzleWords(puzzle);
  const asSomebody = useIdentity();
  const [busy, setBusy] = useState(false);
  const attempt = (move: string) => {
    if (busy || !legal.includes(move)) return;
    setBusy(true);
    // The server notes it, so that the solution costs nothing afterwards.
    asSomebody(() => puzzleApi.attempt(puzzle.id, move, false)).then(
      ({ right }) => tried(right),
      (error: unknown) => {
        setBusy(false);
        if (!(error instanceof RequestError)) throw error;
      },
    );
  };
  const { Board, hasScene } = client;
  const { drawing } = useDrawing(hasScene);
  const question = client.prompt(puzzle.view);
  return (
    <main id="main" className="replay puzzle" data-game={puzzle.game} data-puzzle={puzzle.id}>
      <div className="side left">
        <h1 className="replay-title">{say("puzzling-rush")}</h1>
        {figures}
        <PuzzleSeats puzzle={puzzle} client={client} view={puzzle.view} />
      </div>
      <section className="play" aria-label={say("web-board", { game: say(`web-game-${puzzle.game}`) })}>
        <Board
          view={puzzle.view}
          seat={puzzle.seat}
          legal={busy ? [] : legal}
          recent={[...puzzle.recent]}
          placeOf={placeOf}
          partsOfMove={partsOfMove}
          names={names}
          sentences={sentences}
          play={attempt}
          explain={attempt}
          drawing={drawing}
        />
        <div className="bar replay-bar">
          <p className="question" data-asked>
            {say(`${question.key}-you`, question.values, names)}
          </p>
          <PuzzleMoves puzzle={puzzle} client={client} play={attempt} />
        </div>
      </section>
      <aside className="side right">
        <p className="muted">{say("puzzling-rush-about")}</p>
      </aside>
    </main>
  );
}
