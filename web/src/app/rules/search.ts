/**
 * Searching without regard to case, accents and the setter's spaces and apostrophes, so that "l'eruption" finds
 * "L’éruption".
 */

const TYPED: Readonly<Record<string, string>> = { "’": "'", "\u00a0": " " };

/**
 * A letter as it is typed, without its case and accents; always one letter, so that places in a text stay where they
 * are.
 */
const foldLetter = (letter: string): string => TYPED[letter] ?? letter.normalize("NFD")[0]!.toLowerCase()[0]!;

export const fold = (text: string): string => Array.from(text, foldLetter).join("");

/** Where the sought words begin in a text, or -1. */
export const foldedIndex = (text: string, sought: string): number => fold(text).indexOf(fold(sought));

/** Whether a text holds every one of the words. */
export function containsAll(text: string, words: string): boolean {
  const folded = fold(text);
  return fold(words)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}
