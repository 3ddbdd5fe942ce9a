import { describe, expect, it } from "vitest";
import { bytesToHex } from "@noble/hashes/utils.js";
import { dealParts } from "../../../games/deals";
import { DRAW_VECTORS } from "../../../testing/drawVectors";
import {
  canonical,
  drawOrder,
  drawSeed,
  peopleOn,
  personCommitment,
  personTag,
  rosterDigest,
  serverCommitment,
  type AgreedSettings,
} from "./hashes";

const VECTORS = DRAW_VECTORS.map((vector) => [vector.name, vector] as const);

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
