/**
 * What moves: a tile falls, the ground shakes once, lava and smoke rise, huts burn, new pieces come up, ships sail
 * in.
 */
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { type Group, IcosahedronGeometry, InstancedMesh, MeshBasicMaterial } from "three";
import { easeOut, useAnimation } from "../../../scene/animation";
import { fill, type Placement } from "../../../scene/Instances";
import { Rising } from "../../../scene/Rising";
import { seededRandom } from "../../../scene/shapes";
import { FALL_MS, CHANGE_MS } from "../changes";
import type { Building, Land } from "../model";
import { LandBlock } from "./Land";
import * as materials from "./materials";
import { CONE_HEIGHT, topOf } from "./sizes";
import { Pieces } from "./PieceMeshes";
import { flameGeometry, type PlacedPiece } from "./pieces";

/** Falls, and rebounds a little. */
const bounce = (t: number): number => (t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.09 * Math.sin(((t - 0.72) / 0.28) * Math.PI));

const NOTHING: readonly Building[] = [];
const HIGH = 3.2;

/** The tile on its way down. */
export function FallingTile({ land, plants }: { readonly land: readonly Land[]; readonly plants: number }) {
  const group = useRef<Group>(null);
  useAnimation(FALL_MS, (elapsed) => {
    if (group.current) group.current.position.y = HIGH * (1 - bounce(elapsed / FALL_MS));
  });
  return (
    <group ref={group}>
      <LandBlock name="falling" land={land} buildings={NOTHING} plants={plants} apart />
    </group>
  );
}

/** What stood there burns while the tile falls. */
export function BurningPieces({ all }: { readonly all: readonly PlacedPiece[] }) {
  const mesh = useMemo(
    () => new InstancedMesh(flameGeometry("flame"), materials.glow(), Math.max(1, all.length)),
    [all],
  );
  useAnimation(FALL_MS, (elapsed) => {
    const t = elapsed / FALL_MS;
    fill(
      mesh,
      all.map(({ at: [x, y, z], scale }, k): Placement => ({
        at: [x, y + 0.25 * scale, z],
        turn: elapsed / 60 + k,
        scale: scale * 1.5 * Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.6) * (0.9 + 0.2 * Math.sin(elapsed / 35 + k)),
      })),
    );
  });
  return <primitive object={mesh} frustumCulled={false} />;
}

/** Children that shake once: after the fall, where a volcano has erupted. */
export function ShakingGround({ active, children }: { readonly active: boolean; readonly children: ReactNode }) {
  const group = useRef<Group>(null);
  return (
    <group ref={group}>
      {active && <Shake group={group} />}
      {children}
    </group>
  );
}

function Shake({ group }: { readonly group: { readonly current: Group | null } }) {
  useAnimation(FALL_MS + 260, (elapsed) => {
    const t = Math.max(0, elapsed - FALL_MS) / 260;
    const swing = t > 0 && t < 1 ? 0.07 * (1 - t) : 0;
    group.current?.position.set(swing * Math.sin(elapsed / 14), 0, swing * Math.cos(elapsed / 11));
  });
  useLayoutEffect(() => {
    const held = group.current;
    return () => void held?.position.set(0, 0, 0);
  }, [group]);
  return null;
}

const PUFF = new IcosahedronGeometry(0.16, 1);
const EMBER = new IcosahedronGeometry(0.05, 0);
const FIRE = new MeshBasicMaterial({ color: "#ff8a2c" });

/** Smoke from the tile's volcanoes once it lies; where it erupts, embers too. */
export function Eruption({ land, erupts }: { readonly land: readonly Land[]; readonly erupts: boolean }) {
  const { smoke, embers, sources } = useMemo(() => {
    const found = land.filter(({ terrain }) => terrain === "V");
    return {
      sources: found.map(({ hex, level }) => topOf(hex, level, CONE_HEIGHT)),
      smoke: new InstancedMesh(PUFF, materials.smoke(), 8 * Math.max(1, found.length)),
      embers: new InstancedMesh(EMBER, FIRE, 18 * Math.max(1, found.length)),
    };
  }, [land]);
  useAnimation(CHANGE_MS, (elapsed) => {
    const t = Math.max(0, elapsed - FALL_MS * 0.8) / (CHANGE_MS - FALL_MS * 0.8);
    fill(
      smoke,
      sources.flatMap(([x, y, z], s) => {
        const random = seededRandom(s + 31);
        return Array.from({ length: 8 }, (_, k): Placement => {
          const age = Math.min(1, Math.max(0, t * 1.5 - k * 0.07));
          const [dx, dz] = [(random() - 0.5) * 0.5 * age, (random() - 0.5) * 0.5 * age];
          return {
            at: [x + dx - 0.3 * age, y + 1.5 * easeOut(age), z + dz],
            scale: age === 0 ? 0 : (0.5 + 2 * age) * (1 - age ** 3),
          };
        });
      }),
    );
    fill(
      embers,
      erupts
        ? sources.flatMap(([x, y, z], s) => {
            const random = seededRandom(s + 77);
            return Array.from({ length: 18 }, (_, k): Placement => {
              const age = Math.min(1, t * 1.7);
              const [angle, speed, lift] = [k * 2.4 + random(), 0.5 + random() * 1.1, 1.6 + random() * 1.6];
              return {
                at: [
                  x + Math.cos(angle) * speed * age,
                  Math.max(0, y + lift * age * 1.6 - 3.6 * age * age),
                  z + Math.sin(angle) * speed * age,
                ],
                scale: t === 0 ? 0 : 1.4 * (1 - age),
              };
            });
          })
        : [],
    );
  });
  return (
    <>
      <primitive object={smoke} frustumCulled={false} renderOrder={5} />
      <primitive object={embers} frustumCulled={false} />
    </>
  );
}

/** New pieces come up out of the ground. */
export function RisingPieces({ all }: { readonly all: readonly PlacedPiece[] }) {
  return (
    <Rising depth={1.2}>
      <Pieces name="rising" all={all} />
    </Rising>
  );
}

/** A ship comes in from the open sea, over whatever lies between: it is only a moment. */
export function SailingShips({ all }: { readonly all: readonly PlacedPiece[] }) {
  const group = useRef<Group>(null);
  useAnimation(700, (elapsed) => {
    const t = easeOut(elapsed / 700);
    group.current?.position.set(-2.4 * (1 - t), 0.12 * Math.sin(t * 9) * (1 - t), 0.7 * (1 - t));
  });
  return (
    <group ref={group}>
      <Pieces name="sailing" all={all} />
    </group>
  );
}
