import { describe, expect, it } from "vitest";
import type { BufferGeometry } from "three";
import { centre, type Hex, hexText } from "../../../board/hexes";
import {
  ABOVE,
  axes,
  eyePoint,
  FIELD_OF_VIEW,
  fit,
  FRONT,
  LOWEST,
  type ViewAngle,
  type Ray,
  type Vector,
} from "../../../scene/camera";
import { BEACH, coastalWater, coastTint, hexDistance, REACH, ROUND } from "../../../scene/coast";
import { type Land, tileLand } from "../model";
import { buildBlends } from "./blends";
import { buildGround, buildTile } from "./ground";
import { shores, zoneEdge } from "./lines";
import { BUILDING_HEIGHT, heightOf, islandPoints, topOf } from "./sizes";
import { hexOnRay } from "./hexOnRay";
import { scenery } from "./scenery";

const byHex = (land: readonly Land[]) => new Map(land.map((each) => [hexText(each.hex), each]));
const flat = tileLand("VJC", { at: [0, 0], direction: 0 }, new Map());
/** Three tiles side by side, and a fourth on top of all three. */
const base = [
  ...flat,
  ...tileLand("VSR", { at: [2, 0], direction: 0 }, new Map()),
  ...tileLand("VSC", { at: [2, -1], direction: 1 }, new Map()),
];
const upper = tileLand("VLL", { at: [2, 0], direction: 2 }, byHex(base));
const covered = new Set(upper.map(({ hex }) => hexText(hex)));
const island = [...base.filter(({ hex }) => !covered.has(hexText(hex))), ...upper];

const count = (geometry: BufferGeometry): number => geometry.getAttribute("position").count / 3;
function normals(geometry: BufferGeometry): Vector[] {
  const normal = geometry.getAttribute("normal");
  return Array.from({ length: normal.count }, (_, k): Vector => [normal.getX(k), normal.getY(k), normal.getZ(k)]);
}

describe("the ground", () => {
  it("has a top of eighteen triangles for every hex, facing up, on its level", () => {
    const { tops } = buildGround(island, byHex(island));
    expect(count(tops)).toBe(18 * island.length);
    expect(normals(tops).every(([, y]) => y > 0.99)).toBe(true);
    const heights = new Set(
      Array.from({ length: tops.getAttribute("position").count }, (_, k) =>
        tops.getAttribute("position").getY(k).toFixed(3),
      ),
    );
    expect([...heights].sort()).toEqual([heightOf(1).toFixed(3), heightOf(2).toFixed(3)]);
  });
  it("has no face that looks down or has no size", () => {
    for (const ground of [buildGround(island, byHex(island)), buildTile(flat)])
      for (const [x, y, z] of normals(ground.rock)) {
        expect(Math.hypot(x, y, z)).toBeCloseTo(1);
        expect(y).toBeGreaterThan(-0.01);
      }
  });
  it("has walls only where it is higher than what is beside it", () => {
    const alone = buildGround([flat[0]!], byHex([flat[0]!]));
    const tile = buildGround(flat, byHex(flat));
    // Groove, rim and its blend are six triangles per edge of a tile; a cliff of one storey has six layers of two.
    expect(count(alone.rock)).toBe(6 * (6 + 12));
    expect(count(tile.rock)).toBe(12 * (6 + 12));
  });
  it("gives a tile by itself an underside of its own, whatever its level", () => {
    expect(count(buildTile(upper).rock)).toBe(12 * (6 + 12));
  });
  it("is darker below a cliff than in the open, and bright in its middle", () => {
    const shades = (land: readonly Land[], hex: Hex) => {
      const { tops } = buildGround(land, byHex(land));
      const [x, z] = centre(hex);
      const [position, colour] = [tops.getAttribute("position"), tops.getAttribute("color")];
      const near = Array.from({ length: position.count }, (_, k) => k).filter(
        (k) => Math.hypot(position.getX(k) - x, position.getZ(k) - z) < 1.01,
      );
      return near.map((k) => colour.getX(k));
    };
    const low: Land = { ...flat[0]!, hex: [0, 0], level: 1 };
    const high: Land = { ...low, hex: [1, 0], level: 3 };
    const open = shades([low], [0, 0]);
    expect(Math.min(...open)).toBeCloseTo(Math.max(...open));
    const below = shades([low, high], [0, 0]).slice(0, 3 * 18);
    expect(Math.max(...below)).toBeCloseTo(open[0]!);
    expect(Math.min(...below)).toBeLessThan(0.8 * open[0]!);
  });
});

