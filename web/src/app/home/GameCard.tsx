/** One of the games: a living picture, and the ways to begin. */
import { useState } from "react";
import { Link, useLocation } from "wouter";
import { api, RequestError } from "../../protocol/api";
import { useApp, useSay } from "../context";
import { GamePicture } from "../GamePicture";
import { playNow } from "../playNow";
import { offerCoach } from "../table/coach/prompts";

/** Whether the visitor has finished no game here. */
const isNew = (): Promise<boolean> =>
  api.myTables().then(
    (tables) => tables.every(({ life }) => life !== "over"),
    () => false,
  );

export function GameCard({ game }: { readonly game: string }) {
  const { sentences, settings } = useApp();
  const say = useSay();
  const [, go] = useLocation();
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  const start = async () => {
    setState("busy");
    try {
      const table = await playNow(game, say("web-guest-name"));
      if (settings.coach === "ask" && (await isNew())) offerCoach(table);
      go(`/t/${table}`);
    } catch (error) {
      setState("failed");
      if (!(error instanceof RequestError)) throw error;
    }
  };
  return (
    <section className="game-card card" aria-labelledby={`card-${game}`}>
      <GamePicture game={game} />
      <div className="game-card-text">
        <h2 id={`card-${game}`}>{say(`web-game-${game}`)}</h2>
        <p>{say(`web-game-${game}-line`)}</p>
        <div className="row">
          <button
            type="button"
            className="button primary"
            disabled={state === "busy"}
            onClick={() => void start()}
            data-play={game}
          >
            {say(state === "busy" ? "web-starting" : "web-play-bot")}
          </button>
          <Link href={`/new/${game}`} className="button">
            {say("web-new-table")}
          </Link>
          <Link href={`/learn/${game}`} className="button quiet">
            {say("web-learn-game")}
          </Link>
        </div>
        {state === "failed" && <p role="alert">{sentences.say("web-failed")}</p>}
      </div>
    </section>
  );
}
