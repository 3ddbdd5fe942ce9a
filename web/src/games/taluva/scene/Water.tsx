/** The sea with surf, beaches and lagoons, and the edge of the zone. */
import { useMemo } from "react";
import { Coast } from "../../../scene/Coast";
import { coastalWater } from "../../../scene/coast";
import { usePalette } from "../../../scene/palette";
import { Sea, useDisposed } from "../../../scene/Sea";
import type { TaluvaView } from "../model";
import { shores, zoneEdge } from "./lines";
import * as materials from "./materials";

export function Water({ land, lagoons, zone }: Pick<TaluvaView, "land" | "lagoons" | "zone">) {
  const palette = usePalette();
  const coast = useMemo(() => coastalWater(land.map(({ hex }) => hex)), [land]);
  const beach = useDisposed(useMemo(() => shores(land, lagoons, palette), [land, lagoons, palette]));
  const edge = useDisposed(useMemo(() => (zone ? zoneEdge(zone) : null), [zone]));
  return (
    <>
      <Sea />
      <Coast geometry={coast} />
      <mesh name="beach" geometry={beach} material={materials.water()} receiveShadow />
      {edge && <mesh name="zone" geometry={edge} material={materials.line()} />}
    </>
  );
}
