/** Keys for those who do not see the table: what can I do, what has happened, what is the score? */
import { useKeys } from "../../board/keys";
import { speak } from "../../board/speech";
import type { LoadedGame } from "../../games/client";
import type { Snapshot } from "../../protocol/types";
import type { Sentences } from "../messages";

interface Asked {
  readonly game: LoadedGame;
  readonly view: unknown;
  readonly seats: number;
  /** The moves since the reader last had to decide. */
  readonly recent: Snapshot["history"];
  /** What the reader can do now, in words. */
  readonly moves: () => readonly string[];
  readonly names: readonly string[];
  readonly you: number | null;
  readonly sentences: Sentences;
}

/** More moves than anybody listens to are only counted. */
const TOLD = 24;

export function useQuestions({ game, view, seats, recent, moves, names, you, sentences }: Asked): void {
  const say = sentences.say.bind(sentences);
  const happened = () =>
    sentences
      .sayFacts(
        recent.flatMap(({ facts }) => facts),
        names,
        you,
      )
      .join(" ");
  const score = () =>
    Array.from({ length: seats }, (_, seat) =>
      say("board-say-score", { seat, score: game.score(view, seat, sentences) }, names, you),
    ).join(". ");
  const possible = () => {
    const all = moves();
    if (all.length === 0) return say("board-say-no-moves");
    const hand = game.hand?.(view, sentences) ?? null;
    const count = all.length;
    const walk = document.querySelector(".board-walk[data-first]") ? "yes" : "no";
    const told =
      count > TOLD
        ? say("board-say-many-moves", { count, walk })
        : say("board-say-moves", { count, moves: all.join("; ") });
    return hand === null ? told : `${hand}. ${told}`;
  };
  const question = () => document.querySelector(".question")?.textContent ?? "";
  useKeys("keys-ask", [
    { keys: ["d"], does: "keys-here", act: () => speak(`${question()} ${possible()}`) },
    { keys: ["l"], does: "keys-happened", act: () => speak(happened() || say("board-say-no-history")) },
    { keys: ["s"], does: "keys-score", act: view ? () => speak(score()) : undefined },
  ]);
}
