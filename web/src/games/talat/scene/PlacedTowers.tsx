/** Towers where they stand or glide, with what is shown above them: signs, flags and alarms. */
import { useMemo, useRef } from "react";
import { Color, type Group } from "three";
import { easeOut, useAnimation } from "../../../scene/animation";
import { ContactShadows } from "../../../scene/ContactShadows";
import { Instances, type Placement } from "../../../scene/Instances";
import { type Label, Labels } from "../../../scene/Labels";
import { signGeometry, signMaterial } from "../../../scene/seatSigns";
import { useShapes } from "../../looks";
import type { BoardName, Colour, Tower } from "../model";
import type { Turn } from "../turn";
import { lines, wood } from "./materials";
import {
  BOARD,
  FLAG,
  FLAG_SIZE,
  plateGeometry,
  poleGeometry,
  RADIUS,
  STOREY,
  storeyGeometry,
  towerTop,
} from "./towers";

export interface PlacedTower {
  readonly board: BoardName;
  readonly square: string;
  readonly tower: Tower;
  readonly at: readonly [number, number, number];
  readonly turn: number;
  readonly frozen: boolean;
}

const ALARM = { text: "!", ink: "#ffffff", disc: "#b2280a", edge: "#ffe9a8" };

/** On towers that could be captured. */
export function Alarms({ all }: { readonly all: readonly PlacedTower[] }) {
  const labels = useMemo(
    () =>
      all.map(({ tower, at: [x, y, z] }): Label => ({
        sign: ALARM,
        at: [x + 0.34, y + towerTop(tower.height) + 0.26, z],
        size: 0.36,
        stands: true,
      })),
    [all],
  );
  return <Labels name="alarms" labels={labels} order={5} through />;
}

/** A flag for each tower with its height in a figure with as many sides: what its top shows, for who looks from low. */
export function Flags({
  all,
  inDanger,
  colours,
}: {
  readonly all: readonly PlacedTower[];
  readonly inDanger: readonly PlacedTower[];
  readonly colours: Readonly<Record<Colour, string>>;
}) {
  const labels = useMemo(
    () => [
      ...all.map(({ tower: { colour, height, sides }, at: [x, y, z] }): Label => ({
        sign: { text: String(height), ink: "#1d2a30", disc: "#fffdf7", edge: colours[colour], sides },
        at: [x, y + FLAG, z],
        size: FLAG_SIZE,
        stands: true,
      })),
      ...inDanger.map(({ at: [x, y, z] }): Label => ({
        sign: ALARM,
        at: [x, y + FLAG + 0.22, z],
        across: 0.24,
        size: 0.3,
        stands: true,
      })),
    ],
    [all, inDanger, colours],
  );
  const poles = useMemo(
    () =>
      all.map(({ tower, at: [x, y, z] }): Placement => ({
        at: [x, y + towerTop(tower.height), z],
        scale: [1, FLAG - 0.2 - towerTop(tower.height), 1],
      })),
    [all],
  );
  return (
    <>
      <Instances name="poles" geometry={poleGeometry()} material={lines} placements={poles} />
      <Labels name="flags" labels={labels} order={6} through />
    </>
  );
}

const PLANS = [3, 4, 6];
/** How far the soft shadow at a tower's foot reaches. */
const SHADOW = 0.62;
const ICE = new Color("#cfe8f6");

interface TowersProps {
  readonly all: readonly PlacedTower[];
  readonly colours: Readonly<Record<Colour, string>>;
  readonly zihin: Colour | null;
}

export function Towers({ all, colours, zihin }: TowersProps) {
  const shapeOf = useShapes();
  const placed = useMemo(() => {
    const tone = ({ tower, frozen }: PlacedTower): string =>
      frozen ? `#${new Color(colours[tower.colour]).lerp(ICE, 0.3).getHexString()}` : colours[tower.colour];
    const pale = (one: PlacedTower): string =>
      `#${new Color(tone(one)).lerp(new Color("#ffffff"), 0.28).getHexString()}`;
    const labels = all.map(({ tower, at: [x, y, z] }): Label => ({
      sign: { text: String(tower.height), ink: "#ffffff", edge: "#22282d" },
      at: [x, y + towerTop(tower.height) + 0.05, z],
      size: 0.46,
      near: 0.09,
    }));
    return {
      storeys: PLANS.map((sides) =>
        all
          .filter(({ tower }) => tower.sides === sides)
          .flatMap((one) =>
            // Lighter from storey to storey.
            Array.from({ length: one.tower.height }, (_, k): Placement => ({
              at: [one.at[0], one.at[1] + BOARD + STOREY * k, one.at[2]],
              turn: one.turn,
              colour: `#${new Color(tone(one)).multiplyScalar(0.82 + 0.09 * k).getHexString()}`,
            })),
          ),
      ),
      plates: PLANS.map((sides) =>
        all
          .filter(({ tower }) => tower.sides === sides)
          .map((one): Placement => ({
            at: [one.at[0], one.at[1] + towerTop(one.tower.height), one.at[2]],
            turn: one.turn,
            colour: pale(one),
          })),
      ),
      signs: [0, 1, 2].map((seat) =>
        all
          .filter(({ tower }) => tower.colour === "ABC"[seat] && tower.colour !== zihin)
          .map(({ tower, at: [x, y, z] }): Placement => ({
            at: [x, y + towerTop(tower.height) + 0.035, z - RADIUS[tower.sides]! * 0.42],
            scale: 0.09,
          })),
      ),
      labels,
      shadows: all.map(({ at: [x, , z] }): Placement => ({ at: [x, BOARD + 0.011, z], scale: SHADOW })),
    };
  }, [all, colours, zihin]);
  return (
    <>
      <ContactShadows name="tower shade" places={placed.shadows} />
      {PLANS.map((sides, k) => (
        <Instances
          key={sides}
          name={`storeys ${sides}`}
          geometry={storeyGeometry(sides)}
          material={wood}
          placements={placed.storeys[k]!}
          casts
          receives
        />
      ))}
      {PLANS.map((sides, k) => (
        <Instances
          key={sides}
          name={`plate ${sides}`}
          geometry={plateGeometry(sides)}
          material={wood}
          placements={placed.plates[k]!}
        />
      ))}
      {[0, 1, 2].map((seat) => (
        <Instances
          key={seat}
          name={`sign ${seat}`}
          geometry={signGeometry(shapeOf(seat))}
          material={signMaterial}
          placements={placed.signs[seat]!}
        />
      ))}
      <Labels name="heights" labels={placed.labels} />
    </>
  );
}

/** A tower on its way: in an arc from where it stood, or down from the hand. */
export function Gliding({
  one,
  turn,
  ...rest
}: Omit<TowersProps, "all"> & { readonly one: PlacedTower; readonly turn: Turn }) {
  const group = useRef<Group>(null);
  const from = turn.origin(one.board, one.square);
  const start = from === null ? null : turn.tables[one.board].at(from);
  const all = useMemo(() => [one], [one]);
  useAnimation(360, (elapsed) => {
    const t = easeOut(elapsed / 360);
    if (start)
      group.current?.position.set(
        (start[0] - one.at[0]) * (1 - t),
        1.1 * Math.sin(t * Math.PI),
        (start[1] - one.at[2]) * (1 - t),
      );
    else group.current?.position.set(0, 2.4 * (1 - t), 0);
  });
  return (
    <group ref={group}>
      <Towers all={all} {...rest} />
    </group>
  );
}
