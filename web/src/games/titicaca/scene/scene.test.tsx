import { create } from "@react-three/test-renderer";
import { type InstancedMesh, type Mesh, Texture } from "three";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { centre, corner, type Hex, hexText, neighbours, readHex } from "../../../board/hexes";
import { axes, eyePoint, FRONT, LOWEST, type Ray, type Vector, type ViewAngle } from "../../../scene/camera";
import { LEVELS } from "../../../scene/detail";
import { REGION_TINTS } from "../appearance";
import css from "../titicaca.css?raw";
import { regionTints, sticks, TINTS, type TiticacaView } from "../model";
import type { TiticacaStep } from "../moments";
import type { Place, Turn } from "../turn";
import { CountryScene } from ".";
import { boatPlaces, counters, placedWalls } from "./pieces";
import { placeOnRay } from "./placeOnRay";
import { growth, PLANTS } from "./plants";
import { countryPoints } from "./points";
import { countryGround, GROUND, heightAt, LAKE, LANDSCAPES } from "./relief";

// There is no page here, so nothing can be painted.
vi.mock("../../../scene/canvas", () => ({ canvasTexture: () => new Texture(), canvasFont: () => "" }));
beforeAll(() => void vi.spyOn(console, "warn").mockImplementation(() => undefined));
afterAll(() => void vi.restoreAllMocks());

/** A country as large as a real one: every landscape, a lake in every third hex of every other row. */
const country = Object.fromEntries(
  [-3, -2, -1, 0, 1, 2, 3].flatMap((r) =>
    [-3, -2, -1, 0, 1, 2, 3].map((q): [string, string] => [
      hexText([q - Math.floor(r / 2), r]),
      r % 2 === 0 && q % 3 === 0 ? String(2 + ((q + 3) / 3) * 4 + (r + 2) / 2) : "FMSPG"[(q + 2 * r + 12) % 5]!,
    ]),
  ),
);
const hexes = Object.entries(country).map(([text, shown]): Place => ({ text, hex: readHex(text), shown }));
const fields = hexes.filter(({ shown }) => /[A-Z]/.test(shown));
const villages = Object.fromEntries(fields.filter((_, k) => k % 2 === 0).map(({ text }, k) => [text, k % 3]));
const regions = Object.keys(villages).map((field) => ({ name: field, fields: [field], terrains: [], lakes: [] }));
const view: TiticacaView = {
  game: "titicaca",
  players: 3,
  country,
  arrow: 0,
  round: 2,
  extra: 0,
  lake: hexes.find(({ shown }) => shown === "2")!.text,
  step: "village",
  waiting: [],
  turn: 0,
  order: [0, 1, 2],
  open: [],
  fresh: null,
  bids: [7, null, 0],
  sealed: [1],
  stocks: [12, 9, 16],
  scores: [0, 0, 0],
  villages,
  regions,
  temples: [{ field: Object.keys(villages)[0]!, seat: 0, value: 2 }],
  hands: [],
  village_counts: [],
  chains: [],
  reason: null,
  final: null,
};
const free = fields.find(({ text }) => !(text in villages))!;
const turn: Turn = {
  hexes,
  moves: [],
  tints: regionTints(regions),
  region: regions[0],
  offered: new Set([free.text]),
  picked: [],
  hinted: [],
  marked: new Set(),
  hover: () => undefined,
  tap: () => undefined,
  touch: () => undefined,
  visit: () => undefined,
  cancel: () => false,
  choicesAt: () => [],
};

async function drawn(step: TiticacaStep | null) {
  const renderer = await create(<CountryScene view={view} turn={turn} level={LEVELS[1]!} step={step} />);
  const meshes = renderer.scene.findAll(({ type }) => type === "Mesh" || type === "InstancedMesh");
  const found = meshes.map(({ instance }) => instance as unknown as Mesh);
  return { renderer, found, named: (name: string) => found.find((mesh) => mesh.name === name) };
}

