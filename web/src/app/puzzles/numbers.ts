/** The numbers of a game's puzzles: each is the first, second, … of its difficulty, whatever else is listed. */
export function withNumbers<T extends { readonly difficulty: number }>(
  puzzles: readonly T[],
): (T & { readonly number: number })[] {
  const counts = new Map<number, number>();
  return puzzles.map((one) => {
    const number = (counts.get(one.difficulty) ?? 0) + 1;
    counts.set(one.difficulty, number);
    return { ...one, number };
  });
}
