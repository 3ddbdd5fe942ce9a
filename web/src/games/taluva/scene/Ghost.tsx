/** The tile in hand where it would lie: its edge shows whether it may, signs above it what would burn. */
import { useMemo } from "react";
import { Color, type BufferGeometry } from "three";
import { centre, hexText, insetCorners, type Hex } from "../../../board/hexes";
import { type Label, Labels } from "../../../scene/Labels";
import { useDisposed } from "../../../scene/Sea";
import { Shape } from "../../../scene/shapes";
import { type Building, insideEdges, type Land } from "../model";
import { LandBlock } from "./Land";
import { levelLabel } from "./Marks";
import * as materials from "./materials";
import { heightOf, topOf } from "./sizes";

/** How far above its place the tile is held. */
const HELD = 0.1;
const NOTHING: readonly Building[] = [];

export function Ghost({
  land,
  legal,
  buildings,
  plants,
}: {
  readonly land: readonly Land[];
  readonly legal: boolean;
  readonly buildings: readonly Building[];
  readonly plants: number;
}) {
  const edge = useDisposed(useMemo(() => tileEdge(land, legal ? "#f7fff0" : "#e0361c"), [land, legal]));
  const signs = useMemo(() => ghostSigns(land, buildings), [land, buildings]);
  return (
    <group position={[0, HELD, 0]}>
      <LandBlock name="ghost" land={land} buildings={NOTHING} plants={plants} apart ghost />
      <mesh
        name={legal ? "ghost edge" : "ghost edge refused"}
        geometry={edge}
        material={materials.line()}
        renderOrder={2}
      />
      <Labels name="ghost signs" labels={signs} through order={6} />
    </group>
  );
}

/** The levels after the move, and the number of huts that would be lost. */
export function ghostSigns(land: readonly Land[], buildings: readonly Building[]): Label[] {
  const built = new Map(buildings.map((each) => [hexText(each.hex), each]));
  return land.flatMap((each): Label[] => {
    const { hex, level } = each;
    const burnt = built.get(hexText(hex));
    const number = levelLabel(each);
    if (!burnt) return [number];
    const text = burnt.kind === "hut" ? `−${burnt.number}` : "✕";
    return [
      number,
      {
        sign: { text, ink: "#ffffff", disc: "#b2280a", edge: "#ffd25e" },
        at: topOf(hex, level, 0.75),
        size: 0.8,
        stands: true,
      },
    ];
  });
}

/** A band around the whole tile, on its rim and down its sides. */
function tileEdge(land: readonly Land[], colour: string): BufferGeometry {
  const shape = new Shape();
  const tone = new Color(colour);
  const levels = new Map(land.map((each) => [hexText(each.hex), each]));
  for (const each of land) {
    const [x, z] = centre(each.hex as Hex);
    const inside = insideEdges(each, levels);
    const y = heightOf(each.level) + 0.012;
    const corners = (inset: number) =>
      insetCorners(inside.map((one) => (one ? 0 : inset))).map(([dx, dz]) => [x + dx, y, z + dz]);
    const [outer, inner] = [corners(-0.02), corners(0.1)];
    for (let d = 0; d < 6; d++) {
      if (inside[d]) continue;
      const next = (d + 1) % 6;
      shape.quad(outer[d]!, outer[next]!, inner[next]!, inner[d]!, tone);
      const low = ([a, , c]: readonly number[]) => [a!, y - 0.1, c!];
      shape.quad(low(outer[d]!), low(outer[next]!), outer[next]!, outer[d]!, tone);
    }
  }
  return shape.build();
}
