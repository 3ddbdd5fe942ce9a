/** A living picture of a game: moments of a real game, one after another, on the real board. */
import { useEffect, useState } from "react";
import { loadGame, type LoadedGame } from "../games/client";
import { api } from "../protocol/api";
import { BoardPicture } from "./BoardPicture";
import { useApp } from "./context";

const EVERY = 1600;

export function GamePicture({ game }: { readonly game: string }) {
  const { sentences } = useApp();
  const [client, setClient] = useState<LoadedGame | null>(null);
  const [views, setViews] = useState<readonly Record<string, unknown>[]>([]);
  const [at, setAt] = useState(0);
  useEffect(() => {
    let current = true;
    void Promise.all([loadGame(game), api.demo(game), sentences.load(game)]).then(
      ([loaded, shown]) => {
        if (!current) return;
        setClient(loaded);
        setViews(shown.views);
        setAt(Math.floor(shown.views.length * 0.6));
      },
      () => undefined, // without a picture the card still works
    );
    return () => {
      current = false;
    };
  }, [game, sentences]);
  useEffect(() => {
    if (views.length === 0 || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(() => {
      if (!document.hidden) setAt((before) => (before + 1) % views.length);
    }, EVERY);
    return () => clearInterval(timer);
  }, [views]);
  return <BoardPicture game={game} client={client} view={views[at]} names={[]} />;
}
