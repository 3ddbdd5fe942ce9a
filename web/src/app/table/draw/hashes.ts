/** The hashes of verifiable draws, as docs/draws.md describes them; Python's are in atoll.table.commitments. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** A seat of a roster: `{"bot": level}`, or `{"person": tag, "nonce": nonce}`. */
export type RosterSeat = Readonly<Record<string, string>>;

/** A person's part in a draw; without a commitment they take no part. */
export interface Part {
  readonly person: string;
  readonly seats: readonly number[];
  readonly commitment: string | null;
  readonly value: string | null;
}

const VALUE_BYTES = 32;

function bigEndian(value: number, bytes: number): Uint8Array {
  const made = new Uint8Array(bytes);
  for (let at = bytes - 1, left = value; at >= 0; at--, left = Math.floor(left / 256)) made[at] = left % 256;
  return made;
}

function framed(parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(...parts.flatMap((part) => [bigEndian(part.length, 4), part]));
}

export function digest(purpose: string, ...parts: readonly Uint8Array[]): string {
  return bytesToHex(sha256(framed([utf8ToBytes(purpose), ...parts])));
}

/** JSON that every client writes alike: keys sorted, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
    return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

export function newValue(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(VALUE_BYTES)));
}

export const isValue = (text: unknown): text is string => typeof text === "string" && /^[0-9a-f]{64}$/.test(text);

export interface AgreedSettings {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly given: Readonly<Record<string, unknown>>;
  readonly rated: boolean;
}

export function serverCommitment(table: string, agreed: AgreedSettings, secret: string): string {
  const { game, players, options, given, rated } = agreed;
  const document = canonical({ game, players, options, given, rated });
  return digest("atoll-fair/2 server", utf8ToBytes(table), utf8ToBytes(document), hexToBytes(secret));
}

export function personTag(table: string, who: string): string {
  return digest("atoll-fair/2 person", utf8ToBytes(table), utf8ToBytes(who));
}

export function rosterDigest(server: string, number: number, seats: readonly RosterSeat[]): string {
  return digest("atoll-fair/2 roster", hexToBytes(server), bigEndian(number, 4), utf8ToBytes(canonical(seats)));
}

export function personCommitment(roster: string, person: string, value: string): string {
  return digest("atoll-fair/2 commitment", hexToBytes(roster), hexToBytes(person), hexToBytes(value));
}

export function drawSeed(secret: string, roster: string, people: readonly Part[]): Uint8Array {
  const parts = people.flatMap(({ person, commitment, value }) => [person, commitment ?? "", value ?? ""]);
  const message = framed([utf8ToBytes("atoll-fair/2 seed"), ...[roster, ...parts].map((part) => hexToBytes(part))]);
  return hmac(sha256, hexToBytes(secret), message);
}

/** The seed of one thing that is drawn: `seats`, or `setup/` and a part of the set-up. */
export function partSeed(seed: Uint8Array, part: string): Uint8Array {
  return hmac(sha256, seed, framed([utf8ToBytes("atoll-fair/2 part"), utf8ToBytes(part)]));
}

/** Everybody on a roster, each with all of their seats, in the order of their first ones. */
export function peopleOn(seats: readonly RosterSeat[]): { readonly person: string; readonly seats: number[] }[] {
  const held = new Map<string, number[]>();
  seats.forEach(({ person }, seat) => {
    if (person !== undefined) held.set(person, [...(held.get(person) ?? []), seat]);
  });
  return [...held].map(([person, own]) => ({ person, seats: own }));
}

/** A stream of random numbers: Python's is atoll.table.fair.Draws. */
export class Draws {
  private block = 0;
  private bytes: number[] = [];

  constructor(private readonly seed: Uint8Array) {}

  /** A number from 0 to n-1, n being at most 2^24. */
  below(n: number): number {
    const bits = n > 1 ? 32 - Math.clz32(n - 1) : 0;
    for (;;) {
      const number = this.bits(bits);
      if (number < n) return number;
    }
  }

  private bits(count: number): number {
    const size = Math.ceil(count / 8);
    while (this.bytes.length < size) this.bytes.push(...hmac(sha256, this.seed, bigEndian(this.block++, 8)));
    const taken = this.bytes.splice(0, size).reduce((number, byte) => number * 256 + byte, 0);
    return Math.floor(taken / 2 ** (size * 8 - count));
  }

  shuffled<T>(items: readonly T[]): T[] {
    const made = [...items];
    for (let last = made.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [made[last], made[other]] = [made[other]!, made[last]!];
    }
    return made;
  }
}

/** The seating of a rated table: whoever sat on the i-th of these seats gets seat i. */
export function drawOrder(seed: Uint8Array, seats: number): number[] {
  return new Draws(partSeed(seed, "seats")).shuffled(Array.from({ length: seats }, (_, seat) => seat));
}
