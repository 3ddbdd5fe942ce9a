/**
 * All wooden pieces of a kind in two draw calls: bodies, and roofs in the players' colours; then the players' signs.
 */
import { useMemo } from "react";
import { ContactShadows } from "../../../scene/ContactShadows";
import { Instances } from "../../../scene/Instances";
import { usePalette } from "../../../scene/palette";
import { signGeometry, signMaterial } from "../../../scene/seatSigns";
import { useShapes } from "../../looks";
import * as materials from "./materials";
import { bodies, bodyGeometry, KINDS, type PlacedPiece, roofGeometry, roofs, shadows, signs } from "./pieces";

export function Pieces({ name, all }: { readonly name: string; readonly all: readonly PlacedPiece[] }) {
  const { seats } = usePalette();
  const shapeOf = useShapes();
  const placed = useMemo(
    () => ({
      kinds: KINDS.map((kind) => ({ kind, bodies: bodies(all, kind), roofs: roofs(all, kind, seats) })),
      signs: seats.map((_, seat) => signs(all, seat)),
      shadows: shadows(all),
    }),
    [all, seats],
  );
  return (
    <>
      <ContactShadows name={`${name} shade`} places={placed.shadows} />
      {placed.kinds.map(({ kind, bodies: below, roofs: above }) => (
        <group key={kind}>
          <Instances
            name={`${name} ${kind}`}
            geometry={bodyGeometry(kind)}
            material={materials.wood()}
            placements={below}
            casts
            receives
          />
          <Instances
            name={`${name} ${kind} roof`}
            geometry={roofGeometry(kind)}
            material={materials.roof()}
            placements={above}
            casts
          />
        </group>
      ))}
      {placed.signs.map((lying, seat) => (
        <Instances
          key={seat}
          name={`${name} sign ${seat}`}
          geometry={signGeometry(shapeOf(seat))}
          material={signMaterial}
          placements={lying}
        />
      ))}
    </>
  );
}
