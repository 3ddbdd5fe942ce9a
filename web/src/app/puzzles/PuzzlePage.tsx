/** One puzzle on its board: try a move, ask for help, see the solution, go on. */
import { useState } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { BOARD_KEYS, useKeys } from "../../board/keys";
import { type Parts, useLitWhile } from "../../board/lit";
import { loadGame, type LoadedGame } from "../../games/client";
import { RequestError } from "../../protocol/api";
import type { Fact, Puzzle, Puzzles, PuzzleSolution } from "../../protocol/types";
import { useApp } from "../context";
import { Loading, NotFound, useFetched } from "../Loading";
import { Reasons } from "../Reasons";
import { DimensionSwitch, useDrawing } from "../table/DimensionSwitch";
import { Refusals } from "../table/Refusals";
import { puzzleApi } from "./api";
import { Difficulty } from "./Difficulty";
import { PuzzleMoves, PuzzleSeats, PuzzleSentences, usePuzzleWords } from "./parts";
import { saveProgress, nextPuzzle, withOutcome, withSolutionSeen, type Outcome, readProgress } from "./progress";
import { useIdentity } from "./useIdentity";
import "../replay/replay.css";
import "./puzzles.css";

interface Loaded {
  readonly puzzle: Puzzle;
  readonly all: Puzzles;
  readonly client: LoadedGame;
  /** Where the address asks for it, as a link after a rush does. */
  readonly solution: PuzzleSolution | null;
}

export default function PuzzlePage({ id }: { readonly id: string }) {
  const { sentences, settings } = useApp();
  const shown = new URLSearchParams(useSearch()).get("show") === "solution";
  const loaded = useFetched(async (): Promise<Loaded> => {
    const [puzzle, all, solution] = await Promise.all([
      puzzleApi.find(id),
      puzzleApi.all(),
      shown ? puzzleApi.solution(id) : null,
    ]);
    if (solution) saveProgress(withSolutionSeen(readProgress(), id));
    const [client] = await Promise.all([
      loadGame(puzzle.game),
      sentences.load(puzzle.game, "puzzling", "places", `places-${puzzle.game}`),
    ]);
    return { puzzle, all, client, solution };
  }, [id, shown, sentences]);
  if (loaded === "missing") return <NotFound href="/puzzles" link={sentences.say("lookback-puzzles")} />;
  if (!loaded) return <Loading />;
  const { client, puzzle } = loaded;
  return (
    <PuzzleSentences puzzle={puzzle} client={client}>
      <Solver key={`${id}-${settings.language}`} {...loaded} />
    </PuzzleSentences>
  );
}

interface Answer {
  readonly kind: "wrong" | "right" | "shown";
  readonly move: string;
  readonly facts: readonly Fact[];
  readonly view: Record<string, unknown>;
  readonly worth?: Pick<PuzzleSolution, "value" | "lead" | "reasons" | "line">;
}

const shownAnswer = (worth: PuzzleSolution): Answer => ({
  kind: "shown",
  move: worth.move,
  facts: worth.facts,
  view: worth.view,
  worth,
});

