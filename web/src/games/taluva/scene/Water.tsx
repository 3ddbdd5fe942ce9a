/** The sea with its shallows and lagoons, and the edge of the zone. */
import { useEffect, useMemo } from "react";
import type { BufferGeometry } from "three";
import { usePalette } from "../../../scene/palette";
import type { TaluvaView } from "../model";
import { openSea, shallows, zoneEdge } from "./lines";
import * as materials from "./materials";

export function Water({ land, lagoons, zone }: Pick<TaluvaView, "land" | "lagoons" | "zone">) {
  const palette = usePalette();
  const open = useOwn(useMemo(() => openSea(palette.sea, palette.deep), [palette]));
  const shallow = useOwn(useMemo(() => shallows(land, lagoons, palette), [land, lagoons, palette]));
  const edge = useOwn(useMemo(() => (zone ? zoneEdge(zone) : null), [zone]));
  return (
    <>
      <mesh name="sea" geometry={open} material={materials.sea()} receiveShadow />
      <mesh name="shallows" geometry={shallow} material={materials.water()} receiveShadow />
      {edge && <mesh name="zone" geometry={edge} material={materials.line()} />}
    </>
  );
}

/** A geometry that goes when its component goes, or when it is replaced. */
export function useOwn<G extends BufferGeometry | null>(geometry: G): G {
  useEffect(() => () => geometry?.dispose(), [geometry]);
  return geometry;
}
