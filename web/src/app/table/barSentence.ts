/** What the bar says: what is asked of the reader, or whom the table waits for. */
import type { Message } from "../../games/client";
import type { Snapshot } from "../../protocol/types";
import type { Sentences } from "../messages";

export interface BarSituation {
  readonly snapshot: Snapshot;
  /** The reader's own seat. */
  readonly you: number | null;
  /** What the position on the board asks for. */
  readonly question: Message | null;
  /** Whether the reader is to decide now. */
  readonly asked: boolean;
  /** Whether the board still shows what others did before: nothing is asked yet. */
  readonly showing: boolean;
  /** Whether the reader's turn is complete but for the confirmation. */
  readonly complete: boolean;
  /** What the reader has decided while others still decide. */
  readonly decided: string | null;
  /** The ply that is looked at, where it is not the last. */
  readonly past: number | null;
}

export function barSentence(situation: BarSituation, names: readonly string[], sentences: Sentences): string {
  const { snapshot, you, question, asked, showing, complete, decided, past } = situation;
  const { state, viewer, history } = snapshot;
  const say = sentences.say.bind(sentences);
  if (past !== null) return say("web-past", { ply: past, of: history.length });
  if (complete) return say("web-ask-confirm");
  if (showing && question) {
    const own = you !== null && question.values.seat === you;
    return say(own ? `${question.key}-you` : question.key, question.values, names, you);
  }
  if (state.life === "over") return say("web-over");
  if (!question) return "";
  // Whoever has decided in secret is no longer waited for, though the game's own position does not show it yet.
  const values = { ...question.values, seats: state.asked };
  if (asked) return say(`${question.key}-you`, values, names, you);
  if (viewer === null || !state.sealed.includes(viewer)) return say(question.key, values, names, you);
  if (decided === null) return say("web-waiting-for", values, names, you);
  return say("web-decided-waiting", { ...values, decided }, names, you);
}
