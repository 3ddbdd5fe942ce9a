/** What lies on the country as information: regions, where something can be chosen, what a moment speaks of. */
import { useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { type BufferGeometry, Color, MeshBasicMaterial } from "three";
import { centre, type Hex, hexText, insetCorners, neighbour, readHex } from "../../../board/hexes";
import { band, type GroundPoint } from "../../../scene/flatShapes";
import { dot, ring } from "../../../scene/hexMarks";
import { Instances, type Placement } from "../../../scene/Instances";
import * as materials from "../../../scene/materials";
import { usePalette } from "../../../scene/palette";
import { useDisposed } from "../../../scene/Sea";
import { memo, Shape } from "../../../scene/shapes";
import type { BoardProps } from "../../client";
import { isLake, type TiticacaView } from "../model";
import type { TiticacaStep } from "../moments";
import type { Turn } from "../turn";
import { REGION_TINTS } from "../appearance";
import { GROUND, groundVeil, heightAt, LAKE } from "./relief";

/** Bands along the border of some hexes, set in from it; a lake's lies on its banks. */
function borderLines(
  shape: Shape,
  hexes: readonly Hex[],
  inset: number,
  above: number,
  width: number,
  colour: string,
): void {
  const inside = new Set(hexes.map(hexText));
  const tone = new Color(colour);
  for (const hex of hexes) {
    const [x, z] = centre(hex);
    const open = [0, 1, 2, 3, 4, 5].map((d) => !inside.has(hexText(neighbour(hex, d))));
    const corners = insetCorners(open.map((one) => (one ? inset : 0))).map(([dx, dz]): GroundPoint => [x + dx, z + dz]);
    for (let d = 0; d < 6; d++)
      if (open[d]) band(shape, corners[d]!, corners[(d + 1) % 6]!, GROUND + above, width, tone);
  }
}

function linesOf(draw: (shape: Shape) => void): BufferGeometry {
  const shape = new Shape();
  draw(shape);
  return shape.build();
}

const veil = materials.once(
  "region veil",
  () =>
    new MeshBasicMaterial({
      color: "#ffffff",
      transparent: true,
      opacity: 0.4,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    }),
);

/** Every region has a line in its own tint; the one that is pointed at lies under a light veil. */
export function Regions({ view, turn }: { readonly view: TiticacaView; readonly turn: Turn }) {
  const { regions } = view;
  const { tints, region, hexes } = turn;
  const picked = turn.picked.join(" ");
  const lines = useDisposed(
    useMemo(
      () =>
        linesOf((shape) => {
          for (const { name, fields } of regions) {
            const all = fields.map(readHex);
            const chosen = picked.split(" ").includes(name);
            borderLines(shape, all, 0.15, 0.012, chosen ? 0.2 : 0.12, chosen ? "#fffaf0" : "#2c2416");
            borderLines(shape, all, 0.15, 0.018, chosen ? 0.14 : 0.085, chosen ? "#d2401c" : colourOf(tints, name));
          }
        }),
      [regions, tints, picked],
    ),
  );
  const invalidate = useThree((state) => state.invalidate);
  const cover = useDisposed(
    useMemo(() => {
      const fields = new Set(region?.fields);
      return fields.size > 0 ? groundVeil(hexes.filter(({ text }) => fields.has(text))) : null;
    }, [region, hexes]),
  );
  useEffect(() => invalidate(), [cover, lines, invalidate]);
  return (
    <>
      <mesh name="regions" geometry={lines} material={materials.line()} />
      {cover && <mesh name="region veil" geometry={cover} material={veil()} renderOrder={1} />}
    </>
  );
}

const colourOf = (tints: Turn["tints"], name: string): string => REGION_TINTS[tints.get(name) ?? 0]!;

const SHAPES = {
  recent: () => ring("#fff4bf", 0.08, 3),
  ground: () => ring("#fffaf0", 0.14),
  turn: () => ring("#ffffff", 0.09, 3),
  fresh: () => ring("#ffe27a", 0.1),
  offered: () => ring("#ffffff", 0.13),
  edge: () => ring("#1d2a30", 0.21),
  hinted: () => ring("#ffe27a", 0.16),
  dot: () => dot(0.2, "#ffffff", "#b23a1e"),
};
type ShapeName = keyof typeof SHAPES;
const shapeOf = memo((name: ShapeName) => SHAPES[name]());

/** A ring around a village, around the origin; it takes its player's colour. */
const circle = memo((width: number) => {
  const shape = new Shape();
  const COUNT = 28;
  const at = (k: number): GroundPoint => [
    0.7 * Math.cos((2 * Math.PI * k) / COUNT),
    0.7 * Math.sin((2 * Math.PI * k) / COUNT),
  ];
  for (let k = 0; k < COUNT; k++) band(shape, at(k), at(k + 1), 0, width, new Color("#ffffff"));
  return shape.build();
});

interface Props extends Pick<BoardProps<TiticacaView>, "marks"> {
  readonly view: TiticacaView;
  readonly turn: Turn;
  readonly step: TiticacaStep | null;
  readonly lit: readonly Hex[];
}

export function Marks({ view, turn, step, lit, marks }: Props) {
  const { seats } = usePalette();
  const invalidate = useThree((state) => state.invalidate);
  const offered = [...turn.offered].join(" ");
  const placed = useMemo(() => {
    const on = (fields: readonly string[], above: number): Placement[] =>
      fields.map((field) => {
        const [x, z] = centre(readHex(field));
        return { at: [x, (isLake(view.country[field]) ? LAKE + 0.05 : GROUND) + above, z] };
      });
    const open = offered === "" ? [] : offered.split(" ");
    const parts = marks?.map(({ seat, parts: all }) => ({
      seat,
      parts: all.filter((part) => part in view.country),
    }));
    return {
      recent: on(marks ? [] : [...turn.marked], 0.026),
      ground: on(parts?.flatMap(({ parts: all }) => all) ?? [], 0.024),
      turn: (parts ?? []).flatMap(({ seat, parts: all }) =>
        on(all, 0.03).map((each) => ({ ...each, colour: seats[seat] ?? "#ffffff" })),
      ),
      fresh: on(view.fresh === null ? [] : [view.fresh], 0.03),
      edge: on(open, 0.032),
      offered: on(open, 0.038),
      // Above whatever grows there.
      dot: open
        .filter((field) => !(field in view.villages))
        .map((field): Placement => {
          const [x, z] = centre(readHex(field));
          const top = { F: 0.75, M: 0.95, S: 0.6, P: 0.3, G: 0.3 }[view.country[field]!] ?? 0.3;
          return { at: [x, heightAt(readHex(field), view.country[field]!, 0, 0) + top, z] };
        }),
      hinted: on(turn.hinted, 0.042),
    };
  }, [view, offered, marks, seats, turn.marked, turn.hinted]);
  const ringed = useMemo(
    () =>
      (step?.ringed ?? []).map((field) => {
        const [x, z] = centre(readHex(field));
        return { at: [x, GROUND + 0.14, z] as const, colour: seats[view.villages[field] ?? 0] ?? "#888888" };
      }),
    [step, seats, view.villages],
  );
  const spoken = litText(step, view);
  const names = lit.map(hexText).join(" ");
  const lines = useDisposed(
    useMemo(
      () =>
        spoken === "" && names === ""
          ? null
          : linesOf((shape) => {
              const groups = [...spoken.split("|"), names].filter((group) => group !== "");
              for (const group of groups) {
                const hexes = group.split(" ").map(readHex);
                borderLines(shape, hexes, 0.08, 0.045, 0.24, "#3a2c00");
                borderLines(shape, hexes, 0.08, 0.052, 0.15, "#ffe27a");
              }
            }),
      [spoken, names],
    ),
  );
  useEffect(() => invalidate(), [lines, placed, ringed, invalidate]);
  return (
    <>
      {(Object.keys(SHAPES) as ShapeName[]).map((name) => (
        <Instances
          key={name}
          name={`mark ${name}`}
          geometry={shapeOf(name)}
          material={materials.line()}
          placements={placed[name]}
          order={name === "dot" ? 3 : 1}
        />
      ))}
      <Instances
        name="circle edge"
        geometry={circle(0.2)}
        material={materials.line()}
        placements={ringed.map(({ at: [x, y, z] }) => ({ at: [x, y - 0.01, z] as const }))}
        order={1}
      />
      <Instances name="circles" geometry={circle(0.12)} material={materials.line()} placements={ringed} order={2} />
      {lines && <mesh name="lit" geometry={lines} material={materials.line()} renderOrder={2} />}
    </>
  );
}

/** The bright hexes of a step in groups with one border each: the scored region as a whole, else each by itself. */
function litText(step: TiticacaStep | null, { country }: Pick<TiticacaView, "country">): string {
  if (!step?.lit) return "";
  const lakes = step.lit.filter((each) => isLake(country[each]));
  const fields = step.region ? [step.region.join(" ")] : step.lit.filter((each) => !isLake(country[each]));
  return [...fields, ...lakes].join("|");
}
