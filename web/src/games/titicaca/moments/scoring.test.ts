import { describe, expect, it } from "vitest";
import type { Fact } from "../../../protocol/types";
import lines from "../../../../../tests/data/cases/titicaca-scorings.jsonl?raw";
import { readScorings, sourcesOf, sum } from "./scoring";

/** Scorings of random games as the rules tell them (tests/unit/games/titicaca/test_scoring_events.py writes them). */
const GAMES = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { facts: Fact[]; before: number[]; after: number[]; stocks: number[] });

describe("the show of a scoring", () => {
  it.each(GAMES.map((game, number) => [number, game] as const))(
    "adds up: %i",
    (_, { facts, before, after, stocks }) => {
      const shows = readScorings(facts);
      expect(shows.length).toBeGreaterThan(0);
      expect(shows[0]!.before).toEqual(before);
      expect(shows.at(-1)!.steps.at(-1)!.totals).toEqual(after);
      for (const show of shows) {
        const gained = sum(...show.steps.map((step) => step.gained));
        expect(gained).toEqual(show.scoring.points);
        expect(show.steps.at(-1)!.totals).toEqual(sum(show.before, gained));
        // Each total is the sum that it is shown as, at every step.
        show.steps.forEach(({ totals }, step) =>
          totals.forEach((total, seat) =>
            expect(sourcesOf(show, step, seat).reduce((all, { points }) => all + points, 0)).toBe(total),
          ),
        );
      }
      // New weapons are no points: they make the difference in stock.
      const [first] = shows;
      if (first!.scoring.lake !== null) expect(sum([...first!.scoring.weapons], [...first!.weapons])).toEqual(stocks);
    },
  );
  it("follows the order of the rules", () => {
    const shows = GAMES.flatMap(({ facts }) => readScorings(facts));
    const order = ["villages", "chains", "weapons", "region", "temples", "new-weapons", "totals"];
    for (const { steps, scoring } of shows) {
      const kinds = steps.map(({ kind }) => order.indexOf(kind));
      expect(kinds).toEqual([...kinds].sort((a, b) => a - b));
      const found = new Set(steps.map(({ kind }) => kind));
      expect([found.has("villages"), found.has("new-weapons")]).toEqual([scoring.lake === null, scoring.lake !== null]);
      // Every category of every region is settled once.
      const settled = steps.flatMap(({ region, rows }) => rows.map((row) => `${region} ${row}`));
      expect(settled).toEqual(
        scoring.regions.flatMap(({ categories }, region) => categories.map((__, row) => `${region} ${row}`)),
      );
    }
    expect(
      shows.some(({ scoring }) => scoring.regions.some(({ categories }) => categories.some(({ tie }) => tie.length))),
    ).toBe(true);
  });
  it("is left out where older events do not hold it", () => {
    expect(readScorings([{ key: "titicaca-scoring", values: { lake: 5 } }])).toEqual([]);
  });
});
