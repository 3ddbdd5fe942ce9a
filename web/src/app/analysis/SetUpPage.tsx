/** Set up any position by hand: the game's editor, checked by the server after every change, undo and redo. */
import { useEffect, useMemo, useState } from "react";
import { useLocation } from "wouter";
import { LitPlaces } from "../../board/lit";
import { loadGame, type LoadedGame, playableGames } from "../../games/client";
import { type GameEditor, loadEditor } from "../../games/editors";
import { RequestError } from "../../protocol/api";
import type { BoardPosition, BoardStart, Fact } from "../../protocol/types";
import { GameSentences, useApp } from "../context";
import { Loading, NotFound } from "../Loading";
import { replayNames } from "../replay/replayNames";
import { boardApi } from "./api";
import { readLink, writeLink } from "./link";
import { movesOf } from "./tree";
import "../replay/replay.css";
import "./analysis.css";
import "./editor.css";

interface Loaded {
  readonly game: string;
  readonly client: LoadedGame;
  readonly editor: GameEditor;
  readonly players: number;
  readonly draft: unknown;
}

/** Read the position that a link leads to, with all that its editor needs; null for a link that is none. */
async function load(link: string, sentences: ReturnType<typeof useApp>["sentences"]): Promise<Loaded | null> {
  // Whatever is wrong with the link is said in these words.
  await sentences.load("boards");
  const shared = await readLink(link);
  if (!shared || !playableGames().includes(shared.start.game)) return null;
  const { game } = shared.start;
  const moves = movesOf(shared.tree, shared.path);
  const [client, editor, position] = await Promise.all([
    loadGame(game),
    loadEditor(game),
    boardApi.position(shared.start, moves, moves.length),
    sentences.load(game, "replay", "editor"),
  ]);
  const draft = editor.begin(position.view, position.picture);
  return { game, client, editor, players: position.players, draft };
}

export default function SetUpPage() {
  const { sentences } = useApp();
  const [loaded, setLoaded] = useState<Loaded | "missing" | null>(null);
  const [problem, setProblem] = useState<readonly Fact[]>([]);
  useEffect(() => {
    let current = true;
    load(location.hash.slice(1), sentences).then(
      (found) => current && setLoaded(found ?? "missing"),
      (error: unknown) => {
        if (!(error instanceof RequestError)) throw error;
        if (current) setProblem(error.facts);
      },
    );
    return () => {
      current = false;
    };
  }, [sentences]);
  if (problem.length > 0 || loaded === "missing")
    return (
      <NotFound href="/analysis" link={sentences.say("boards-another")}>
        {problem.map(({ key, values }, index) => (
          <p key={index} role="alert">
            {sentences.say(key, values)}
          </p>
        ))}
      </NotFound>
    );
  if (!loaded) return <Loading />;
  const names = replayNames({ names: [], players: loaded.players }, sentences);
  return (
    <GameSentences game={loaded.client} names={names} you={null}>
      <LitPlaces>
        <SetUp {...loaded} names={names} />
      </LitPlaces>
    </GameSentences>
  );
}

/** What was set up before, now, and what an undo took back. */
interface Steps {
  readonly past: readonly unknown[];
  readonly now: unknown;
  readonly future: readonly unknown[];
}

type Checked = { readonly picture: string } & (
  { readonly position: BoardPosition } | { readonly facts: readonly Fact[] }
);

/** A game that starts from a text, which also says how many play. */
const startOf = (game: string, picture: string): BoardStart => ({ game, picture, players: 0 });

/** How long the editor waits for the next change before it asks the server. */
const PAUSE = 250;

/** What the server says of a text: a position that a game can go on from, or why not; null while it is asked. */
function useCheck(game: string, picture: string): Checked | null {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    let current = true;
    const timer = window.setTimeout(() => {
      boardApi.position(startOf(game, picture), [], 0).then(
        (position) => current && setChecked({ picture, position }),
        (error: unknown) => {
          if (!(error instanceof RequestError)) throw error;
          if (current) setChecked({ picture, facts: error.facts });
        },
      );
    }, PAUSE);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [game, picture]);
  return checked?.picture === picture ? checked : null;
}

function SetUp({ game, client, editor, draft, names }: Loaded & { readonly names: readonly string[] }) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const [{ past, now, future }, setSteps] = useState<Steps>({ past: [], now: draft, future: [] });
  const picture = useMemo(() => editor.write(now), [editor, now]);
  const checked = useCheck(game, picture);
  const position = checked && "position" in checked ? checked.position : null;
  const facts = checked && "facts" in checked ? checked.facts : [];
  const change = (next: unknown) => setSteps({ past: [...past, now], now: next, future: [] });
  const undo = () =>
    past.length > 0 && setSteps({ past: past.slice(0, -1), now: past.at(-1), future: [now, ...future] });
  const redo = () => future.length > 0 && setSteps({ past: [...past, now], now: future[0], future: future.slice(1) });
  const analyse = async () => {
    go(`/analysis/board#${await writeLink({ start: startOf(game, picture), tree: [], path: [] })}`);
  };
  // A position that can be played is kept in the address, and is there again after a reload.
  useEffect(() => {
    if (!position) return;
    let latest = true;
    void writeLink({ start: startOf(game, picture), tree: [], path: [] }).then((link) => {
      if (latest) window.history.replaceState(window.history.state, "", `/analysis/set-up#${link}`);
    });
    return () => {
      latest = false;
    };
  }, [game, picture, position]);

  const question = position && position.seat !== null ? client.prompt(position.view) : null;
  const { Editor } = editor;
  return (
    <main id="main" className="replay analysis-board set-up" data-game={game}>
      <div className="side left editor-side">
        <h1 className="replay-title">{say("editor-title", { game: say(`web-game-${game}`) })}</h1>
        <div
          className="editor-verdict"
          role="status"
          data-verdict={position ? "fine" : facts.length > 0 ? "wrong" : undefined}
        >
          {checked === null && <p className="muted">{say("editor-checking")}</p>}
          {position && <p>{question ? say(question.key, question.values, names) : say("boards-over")}</p>}
          {facts.map(({ key, values }, index) => (
            <p key={index}>{say(key, values, names)}</p>
          ))}
        </div>
        <div className="editor-row">
          <button
            type="button"
            className="button primary"
            data-act="analyse"
            disabled={!position}
            onClick={() => void analyse()}
          >
            {say("editor-done")}
          </button>
          <button type="button" className="button" data-act="undo" disabled={past.length === 0} onClick={undo}>
            {say("editor-undo")}
          </button>
          <button type="button" className="button" data-act="redo" disabled={future.length === 0} onClick={redo}>
            {say("editor-redo")}
          </button>
          <button type="button" className="button" data-act="clear" onClick={() => change(editor.cleared(now))}>
            {say("editor-clear")}
          </button>
        </div>
      </div>
      <Editor draft={now} change={change} names={names} sentences={sentences} />
    </main>
  );
}
