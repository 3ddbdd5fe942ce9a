/** The vectors of verifiable draws that Python's tests read, too (tests/unit/table/test_commitments.py). */
import text from "../../../tests/data/draws/vectors.json?raw";
import type { AgreedSettings, RosterSeat } from "../app/table/draw/hashes";

export interface DrawVector {
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

export const DRAW_VECTORS = JSON.parse(text) as readonly DrawVector[];
