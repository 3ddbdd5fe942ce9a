/** Tells that it is one's turn: in the header, in the page's title and sign, and by a notice while nobody looks. */
import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { useApp, useSay } from "../context";
import { useGuest } from "../identity";
import { renewPush } from "../notices/push";
import { closeNotification, showNotification } from "./notifications";
import { type Turn, useTurns, watchTurns } from "./turns";

export function TurnNotifier() {
  const say = useSay();
  const { settings } = useApp();
  const guest = useGuest();
  const me = guest?.id;
  const turns = useTurns();
  const [path, go] = useLocation();
  const here = /^\/t\/([^/]+)/.exec(path)?.[1];

  useEffect(() => (me ? watchTurns(me) : undefined), [me]);
  useTitleAndIcon(turns, here);
  const owner = guest?.mark === "account" ? guest.id : null;
  useEffect(() => {
    if (owner !== null) void renewPush(owner, settings.language);
  }, [owner, settings.language]);

  const before = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const known = before.current;
    before.current = new Set(turns.map(({ id }) => id));
    for (const id of known ?? []) if (!before.current.has(id)) void closeNotification(`/t/${id}`);
    if (!settings.notices || known === null) return;
    for (const turn of turns)
      if (!known.has(turn.id) && document.hidden)
        void showNotification(
          say("turn-notice", { game: say(`web-game-${turn.game}`) }),
          turnLine(turn, say),
          `/t/${turn.id}`,
        );
  }, [turns, settings.notices, say]);

  useEffect(() => {
    const led = (event: MessageEvent) => {
      const to: unknown = (event.data as { go?: unknown } | null)?.go;
      if (typeof to === "string" && to.startsWith("/t/")) go(to);
    };
    navigator.serviceWorker?.addEventListener("message", led);
    return () => navigator.serviceWorker?.removeEventListener("message", led);
  }, [go]);

  return <TurnMenu turns={turns.filter(({ id }) => id !== here)} elsewhere={here !== undefined} />;
}

function TurnMenu({ turns, elsewhere }: { readonly turns: readonly Turn[]; readonly elsewhere: boolean }) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  if (turns.length === 0) return null;
  return (
    <div
      className="turn-menu"
      onKeyDown={(event) => event.key === "Escape" && setOpen(false)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setOpen(false)}
    >
      <button
        type="button"
        className="button quiet on-sea"
        aria-expanded={open}
        aria-controls="turns"
        onClick={() => setOpen(!open)}
      >
        <span className="turn-text">
          {say(elsewhere ? "turn-menu-elsewhere" : "turn-menu", { count: turns.length })}
        </span>
        <span className="turn-count" aria-hidden="true">
          ● {turns.length}
        </span>
      </button>
      {open && (
        <ul id="turns" className="card">
          {turns.map((turn) => (
            <li key={turn.id}>
              <Link href={`/t/${turn.id}`} onClick={() => setOpen(false)}>
                <b>{say(`web-game-${turn.game}`)}</b> <span>{turnLine(turn, say)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function turnLine(turn: Turn, say: ReturnType<typeof useSay>): string {
  return turn.names.length > 0 ? say("turn-with", { names: turn.names }) : say("turn-alone");
}

/** The page's title and icon say it too: they are all that shows of a tab in the background. */
function useTitleAndIcon(turns: readonly Turn[], here: string | undefined): void {
  const say = useSay();
  const mine = turns.some(({ id }) => id === here);
  const count = turns.length;
  useEffect(() => {
    document.title = mine ? say("turn-title-here") : count > 0 ? say("turn-title", { count }) : "Atoll";
    const sign = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (sign) sign.href = count > 0 ? "/icon-turn.svg" : "/icon.svg";
  }, [mine, count, say]);
}
