/** A piece of land with what grows on it: the island, a falling tile, the tile in hand. */
import { useEffect, useMemo } from "react";
import { hexText } from "../../../board/hexes";
import { ContactShadows } from "../../../scene/ContactShadows";
import { Instances } from "../../../scene/Instances";
import type { Building, Land } from "../model";
import { buildBlends } from "./blends";
import { buildGround, buildTile } from "./ground";
import * as materials from "./materials";
import { type Plant, PLANTS, plantGeometry, plantShadows, scenery } from "./scenery";

interface Props {
  readonly name: string;
  readonly land: readonly Land[];
  readonly buildings: readonly Building[];
  /** The part of the plants that is drawn. */
  readonly plants: number;
  /** A tile by itself has an underside of its own. */
  readonly apart?: boolean;
  readonly ghost?: boolean;
}

const SWAY: ReadonlySet<Plant> = new Set(["tree", "palm", "bush", "flower", "tuft", "reed"]);

export function LandBlock({ name, land, buildings, plants, apart = false, ghost = false }: Props) {
  const ground = useMemo(() => {
    const levels = new Map(land.map((each) => [hexText(each.hex), each]));
    return { ...(apart ? buildTile(land) : buildGround(land, levels)), blends: buildBlends(land, levels) };
  }, [land, apart]);
  useEffect(() => () => Object.values(ground).forEach((each) => each.dispose()), [ground]);
  const grown = useMemo(
    () => scenery(land, new Set(buildings.map(({ hex }) => hexText(hex))), plants),
    [land, buildings, plants],
  );
  const shadows = useMemo(() => plantShadows(grown), [grown]);
  return (
    <>
      <mesh
        name={`${name} rock`}
        geometry={ground.rock}
        material={ghost ? materials.ghostRock() : materials.rock()}
        castShadow
        receiveShadow
      />
      <mesh
        name={`${name} tops`}
        geometry={ground.tops}
        material={ghost ? materials.ghostTops() : materials.tops()}
        receiveShadow
      />
      {!ghost && <mesh name={`${name} blends`} geometry={ground.blends} material={materials.blends()} receiveShadow />}
      <ContactShadows name={`${name} shade`} places={shadows} />
      {PLANTS.map((plant) => (
        <Instances
          key={plant}
          name={`${name} ${plant}`}
          geometry={plantGeometry(plant)}
          material={plant === "lava" ? materials.glow() : SWAY.has(plant) ? materials.foliage() : materials.plant()}
          placements={grown[plant]}
          casts={plant === "tree" || plant === "palm" || plant === "rock" || plant === "cone"}
          receives={plant !== "lava"}
        />
      ))}
    </>
  );
}
