import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Snapshot } from "../../../protocol/types";
import { personCommitment, personTag, rosterDigest } from "./hashes";
import { readReceipt } from "./receipt";
import { nextStep, rosterOf } from "./takePart";

type State = Snapshot["state"];
type Draw = State["draw"];

const SERVER = "5e".repeat(32);

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

beforeEach(() => void vi.stubGlobal("localStorage", storage()));

const person = (who: string) => ({ kind: "person", who, name: who, level: null, nonce: "", stand_in: null });
const bot = { kind: "bot", who: null, name: "", level: "level-2", nonce: "", stand_in: null };
const open = { kind: "open", who: null, name: "", level: null, nonce: "", stand_in: null };

/** A table before its game, as the server shows it: with these commitments, by person. */
function table(
  seats: readonly object[],
  commitments: Readonly<Record<string, string>> = {},
  change: Partial<Draw> = {},
): Pick<Snapshot, "table" | "state"> {
  const roster = rosterOf("table", seats as State["seats"]);
  const tags = [...new Set(roster?.flatMap(({ person: tag }) => (tag === undefined ? [] : [tag])))];
  const draw: Draw = {
    version: 2,
    commitment: SERVER,
    phase: roster ? "committing" : "seating",
    number: 1,
    seats: roster as Draw["seats"],
    people: tags.map((tag) => ({
      person: tag,
      seats: roster!.flatMap((seat, number) => (seat.person === tag ? [number] : [])),
      commitment: commitments[tag] ?? null,
      value: null,
    })),
    order: null,
    until: null,
    void: [],
    ...change,
  };
  return { table: { id: "table", origin: null }, state: { life: "open", seats, draw } } as unknown as Snapshot;
}

const ada = personTag("table", "ada");

describe("taking part in a draw", () => {
  it("waits for all seats, and is for those who sit", () => {
    expect(nextStep(table([person("ada"), open]), "ada", true)).toBeNull();
    expect(nextStep(table([person("bo"), bot]), "ada", true)).toBeNull();
  });

  it("commits once, bound to what is on the screen, and reveals the same value after a reload", () => {
    const seats = [person("ada"), bot, person("bo"), person("ada")];
    const commit = nextStep(table(seats), "ada", true);
    expect(commit?.do).toBe("commit");
    if (commit?.do !== "commit") return;
    expect(nextStep(table(seats), "ada", true)).toEqual(commit);
    expect(commit.roster).toBe(rosterDigest(SERVER, 1, rosterOf("table", seats as State["seats"])!));
    const committed = { [ada]: commit.commitment };
    expect(nextStep(table(seats, committed), "ada", true)).toBeNull();
    const reveal = nextStep(table(seats, committed, { phase: "revealing" }), "ada", true);
    if (reveal?.do !== "reveal") throw new Error("it should reveal");
    expect(personCommitment(commit.roster, ada, reveal.value)).toBe(commit.commitment);
    expect(readReceipt("table")?.draws[0]?.commitments).toEqual({
      [ada]: commit.commitment,
      [personTag("table", "bo")]: null,
    });
    // The same again, if the first did not arrive; nothing if the others' commitments are other ones now.
    expect(nextStep(table(seats, committed, { phase: "revealing" }), "ada", true)).toEqual(reveal);
    const swapped = { ...committed, [personTag("table", "bo")]: "00".repeat(32) };
    expect(nextStep(table(seats, swapped, { phase: "revealing" }), "ada", true)).toBeNull();
  });

  it("draws a fresh value for other seats and for the next draw", () => {
    const made = [
      nextStep(table([person("ada"), bot]), "ada", true),
      nextStep(table([bot, person("ada")]), "ada", false),
      nextStep(table([bot, person("ada")], {}, { number: 2 }), "ada", false),
    ].map((command) => (command?.do === "commit" ? command.commitment : null));
    expect(new Set(made).size).toBe(3);
    expect(made).not.toContain(null);
    expect(readReceipt("table")?.draws.map(({ number }) => number)).toEqual([1, 2]);
  });

  it("replaces a commitment that it cannot open only when it comes to the table", () => {
    const unknown = { [ada]: "00".repeat(32) };
    expect(nextStep(table([person("ada"), bot], unknown), "ada", false)).toBeNull();
    expect(nextStep(table([person("ada"), bot], unknown), "ada", true)?.do).toBe("commit");
  });

  it("reveals nothing to a server that shows another roster, commitment or word than before", () => {
    const seats = [person("ada"), bot];
    const commit = nextStep(table(seats), "ada", true);
    if (commit?.do !== "commit") throw new Error("it should commit");
    const committed = { [ada]: commit.commitment };
    const step = (change: Partial<Draw>, known = committed) =>
      nextStep(table(seats, known, { phase: "revealing", ...change }), "ada", true);
    expect(step({ seats: [{ person: ada, nonce: "" }, { bot: "level-8" }] })).toBeNull();
    expect(step({}, { [ada]: "00".repeat(32) })).toBeNull();
    expect(step({ commitment: "00".repeat(32) })).toBeNull();
    expect(step({ number: 2 })).toBeNull();
    expect(step({})?.do).toBe("reveal");
    const elsewhere = table(seats);
    expect(nextStep(table(seats, {}, { seats: [{ bot: "x" }] }), "ada", true)).toBeNull();
    expect(
      nextStep({ ...elsewhere, table: { ...elsewhere.table, origin: { record: "r", moves: 1 } } }, "ada", true),
    ).toBe(null);
  });

  it("keeps receipts as long as the page where nothing can be stored", () => {
    vi.stubGlobal("localStorage", undefined);
    const elsewhere = { ...table([person("ada"), bot]), table: { id: "memory" } } as Snapshot;
    const roster = rosterOf("memory", elsewhere.state.seats)!;
    const draw = { ...elsewhere.state.draw, seats: roster as Draw["seats"] };
    const people = [{ person: personTag("memory", "ada"), seats: [0], commitment: null, value: null }];
    const shown = { ...elsewhere, state: { ...elsewhere.state, draw: { ...draw, people } } };
    const first = nextStep(shown, "ada", true);
    expect(first?.do).toBe("commit");
    expect(nextStep(shown, "ada", true)).toEqual(first);
  });
});
