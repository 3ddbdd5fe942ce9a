/** A picture of an island with one move in it. */
import { bounds, centre, type Hex, hexText, outline } from "../../board/hexes";
import type { DiagramProps, GameDiagrams } from "../diagrams";
import { AllowedSign } from "../AllowedSign";
import { Island, LandHex, lift, Piece, SettlementLine, Water } from "./Island";
import { coveredHexes, expansion, type Land, readMove, type TaluvaMove, type TaluvaView, type Terrain } from "./model";
import { Scenery } from "./Scenery";
import { TilePicture } from "./TilePicture";
import "./taluva.css";

function Diagram({ view, move, allowed, label }: DiagramProps<TaluvaView>) {
  const levels = new Map(view.land.map((each) => [hexText(each.hex), each]));
  const shown = move === null ? null : readMove(move);
  const hexes = shown === null ? [] : hexesOf(shown, view);
  const [x, y, width, height] = bounds([...view.land.map(({ hex }) => hex), ...hexes], 1.1);
  const box = `${x} ${y - 0.5} ${width} ${height + 0.3}`;
  const last = hexes.at(-1);
  const sign = last && centre(last);
  // A tile hides what it would cover: then the picture shows before and after.
  const hides = shown?.kind === "tile" && hexes.some((hex) => levels.has(hexText(hex)));
  const outlined = (above: number) =>
    hexes.map((hex) => (
      <polygon
        key={hexText(hex)}
        className="diagram-move"
        data-allowed={allowed}
        points={outline([0, 0], 0.9)}
        transform={translation(hex, (levels.get(hexText(hex))?.level ?? 0) + above)}
      />
    ));
  const island = (
    <>
      {view.zone && <Edge zone={view.zone} />}
      <Water land={view.land} lagoons={view.lagoons} />
      <Island view={view} />
      {view.lagoons.flatMap(({ name, hexes: water, ship }) =>
        ship === null ? [] : [<Ship key={name} hex={water[0]!} seat={ship} />],
      )}
      {view.settlements.map((settlement) => (
        <SettlementLine
          key={settlement.name}
          settlement={settlement}
          levels={levels}
          strong={settlement.seat === view.turn}
        />
      ))}
    </>
  );
  return (
    <>
      <div className="diagram-panels" role="img" aria-label={label}>
        {hides && (
          <svg className="diagram" viewBox={box} aria-hidden="true">
            {island}
            {outlined(0)}
          </svg>
        )}
        <svg className="diagram" viewBox={box} aria-hidden="true">
          {island}
          {shown && <Shown move={shown} view={view} levels={levels} />}
          {outlined(shown?.kind === "tile" ? 1 : 0)}
          {last && sign && (
            <AllowedSign
              x={sign[0] + 0.62}
              y={sign[1] - 0.62 + lift((levels.get(hexText(last))?.level ?? 0) + 1)}
              allowed={allowed}
            />
          )}
        </svg>
      </div>
      {(shown?.kind === "take" || view.phase === "choose") && (
        <p className="diagram-tiles">
          {(shown?.kind === "take" && !view.doubles.includes(shown.tile)
            ? [...view.doubles, shown.tile]
            : view.doubles
          ).map((tile) => (
            <span key={tile} data-taken={(shown?.kind === "take" && shown.tile === tile) || undefined}>
              <TilePicture tile={tile} /> <code>{tile}</code>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const translation = (hex: Hex, level: number): string => {
  const [x, y] = centre(hex);
  return `translate(${x} ${y + lift(level)})`;
};

/** The hexes that a move is about. */
function hexesOf(move: TaluvaMove, view: TaluvaView): Hex[] {
  switch (move.kind) {
    case "tile":
      return coveredHexes(view.hand ?? "VJC", move.placement);
    case "expand": {
      const filled = expansion(view, move.settlement, move.terrain).map(({ hex }) => hex);
      return filled.length > 0
        ? filled
        : (view.settlements.find(({ name }) => name === move.settlement)?.hexes.slice() ?? []);
    }
    case "draw":
    case "take":
      return [];
    default:
      return [move.at];
  }
}

/** The move as if it were made. */
function Shown({
  move,
  view,
  levels,
}: {
  readonly move: TaluvaMove;
  readonly view: TaluvaView;
  readonly levels: ReadonlyMap<string, Land>;
}) {
  const seat = view.turn ?? 0;
  const level = (hex: Hex): number => levels.get(hexText(hex))?.level ?? 0;
  switch (move.kind) {
    case "tile": {
      const hand = view.hand ?? "VJC";
      const hexes = coveredHexes(hand, move.placement);
      const lay = move.placement.direction;
      return (
        <g className="diagram-tile">
          {hexes.map((hex, k) => (
            <LandHex
              key={hexText(hex)}
              q={hex[0]}
              r={hex[1]}
              level={level(hex) + 1}
              terrain={hand[k] as Terrain}
              direction={hand[k] === "V" ? (lay + (k === 1 ? 3 : 0)) % 6 : null}
              double={hand.length === 2}
              around={String(Math.min(9, level(hex) + 1)).repeat(6)}
              inside="000000"
            />
          ))}
        </g>
      );
    }
    case "expand":
      return (
        <g className="diagram-piece">
          {expansion(view, move.settlement, move.terrain).map(({ hex, huts }) => (
            <Piece key={hexText(hex)} q={hex[0]} r={hex[1]} level={level(hex)} seat={seat} kind="hut" number={huts} />
          ))}
        </g>
      );
    case "ship":
      return <Ship hex={move.at} seat={seat} />;
    case "draw":
    case "take":
      return null;
    default:
      return (
        <g className="diagram-piece">
          <Piece q={move.at[0]} r={move.at[1]} level={level(move.at)} seat={seat} kind={move.kind} number={1} />
        </g>
      );
  }
}

function Ship({ hex, seat }: { readonly hex: Hex; readonly seat: number }) {
  return (
    <g transform={translation(hex, 0)} style={{ color: `var(--seat-${seat})` }}>
      <use href="#ship" x={-0.55} y={-0.55} width={1.1} height={1.1} />
    </g>
  );
}

function Edge({ zone }: { readonly zone: NonNullable<TaluvaView["zone"]> }) {
  return zone.radius === undefined ? (
    <rect
      className="zone"
      x={-(zone.width ?? 0) / 2}
      y={-(zone.height ?? 0) / 2}
      width={zone.width}
      height={zone.height}
    />
  ) : (
    <circle className="zone" r={zone.radius} />
  );
}

const diagrams: GameDiagrams<TaluvaView> = { Diagram, Shared: Scenery };

export default diagrams;
