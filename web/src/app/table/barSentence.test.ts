import { describe, expect, it } from "vitest";
import type { Snapshot } from "../../protocol/types";
import { Sentences } from "../messages";
import { barSentence, type BarSituation } from "./barSentence";

const english = await new Sentences("en").load("web", "web-taluva", "taluva", "web-titicaca", "titicaca");
const names = ["Ada", "Gecko"];

/** What the bar says to Ada on seat 0; nothing is asked unless a test says so. */
function says(
  { state = {}, ...situation }: Omit<Partial<BarSituation>, "snapshot"> & { state?: object },
  asked = false,
): string {
  const snapshot = {
    viewer: 0,
    history: [],
    state: { life: "playing", asked: asked ? [0] : [1], sealed: [], ...state },
  } as unknown as Snapshot;
  const question = { key: "web-ask-taluva-build", values: { seat: asked ? 0 : 1 } };
  return barSentence(
    { snapshot, you: 0, question, asked, showing: false, complete: false, decided: null, past: null, ...situation },
    names,
    english,
  );
}

describe("the bar", () => {
  it("tells the reader what to do, and others who acts", () => {
    expect(says({}, true)).toBe("Your turn: build on a marked hex.");
    expect(says({})).toBe("Gecko is building.");
  });

  it("speaks of what is shown until the reader has seen it, also when the game is over", () => {
    const question = { key: "web-ask-taluva-build", values: { seat: 1 } };
    expect(says({ showing: true, question, state: { asked: [0] } })).toBe("Gecko is building.");
    expect(says({ showing: true, question, state: { life: "over", asked: [] } })).toBe("Gecko is building.");
    expect(says({ state: { life: "over", asked: [] } })).toBe("Game over");
  });

  it("asks for the confirmation even while the reader’s own move is shown", () => {
    expect(says({ showing: true, complete: true }, true)).toBe("Happy with this turn?");
  });

  it("says what was bid in secret, and who is still waited for", () => {
    const question = { key: "web-ask-titicaca-bid", values: { lake: 3, seats: [0, 1] } };
    const state = { asked: [1], sealed: [0] };
    expect(says({ question, state, decided: "You bid 7" })).toBe("You bid 7. Waiting for Gecko.");
    expect(says({ question, state })).toBe("Waiting for Gecko.");
  });

  it("says which move is looked at", () => {
    expect(says({ past: 2, state: { life: "over" } })).toContain("2");
  });
});
