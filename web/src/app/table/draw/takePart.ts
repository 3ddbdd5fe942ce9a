/** Taking part in a draw: what this browser has to do next, by what it sees of the table. */
import { api } from "../../../protocol/api";
import type { Command, Snapshot } from "../../../protocol/types";
import { canonical, newValue, personCommitment, personTag, rosterDigest, type RosterSeat } from "./hashes";
import { keepDraw, readReceipt, type ReceiptDraw } from "./receipt";

type Table = Pick<Snapshot, "table" | "state">;
type Draw = Snapshot["state"]["draw"];

/** Who sits where, as everybody sees it; null while a seat is open. */
export function rosterOf(table: string, seats: Snapshot["state"]["seats"]): RosterSeat[] | null {
  if (seats.some(({ kind }) => kind === "open")) return null;
  return seats.map(({ kind, level, nonce, who }) =>
    kind === "bot" ? { bot: level ?? "" } : { person: personTag(table, who ?? ""), nonce },
  );
}

const same = (one: unknown, other: unknown) => canonical(one) === canonical(other);

/**
 * The next command, or null. What it needs later is in the receipt before it is sent.
 *
 * `fresh`: we have just come to this table. If another commitment of ours is there then, its value is lost (or on
 * another device, which we replace); later it is another device's, and it stays.
 */
export function nextStep({ table, state }: Table, me: string, fresh: boolean): Command | null {
  const { draw } = state;
  if (state.life !== "open" || table.origin || !state.seats.some(({ who }) => who === me)) return null;
  const receipt = readReceipt(table.id);
  if (receipt && receipt.commitment !== draw.commitment) return null; // the server has gone back on its word
  const kept = receipt?.draws.find(({ number }) => number === draw.number) ?? null;
  if (draw.phase === "committing") return commit(table.id, state.seats, draw, me, kept, fresh);
  if (draw.phase === "revealing" && kept) return reveal(table.id, draw, kept);
  return null;
}

function commit(
  table: string,
  seats: Snapshot["state"]["seats"],
  draw: Draw,
  me: string,
  kept: ReceiptDraw | null,
  fresh: boolean,
): Command | null {
  const roster = rosterOf(table, seats);
  const person = personTag(table, me);
  const part = draw.people.find((each) => each.person === person);
  if (!roster || !part || !same(roster, draw.seats)) return null;
  const known = kept && kept.person === person && kept.commitments === null && same(kept.seats, roster);
  const value = known ? kept.value : newValue();
  const bound = rosterDigest(draw.commitment, draw.number, roster);
  const commitment = personCommitment(bound, person, value);
  if (part.commitment === commitment || (part.commitment !== null && !fresh)) return null;
  keepDraw(table, draw.commitment, { number: draw.number, seats: roster, person, value, commitments: null });
  return { do: "commit", roster: bound, commitment };
}

function reveal(table: string, draw: Draw, kept: ReceiptDraw): Command | null {
  const part = draw.people.find(({ person }) => person === kept.person);
  const bound = rosterDigest(draw.commitment, draw.number, kept.seats);
  const own = personCommitment(bound, kept.person, kept.value);
  if (!part || part.value !== null || part.commitment !== own || !same(kept.seats, draw.seats)) return null;
  const commitments = Object.fromEntries(draw.people.map(({ person, commitment }) => [person, commitment]));
  // After a reload nobody may have been given other commitments to reveal for.
  if (kept.commitments !== null && !same(kept.commitments, commitments)) return null;
  keepDraw(table, draw.commitment, { ...kept, commitments });
  return { do: "reveal", value: kept.value };
}

/** Start a game whose seats are all taken, and take part in its draw; for tables that are not on the screen yet. */
export async function drawAndStart(id: string, me: string): Promise<void> {
  const step = async () => {
    const next = nextStep(await api.table(id), me, true);
    if (next) await api.command(id, next);
  };
  await step();
  await api.command(id, { do: "start" });
  await step();
}
