/** What stands in the country: villages, temples with their values, walls; and the seats' boats with their bids. */
import { memo, type ReactNode, useMemo } from "react";
import { useArrivals, motionWanted } from "../../../board/motion";
import { hexText } from "../../../board/hexes";
import { ContactShadows } from "../../../scene/ContactShadows";
import { Instances, type Placement } from "../../../scene/Instances";
import { type Label, Labels } from "../../../scene/Labels";
import * as materials from "../../../scene/materials";
import { usePalette } from "../../../scene/palette";
import { Rising } from "../../../scene/Rising";
import { signGeometry, signMaterial } from "../../../scene/seatSigns";
import { useShapes } from "../../looks";
import type { TiticacaView } from "../model";
import type { Place } from "../turn";
import {
  bidPlace,
  boatPlaces,
  bodyGeometry,
  counterGeometry,
  counters,
  matGeometry,
  type Piece,
  PIECES,
  type PlacedPiece,
  placedPieces,
  placedWalls,
  topGeometry,
  wallGeometry,
} from "./pieces";

/** What dimmed things' colours are multiplied with. */
const DIM = 0.42;

interface Props {
  readonly view: TiticacaView;
  readonly dimmed: (text: string) => boolean;
}

/** Draw what has just arrived in motion, and the rest at rest. */
function useStanding<T extends { readonly name: string }>(all: readonly T[]): readonly [rest: T[], rising: T[]] {
  const arrived = useArrivals(all.map(({ name }) => name.replaceAll(" ", "/")));
  const moving = arrived.size > 0 && motionWanted();
  const isNew = ({ name }: T) => moving && arrived.has(name.replaceAll(" ", "/"));
  return [all.filter((one) => !isNew(one)), all.filter(isNew)];
}

export const Walls = memo(function Walls({ view, dimmed }: Props) {
  const all = useMemo(() => placedWalls(view), [view]);
  const [rest, rising] = useStanding(all);
  const draw = (name: string, walls: typeof all): ReactNode => (
    <Instances
      name={name}
      geometry={wallGeometry("wall")}
      material={materials.wood()}
      placements={walls.map(({ hex, placement }) => ({
        ...placement,
        colour: grey(dimmed(hexText(hex)) ? DIM : 1),
      }))}
      casts
      receives
    />
  );
  return (
    <>
      {draw("walls", rest)}
      {rising.length > 0 && (
        <Rising
          key={rising.map(({ name }) => name).join()}
          depth={0.5}
          feet={rising.map(({ placement: { at } }) => at)}
        >
          {draw("new walls", rising)}
        </Rising>
      )}
    </>
  );
});

const grey = (light: number): string => `rgb(${[0, 0, 0].map(() => Math.round(255 * light)).join()})`;

const NOTHING: readonly string[] = [];

export const Pieces = memo(function Pieces({
  view,
  gone = NOTHING,
  dimmed,
}: Props & { readonly gone?: readonly string[] | undefined }) {
  const { seats } = usePalette();
  const all = useMemo(() => placedPieces(view, gone), [view, gone]);
  const [rest, rising] = useStanding(all);
  const labels = useMemo(
    () =>
      all
        .filter(({ piece }) => piece === "temple")
        .map(({ at: [x, y, z], seat, field }): Label => {
          const value = view.temples.find((temple) => temple.field === field)?.value ?? null;
          return {
            sign: {
              text: value === null ? "?" : `+${value}`,
              ink: "#1d2a30",
              disc: "#fffdf7",
              edge: seats[seat] ?? "#888888",
            },
            at: [x, y + 0.8, z],
            size: 0.44,
            stands: true,
          };
        }),
    [all, view.temples, seats],
  );
  return (
    <>
      <Meshes name="pieces" all={rest} dimmed={dimmed} />
      {rising.length > 0 && (
        <Rising key={rising.map(({ name }) => name).join()} depth={0.8} feet={rising.map(({ at }) => at)}>
          <Meshes name="rising" all={rising} dimmed={dimmed} />
        </Rising>
      )}
      <Labels name="temple values" labels={labels} order={4} />
    </>
  );
});

/** How high a player's sign lies above a village's foot, and its size. */
const [SIGN_HEIGHT, SIGN] = [0.656, 0.19];
const SHADOW: Readonly<Record<Piece, number>> = { village: 0.58, temple: 0.42, boat: 0 };
const SCALE: Readonly<Record<Piece, number>> = { village: 0.8, temple: 0.86, boat: 1 };

