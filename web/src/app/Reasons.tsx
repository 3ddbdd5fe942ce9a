/** Why a move is good: each reason lights its places. Where there is none: what is expected to follow. */
import { useLight } from "../board/lit";
import type { ExpectedMove, Reason } from "../protocol/types";
import { useApp, useTopics } from "./context";
import "./reasons.css";

/** How many sentences are said of what is expected: a scoring alone has dozens. */
const MOST_EXPECTED = 3;

export function Reasons({
  game,
  reasons,
  line = [],
  names,
  you = null,
}: {
  readonly game: string;
  readonly reasons: readonly Reason[];
  readonly line?: readonly ExpectedMove[];
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you?: number | null;
}) {
  const { sentences } = useApp();
  const light = useLight();
  const loaded = useTopics(`ideas-${game}`);
  if (!loaded) return null;
  if (reasons.length === 0) {
    const facts = line.flatMap((move) => move.facts).filter(({ key }) => sentences.has(key));
    if (facts.length === 0) return null;
    return (
      <p className="reasons" data-line>
        {sentences.say("web-hint-line", {
          moves: sentences.sayFacts(facts, names, you).slice(0, MOST_EXPECTED).join(" "),
        })}
      </p>
    );
  }
  return (
    <ul className="reasons">
      {reasons.map(({ key, values, parts }) => (
        <li key={key} data-idea={key}>
          {parts.length > 0 ? (
            <button type="button" className="reason" {...light(parts)}>
              {sentences.say(key, values, names, you)}
            </button>
          ) : (
            sentences.say(key, values, names, you)
          )}
        </li>
      ))}
    </ul>
  );
}
