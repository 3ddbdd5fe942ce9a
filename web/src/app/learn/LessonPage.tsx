/** A chapter of a lesson: the board to play on, and somebody beside it who says what to do and what became of it. */
import { useCallback, useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { LitPlaces } from "../../board/lit";
import { loadGame, type LoadedGame } from "../../games/client";
import { BOARD_KEYS, useKeys } from "../../board/keys";
import { SeatSign } from "../../games/SeatSign";
import { api, RequestError } from "../../protocol/api";
import type { Fact, Lesson, Practice } from "../../protocol/types";
import { GameSentences, useApp, useGameSentences } from "../context";
import { Loading, NotFound, useFetched } from "../Loading";
import { playNow } from "../playNow";
import { useDrawing } from "../table/DimensionSwitch";
import { namePlaces } from "../table/usePlaces";
import { Coach } from "./Coach";
import { markDone, useProgress } from "./progress";
import "./learn.css";

interface Loaded {
  readonly lesson: Lesson;
  readonly client: LoadedGame;
}

export default function LessonPage({
  game,
  chapter,
}: {
  readonly game: string;
  readonly chapter?: string | undefined;
}) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const progress = useProgress();
  const found = useFetched(async (): Promise<Loaded> => {
    const [lesson, client] = await Promise.all([
      api.lesson(game),
      loadGame(game),
      sentences.load("learn", game, `lesson-${game}`, "places", `places-${game}`),
    ]);
    return { lesson, client };
  }, [game, sentences]);
  const loaded = found === "missing" ? null : found;
  const done = progress[game] ?? [];
  const chapters = loaded?.lesson.chapters ?? [];
  const next = chapters.find(({ name }) => !done.includes(name)) ?? chapters[0];
  useEffect(() => {
    if (!chapter && next) go(`/learn/${game}/${next.name}`, { replace: true });
  }, [chapter, next, game, go]);
  const current = chapters.find(({ name }) => name === chapter);
  if (found === "missing" || (loaded && chapter && !current))
    return <NotFound href="/learn" link={say("learn-title")} />;
  if (!loaded || !current) return <Loading />;
  return (
    <LitPlaces>
      <ChapterPractice
        key={`${game} ${current.name} ${sentences.lang}`}
        game={game}
        loaded={loaded}
        chapter={current}
      />
    </LitPlaces>
  );
}

/** Seats are named by their colours, the learner's too. */
function colours(players: number, say: (key: string) => string): string[] {
  return Array.from({ length: players }, (_, seat) => say(`learn-colour-${seat}`));
}

function ChapterPractice({
  game,
  loaded,
  chapter,
}: {
  readonly game: string;
  readonly loaded: Loaded;
  readonly chapter: Lesson["chapters"][number];
}) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const progress = useProgress();
  const { chapters } = loaded.lesson;
  const { Board, SeatInfo } = loaded.client;
  // Every moment in which something was asked, so that a step can be taken again.
  const [moments, setMoments] = useState<readonly Practice[]>([]);
  const [answer, setAnswer] = useState<Practice | null>(null);
  const [problem, setProblem] = useState<readonly Fact[]>([]);
  const [busy, setBusy] = useState(false);
  const now = moments.at(-1) ?? null;

  const attempt = useCallback(
    (moves: readonly string[], move: string | null) => {
      setBusy(true);
      setProblem([]);
      api
        .practise(game, chapter.name, { moves: [...moves], move })
        .then(
          (got) => {
            setAnswer(got);
            if (got.verdict === "begun") setMoments([got]);
            else if (got.verdict === "done") setMoments((before) => [...before, got]);
            if (got.step >= chapter.steps.length) markDone(game, chapter.name);
          },
          (error: unknown) => {
            if (!(error instanceof RequestError)) throw error;
            setProblem(error.facts);
          },
        )
        .finally(() => setBusy(false));
    },
    [game, chapter],
  );
  useEffect(() => attempt([], null), [attempt]);

  const play = (move: string) => now && !busy && attempt(now.moves, move);
  const back = () => {
    setMoments((before) => before.slice(0, -1));
    setAnswer(null);
    setProblem([]);
  };
  const index = chapters.findIndex(({ name }) => name === chapter.name);
  const following = chapters[index + 1];
  const names = colours(now?.players ?? 0, say);
  const spoken = useGameSentences(loaded.client, names, now?.seat ?? null);
  const finished = now !== null && now.step >= chapter.steps.length;
  const showMe = now?.shows && !finished && !chapter.steps[now.step]?.free ? () => play(now.shows!) : null;
  const again = moments.length > 1 ? back : null;
  // A lesson speaks of the flat board.
  const { drawing } = useDrawing(false);
  useKeys("keys-board", BOARD_KEYS);
  useKeys("keys-game", loaded.client.keys);
  useKeys("keys-lesson", [
    { keys: ["s"], does: "keys-show", act: showMe ?? undefined },
    { keys: ["b"], does: "keys-again", act: again ?? undefined },
  ]);
  return (
    <main id="main" className="lesson" data-game={game}>
      <aside className="side left lesson-chapters">
        <nav aria-label={say("learn-chapters")}>
          <Link href="/learn" className="lesson-up">
            {say("learn-all")}
          </Link>
          <ol className="chapters">
            {chapters.map(({ name, key }) => (
              <li key={name} data-done={progress[game]?.includes(name) || undefined}>
                <Link href={`/learn/${game}/${name}`} aria-current={name === chapter.name ? "step" : undefined}>
                  {say(key)}
                </Link>
                {progress[game]?.includes(name) && <span className="tick">{say("learn-done-mark")}</span>}
              </li>
            ))}
          </ol>
        </nav>
        {now && (
          <ol className="seats lesson-seats" aria-label={say("web-seats")}>
            {names.map((name, seat) => (
              <li key={seat} className="seat" data-asked={seat === now.seat || undefined}>
                <div className="seat-name">
                  <SeatSign seat={seat} /> <b>{name}</b>
                  {seat === now.seat && <small className="muted">{say("web-you")}</small>}
                </div>
                <SeatInfo view={now.view} seat={seat} sentences={sentences} />
              </li>
            ))}
          </ol>
        )}
      </aside>
      <section className="play" aria-label={say("web-board", { game: say(`web-game-${game}`) })}>
        {now && (
          <Board
            view={now.view}
            seat={now.seat}
            legal={busy ? [] : now.legal}
            recent={now.told.filter(({ seat }) => seat !== now.seat).map(({ move }) => move)}
            {...namePlaces(now.places, names, spoken)}
            names={names}
            sentences={spoken}
            play={play}
            explain={play}
            drawing={drawing}
          />
        )}
      </section>
      <GameSentences game={loaded.client} names={names} you={now?.seat ?? null}>
        <Coach
          chapter={chapter}
          now={now}
          answer={answer}
          problem={problem}
          names={names}
          showMe={showMe}
          back={again}
          again={() => attempt([], null)}
          next={following ? { title: say(following.key), go: () => go(`/learn/${game}/${following.name}`) } : null}
          real={() => void playNow(game, say("web-guest-name"), "level-1").then((id) => go(`/t/${id}`))}
        />
      </GameSentences>
    </main>
  );
}
