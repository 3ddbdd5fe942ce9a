/** A piece of land with what grows on it: the island, a falling tile, the tile in hand. */
import { useEffect, useMemo } from "react";
import { hexText } from "../../../board/hexes";
import { Instances } from "../../../scene/Instances";
import type { Building, Land } from "../model";
import { buildGround, buildTile } from "./ground";
import * as materials from "./materials";
import { PLANTS, plantGeometry, scenery } from "./scenery";

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

export function LandBlock({ name, land, buildings, plants, apart = false, ghost = false }: Props) {
  const ground = useMemo(
    () => (apart ? buildTile(land) : buildGround(land, new Map(land.map((each) => [hexText(each.hex), each])))),
    [land, apart],
  );
  useEffect(
    () => () => {
      ground.rock.dispose();
      ground.tops.dispose();
    },
    [ground],
  );
  const grown = useMemo(
    () => scenery(land, new Set(buildings.map(({ hex }) => hexText(hex))), plants),
    [land, buildings, plants],
  );
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
      {PLANTS.map((plant) => (
        <Instances
          key={plant}
          name={`${name} ${plant}`}
          geometry={plantGeometry(plant)}
          material={plant === "lava" ? materials.glow() : materials.plant()}
          placements={grown[plant]}
          casts={plant === "tree" || plant === "palm" || plant === "rock" || plant === "cone"}
          receives={plant !== "lava"}
        />
      ))}
    </>
  );
}
