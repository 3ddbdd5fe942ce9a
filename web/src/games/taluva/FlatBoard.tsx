/** The island flat: drawn as SVG, from above and a little from the front. */
import { useCallback, useMemo } from "react";
import { NAME_OFFSET, Coordinates, hexNames } from "../../board/Coordinates";
import { bounds, centre, type Hex, hexText, outline, readHex } from "../../board/hexes";
import { usePoint } from "../../board/lit";
import { LitHexes } from "../../board/LitHexes";
import { TurnMarks } from "../../board/TurnMarks";
import { PanZoom } from "../../board/PanZoom";
import { useAtTable } from "../Choices";
import type { BoardProps } from "../client";
import { useIsPhone } from "../../board/useIsPhone";
import { BuildPopover } from "./BuildPopover";
import { LavaFlow, hexUnder, Island, islandBox, LevelBadges, lift, Piece, SettlementLine, Water } from "./Island";
import { useViewChange } from "./changes";
import { GROUND } from "./appearance";
import { type Building, coveredHexes, type Land, nameableHexes, type TaluvaView, tileLand } from "./model";
import { Scenery } from "./Scenery";
import { choicesAt, type Turn } from "./turn";
import { describeBuilds } from "./describe";

/** What a table shows at least: about an island of forty hexes, so that its size changes rarely while it grows. */
const LEAST = [17, 14.5] as const;

/** The width of a hex. */
const HEX = Math.sqrt(3);