describe("where terrains meet", () => {
  const seen = (land: readonly Land[]) => {
    const blends = buildBlends(land, byHex(land));
    const [position, colour] = [blends.getAttribute("position"), blends.getAttribute("color")];
    return Array.from({ length: position.count }, (_, k) => ({
      x: position.getX(k),
      z: position.getZ(k),
      part: colour.getW(k),
    }));
  };
  it("each shows some of the other inside a tile, nothing across a tile's edge", () => {
    // Three edges with two sides of six steps each.
    expect(seen(flat)).toHaveLength(3 * 2 * 6 * 6);
    expect(seen([flat[0]!])).toEqual([]);
    expect(seen([flat[0]!, { ...flat[1]!, tile: [9, 9] }])).toEqual([]);
    expect(seen([flat[0]!, { ...flat[1]!, level: 2 }])).toEqual([]);
  });
  it("half at the edge on both sides, and nothing further inwards", () => {
    const [a, b] = [flat[0]!, flat[1]!];
    const [[ax, az], [bx, bz]] = [centre(a.hex), centre(b.hex)];
    for (const { x, z, part } of seen([a, b])) {
      const [near, far] = [Math.hypot(x - ax, z - az), Math.hypot(x - bx, z - bz)];
      if (Math.abs(near - far) > 1e-3) expect(part).toBe(0);
      else expect(part).toBeLessThanOrEqual(0.5);
    }
    expect(Math.max(...seen([a, b]).map(({ part }) => part))).toBe(0.5);
  });
});

describe("a ray", () => {
  const levels = byHex(island);
  const towards = (point: Vector, angle: ViewAngle): Ray => {
    const origin = eyePoint({ target: [2, 0, 0], distance: 30 }, angle);
    const [x, y, z] = [point[0] - origin[0], point[1] - origin[1], point[2] - origin[2]];
    const length = Math.hypot(x, y, z);
    return { origin, direction: [x / length, y / length, z / length] };
  };
  it.each([FRONT, ABOVE, { azimuth: 2, polar: 0.5 }])("means the hex whose top it meets, from %o", (angle) => {
    for (const { hex, level } of island)
      expect(hexOnRay(towards(topOf(hex, level, 0.001), angle), levels, [], 2)).toEqual(hex);
  });
  it("means the water beyond", () => {
    const [x, z] = centre([5, 3]);
    expect(hexOnRay(towards([x, 0, z], FRONT), levels, [], 2)).toEqual([5, 3]);
  });
  it("means what stands in front: a wall, a tower", () => {
    const front = island.find(({ hex: [q, r] }) => q === 2 && r === 0)!;
    const [x, z] = centre(front.hex);
    expect(hexOnRay(towards([x, heightOf(2) - 0.3, z + 0.99], { azimuth: 0, polar: 1.2 }), levels, [], 2)).toEqual(
      front.hex,
    );
    const tower = { hex: [1, 0] as Hex, seat: 0, kind: "tower" as const, number: 1 };
    const [tx, tz] = centre(tower.hex);
    const roof = towards([tx, heightOf(2) + 1.1, tz], { azimuth: 0, polar: 1 });
    expect(hexOnRay(roof, levels, [tower], 2)).toEqual(tower.hex);
    expect(hexOnRay(roof, levels, [], 2)).not.toEqual(tower.hex);
  });
});

describe("what grows", () => {
  it("stands on its hex, and leaves the middle free where something is built", () => {
    const grown = scenery(island, new Set(["1,-1"]), 1);
    expect(grown.cone).toHaveLength(island.filter(({ terrain }) => terrain === "V").length);
    const [x, z] = centre([1, -1]);
    const near = Object.values(grown)
      .flat()
      .filter(({ at }) => Math.hypot(at[0] - x, at[2] - z) < 0.45);
    expect(near).toEqual([]);
  });
  it("differs from hex to hex of one terrain", () => {
    const jungle = Array.from({ length: 12 }, (_, k): Land => ({ ...flat[1]!, terrain: "J", hex: [3 * k, 0] }));
    const counts = jungle.map((one) => {
      const grown = scenery([one], new Set(), 1);
      return [grown.tree, grown.palm, grown.bush].map(({ length }) => length).join();
    });
    expect(new Set(counts).size).toBe(3);
  });
  it("is always the same on the same island, and less where less is wished", () => {
    expect(scenery(island, new Set(), 1)).toEqual(scenery(island, new Set(), 1));
    expect(scenery(base, new Set(), 0.4).tree.length).toBeLessThan(scenery(base, new Set(), 1).tree.length);
  });
});

