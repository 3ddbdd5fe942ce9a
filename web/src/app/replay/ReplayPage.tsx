/** A game to look through, by its record's name. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { type GameClient, loadGame } from "../../games/board";
import { RequestError } from "../../protocol/api";
import type { Replay } from "../../protocol/types";
import { useApp } from "../context";
import { replayApi } from "./api";
import { Replayer } from "./Replayer";
import "./replay.css";

export default function ReplayPage({ id }: { readonly id: string }) {
  const { sentences, settings } = useApp();
  const [found, setFound] = useState<{ readonly replay: Replay; readonly client: GameClient } | null>(null);
  const [missing, setMissing] = useState(false);
  useEffect(() => {
    let current = true;
    const load = async () => {
      const replay = await replayApi.find(id);
      const [client] = await Promise.all([loadGame(replay.game), sentences.load(replay.game, "replay", "analysis")]);
      if (current) setFound({ replay, client });
    };
    load().catch((error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      if (current) setMissing(true);
    });
    return () => {
      current = false;
    };
  }, [id, sentences]);
  if (missing)
    return (
      <main id="main" className="page">
        <h1>{sentences.say("lookback-missing")}</h1>
        <p>{sentences.say("lookback-missing-text")}</p>
        <Link href="/replay" className="button primary">
          {sentences.say("lookback-open")}
        </Link>
      </main>
    );
  if (!found)
    return (
      <main id="main" className="page" aria-busy="true">
        <p className="muted">{sentences.say("web-loading")}</p>
      </main>
    );
  return <Replayer key={settings.language} replay={found.replay} client={found.client} />;
}
