import { create } from "@react-three/test-renderer";
import { describe, expect, it } from "vitest";
import { endAnimations, useAnimation } from "./animation";

function Moving({ step }: { readonly step: (elapsed: number) => void }) {
  useAnimation(1000, step);
  return null;
}

describe("a motion on the stage", () => {
  it("begins where it begins, and a press brings it to its end", async () => {
    const steps: number[] = [];
    const renderer = await create(<Moving step={(elapsed) => steps.push(elapsed)} />);
    expect(steps[0]).toBe(0);
    await renderer.advanceFrames(1, 16);
    expect(steps.at(-1)).toBeLessThan(1000);
    endAnimations();
    await renderer.advanceFrames(1, 16);
    expect(steps.at(-1)).toBe(1000);
    await renderer.unmount();
    // Nothing is left that could still be ended.
    endAnimations();
    expect(steps.at(-1)).toBe(1000);
  });
});