describe("the relief", () => {
  it("has one height along all edges, and lakes below it", () => {
    for (const { hex, shown } of hexes) {
      const [x, z] = centre(hex);
      for (let k = 0; k < 6; k++) {
        const [cx, cz] = corner(hex, k);
        expect(heightAt(hex, shown, (cx - x) * 0.999, (cz - z) * 0.999)).toBeCloseTo(GROUND, 1);
      }
      const middle = heightAt(hex, shown, 0, 0);
      if (/\d/.test(shown)) expect(middle).toBeLessThan(LAKE);
      else expect(middle).toBeGreaterThan(GROUND);
    }
  });
  it("reaches below the sea at the coast", () => {
    const position = countryGround(hexes).getAttribute("position");
    const heights = Array.from({ length: position.count }, (_, k) => position.getY(k));
    expect(Math.min(...heights)).toBeLessThan(0);
  });
  it("tells every landscape by what stands on it, with little detail and beside a village", () => {
    for (const built of [new Set<string>(), new Set(fields.map(({ text }) => text))]) {
      const kinds = Object.keys(LANDSCAPES).map((terrain) => {
        const place = fields.find(({ shown }) => shown === terrain)!;
        const grown = growth([place], built, LEVELS[0]!.plants, () => false);
        return PLANTS.filter((plant) => grown[plant].length > 0).join();
      });
      expect(new Set(kinds).size).toBe(5);
    }
  });
});

/** The ray from the eye to a point of the scene. */
function rayTo(point: Vector, angle: ViewAngle): Ray {
  const origin = eyePoint({ target: point, distance: 30 }, angle);
  const { back } = axes(angle);
  return { origin, direction: [-back[0], -back[1], -back[2]] };
}

describe("a touch", () => {
  it.each([FRONT, { azimuth: 2, polar: 1 }, { azimuth: 0, polar: 0.0001 }])("finds every hex from %o", (angle) => {
    for (const place of hexes) {
      const [x, z] = centre(place.hex);
      // What stands in front may hide a field's middle from the side, but nothing hides it without villages.
      expect(placeOnRay(rayTo([x, GROUND, z], angle), hexes, { villages: {} })?.text).toBe(place.text);
    }
  });
  it("of a roof means its village, however low the eye", () => {
    const [field] = Object.keys(villages) as [string];
    const [x, z] = centre(readHex(field));
    const roof: Vector = [x, GROUND + 0.45, z];
    expect(placeOnRay(rayTo(roof, { azimuth: 0, polar: LOWEST }), hexes, view)?.text).toBe(field);
  });
  it("of the sea means nothing", () => {
    expect(placeOnRay(rayTo([40, 0, 40], FRONT), hexes, view)).toBeNull();
  });
});

describe("the country on the stage", () => {
  it("has a wall for each border stick, on the edge between its fields", () => {
    const walls = placedWalls(view);
    expect(walls.length).toBe(sticks(view).length);
    for (const { hex, placement } of walls) {
      const beside = neighbours(hex).filter((next: Hex) => {
        const [[x, z], [u, w]] = [centre(hex), centre(next)];
        return Math.hypot((x + u) / 2 - placement.at[0], (z + w) / 2 - placement.at[2]) < 1e-6;
      });
      expect(beside.length).toBe(1);
    }
  });
  it("draws everything in few calls, and a village where there is one", async () => {
    const { renderer, found, named } = await drawn(null);
    expect(found.length).toBeLessThan(60);
    expect((named("pieces village") as InstancedMesh).count).toBe(Object.keys(villages).length);
    expect((named("pieces temple") as InstancedMesh).count).toBe(1);
    expect((named("boats boat") as InstancedMesh).count).toBe(3);
    // Seven counters of an open bid, one face down, none for nothing.
    expect((named("counters") as InstancedMesh).count).toBe(8);
    expect(named("region veil")).toBeDefined();
    expect((named("mark offered") as InstancedMesh).count).toBe(1);
    expect(named("dark")).toBeUndefined();
    await renderer.unmount();
  });
  it("darkens what a moment does not speak of, and rings what counts", async () => {
    const [field] = Object.keys(villages) as [string];
    const { renderer, named } = await drawn({ lasts: 0, lit: [field], region: [field], ringed: [field] });
    expect(named("dark")).toBeDefined();
    expect(named("lit")).toBeDefined();
    expect((named("circles") as InstancedMesh).count).toBe(1);
    await renderer.unmount();
  });
  it("keeps boats and counters clear of the land, all in the picture", () => {
    const points = countryPoints(hexes, 5);
    for (const boat of boatPlaces(5, hexes)) {
      expect(Math.max(...points.map(([, , z]) => z))).toBeGreaterThan(boat[2]);
      for (const [x, , z] of counters(20, boat))
        for (const { hex } of hexes) {
          const [cx, cz] = centre(hex);
          expect(Math.hypot(x - cx, z - cz)).toBeGreaterThan(1.1);
        }
    }
  });
  it("has the flat board's tints", () => {
    const tints = [...css.matchAll(/--tint: (#\w+);/g)].map(([, colour]) => colour);
    expect(tints).toEqual(REGION_TINTS);
    expect(REGION_TINTS.length).toBe(TINTS);
  });
});
