/** What would be built, as if it stood there, each hex with the number of pieces that it takes. */
import { useMemo } from "react";
import { Labels } from "../../../scene/Labels";
import type { BuildChoice, Land } from "../model";
import { Pieces } from "./PieceMeshes";
import { placedPieces } from "./pieces";
import { BUILDING_HEIGHT, levelAt, topOf } from "./sizes";

export function Planned({
  choice,
  seat,
  levels,
}: {
  readonly choice: BuildChoice;
  readonly seat: number;
  readonly levels: ReadonlyMap<string, Land>;
}) {
  const all = useMemo(() => {
    const ships = choice.pieces.filter(({ kind }) => kind === "ship").map(({ hex }) => hex);
    const lagoons = ships.length > 0 ? [{ name: "", hexes: ships, ship: seat }] : [];
    const buildings = choice.pieces.filter(({ kind }) => kind !== "ship").map((each) => ({ ...each, seat }));
    return placedPieces(buildings, lagoons, levels);
  }, [choice, seat, levels]);
  const labels = useMemo(
    () =>
      choice.pieces.map(({ hex, kind, number }) => ({
        sign: { text: `+${number}`, ink: "#ffffff", disc: "#b23a1e", edge: "#ffffff" },
        at: topOf(hex, levelAt(levels, hex), BUILDING_HEIGHT[kind] + 0.35),
        size: 0.7,
        stands: true,
      })),
    [choice, levels],
  );
  return (
    <>
      <Pieces name="planned" all={all} />
      <Labels name="planned numbers" labels={labels} through order={6} />
    </>
  );
}
