/** What to analyse: a new game, or a position or a game as text. */
import { useState } from "react";
import { useLocation } from "wouter";
import { playableGames } from "../../games/client";
import { hasEditor } from "../../games/editors";
import { RequestError } from "../../protocol/api";
import { gameNamed } from "../../protocol/games";
import type { Fact, NewBoard } from "../../protocol/types";
import { useApp, useTopics } from "../context";
import { ensureGuest } from "../identity";
import { type ChosenOptions, chosenOptions, OptionFields, PlayersField, useOptionCheck } from "../OptionFields";
import { boardApi } from "./api";
import { writeLink } from "./link";
import { toEnd, treeOf } from "./tree";
import "./analysis.css";

/** Put something on a board, or into the editor; return its address. */
export async function openBoard(
  board: Partial<NewBoard>,
  guestName: string,
  where: "board" | "set-up" = "board",
): Promise<string> {
  await ensureGuest(guestName);
  const { start, moves } = await boardApi.start(board);
  const tree = treeOf(moves);
  return `/analysis/${where}#${await writeLink({ start, tree, path: toEnd(tree, []) })}`;
}

export default function AnalysisPage() {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const ready = useTopics("boards", "replay", ...playableGames());
  const [name, setName] = useState(playableGames()[0]!);
  const game = gameNamed(name)!;
  const [players, setPlayers] = useState(game.usual_players);
  const [options, setOptions] = useState<ChosenOptions>({});
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<readonly Fact[]>([]);
  const [busy, setBusy] = useState(false);
  const check = useOptionCheck(game, players, options);

  const open = async (start: Partial<NewBoard>, where: "board" | "set-up" = "board") => {
    setBusy(true);
    setProblem([]);
    try {
      go(await openBoard(start, say("web-guest-name"), where));
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(error.facts);
      setBusy(false);
    }
  };
  const choose = (next: string) => {
    setName(next);
    setPlayers(gameNamed(next)!.usual_players);
    setOptions({});
  };
  if (!ready) return <main id="main" className="page" aria-busy="true" />;
  return (
    <main id="main" className="page analysis-start">
      <h1>{say("boards-title")}</h1>
      <p>{say("boards-about")}</p>
      <label className="field">
        <span>{say("boards-game")}</span>
        <select value={name} onChange={(event) => choose(event.target.value)}>
          {playableGames().map((each) => (
            <option key={each} value={each}>
              {say(`web-game-${each}`)}
            </option>
          ))}
        </select>
      </label>
      <form
        className="card analysis-new"
        onSubmit={(event) => {
          event.preventDefault();
          void open({ game: name, players, options: chosenOptions(game, options) });
        }}
      >
        <h2>{say("boards-new")}</h2>
        <PlayersField game={game} players={players} check={check} say={say} choose={setPlayers} />
        {game.options.length > 0 && (
          <details>
            <summary>{say("web-options")}</summary>
            <OptionFields game={game} options={options} check={check} rated={false} say={say} choose={setOptions} />
          </details>
        )}
        <button type="submit" className="button primary" data-act="new-board" disabled={busy}>
          {say("boards-start")}
        </button>
        {hasEditor(name) && (
          <button
            type="button"
            className="button"
            data-act="edit-board"
            disabled={busy}
            onClick={() => void open({ game: name, players, options: chosenOptions(game, options) }, "set-up")}
          >
            {say("boards-edit")}
          </button>
        )}
      </form>
      <form
        className="card analysis-new"
        onSubmit={(event) => {
          event.preventDefault();
          void open({ game: name, text });
        }}
      >
        <h2>{say("boards-paste")}</h2>
        <label className="field" htmlFor="board-text">
          {say("boards-paste-about")}
        </label>
        <textarea
          id="board-text"
          rows={8}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button primary" data-act="paste-board" disabled={busy || !text.trim()}>
          {say("boards-set-up")}
        </button>
      </form>
      {problem.length > 0 && (
        <div className="problem" role="alert">
          {problem.map(({ key, values }, index) => (
            <p key={index}>{say(key, values)}</p>
          ))}
        </div>
      )}
    </main>
  );
}