export function FlatBoard({
  view,
  seat,
  legal,
  sentences,
  play,
  drawing,
  placeOf,
  marks,
  refusalsOf,
  warningOf,
  turn: now,
  walked = null,
}: BoardProps<TaluvaView> & { readonly turn: Turn; readonly walked?: string | null }) {
  const { levels, top, building, selected, ghost, ghostLegal } = now;
  const atTable = useAtTable();
  const isPhone = useIsPhone();
  const coordinates = drawing?.coordinates ?? false;
  const box = useMemo(() => islandBox(view, coordinates ? 3.3 : 2.4), [view, coordinates]);
  const named = useMemo(() => {
    const enclosed = new Set(view.lagoons.flatMap(({ hexes }) => hexes.map(hexText)));
    /** On open water in the middle: the land in front must not cut it. */
    const below = (hex: Hex): number => {
      const land = levels.get(hexText(hex));
      if (land) return NAME_OFFSET + lift(land.level);
      return enclosed.has(hexText(hex)) ? NAME_OFFSET - 0.2 : 0;
    };
    return coordinates ? hexNames(nameableHexes(view, legal), below) : [];
  }, [coordinates, view, legal, levels]);
  // Where a finger decides: the tile in hand, or everything that can be built on.
  const decided = ghost ? coveredHexes(now.hand, ghost) : building ? now.candidates : [];
  const decision = decided.length > 0 ? bounds(decided, ghost ? 2.2 : 1.2) : null;
  const { change, number } = useViewChange(view);
  const sailing = new Set(change?.ships.flatMap(({ hexes }) => hexes.map(hexText)));
  const say = sentences.say.bind(sentences);
  const point = usePoint();
  const rise = (hex: Hex) => lift(levels.get(hexText(hex))?.level ?? 0);
  const hexTitle = (hex: Hex): string => {
    const land = levels.get(hexText(hex));
    return land ? say("web-taluva-hex", { terrain: land.terrain, level: land.level }) : say("web-taluva-hex-lagoon");
  };
  const levelTip = useCallback((level: number) => sentences.say("web-taluva-tip-level", { level }), [sentences]);
  const levelOf = (hex: Hex): number => levels.get(hexText(hex))?.level ?? 0;
  return (
    <PanZoom
      content={box}
      label={say("web-board", { game: "Taluva" })}
      fit={say("scene-fit")}
      zoom={atTable ? { in: say("scene-zoom-in"), out: say("scene-zoom-out") } : undefined}
      least={atTable ? LEAST : undefined}
      onTap={(x, y) => now.tap(hexUnder(levels, top, [x, y]))}
      onHover={(x, y) => {
        const hex = hexUnder(levels, top, [x, y]);
        point(hexText(hex));
        now.hover(hex);
      }}
      onLeave={() => point(null)}
      onTurn={now.turn}
      walkable={drawing !== undefined}
      follow={walked === null ? undefined : centre(readHex(walked))}
      closeUp={atTable ? { target: HEX, decision, rough: now.placing } : undefined}
      card={
        building && selected && !isPhone
          ? {
              at: [centre(selected)[0], centre(selected)[1] + lift(levels.get(hexText(selected))?.level ?? 0)],
              content: <BuildPopover {...{ view, seat, sentences, play, placeOf, refusalsOf, warningOf }} turn={now} />,
            }
          : undefined
      }
    >
      <Scenery />
      {view.zone && <Zone zone={view.zone} tip={say("web-taluva-tip-zone")} />}
      <Water land={view.land} lagoons={view.lagoons} />
      <Island view={view} />
      {view.lagoons.map(({ name, hexes, ship }) => {
        const [x, y] = centre(hexes[Math.floor(hexes.length / 2)]!);
        return ship === null ? null : (
          <g key={name} transform={`translate(${x} ${y})`} style={{ color: `var(--seat-${ship})` }}>
            <g className={hexes.some((hex) => sailing.has(hexText(hex))) ? "sail-in" : undefined}>
              <use href="#ship" x={-0.55} y={-0.55} width={1.1} height={1.1} />
            </g>
          </g>
        );
      })}
      {change?.burnt.map(({ hex }) => (
        <Flame key={`${number} ${hexText(hex)}`} hex={hex} level={levels.get(hexText(hex))?.level ?? 1} />
      ))}
      {view.settlements.map((settlement) => (
        <SettlementLine
          key={settlement.name}
          settlement={settlement}
          levels={levels}
          strong={settlement.seat === seat}
        />
      ))}
      {marks ? (
        <TurnMarks marks={marks} rise={rise} />
      ) : (
        now.marked.map((hex) => <HexMark key={hexText(hex)} hex={hex} levels={levels} name="recent" />)
      )}
      {building &&
        now.candidates.map((hex) => (
          <HexMark
            key={hexText(hex)}
            hex={hex}
            levels={levels}
            name={selected && hexText(selected) === hexText(hex) ? "selected" : "candidate"}
            touch={() => now.touchBuildingHex(hex)}
            label={describeBuilds(choicesAt(now.choices, hex), sentences, placeOf) ?? hexTitle(hex)}
          />
        ))}
      {building &&
        now.candidates
          .filter((hex) => !now.filled.some((each) => hexText(each) === hexText(hex)))
          .map((hex) => <Dot key={`d${hexText(hex)}`} hex={hex} levels={levels} />)}
      {now.filled.map((hex) => (
        <HexMark key={`x${hexText(hex)}`} hex={hex} levels={levels} name="filled" />
      ))}
      <LitHexes rise={rise} />
      <LevelBadges land={view.land} tip={levelTip} />
      {now.planned?.pieces.map((each) => (
        <Planned key={`p${hexText(each.hex)}`} {...each} seat={seat ?? 0} level={levelOf(each.hex)} />
      ))}
      {coordinates && <Coordinates places={named} />}
      {ghost && <Ghost land={tileLand(now.hand, ghost, levels)} legal={ghostLegal} view={view} />}
    </PanZoom>
  );
}

/** Here you can build. */
function Dot({ hex, levels }: { readonly hex: Hex; readonly levels: ReadonlyMap<string, Land> }) {
  const [x, y] = centre(hex);
  return (
    <circle
      className="build-dot"
      cx={x}
      cy={y + lift(levels.get(hexText(hex))?.level ?? 0)}
      r={0.17}
      pointerEvents="none"
      aria-hidden="true"
    />
  );
}

/** A piece as if it were built, with the number of pieces that it takes. */
function Planned({
  hex,
  kind,
  number,
  seat,
  level,
}: {
  readonly hex: Hex;
  readonly kind: Building["kind"];
  readonly number: number;
  readonly seat: number;
  readonly level: number;
}) {
  const [x, y] = centre(hex);
  return (
    <g className="planned" pointerEvents="none" aria-hidden="true">
      {kind === "ship" ? (
        <g transform={`translate(${x} ${y})`} style={{ color: `var(--seat-${seat})` }}>
          <use href="#ship" x={-0.55} y={-0.55} width={1.1} height={1.1} />
        </g>
      ) : (
        <Piece q={hex[0]} r={hex[1]} level={level} seat={seat} kind={kind} number={number} />
      )}
      <g transform={`translate(${x + 0.56} ${y + lift(level) - 0.62})`}>
        <rect className="planned-number" x={-0.34} y={-0.22} width={0.68} height={0.44} rx={0.22} />
        <text y={0.11}>+{number}</text>
      </g>
    </g>
  );
}