describe("the water", () => {
  it("has beaches around the coast only, and lagoons of their own", () => {
    const tones = { beach: "#333333", lagoon: "#444444", foam: "#ffffff" };
    expect(count(shores(flat, [], tones))).toBe(3 * 2 * 26);
    const lagoon = (...hexes: Hex[]) => shores([], [{ name: "0,0", hexes, ship: null }], tones);
    // Six triangles, and two more for the shallows along each shore.
    expect(count(lagoon([0, 0]))).toBe(6 + 2 * 6);
    expect(count(lagoon([0, 0], [1, 0]))).toBe(2 * (6 + 2 * 5));
    const light = lagoon([0, 0]).getAttribute("color");
    const [deep, shore] = [light.getX(0), Math.max(...Array.from({ length: light.count }, (_, k) => light.getX(k)))];
    expect(shore).toBeGreaterThan(2 * deep);
  });
  it.each([
    [0, 0, -Math.sqrt(3) / 2],
    [0, 2, 1],
    [3, 0, 3 - Math.sqrt(3) / 2],
    [-3, 0.3, 3 - Math.sqrt(3) / 2],
    [Math.sqrt(3), -1, 1],
    [0.4, -0.2, 0.4 - Math.sqrt(3) / 2],
  ])("is %d, %d away from a hex as far as its nearest edge or corner", (x, z, distance) => {
    expect(hexDistance(x, z)).toBeCloseTo(distance);
  });
  it("knows how far from the sand it is, up to its reach", () => {
    const geometry = coastalWater(flat.map(({ hex }) => hex));
    const [position, uv] = [geometry.getAttribute("position"), geometry.getAttribute("uv")];
    expect(position.count).toBeGreaterThan(100);
    for (let k = 0; k < position.count; k++) {
      const away = flat.map(({ hex }) => {
        const [x, z] = centre(hex);
        return Math.hypot(position.getX(k) - x, position.getZ(k) - z) - BEACH;
      });
      // Where two shores are as near it is a little less.
      const short = Math.min(...away) - REACH * uv.getX(k);
      expect(short).toBeGreaterThan(-1e-6);
      expect(short).toBeLessThan(ROUND * Math.log(3) + 1e-6);
      expect(Math.min(...away)).toBeLessThan(REACH + 0.4);
      expect(uv.getY(k)).toBeGreaterThanOrEqual(0);
      expect(uv.getY(k)).toBeLessThanOrEqual(1);
    }
    expect(coastalWater([]).getAttribute("position").count).toBe(0);
  });
  it("is white at the sand, light in the shallows, and fades into the sea", () => {
    const tint = coastTint({ sea: "#4db1c4", shallow: "#74cbcf", shore: "#a9e4d6", foam: "#ffffff" });
    for (const strength of [0, 0.5, 1]) {
      expect(Math.min(...tint(0, strength))).toBeGreaterThan(240);
      const [near, far] = [tint(0.3, strength), tint(1.2, strength)];
      expect(near[0]).toBeGreaterThan(far[0]);
      expect(near[3]).toBe(255);
      expect(far[3]).toBeLessThan(255);
      expect(tint(REACH, strength)[3]).toBe(0);
    }
  });
  it("shows where a zone ends, round or long", () => {
    const reach = (geometry: BufferGeometry): Vector => {
      geometry.computeBoundingBox();
      return geometry.boundingBox!.max.toArray() as unknown as Vector;
    };
    expect(reach(zoneEdge({ name: "round", radius: 7 }))[0]).toBeCloseTo(7, 0);
    expect(reach(zoneEdge({ name: "long", width: 20, height: 8 }))[2]).toBeCloseTo(4, 0);
  });
  it("is in the picture from every side and at every tilt, with the towers on the island", () => {
    const covered = { left: 0.02, right: 0.1, top: 0.08, bottom: 0.03 };
    const high = island.map((each) => ({ ...each, level: 4 }));
    const points = islandPoints({ land: high, zone: null });
    const tops = high.map(({ hex, level }) => topOf(hex, level, BUILDING_HEIGHT.tower));
    const slope = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    for (let polar = ABOVE.polar; polar <= LOWEST; polar += 0.13)
      for (let azimuth = -3; azimuth < 3.2; azimuth += 0.5) {
        const eye = eyePoint(fit(points, { azimuth, polar }, 1.5, covered), { azimuth, polar });
        const { right, up, back } = axes({ azimuth, polar });
        for (const top of tops) {
          const along = (axis: Vector) => top.reduce((sum, one, k) => sum + (one - eye[k]!) * axis[k]!, 0);
          const depth = -along(back) * slope;
          expect(along(up) / depth).toBeLessThan(1 - 2 * covered.top);
          expect(along(right) / (depth * 1.5)).toBeLessThan(1 - 2 * covered.right);
        }
      }
  });
  it("is in the picture before there is land", () => {
    expect(islandPoints({ land: [], zone: null })).toHaveLength(4);
  });
});
