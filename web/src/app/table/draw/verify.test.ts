import { describe, expect, it } from "vitest";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { DRAW_VECTORS, type DrawVector } from "../../../testing/drawVectors";
import { peopleOn } from "./hashes";
import type { Receipt, ReceiptDraw } from "./receipt";
import { type FairRecord, verifyDraw } from "./verify";

/** The record and a player's receipt of a game that began as a vector of Python's says. */
function gameOf({ given, derived }: DrawVector): { record: FairRecord; receipt: Receipt } {
  const { table, terms, secret, number, seats, values } = given;
  const valueOf = (person: string) =>
    Object.entries(values).find(([who]) => derived.people[who] === person)?.[1] ?? null;
  const people = peopleOn(seats).map(({ person, seats: own }) => ({
    person,
    seats: own,
    commitment: derived.commitments[person] ?? null,
    value: valueOf(person),
  }));
  const gone = people.map((part) => ({ ...part, value: null }));
  const before = Array.from({ length: number - 1 }, (_, at) => ({ number: at + 1, seats, people: gone }));
  const owner = people.find(({ value }) => value !== null)!;
  return {
    record: {
      game: terms.game,
      players: terms.players,
      options: terms.options,
      setup: derived.setup,
      fair: {
        commitment: bytesToHex(sha256(hexToBytes(secret))),
        secret,
        given: terms.given,
        draw: {
          version: 2,
          table,
          rated: terms.rated,
          order: terms.rated ? derived.order : null,
          number,
          seats,
          people,
        },
        void: before,
      },
    },
    receipt: {
      format: "atoll-receipt/1",
      table,
      commitment: derived.server,
      draws: [
        {
          number,
          seats,
          person: owner.person,
          value: owner.value!,
          commitments: Object.fromEntries(people.map(({ person, commitment }) => [person, commitment])),
        },
      ],
    },
  };
}

const failed = (why: string) => ({ kind: "failed", why });

describe("verifying a draw", () => {
  it.each(DRAW_VECTORS.map((vector) => [vector.name, vector] as const))("proves what Python drew: %s", (_, vector) => {
    const { record, receipt } = gameOf(vector);
    expect(verifyDraw(record, receipt)).toEqual({ kind: "proven" });
    expect(verifyDraw(record, null)).toEqual({ kind: "consistent" });
  });

  const { record, receipt } = gameOf(
    DRAW_VECTORS.find(({ name }) => name === "taluva, doubles, rated, one took no part")!,
  );
  const fair = record.fair!;
  const draw = fair.draw!;
  const first = draw.people[0]!;
  const withDraw = (change: Partial<typeof draw>): FairRecord => ({
    ...record,
    fair: { ...fair, draw: { ...draw, ...change } },
  });
  const withReceipt = (change: Partial<ReceiptDraw>): Receipt => ({
    ...receipt,
    draws: [{ ...receipt.draws[0]!, ...change }],
  });

  it("finds what was changed in the record", () => {
    const others = draw.people.slice(1);
    expect(verifyDraw({ ...record, fair: { ...fair, secret: "00".repeat(32) } }, receipt)).toEqual(
      failed("fair-commitment"),
    );
    const wrong = withDraw({ people: [{ ...first, value: "00".repeat(32) }, ...others] });
    expect(verifyDraw(wrong, receipt)).toEqual(failed("fair-value"));
    expect(verifyDraw(withDraw({ people: [{ ...first, value: null }, ...others] }), receipt)).toEqual(
      failed("fair-value"),
    );
    expect(verifyDraw(withDraw({ people: others }), receipt)).toEqual(failed("fair-value"));
    expect(verifyDraw(withDraw({ order: [...draw.order!].reverse() }), receipt)).toEqual(failed("fair-seats"));
    const deck = [...(record.setup["deck"] as string[])].sort();
    expect(verifyDraw({ ...record, setup: { ...record.setup, deck } }, receipt)).toEqual(failed("fair-setup"));
    const more = [{ number: 1, seats: draw.seats, people: draw.people.map((part) => ({ ...part, value: null })) }];
    expect(verifyDraw({ ...record, fair: { ...fair, void: more } }, receipt)).toEqual(failed("fair-void"));
  });

  it("finds what contradicts the receipt", () => {
    expect(verifyDraw(record, { ...receipt, table: "x" })).toEqual(failed("fair-receipt-table"));
    expect(verifyDraw(record, { ...receipt, commitment: "00".repeat(32) })).toEqual(failed("fair-receipt-server"));
    expect(verifyDraw(record, withReceipt({ seats: [] }))).toEqual(failed("fair-receipt-seats"));
    expect(verifyDraw(record, withReceipt({ value: "00".repeat(32) }))).toEqual(failed("fair-receipt-draw"));
    expect(verifyDraw(record, withReceipt({ commitments: {} }))).toEqual(failed("fair-receipt-draw"));
    expect(verifyDraw(record, withReceipt({ number: 7 }))).toEqual(failed("fair-void"));
    const { draw: _, ...old } = fair;
    expect(verifyDraw({ ...record, fair: old }, receipt)).toEqual(failed("fair-void"));
  });

  it("claims no more than it knows", () => {
    expect(verifyDraw(record, withReceipt({ commitments: null }))).toEqual({ kind: "consistent" });
    const { draw: _, ...old } = fair;
    expect(verifyDraw({ ...record, fair: old }, null)).toEqual({ kind: "alone" });
  });
});
