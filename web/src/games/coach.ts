/** What a coach says in somebody's first game: a word the first time that something comes up. */
import type { Parts } from "../board/lit";
import type { Fact } from "../protocol/types";

/** What the reader sees when the coach looks. */
export interface Situation<View = unknown> {
  readonly view: View;
  /** The reader's own seat. */
  readonly seat: number;
  /** The reader's legal moves; none when it is not their turn. */
  readonly legal: readonly string[];
  /** What has happened since the reader's last decision. */
  readonly facts: readonly Fact[];
}

/** Its sentence is `coach-<game>-<id>`. */
export interface Prompt<View = unknown> {
  readonly id: string;
  /** The rule to read. */
  readonly rule: string;
  /** The parts of the board that it is about, if this is the moment to say it; else null. */
  readonly when: (situation: Situation<View>) => Parts | null;
}

const NOWHERE: Parts = [];

/** A prompt's moment: the reader may make a move that begins with this word. */
export const mayMove =
  (word: string) =>
  ({ legal }: Situation): Parts | null =>
    legal.some((move) => move.startsWith(`${word} `) && !move.endsWith(" -")) ? NOWHERE : null;

/** A prompt's moment: one of these events has happened, and is about what `of` tells. */
export const hasHappened =
  <View>(
    key: string,
    of: (fact: Fact, view: View) => Parts,
    whose: (fact: Fact, seat: number) => boolean = () => true,
  ) =>
  ({ facts, view, seat }: Situation<View>): Parts | null => {
    const found = facts.find((fact) => fact.key === key && whose(fact, seat));
    return found ? of(found, view) : null;
  };

/** The first prompt that was not said yet and whose moment has come. */
export function duePrompt<View>(
  prompts: readonly Prompt<View>[],
  said: ReadonlySet<string>,
  situation: Situation<View>,
): { readonly prompt: Prompt<View>; readonly parts: Parts } | null {
  for (const prompt of prompts) {
    const parts = said.has(prompt.id) ? null : prompt.when(situation);
    if (parts !== null) return { prompt, parts };
  }
  return null;
}
