/** An analysis board: what its address holds, or what another page asks to have analysed. */
import { useEffect, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { loadGame, type LoadedGame, playableGames } from "../../games/client";
import { RequestError } from "../../protocol/api";
import type { Fact, NewBoard } from "../../protocol/types";
import { useApp } from "../context";
import { Loading, NotFound } from "../Loading";
import { AnalysisBoard } from "./AnalysisBoard";
import { openBoard } from "./AnalysisPage";
import { readLink, type Shared } from "./link";

interface Loaded extends Shared {
  readonly client: LoadedGame;
  /** The address that it came from: another one is another board. */
  readonly link: string;
}

/** What a link of a review or a table asks for. */
function startFromQuery(query: URLSearchParams): Partial<NewBoard> | null {
  const [record, table, seat] = [query.get("record"), query.get("table"), query.get("seat")];
  if (record !== null) return { record, ply: Number(query.get("move") ?? 0) };
  if (table !== null) return { table, seat: seat === null ? null : Number(seat) };
  return null;
}

export default function BoardPage() {
  const { sentences } = useApp();
  const search = useSearch();
  const [, go] = useLocation();
  const [loaded, setLoaded] = useState<Loaded | "missing" | null>(null);
  const [problem, setProblem] = useState<readonly Fact[]>([]);

  useEffect(() => {
    let current = true;
    const say = sentences.say.bind(sentences);
    const read = async () => {
      // Whatever is wrong with the address is said in these words.
      await sentences.load("boards");
      const start = startFromQuery(new URLSearchParams(search));
      if (start !== null) {
        await sentences.load("replay", ...playableGames());
        go(await openBoard(start, say("web-guest-name")), { replace: true });
      }
      const link = location.hash.slice(1);
      const shared = await readLink(link);
      if (!shared || !playableGames().includes(shared.start.game)) return "missing" as const;
      const { game } = shared.start;
      const [client] = await Promise.all([
        loadGame(game),
        sentences.load(game, "replay", "analysis", "places", `places-${game}`),
      ]);
      return { ...shared, client, link };
    };
    const load = () =>
      read().then(
        (found) => current && setLoaded(found),
        (error: unknown) => {
          if (!(error instanceof RequestError)) throw error;
          if (current) setProblem(error.facts);
        },
      );
    void load();
    // Another link that is opened here is another board.
    const changed = () => void load();
    window.addEventListener("hashchange", changed);
    return () => {
      current = false;
      window.removeEventListener("hashchange", changed);
    };
  }, [sentences, search, go]);

  if (problem.length > 0)
    return (
      <NotFound title={sentences.say("boards-title")} href="/analysis" link={sentences.say("boards-another")}>
        {problem.map(({ key, values }, index) => (
          <p key={index} role="alert">
            {sentences.say(key, values)}
          </p>
        ))}
      </NotFound>
    );
  if (loaded === "missing") return <NotFound href="/analysis" link={sentences.say("boards-another")} />;
  if (!loaded) return <Loading />;
  return <AnalysisBoard key={loaded.link} {...loaded} />;
}
