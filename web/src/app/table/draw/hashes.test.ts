import { describe, expect, it } from "vitest";
import { bytesToHex } from "@noble/hashes/utils.js";
import text from "../../../../../tests/data/draws/vectors.json?raw";
import { dealParts } from "../../../games/deals";
import {
  canonical,
  drawOrder,
  drawSeed,
  peopleOn,
  personCommitment,
  personTag,
  rosterDigest,
  serverCommitment,
  type RosterSeat,
  type AgreedSettings,
} from "./hashes";

interface Vector {
  readonly name: string;
  readonly given: {
    readonly table: string;
    readonly terms: AgreedSettings;
    readonly secret: string;
    readonly number: number;
    readonly seats: RosterSeat[];
    readonly values: Readonly<Record<string, string | null>>;
  };
  readonly derived: {
    readonly server: string;
    readonly people: Readonly<Record<string, string>>;
    readonly roster: string;
    readonly commitments: Readonly<Record<string, string>>;
    readonly seed: string;
    readonly order: number[];
    readonly setup: Readonly<Record<string, unknown>>;
  };
}

/** The same vectors that Python's tests read (tests/unit/table/test_commitments.py). */
const VECTORS = (JSON.parse(text) as Vector[]).map((vector) => [vector.name, vector] as const);

describe("draws", () => {
  it.each(VECTORS)("are computed as Python does: %s", (_, { given, derived }) => {
    const server = serverCommitment(given.table, given.terms, given.secret);
    expect(server).toBe(derived.server);
    const tags = Object.fromEntries(Object.keys(given.values).map((who) => [who, personTag(given.table, who)]));
    expect(tags).toEqual(derived.people);
    const roster = rosterDigest(server, given.number, given.seats);
    expect(roster).toBe(derived.roster);
    const value = (person: string) => Object.entries(given.values).find(([who]) => tags[who] === person)?.[1] ?? null;
    const people = peopleOn(given.seats).map(({ person, seats }) => {
      const own = value(person);
      return { person, seats, value: own, commitment: own === null ? null : personCommitment(roster, person, own) };
    });
    const made = people.flatMap(({ person, commitment }) => (commitment === null ? [] : [[person, commitment]]));
    expect(Object.fromEntries(made)).toEqual(derived.commitments);
    const seed = drawSeed(given.secret, roster, people);
    expect(bytesToHex(seed)).toBe(derived.seed);
    expect(drawOrder(seed, given.terms.players)).toEqual(derived.order);
    // What people agreed on was not drawn.
    const drawn = Object.entries(derived.setup).filter(([part]) => !(part in given.terms.given));
    expect(dealParts(given.terms, seed)).toEqual(Object.fromEntries(drawn));
  });

  it("write documents alike", () => {
    expect(canonical({ b: [1, "é\n"], a: null })).toBe('{"a":null,"b":[1,"é\\n"]}');
  });

  it("deal no game that is not known here", () => {
    const terms: AgreedSettings = { game: "pearls", players: 2, options: {}, given: {}, rated: false };
    expect(dealParts(terms, new Uint8Array(32))).toBeNull();
  });
});