/** What stood where the tile has fallen burns down. */
function Flame({ hex, level }: { readonly hex: Hex; readonly level: number }) {
  const [x, y] = centre(hex);
  return (
    <g transform={`translate(${x} ${y + lift(level)})`} pointerEvents="none">
      <g className="burn-down">
        <path
          d="M0,-.75Q.5,-.15 .34,.2Q.2,.42 0,.42Q-.2,.42 -.34,.2Q-.46,-.1 -.12,-.3Q-.02,-.5 0,-.75Z"
          fill="#ff7a2c"
        />
        <path d="M.02,-.3Q.26,0 .18,.2Q.1,.34 0,.34Q-.12,.34 -.18,.2Q-.2,0 .02,-.3Z" fill="#ffd25e" />
      </g>
    </g>
  );
}

function Ghost({
  land,
  legal,
  view,
}: {
  readonly land: readonly Land[];
  readonly legal: boolean;
  readonly view: TaluvaView;
}) {
  const built = new Map(view.buildings.map((each) => [hexText(each.hex), each]));
  return (
    <g className="ghost" data-legal={legal} data-spoken pointerEvents="none">
      {land.map(({ hex, level, terrain, direction, double }, k) => {
        const [x, y] = centre(hex);
        const burnt = built.get(hexText(hex));
        return (
          <g key={k} transform={`translate(${x} ${y + lift(level)})`}>
            <polygon points={outline([0, 0], 0.97)} fill={GROUND[terrain]} fillOpacity={0.82} className="ghost-edge" />
            <use href={`#scene-${terrain}`} x={-0.78} y={-0.78} width={1.56} height={1.56} opacity={0.9} />
            {direction !== null && <LavaFlow direction={direction} double={double} />}
            {burnt && (
              <g className="burnt">
                <circle r={0.42} />
                <text y={0.14}>{burnt.kind === "hut" ? `−${burnt.number}` : "✕"}</text>
              </g>
            )}
            <text className="ghost-level" y={-0.6}>
              {level}
            </text>
          </g>
        );
      })}
    </g>
  );
}

function HexMark({
  hex,
  levels,
  name,
  touch,
  label,
}: {
  readonly hex: Hex;
  readonly levels: ReadonlyMap<string, Land>;
  readonly name: string;
  readonly touch?: () => void;
  readonly label?: string;
}) {
  const level = levels.get(hexText(hex))?.level ?? 0;
  const [x, y] = centre(hex);
  return (
    <polygon
      className={`mark mark-${name}${name === "candidate" ? " mark-build" : ""}`}
      points={outline([0, 0], 0.84)}
      transform={`translate(${x} ${y + lift(level)})`}
      data-hex={hexText(hex)}
      data-spoken={name === "filled" || name === "selected" || undefined}
      {...(touch
        ? {
            role: "button",
            tabIndex: -1,
            "aria-label": label,
            "aria-hidden": true,
            onKeyDown: (event: React.KeyboardEvent) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              event.stopPropagation();
              touch();
            },
          }
        : { pointerEvents: "none", "aria-hidden": true })}
    />
  );
}

function Zone({ zone, tip }: { readonly zone: NonNullable<TaluvaView["zone"]>; readonly tip: string }) {
  // The edge is hard to hit: what says its meaning is wider than the line.
  return (["zone", "zone-touch"] as const).map((className) => {
    const drawn = { className, "data-tip": className === "zone" ? undefined : tip };
    return zone.radius === undefined ? (
      <rect
        key={className}
        {...drawn}
        x={-(zone.width ?? 0) / 2}
        y={-(zone.height ?? 0) / 2}
        width={zone.width}
        height={zone.height}
      />
    ) : (
      <circle key={className} {...drawn} r={zone.radius} />
    );
  });
}
