/** What lies on the island as information: levels, settlements, where things happened, where something can be built. */
import { useThree } from "@react-three/fiber";
import { useEffect, useMemo } from "react";
import { type Hex, hexText, readHex } from "../../../board/hexes";
import { textPath } from "../../../board/textPath";
import { dot, plate, ring } from "../../../scene/hexMarks";
import { Instances, type Placement } from "../../../scene/Instances";
import { type Label, Labels } from "../../../scene/Labels";
import { usePalette } from "../../../scene/palette";
import { useDisposed } from "../../../scene/Sea";
import { levelColour, levelInk } from "../appearance";
import type { Land, Settlement, Terrain } from "../model";
import type { Mark } from "../../log";
import type { Turn } from "../turn";
import { litLines, settlementLines } from "./lines";
import * as materials from "./materials";
import { levelAt, topOf } from "./sizes";

/** How far above its hex a level's number is: above every ring and border, the foot of a cone and its lava. */
const LABEL_HEIGHT: Partial<Record<Terrain, number>> = { V: 0.13 };
/** Trees and huts of its own hex do not hide a level's number; what stands on the next hex may. */
const CLEAR = 0.75;

/** A hex's level, on a disc in the level's colour, upright at the edge that faces the viewer. */
export const levelLabel = ({ hex, level, terrain }: Land): Label => ({
  sign: { text: String(level), ink: levelInk(level), disc: levelColour(level) },
  at: topOf(hex, level, LABEL_HEIGHT[terrain] ?? 0.07),
  size: 0.44,
  near: 0.72,
  stands: true,
});

export function levelLabels(land: readonly Land[]): Label[] {
  return land.map(levelLabel);
}

export function Levels({ land, named }: { readonly land: readonly Land[]; readonly named: boolean }) {
  const labels = useMemo(() => (named ? land.map(besideName) : levelLabels(land)), [land, named]);
  return <Labels name="levels" labels={labels} clear={CLEAR} />;
}

/**
 * How high the letters of a name are, how much room a label has around them, and how wide the disc of a level is that
 * they share the edge with.
 */
const [LETTERS, ROOM, DISC] = [0.23, 1.2, 0.42];

/** A hex's name: on land beside its level, both in the middle of the edge that faces the viewer; on water by itself. */
export function nameLabel(hex: Hex, land: Land | undefined): Label {
  const text = hexText(hex);
  const width = LETTERS * textPath(text).width;
  const sign = { text, ink: "#fffdf4", edge: "#102028" };
  if (!land) return { sign, at: topOf(hex, 0, 0.12), size: ROOM * width, near: 0.35 };
  const { at, near = 0 } = levelLabel(land);
  return { sign, at, size: ROOM * width, near, across: DISC / 2, stands: true };
}

/** Where a hex shows its coordinates, its level makes room for them. */
export const besideName = (land: Land): Label => ({
  ...levelLabel(land),
  across: -(LETTERS * textPath(hexText(land.hex)).width) / 2,
});

export function Names({
  hexes,
  levels,
}: {
  readonly hexes: readonly Hex[];
  readonly levels: ReadonlyMap<string, Land>;
}) {
  const labels = useMemo(() => hexes.map((hex) => nameLabel(hex, levels.get(hexText(hex)))), [hexes, levels]);
  return <Labels name="coordinates" labels={labels} clear={CLEAR} />;
}

export function Settlements({
  settlements,
  levels,
  seat,
}: {
  readonly settlements: readonly Settlement[];
  readonly levels: ReadonlyMap<string, Land>;
  readonly seat: number | null;
}) {
  const { seats } = usePalette();
  const geometry = useDisposed(
    useMemo(() => settlementLines(settlements, levels, seats, seat), [settlements, levels, seats, seat]),
  );
  return <mesh name="settlements" geometry={geometry} material={materials.line()} />;
}

/** The lit hexes: one yellow line on a dark one around them. */
export function Lit({ hexes, levels }: { readonly hexes: readonly Hex[]; readonly levels: ReadonlyMap<string, Land> }) {
  const invalidate = useThree((state) => state.invalidate);
  const names = hexes.map(hexText).join(" ");
  const geometry = useDisposed(
    useMemo(() => litLines(names === "" ? [] : names.split(" ").map(readHex), levels), [names, levels]),
  );
  useEffect(() => invalidate(), [geometry, invalidate]);
  return names === "" ? null : <mesh name="lit" geometry={geometry} material={materials.line()} renderOrder={2} />;
}

const RINGS = {
  recent: () => ring("#fff4bf", 0.07, 3),
  ground: () => ring("#fffaf0", 0.13),
  turn: () => ring("#ffffff", 0.08, 3),
  selected: () => ring("#d2401c", 0.14),
  filled: () => ring("#ffffff", 0.1, 4),
};
const SHAPES = {
  ...RINGS,
  plate: () => plate(0.84),
  /** A white dot with a dark rim: here you can build. */
  candidate: () => dot(0.2, "#ffffff", "#1d2a30"),
};
type ShapeName = keyof typeof SHAPES;
const made = new Map<ShapeName, ReturnType<typeof ring>>();
function shape(name: ShapeName): ReturnType<typeof ring> {
  const found = made.get(name) ?? SHAPES[name]();
  made.set(name, found);
  return found;
}

export function Marks({
  turn,
  marks,
}: {
  readonly turn: Turn;
  /** What each seat has just changed; without it the turn's own marks are drawn. */
  readonly marks?: readonly Mark[] | undefined;
}) {
  const { seats } = usePalette();
  const { levels, candidates, marked, filled, selected } = turn;
  const placed = useMemo(() => {
    // On a lagoon too: its level is 0.
    const on = (hexes: readonly Hex[], above: number): Placement[] =>
      hexes.map((hex) => ({ at: topOf(hex, levelAt(levels, hex), levelAt(levels, hex) === 0 ? above + 0.05 : above) }));
    const taken = new Set([...filled, ...(selected ? [selected] : [])].map(hexText));
    const other = candidates.filter((hex) => !taken.has(hexText(hex)));
    return {
      recent: on(marks ? [] : marked, 0.025),
      ground: on(marks?.flatMap(({ parts }) => parts.map(readHex)) ?? [], 0.023),
      turn: (marks ?? []).flatMap(({ seat, parts }) =>
        on(parts.map(readHex), 0.028).map((each) => ({ ...each, colour: seats[seat] ?? "#ffffff" })),
      ),
      // Above the trees.
      candidate: other.flatMap((hex) => on([hex], levels.get(hexText(hex))?.terrain === "J" ? 0.62 : 0.06)),
      selected: on(selected ? [selected] : [], 0.045),
      filled: on(filled, 0.05),
      plates: on(filled, 0.03),
    };
  }, [levels, candidates, marked, filled, selected, marks, seats]);
  return (
    <>
      {(["ground", "turn", "recent", "candidate", "selected", "filled"] as const).map((name) => (
        <Instances
          key={name}
          name={`mark ${name}`}
          geometry={shape(name)}
          material={materials.line()}
          placements={placed[name]}
          order={1}
        />
      ))}
      <Instances
        name="mark veil"
        geometry={shape("plate")}
        material={materials.veil()}
        placements={placed.plates}
        order={1}
      />
    </>
  );
}
