/** The country by itself: sea and beach, the relief, lakes with their numbers, what grows. */
import { useMemo } from "react";
import { MeshBasicMaterial } from "three";
import { centre, hexText } from "../../../board/hexes";
import { textPath } from "../../../board/textPath";
import { Coast } from "../../../scene/Coast";
import { beach, coastalWater } from "../../../scene/coast";
import { ContactShadows } from "../../../scene/ContactShadows";
import { Instances } from "../../../scene/Instances";
import { type Label, Labels } from "../../../scene/Labels";
import * as materials from "../../../scene/materials";
import { usePalette } from "../../../scene/palette";
import { Sea, useDisposed } from "../../../scene/Sea";
import { Shape } from "../../../scene/shapes";
import { isLake, type TiticacaView } from "../model";
import type { Place } from "../turn";
import { growth, plantGeometry, PLANTS, plantShadows, SWAYING } from "./plants";
import { countryGround, GROUND, groundVeil, LAKE, lakeWater } from "./relief";

interface Props {
  readonly view: TiticacaView;
  readonly hexes: readonly Place[];
  /** The part of the plants that is drawn. */
  readonly plants: number;
  readonly dimmed: (text: string) => boolean;
  readonly coordinates: boolean;
}

/** What lies over hexes that are not spoken of now. */
const dark = materials.once(
  "country dark",
  () =>
    new MeshBasicMaterial({
      color: "#0b2f3e",
      transparent: true,
      opacity: 0.56,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -1,
      polygonOffsetUnits: -1,
    }),
);

export function Country({ view, hexes, plants, dimmed, coordinates }: Props) {
  const palette = usePalette();
  const land = useMemo(() => hexes.map(({ hex }) => hex), [hexes]);
  const coast = useMemo(() => coastalWater(land), [land]);
  const shore = useDisposed(
    useMemo(() => {
      const shape = new Shape();
      beach(shape, land, palette.beach);
      return shape.build();
    }, [land, palette]),
  );
  const ground = useDisposed(useMemo(() => countryGround(hexes), [hexes]));
  const lakes = useDisposed(useMemo(() => lakeWater(hexes, view.lake), [hexes, view.lake]));
  const shade = useDisposed(
    useMemo(() => {
      const hidden = hexes.filter(({ text }) => dimmed(text));
      return hidden.length > 0 ? groundVeil(hidden, 0.035) : null;
    }, [hexes, dimmed]),
  );
  const grown = useMemo(
    () => growth(hexes, new Set(Object.keys(view.villages)), plants, ({ text }) => dimmed(text)),
    [hexes, view.villages, plants, dimmed],
  );
  const shadows = useMemo(() => plantShadows(grown), [grown]);
  const numbers = useMemo(
    () => hexes.filter(({ shown }) => isLake(shown)).map((place) => lakeNumber(place, view.lake)),
    [hexes, view.lake],
  );
  const named = useMemo(() => (coordinates ? hexes.map(nameOf) : []), [hexes, coordinates]);
  return (
    <>
      <Sea />
      <Coast geometry={coast} />
      <mesh name="beach" geometry={shore} material={materials.water()} receiveShadow />
      <mesh name="ground" geometry={ground} material={materials.rock()} castShadow receiveShadow />
      <mesh name="lakes" geometry={lakes} material={materials.water()} receiveShadow />
      <ContactShadows name="plant shade" places={shadows} />
      {PLANTS.map((plant) => (
        <Instances
          key={plant}
          name={plant}
          geometry={plantGeometry(plant)}
          material={SWAYING.has(plant) ? materials.foliage() : materials.plant()}
          placements={grown[plant]}
          casts={plant !== "flower" && plant !== "straw"}
          receives
        />
      ))}
      {shade && <mesh name="dark" geometry={shade} material={dark()} renderOrder={1} />}
      <Labels name="lake numbers" labels={numbers} order={2} />
      <Labels name="coordinates" labels={named} />
    </>
  );
}

/** A lake's number, on its water. */
export function lakeNumber({ hex, shown, text }: Place, now: string | null): Label {
  const [x, z] = centre(hex);
  return {
    sign: { text: shown, ink: "#ffffff", edge: text === now ? "#06526e" : "#0e4a68" },
    at: [x, LAKE + 0.03, z],
    size: text === now ? 1.12 : 0.98,
  };
}

function nameOf({ hex, shown }: Place): Label {
  const [x, z] = centre(hex);
  const text = hexText(hex);
  return {
    sign: { text, ink: "#fffdf4", edge: "#102028" },
    at: [x, (isLake(shown) ? LAKE : GROUND) + 0.09, z],
    size: 0.28 * textPath(text).width,
    near: 0.66,
  };
}
