/**
 * What moves: a tile turns into place, the ground shakes once, a volcano smokes, lava runs, huts burn and sink, new
 * pieces come up, ships sail in.
 */
import { useThree } from "@react-three/fiber";
import { type ReactNode, useLayoutEffect, useMemo, useRef } from "react";
import { type Group, IcosahedronGeometry, MeshBasicMaterial } from "three";
import { centre } from "../../../board/hexes";
import { easeOut, useAnimation } from "../../../scene/animation";
import type { Vector } from "../../../scene/camera";
import { ContactShadows } from "../../../scene/ContactShadows";
import { fill, type Placement, useMovingInstances } from "../../../scene/Instances";
import { puffGeometry, puffMaterial } from "../../../scene/puffs";
import { Rising } from "../../../scene/Rising";
import { seededRandom } from "../../../scene/shapes";
import { FALL_MS, CHANGE_MS } from "../changes";
import { type Building, type Land, lavaAngle } from "../model";
import { LandBlock } from "./Land";
import * as materials from "./materials";
import { BUILDING_HEIGHT, CONE_HEIGHT, topOf } from "./sizes";
import { Pieces } from "./PieceMeshes";
import { flameGeometry, type PlacedPiece, type SailingShip } from "./pieces";

/** Falls, and rebounds a little. */
const bounce = (t: number): number => (t < 0.72 ? (t / 0.72) ** 2 : 1 - 0.09 * Math.sin(((t - 0.72) / 0.28) * Math.PI));

const NOTHING: readonly Building[] = [];
const HIGH = 3.2;
/** How far a tile turns while it falls: two steps of the hand, done before it lands. */
const TWIST = (2 * Math.PI) / 3;

/** The tile on its way down, turning into place about its own middle. */
export function FallingTile({ land, plants }: { readonly land: readonly Land[]; readonly plants: number }) {
  const group = useRef<Group>(null);
  const [x, z] = useMemo(() => {
    const middles = land.map(({ hex }) => centre(hex));
    return [0, 1].map((k) => middles.reduce((sum, one) => sum + one[k]!, 0) / Math.max(1, middles.length)) as [
      number,
      number,
    ];
  }, [land]);
  useAnimation(FALL_MS, (elapsed) => {
    const t = elapsed / FALL_MS;
    if (!group.current) return;
    const turn = TWIST * (1 - easeOut(Math.min(1, t / 0.72)));
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    group.current.rotation.y = turn;
    // Turned about the middle, not about the island's origin.
    group.current.position.set(x - (c * x + s * z), HIGH * (1 - bounce(t)), z - (c * z - s * x));
  });
  const below = useMemo(
    () => land.map(({ hex, level }): Placement => ({ at: topOf(hex, level - 1, 0.05), scale: 1.25 })),
    [land],
  );
  return (
    <>
      <ContactShadows name="falling shade" places={below} />
      <group ref={group}>
        <LandBlock name="falling" land={land} buildings={NOTHING} plants={plants} apart />
      </group>
    </>
  );
}

/** What stood there burns and sinks while the tile falls. */
export function BurningPieces({ all }: { readonly all: readonly PlacedPiece[] }) {
  const group = useRef<Group>(null);
  const mesh = useMovingInstances(flameGeometry("flame"), materials.glow(), FLAMES * all.length);
  useAnimation(FALL_MS, (elapsed) => {
    const t = elapsed / FALL_MS;
    if (group.current) group.current.position.y = -0.55 * t * t;
    const grown = Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.6);
    fill(
      mesh,
      all.flatMap(({ at: [x, y, z], scale }, k) =>
        Array.from({ length: FLAMES }, (_, flame): Placement => {
          const angle = (2 * Math.PI * flame) / FLAMES + k;
          const flicker = 0.85 + 0.3 * Math.sin(elapsed / 35 + k + 2 * flame);
          return {
            at: [x + 0.16 * scale * Math.cos(angle), y + (0.2 - 0.3 * t) * scale, z + 0.16 * scale * Math.sin(angle)],
            turn: elapsed / 60 + k,
            scale: scale * 1.25 * grown * flicker,
          };
        }),
      ),
    );
  });
  return (
    <>
      <group ref={group}>
        <Pieces name="burning" all={all} />
      </group>
      <primitive object={mesh} />
    </>
  );
}

/** How many flames a burning piece has. */
const FLAMES = 3;

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

const PUFF = puffGeometry([0.62, 0.58, 0.55], 0.6, 0.27);
const EMBER = new IcosahedronGeometry(0.05, 0);
const FIRE = new MeshBasicMaterial({ color: "#ff8a2c" });

const DROP = new IcosahedronGeometry(0.13, 1);
const MOLTEN = new MeshBasicMaterial({ color: "#ffffff" });
const DROPS = 26;
/** Puffs of smoke over an eruption. */
const SMOKE = 10;
/** How far lava runs from the crater: down the cone and between the tile's other fields. */
const RUN = 1.95;

