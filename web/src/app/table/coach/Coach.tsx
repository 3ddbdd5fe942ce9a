/** A first game with a coach: asks somebody new once, then says a word when something first comes up. */
import { useEffect, useState } from "react";
import { useLitWhile } from "../../../board/lit";
import type { LoadedGame } from "../../../games/client";
import { duePrompt, type Situation } from "../../../games/coach";
import { ruleUrl } from "../../../protocol/games";
import { useApp, useTopics } from "../../context";
import "./coach.css";
import { isCoachOffered, rememberPrompt, saidPrompts } from "./prompts";

interface Props {
  readonly table: string;
  readonly name: string;
  readonly game: LoadedGame;
  readonly situation: Situation;
  /** The number of decisions that the reader has made. */
  readonly decisions: number;
  /** Whether something else is shown or asked: a word would cover it, or tell what is still to come. */
  readonly silent: boolean;
}

export function Coach(props: Props) {
  const { settings } = useApp();
  const loaded = useTopics("coach");
  if (!loaded || settings.coach === "off") return null;
  if (settings.coach === "on") return <Prompts {...props} />;
  return isCoachOffered(props.table) && !props.silent ? <Question name={props.name} /> : null;
}

function Question({ name }: { readonly name: string }) {
  const { sentences, change } = useApp();
  const say = sentences.say.bind(sentences);
  return (
    <section className="refusals coach-card card" aria-label={say("web-coach")}>
      <p>{say("coach-question", { game: say(`web-game-${name}`) })}</p>
      <div className="row">
        <button type="button" className="button primary" data-act="coach-yes" onClick={() => change({ coach: "on" })}>
          {say("coach-yes")}
        </button>
        <button type="button" className="button" data-act="coach-no" onClick={() => change({ coach: "off" })}>
          {say("coach-no")}
        </button>
      </div>
    </section>
  );
}

const NOWHERE: readonly string[] = [];

function Prompts({ name, game, situation, decisions, silent }: Props) {
  const { sentences, change } = useApp();
  const say = sentences.say.bind(sentences);
  const [said, setSaid] = useState(() => saidPrompts(name));
  /** One word per decision: what else could be said waits for the next time. */
  const [heard, setHeard] = useState(-1);
  const due = silent || heard === decisions ? null : duePrompt(game.coach, said, situation);
  const id = due?.prompt.id ?? null;
  /** On a phone a word is one line until it is opened: the board stays in sight. */
  const [unfolded, setUnfolded] = useState<string | null>(null);
  useLitWhile(due?.parts ?? NOWHERE);
  // Whoever plays on has read it.
  const [shown, setShown] = useState<{ readonly id: string; readonly at: number } | null>(null);
  useEffect(() => {
    if (shown && shown.at < decisions) {
      rememberPrompt(name, shown.id);
      setSaid(saidPrompts(name));
      setShown(null);
    } else if (id !== null && shown?.id !== id) setShown({ id, at: decisions });
  }, [shown, decisions, id, name]);
  if (!due) return null;
  return (
    <section
      className="refusals coach-card card"
      aria-label={say("web-coach")}
      data-prompt={due.prompt.id}
      data-folded={unfolded !== id || undefined}
    >
      <p role="status">
        {say(`coach-${name}-${due.prompt.id}`)}{" "}
        <a className="rule-link" href={ruleUrl(due.prompt.rule)} target="_blank" rel="noopener">
          {say("web-rules")}
        </a>
      </p>
      {unfolded !== id && (
        <button
          type="button"
          className="coach-unfold"
          data-act="coach-unfold"
          aria-label={say("coach-unfold")}
          aria-expanded={false}
          onClick={() => setUnfolded(id)}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M6 9l6 6 6-6" />
          </svg>
        </button>
      )}
      <div className="row">
        <button
          type="button"
          className="button primary"
          data-act="coach-next"
          onClick={() => {
            rememberPrompt(name, due.prompt.id);
            setSaid(saidPrompts(name));
            setHeard(decisions);
          }}
        >
          {say("coach-understood")}
        </button>
        <button type="button" className="button quiet" data-act="coach-stop" onClick={() => change({ coach: "off" })}>
          {say("coach-stop")}
        </button>
      </div>
    </section>
  );
}
