/** Verifying a draw after the game: everything is computed again, here. Python's is atoll.table.fair.verify. */
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { dealParts } from "../../../games/deals";
import {
  canonical,
  drawOrder,
  drawSeed,
  isValue,
  peopleOn,
  personCommitment,
  rosterDigest,
  serverCommitment,
  type Part,
  type RosterSeat,
} from "./hashes";
import type { Receipt } from "./receipt";

interface DrawDocument {
  readonly number: number;
  readonly seats: readonly RosterSeat[];
  readonly people: readonly Part[];
}

export interface FairRecord {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly setup: Readonly<Record<string, unknown>>;
  readonly fair?: {
    readonly commitment: string;
    readonly secret: string;
    readonly given?: Readonly<Record<string, unknown>>;
    readonly draw?: DrawDocument & {
      readonly version: number;
      readonly table: string;
      readonly rated: boolean;
      readonly order: readonly number[] | null;
    };
    readonly void?: readonly DrawDocument[];
  };
}

/**
 * `proven`: nobody chose, because our receipt shows that all was fixed before. `consistent`: it follows from what the
 * record says, but nothing here shows that this was fixed before. `alone`: nobody took part, the server drew by itself.
 */
export type Verdict =
  { readonly kind: "proven" | "consistent" | "alone" } | { readonly kind: "failed"; readonly why: string };

const failed = (why: string): Verdict => ({ kind: "failed", why });
const same = (one: unknown, other: unknown) => canonical(one) === canonical(other);

export function verifyDraw(record: FairRecord, receipt: Receipt | null): Verdict {
  const { fair } = record;
  if (!fair?.draw)
    return receipt?.draws.some(({ commitments }) => commitments) ? failed("fair-void") : { kind: "alone" };
  const { draw, secret } = fair;
  const voided = fair.void ?? [];
  if (!isValue(secret) || bytesToHex(sha256(hexToBytes(secret))) !== fair.commitment) return failed("fair-commitment");
  const given = fair.given ?? {};
  const { game, players, options } = record;
  const agreed = { game, players, options, given, rated: draw.rated };
  const server = serverCommitment(draw.table, agreed, secret);
  for (const each of [draw, ...voided]) {
    const roster = rosterDigest(server, each.number, each.seats);
    const opens = ({ person, commitment, value }: Part) =>
      value === null ? each !== draw || commitment === null : commitment === personCommitment(roster, person, value);
    const named = each.people.map(({ person, seats }) => ({ person, seats }));
    if (!same(named, peopleOn(each.seats)) || !each.people.every(opens)) return failed("fair-value");
  }
  if (
    !same(
      [...voided, draw].map(({ number }) => number),
      [...voided, draw].map((_, at) => at + 1),
    )
  )
    return failed("fair-void");
  const seed = drawSeed(secret, rosterDigest(server, draw.number, draw.seats), draw.people);
  if (draw.seats.length !== players || !same(draw.order, draw.rated ? drawOrder(seed, players) : null))
    return failed("fair-seats");
  const drawn = dealParts(agreed, seed);
  const found = Object.fromEntries(Object.entries(record.setup).filter(([part]) => !(part in given)));
  if (drawn === null || !same(drawn, found)) return failed("fair-setup");
  return receipt === null ? { kind: "consistent" } : compare(receipt, draw.table, server, draw, voided);
}

function compare(
  receipt: Receipt,
  table: string,
  server: string,
  draw: DrawDocument,
  voided: readonly DrawDocument[],
): Verdict {
  if (receipt.table !== table) return failed("fair-receipt-table");
  if (receipt.commitment !== server) return failed("fair-receipt-server");
  let proven = false;
  for (const seen of receipt.draws) {
    if (seen.commitments === null) continue;
    const each = [draw, ...voided].find(({ number }) => number === seen.number);
    if (!each) return failed("fair-void");
    if (!same(seen.seats, each.seats)) return failed("fair-receipt-seats");
    const commitments = Object.fromEntries(each.people.map(({ person, commitment }) => [person, commitment]));
    const own = each.people.find(({ person }) => person === seen.person);
    if (!same(seen.commitments, commitments) || !own || (each === draw && own.value !== seen.value))
      return failed("fair-receipt-draw");
    proven ||= each === draw;
  }
  return { kind: proven ? "proven" : "consistent" };
}
