/** A moment that passes by: one sentence over the board, and a way to be up to date at once. */
import { useEffect, useEffectEvent } from "react";
import { isTyping } from "../../../board/keys";
import { useLitWhile } from "../../../board/lit";
import { useApp } from "../../context";
import type { Moments } from "./useMoments";
import "./moments.css";

const NOWHERE: readonly string[] = [];

interface Props {
  readonly moments: Moments;
  readonly names: readonly string[];
  readonly you: number | null;
}

export function MomentCaption({ moments, names, you }: Props) {
  const { sentences } = useApp();
  const { shown, later, behind } = moments;
  const message = shown?.moment.message;
  useLitWhile(shown?.step.lit ?? NOWHERE);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.defaultPrevented && !isTyping(event.target)) moments.catchUp();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  if (!shown || (!message && (!behind || later === 0))) return null;
  return (
    // The announcer has told it already.
    <div className="moment-layer" data-kind={shown.moment.kind}>
      <div className="moment-caption">
        {message && <p aria-hidden="true">{sentences.say(message.key, message.values, names, you)}</p>}
        {behind && later > 0 && (
          <button type="button" className="button" data-act="moment-catch-up" onClick={moments.catchUp}>
            {sentences.say("moment-skip")}
          </button>
        )}
      </div>
    </div>
  );
}
