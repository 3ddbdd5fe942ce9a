/** The text beside the board in a lesson: what to do, what happened, and why a move was refused. */
import { useEffect, useRef } from "react";
import { Link } from "wouter";
import { isRule, ruleUrl } from "../../protocol/games";
import type { Fact, Lesson, Practice } from "../../protocol/types";
import { useApp } from "../context";
import { Reasons } from "../Reasons";

interface Props {
  readonly chapter: Lesson["chapters"][number];
  readonly now: Practice | null;
  /** What became of the last attempt; null where a step was taken back. */
  readonly answer: Practice | null;
  readonly problem: readonly Fact[];
  readonly names: readonly string[];
  readonly showMe: (() => void) | null;
  readonly back: (() => void) | null;
  readonly again: () => void;
  readonly next: { readonly title: string; readonly go: () => void } | null;
  /** Play a real game. */
  readonly real: () => void;
}

export function Coach({ chapter, now, answer, problem, names, showMe, back, again, next, real }: Props) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const onward = useRef<HTMLButtonElement>(null);
  const step = now === null ? null : (chapter.steps[now.step] ?? null);
  const finished = now !== null && step === null;
  const stopped = now !== null && now.over && !finished;
  useEffect(() => {
    if (finished) onward.current?.focus();
  }, [finished]);
  const before =
    now === null ? null : (chapter.steps[finished || now.left === step?.times ? now.step - 1 : now.step] ?? null);
  const you = now?.seat ?? null;
  // One link per topic, to its first rule: A-CAP-1 and A-CAP-2 are both about capturing.
  const topics = new Map([...chapter.rules].reverse().map((id) => [id.slice(0, id.lastIndexOf("-")), id]));
  const told = sentences.sayFacts(
    (answer?.told ?? []).flatMap(({ facts }) => facts).filter(({ key }) => sentences.has(key)),
    names,
    you,
  );
  // Once the others have replied, nobody expects anything of them any more: what they did is told below.
  const expected = answer?.told.some(({ seat }) => seat !== you) ? [] : (answer?.line ?? []);
  return (
    <aside className="side right coach" aria-label={say("learn-coach")}>
      <h1>{say(chapter.key)}</h1>
      {now?.step === 0 && answer?.verdict === "begun" && <p>{say(`${chapter.key}-about`)}</p>}
      <div className="coach-says" role="status" aria-live="polite">
        {problem.map(({ key, values }) => (
          <p key={key} className="coach-not">
            {say(key, values, names, you)}
          </p>
        ))}
        {answer?.verdict === "done" && before && (
          <p className="coach-done" data-verdict="done">
            {say(`${before.key}-done`)}
          </p>
        )}
        {answer?.verdict === "done" && (
          <Reasons game={answer.game} reasons={answer.reasons} line={expected} names={names} you={you} />
        )}
        {answer?.verdict === "missed" && step && (
          <p className="coach-not" data-verdict="missed">
            {say(`${step.key}-not`)}
          </p>
        )}
        {answer?.verdict === "refused" && (
          <div className="coach-not" data-verdict="refused">
            {answer.refusals.map(({ key, values }, index) => (
              <p key={index}>
                {say(key, values, names, you)}{" "}
                {isRule(key) && (
                  <Link href={ruleUrl(key)} target="_blank" className="rule-link" data-rule={key}>
                    {say("web-rule-why")}
                  </Link>
                )}
              </p>
            ))}
          </div>
        )}
        {step && !stopped && (
          <p className="coach-task">
            <b>{say("learn-step", { number: now!.step + 1, all: chapter.steps.length })}</b> {say(step.key)}
            {step.times > 1 && <span className="muted"> {say("learn-left", { count: now!.left })}</span>}
          </p>
        )}
        {finished && <p className="coach-task">{say(next ? "learn-chapter-done" : "learn-lesson-done")}</p>}
        {stopped && <p className="coach-task">{say("learn-over")}</p>}
      </div>
      <div className="row coach-acts">
        {finished && next && (
          <button ref={onward} type="button" className="button primary" data-act="next" onClick={next.go}>
            {say("learn-next", { title: next.title })}
          </button>
        )}
        {finished && !next && (
          <button ref={onward} type="button" className="button primary" data-act="real" onClick={real}>
            {say("learn-real")}
          </button>
        )}
        {showMe && (
          <button type="button" className="button" data-act="show" onClick={showMe}>
            {say("learn-show")}
          </button>
        )}
        {back && (
          <button type="button" className="button" data-act="back" onClick={back}>
            {say("learn-back")}
          </button>
        )}
        <button type="button" className="button" data-act="again" onClick={again}>
          {say("learn-again")}
        </button>
      </div>
      {told.length > 0 && (
        <ul className="coach-told" aria-label={say("learn-told")}>
          {told.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      <p className="coach-rules">
        {say("learn-read")}{" "}
        {[...topics].map(([topic, id]) => (
          <Link key={id} href={ruleUrl(id)} target="_blank">
            {say(`rule-topic-${topic}`)}
          </Link>
        ))}
      </p>
    </aside>
  );
}
