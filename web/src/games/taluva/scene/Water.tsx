/** The sea with its shallows and lagoons, and the edge of the zone. */
import { useMemo } from "react";
import { usePalette } from "../../../scene/palette";
import { Sea, useDisposed } from "../../../scene/Sea";
import type { TaluvaView } from "../model";
import { shallows, zoneEdge } from "./lines";
import * as materials from "./materials";

export function Water({ land, lagoons, zone }: Pick<TaluvaView, "land" | "lagoons" | "zone">) {
  const palette = usePalette();
  const shallow = useDisposed(useMemo(() => shallows(land, lagoons, palette), [land, lagoons, palette]));
  const edge = useDisposed(useMemo(() => (zone ? zoneEdge(zone) : null), [zone]));
  return (
    <>
      <Sea />
      <mesh name="shallows" geometry={shallow} material={materials.water()} receiveShadow />
      {edge && <mesh name="zone" geometry={edge} material={materials.line()} />}
    </>
  );
}
