import { Texture } from "three";
import { describe, expect, it, vi } from "vitest";
import type { Sentences } from "../../../app/messages";
import { hexText } from "../../../board/hexes";
import { axes, type Ray, type Vector, type ViewAngle } from "../../../scene/camera";
import type { Land, TaluvaView } from "../model";
import { besideName, levelLabel } from "./Marks";
import { tipOnRay } from "./tips";

// There is no page here, so nothing can be painted.
vi.mock("../../../scene/canvas", () => ({ canvasTexture: () => new Texture() }));

const sentences = {
  say: (key: string, values?: { level: number }) => (values ? `${key} ${values.level}` : key),
} as unknown as Sentences;
const land: Land[] = [
  { hex: [0, 0], level: 3, terrain: "R", direction: null, double: false },
  { hex: [5, 0], level: 1, terrain: "J", direction: null, double: false },
] as unknown as Land[];
const levels = new Map(land.map((each) => [hexText(each.hex), each]));
const view = { buildings: [], zone: { name: "expert", radius: 9 } } as unknown as TaluvaView;

/** A ray of a camera at this angle that goes through a point. */
function through(point: Vector, angle: ViewAngle): Ray {
  const { back } = axes(angle);
  const origin = point.map((one, k) => one + 30 * back[k]!) as unknown as Vector;
  return { origin, direction: back.map((one) => -one) as unknown as Vector };
}

const tip = (point: Vector, angle: ViewAngle, { shown = view, named = false } = {}) =>
  tipOnRay(through(point, angle), angle, shown, { levels, top: 3 }, named, sentences);

describe("what lies under a ray", () => {
  for (const azimuth of [0, 1, 3, 5])
    it(`is a level's number, where it lies for a viewer at ${azimuth}`, () => {
      const angle = { azimuth, polar: 0.7 };
      const { right } = axes(angle);
      for (const each of land)
        for (const named of [false, true]) {
          const { at, near = 0, across = 0 } = (named ? besideName : levelLabel)(each);
          const seen: Vector = [
            at[0] - right[2] * near + right[0] * across,
            at[1],
            at[2] + right[0] * near + right[2] * across,
          ];
          expect(tip(seen, angle, { named })).toBe(`web-taluva-tip-level ${each.level}`);
        }
    });

  it("is nothing elsewhere on the land", () => {
    expect(tip([0, 1.8, 0], { azimuth: 0, polar: 0.7 })).toBeNull();
  });

  it("is the edge of the zone, and not the sea beside it", () => {
    const angle = { azimuth: 0.4, polar: 0.5 };
    expect(tip([-9, 0, 0.2], angle)).toBe("web-taluva-tip-zone");
    expect(tip([-8, 0, 0.2], angle)).toBeNull();
    const long = { ...view, zone: { name: "long", width: 20, height: 12 } } as unknown as TaluvaView;
    expect(tip([-3, 0, 6.1], angle, { shown: long })).toBe("web-taluva-tip-zone");
    expect(tip([-10.1, 0, 2], angle, { shown: long })).toBe("web-taluva-tip-zone");
    expect(tip([-9, 0, 9], angle, { shown: long })).toBeNull();
    expect(tip([-9, 0, 0.2], angle, { shown: { ...view, zone: null } })).toBeNull();
  });
});