/** Molten drops on their way from a crater, hot at the head, cooling and sinking behind it; `t` goes from 0 to 1. */
export function lavaFlow([x, y, z]: Vector, angle: number, t: number): Placement[] {
  const head = RUN * easeOut(Math.min(1, t * 1.5));
  const cooled = Math.max(0, (t - 0.6) / 0.4);
  return Array.from({ length: DROPS }, (_, k): Placement => {
    const part = (k + 0.5) / DROPS;
    const reach = 0.16 + part * head;
    // Down the mantle of the cone, then along the ground.
    const height = reach < 0.68 ? CONE_HEIGHT * (1 - (reach - 0.16) / 0.52) + 0.05 : 0.03;
    const aside = 0.07 * Math.sin(5 * reach + k);
    const wide = (t === 0 ? 0 : 0.8 + 0.5 * part) * (1 - cooled);
    const heat = Math.round(210 * (1 - cooled) * (0.45 + 0.55 * part));
    return {
      at: [
        x + reach * Math.cos(angle) - aside * Math.sin(angle),
        y + height,
        z - reach * Math.sin(angle) - aside * Math.cos(angle),
      ],
      scale: [wide, wide * 0.45, wide],
      colour: `rgb(255, ${heat}, ${Math.round(heat / 4)})`,
    };
  });
}

/** Smoke from the tile's volcanoes once it lies; where it erupts, embers too. */
export function Eruption({ land, erupts }: { readonly land: readonly Land[]; readonly erupts: boolean }) {
  const { sources, streams } = useMemo(() => {
    const found = land.filter(({ terrain }) => terrain === "V");
    return {
      sources: found.map(({ hex, level }) => topOf(hex, level, CONE_HEIGHT)),
      streams: found.map(({ hex, level, direction, double }) => ({
        foot: topOf(hex, level),
        angle: direction === null ? null : (lavaAngle(direction, double) * Math.PI) / 180,
      })),
    };
  }, [land]);
  const camera = useThree((state) => state.camera);
  const smoke = useMovingInstances(PUFF, puffMaterial, SMOKE * sources.length);
  const embers = useMovingInstances(EMBER, FIRE, 18 * sources.length);
  const flow = useMovingInstances(DROP, MOLTEN, DROPS * sources.length);
  useAnimation(CHANGE_MS, (elapsed) => {
    const t = Math.max(0, elapsed - FALL_MS * 0.8) / (CHANGE_MS - FALL_MS * 0.8);
    fill(
      smoke,
      sources.flatMap(([x, y, z], s) => {
        const random = seededRandom(s + 31);
        return Array.from({ length: SMOKE }, (_, k): Placement => {
          const age = Math.min(1, Math.max(0, t * 1.5 - k * 0.07));
          const [dx, dz] = [(random() - 0.5) * 0.5 * age, (random() - 0.5) * 0.5 * age];
          return {
            at: [x + dx - 0.3 * age, y + 1.5 * easeOut(age), z + dz],
            scale: age === 0 ? 0 : (0.5 + 2 * age) * (1 - age ** 3),
          };
        });
      }),
      camera.quaternion,
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
    fill(flow, erupts ? streams.flatMap(({ foot, angle }) => (angle === null ? [] : lavaFlow(foot, angle, t))) : []);
  });
  return (
    <>
      <primitive object={flow} />
      <primitive object={smoke} renderOrder={5} />
      <primitive object={embers} />
    </>
  );
}

/** New pieces come up out of the ground. */
export function RisingPieces({ all }: { readonly all: readonly PlacedPiece[] }) {
  const feet = useMemo(() => all.map(({ at }) => at), [all]);
  return (
    <Rising depth={Math.max(...all.map(({ kind, scale }) => BUILDING_HEIGHT[kind] * scale))} feet={feet}>
      <Pieces name="rising" all={all} />
    </Rising>
  );
}

export const SAIL_MS = 1000;
const FOAM = puffGeometry([1, 1, 1], 0.6, 0.16);
const WAKE = 7;

/** Ships come in over the water of their lagoons. */
export function SailingShips({ all }: { readonly all: readonly SailingShip[] }) {
  return all.map((ship) => <Sailing key={ship.piece.at.join()} {...ship} />);
}

function Sailing({ piece, from }: SailingShip) {
  const group = useRef<Group>(null);
  const camera = useThree((state) => state.camera);
  const wake = useMovingInstances(FOAM, puffMaterial, WAKE);
  const all = useMemo(() => [piece], [piece]);
  useAnimation(SAIL_MS, (elapsed) => {
    const [x, y, z] = piece.at;
    const t = elapsed / SAIL_MS;
    const left = 1 - easeOut(t);
    // It grows as it comes, about its own middle, and bobs.
    const size = 0.35 + 0.65 * easeOut(Math.min(1, 3 * t));
    group.current?.scale.setScalar(size);
    group.current?.position.set(
      from[0] * left + x * (1 - size),
      y * (1 - size) + 0.06 * Math.sin(9 * t) * left,
      from[1] * left + z * (1 - size),
    );
    fill(
      wake,
      Array.from({ length: WAKE }, (_, k): Placement => {
        const behind = left + ((1 - left) * (k + 0.5)) / WAKE;
        return {
          at: [x + from[0] * behind, y + 0.08, z + from[1] * behind],
          scale: (0.6 + 1.1 * (behind - left)) * Math.min(1, 4 * t) * (1 - t),
        };
      }),
      camera.quaternion,
    );
  });
  return (
    <>
      <group ref={group}>
        <Pieces name="sailing" all={all} />
      </group>
      <primitive object={wake} renderOrder={5} />
    </>
  );
}