function Solver({ puzzle, all, client, solution }: Loaded) {
  const { sentences, settings } = useApp();
  const say = sentences.say.bind(sentences);
  const percent = new Intl.NumberFormat(settings.language, { style: "percent" });
  const [, go] = useLocation();
  const { names, placeOf, partsOfMove, legal } = usePuzzleWords(puzzle);
  const [answer, setAnswer] = useState<Answer | null>(solution && shownAnswer(solution));
  const [helped, setHelped] = useState(false);
  const [hint, setHint] = useState<string | null>(null);
  const [refusals, setRefusals] = useState<readonly Fact[]>([]);
  const [progress, setProgress] = useState(readProgress);
  const [rating, setRating] = useState(all.solver_rating);
  const done = answer !== null && answer.kind !== "wrong";
  useKeys("keys-board", BOARD_KEYS);
  useKeys("keys-game", client.keys);

  const note = (outcome: Outcome) => {
    const day = all.today[puzzle.game] === puzzle.id ? all.day : null;
    const after = withOutcome(readProgress(), puzzle.id, outcome, day);
    saveProgress(after);
    setProgress(after);
  };
  const asSomebody = useIdentity();
  const attempt = (move: string) => {
    setRefusals([]);
    asSomebody(() => puzzleApi.attempt(puzzle.id, move)).then(
      async ({ right, facts, view, solver_rating }) => {
        setRating(solver_rating);
        if (!right) {
          setHelped(true);
          setAnswer({ kind: "wrong", move, facts, view });
          return;
        }
        const worth = await puzzleApi.solution(puzzle.id);
        setAnswer({ kind: "right", move, facts, view, worth });
        note(helped ? "solved" : "clean");
      },
      (error: unknown) => {
        if (error instanceof RequestError) setRefusals(error.facts);
        else throw error;
      },
    );
  };
  const help = () => {
    if (hint !== null) return;
    setHelped(true);
    void asSomebody(() => puzzleApi.hint(puzzle.id)).then(({ hint: part }) => setHint(part));
  };
  const show = () =>
    void asSomebody(() => puzzleApi.solution(puzzle.id)).then((worth) => {
      setRating(worth.solver_rating);
      setAnswer(shownAnswer(worth));
      note("shown");
    });
  const next = nextPuzzle(all.puzzles, puzzle, progress);
  const { Board, hasScene } = client;
  const { drawing, failed } = useDrawing(hasScene);
  const view = answer?.view ?? puzzle.view;
  // A hint names a piece; where it goes is shown.
  useLitWhile(answer === null && hint !== null ? hintedParts(hint, legal) : []);
  const question = client.prompt(puzzle.view);
  const themes = puzzle.themes.length > 0 && (
    <p className="muted" data-themes>
      {say("puzzling-about-theme", {
        themes: puzzle.themes.map((theme) => say(`puzzling-theme-${puzzle.game}-${theme}`)),
      })}
    </p>
  );
  return (
    <main id="main" className="replay puzzle" data-game={puzzle.game}>
      <div className="side left">
        <h1 className="replay-title">{say("puzzling-puzzle", { game: say(`web-game-${puzzle.game}`) })}</h1>
        <p>
          <Difficulty level={puzzle.difficulty} /> {say(`puzzling-difficulty-${puzzle.difficulty}`)}{" "}
          <span className="muted">{say("puzzling-rating-of", { rating: puzzle.rating })}</span>
        </p>
        {Object.keys(puzzle.options).length > 0 && (
          <p className="muted">
            {Object.keys(puzzle.options)
              .map((option) => say(`web-option-${puzzle.game}-${option.replaceAll("_", "-")}`))
              .join(", ")}
          </p>
        )}
        <PuzzleSeats puzzle={puzzle} client={client} view={view} />
      </div>
      <section className="play" aria-label={say("web-board", { game: say(`web-game-${puzzle.game}`) })}>
        <Board
          key={answer ? "after" : "before"}
          view={view}
          seat={puzzle.seat}
          legal={answer ? [] : legal}
          recent={answer ? [answer.move] : [...puzzle.recent]}
          placeOf={placeOf}
          partsOfMove={partsOfMove}
          names={names}
          sentences={sentences}
          play={attempt}
          explain={attempt}
          drawing={drawing}
        />
        {hasScene && <DimensionSwitch failed={failed} />}
        <Refusals
          facts={refusals}
          names={names}
          you={puzzle.seat}
          partsOf={(fact) => client.partsOf(fact, puzzle.view)}
          close={() => setRefusals([])}
        />
        <div className="bar replay-bar">
          <p className="question" role="status" aria-live="polite" data-asked={answer === null || undefined}>
            {answer === null ? say(`${question.key}-you`, question.values, names) : say(`puzzling-${answer.kind}`)}
          </p>
          <div className="row">
            {answer?.kind === "wrong" && (
              <button
                type="button"
                className="button primary"
                data-act="again"
                autoFocus
                onClick={() => setAnswer(null)}
              >
                {say("puzzling-again")}
              </button>
            )}
            {done &&
              (next ? (
                <button
                  type="button"
                  className="button primary"
                  data-act="next"
                  autoFocus
                  onClick={() => go(`/puzzles/${next.id}`)}
                >
                  {say("puzzling-next")}
                </button>
              ) : (
                <p>{say("puzzling-all-done")}</p>
              ))}
            {!done && (
              <>
                <button type="button" className="button" data-act="hint" aria-disabled={hint !== null} onClick={help}>
                  {say("web-hint-button")}
                </button>
                <button type="button" className="button" data-act="solution" onClick={show}>
                  {say("puzzling-show")}
                </button>
              </>
            )}
            <Link href="/puzzles" className="button quiet">
              {say("puzzling-list")}
            </Link>
          </div>
          {answer === null && <PuzzleMoves puzzle={puzzle} client={client} play={attempt} />}
        </div>
      </section>
      <aside className="side right">
        <section className="card puzzle-words" aria-live="polite">
          {answer === null && hint === null && <p>{say("puzzling-task")}</p>}
          {answer === null && hint !== null && (
            <>
              <p data-hint>
                {say("puzzling-hint", { move: client.describePartialMove(hint, puzzle.view, sentences) })}
              </p>
              {themes}
            </>
          )}
          {answer !== null && (
            <>
              <p>
                <b>{client.describeMove(answer.move, puzzle.view, sentences, placeOf(answer.move))}</b>
              </p>
              <p>{sentences.sayFacts(answer.facts, names, puzzle.seat).join(" ")}</p>
              {answer.kind === "wrong" && <p>{say("puzzling-wrong-text")}</p>}
              {answer.worth && (
                <Reasons
                  game={puzzle.game}
                  reasons={answer.worth.reasons}
                  line={answer.worth.line}
                  names={names}
                  you={puzzle.seat}
                />
              )}
              {answer.worth && themes}
              {answer.worth && (
                <p>
                  {say("puzzling-worth", {
                    value: percent.format(answer.worth.value),
                    lead: percent.format(answer.worth.lead),
                  })}
                </p>
              )}
            </>
          )}
        </section>
        <dl className="puzzle-figures">
          {rating !== null && (
            <div>
              <dt>{say("puzzling-rating")}</dt>
              <dd className="figures" data-rating>
                {rating}
              </dd>
            </div>
          )}
          <div>
            <dt>{say("puzzling-streak")}</dt>
            <dd className="figures" data-streak>
              {say("puzzling-streak-best", { streak: progress.streak, best: progress.best })}
            </dd>
          </div>
        </dl>
      </aside>
    </main>
  );
}

/** The parts of the board that a move without its last part names. */
function hintedParts(hint: string, legal: readonly string[]): Parts {
  const known = hint.split(" ").slice(1, -1);
  if (!legal.some((move) => move.startsWith(hint.replace("?", "")))) return [];
  const hexes = known.filter((part) => /^-?\d+,-?\d+$/.test(part));
  return known.length === 2 && hexes.length === 0 && /^[A-C]{2}$/.test(known[0]!) ? [known.join(" ")] : hexes;
}