function Meshes({
  name,
  all,
  dimmed,
}: {
  readonly name: string;
  readonly all: readonly PlacedPiece[];
  readonly dimmed: (text: string) => boolean;
}) {
  const { seats } = usePalette();
  const shapeOf = useShapes();
  const light = ({ field }: PlacedPiece): number => (field !== null && dimmed(field) ? DIM : 1);
  return (
    <>
      <ContactShadows
        name={`${name} shade`}
        places={all
          .filter(({ piece }) => piece !== "boat")
          .map(({ at: [x, y, z], piece }) => ({ at: [x, y + 0.02, z], scale: SHADOW[piece] }))}
      />
      {PIECES.map((piece) => {
        const found = all.filter((each) => each.piece === piece);
        return (
          <group key={piece}>
            <Instances
              name={`${name} ${piece}`}
              geometry={bodyGeometry(piece)}
              material={materials.wood()}
              placements={found.map((each) => ({ at: each.at, scale: SCALE[piece], colour: grey(light(each)) }))}
              casts
              receives
            />
            <Instances
              name={`${name} ${piece} top`}
              geometry={topGeometry(piece)}
              material={materials.roof()}
              placements={found.map((each) => ({
                at: each.at,
                scale: SCALE[piece],
                colour: shaded(seats[each.seat], light(each)),
              }))}
              casts
            />
          </group>
        );
      })}
      {seats.map((_, seat) => (
        <Instances
          key={seat}
          name={`${name} sign ${seat}`}
          geometry={signGeometry(shapeOf(seat))}
          material={signMaterial}
          placements={all
            .filter((each) => each.seat === seat && each.piece === "village")
            .map(({ at: [x, y, z] }): Placement => ({
              at: [x, y + SIGN_HEIGHT * SCALE.village, z],
              scale: SIGN * SCALE.village,
            }))}
        />
      ))}
    </>
  );
}

/** A colour, darker. */
function shaded(colour = "#888888", light: number): string {
  if (light === 1) return colour;
  const value = parseInt(colour.slice(1), 16);
  return `rgb(${[16, 8, 0].map((shift) => Math.round(light * ((value >> shift) & 255))).join()})`;
}

const never = () => false;

/** A boat for each seat: its weapons above it, its bid as counters before it. */
export const Boats = memo(function Boats({
  view,
  hexes,
}: {
  readonly view: TiticacaView;
  readonly hexes: readonly Place[];
}) {
  const { seats } = usePalette();
  const places = useMemo(() => boatPlaces(view.players, hexes), [view.players, hexes]);
  const boats = useMemo(
    () => places.map((at, seat): PlacedPiece => ({ name: `boat ${seat}`, piece: "boat", seat, at, field: null })),
    [places],
  );
  const { bids, sealed, stocks } = view;
  const stakes = useMemo(
    () =>
      places.map((at, seat) => {
        const bid = bids[seat] ?? null;
        // A bid that is in and not to be known lies face down.
        const count = bid ?? (sealed.includes(seat) ? 1 : 0);
        return { seat, at, count, text: bid !== null ? String(bid) : sealed.includes(seat) ? "?" : null };
      }),
    [places, bids, sealed],
  );
  const mats = useMemo(() => stakes.flatMap(({ at, text }): Placement[] => (text === null ? [] : [{ at }])), [stakes]);
  const piles = useMemo(
    () =>
      stakes.flatMap(({ seat, at, count }) =>
        counters(count, at).map((place): Placement => ({ at: place, colour: seats[seat] ?? "#888888" })),
      ),
    [stakes, seats],
  );
  const labels = useMemo(
    () => [
      ...places.map(([x, y, z], seat): Label => ({
        sign: { text: String(stocks[seat] ?? 0), ink: "#ffffff", disc: seats[seat] ?? "#888888", edge: "#fffaf0" },
        at: [x, y + 0.72, z + 0.3],
        size: 0.6,
        stands: true,
      })),
      ...stakes.flatMap(({ at, count, text, seat }): Label[] =>
        text === null
          ? []
          : [
              {
                sign: { text, ink: "#1d2a30", disc: "#fffdf7", edge: seats[seat] ?? "#888888" },
                at: bidPlace(count, at),
                size: 0.66,
                stands: true,
              },
            ],
      ),
    ],
    [places, stakes, stocks, seats],
  );
  return (
    <>
      <Meshes name="boats" all={boats} dimmed={never} />
      <Instances name="mats" geometry={matGeometry("mat")} material={materials.wood()} placements={mats} receives />
      <Instances
        name="counters"
        geometry={counterGeometry("counter")}
        material={materials.roof()}
        placements={piles}
        casts
      />
      <Labels name="weapons" labels={labels} order={4} />
    </>
  );
});
