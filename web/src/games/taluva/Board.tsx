/** Taluva's table: the island, the tile in hand as a ghost, and what can be built. */
import { useEffect, useMemo, useState } from "react";
import { centre, type Hex, hexText, outline } from "../../board/hexes";
import { PanZoom } from "../../board/PanZoom";
import type { BoardProps } from "../board";
import { Flow, GROUND, hexUnder, Island, islandBox, lift, SettlementLine, Water } from "./Island";
import { type BuildChoice, buildChoices, covered, type Land, type Lie, lieText, nearestLegal, readMove, type TaluvaView, type Terrain } from "./model";
import { Scenery } from "./Scenery";
import { TilePicture } from "./TilePicture";
import "./taluva.css";

export default function TaluvaBoard({ view, seat, legal, recent, sentences, play, ask }: BoardProps<TaluvaView>) {
  const levels = useMemo(() => new Map(view.land.map((each) => [hexText(each.hex), each])), [view.land]);
  const top = useMemo(() => view.land.reduce((most, { level }) => Math.max(most, level), 0), [view.land]);
  const allowed = useMemo(() => new Set(legal), [legal]);
  const box = useMemo(() => islandBox(view), [view]);
  const asked = legal.length > 0;
  const placing = asked && view.phase === "place" && view.hand !== null;
  const building = asked && view.phase === "build";
  const hand = view.hand ?? "";

  const [ghost, setGhost] = useState<Lie | null>(null);
  const [locked, setLocked] = useState(false);
  const [spot, setSpot] = useState<Hex | null>(null);
  useEffect(() => {
    setGhost(null);
    setLocked(false);
    setSpot(null);
  }, [view.phase, view.turn, view.hand]);

  const turn = (steps: number) => {
    if (!ghost) return;
    setGhost({ at: ghost.at, direction: (ghost.direction + steps + 6) % 6 });
  };
  useEffect(() => {
    if (!placing) return;
    const listen = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      if (event.key === "r" || event.key === "e") turn(1);
      else if (event.key === "R" || event.key === "q") turn(-1);
      else if (event.key === "Escape") setGhost(null);
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });

  const wish = (at: Hex): Lie => nearestLegal(hand, { at, direction: ghost?.direction ?? 0 }, allowed) ?? { at, direction: ghost?.direction ?? 0 };
  const lay = (lie: Lie) => {
    const text = lieText(hand, lie);
    if (allowed.has(text)) play(text);
    else ask(text);
  };

  const choices = useMemo(() => (building ? buildChoices(view, legal) : []), [building, view, legal]);
  const here = spot ? choices.filter(({ hexes }) => hexes.some((hex) => hexText(hex) === hexText(spot))) : [];
  const touchBuild = (hex: Hex) => {
    const found = choices.filter(({ hexes }) => hexes.some((each) => hexText(each) === hexText(hex)));
    if (found.length === 1 && found[0]!.kind !== "expand") play(found[0]!.move);
    else if (found.length > 0) setSpot(hex);
    else {
      setSpot(null);
      if (levels.has(hexText(hex))) ask(`hut ${hexText(hex)}`);
    }
  };

  const tap = (x: number, y: number) => {
    const hex = hexUnder(levels, top, [x, y]);
    if (building) touchBuild(hex);
    else if (placing) {
      const coarse = window.matchMedia("(pointer: coarse)").matches;
      if (ghost && hexText(ghost.at) === hexText(hex)) {
        if (coarse || locked) turn(1);
        else lay(ghost);
      } else {
        setGhost(wish(hex));
        setLocked(coarse);
      }
    }
  };
  const hover = (x: number, y: number) => {
    if (!placing || locked || window.matchMedia("(pointer: coarse)").matches) return;
    const hex = hexUnder(levels, top, [x, y]);
    if (!ghost || hexText(ghost.at) !== hexText(hex)) setGhost(wish(hex));
  };

  const ghostText = ghost && placing ? lieText(hand, ghost) : null;
  const ghostLegal = ghostText !== null && allowed.has(ghostText);
  const marked = useMemo(() => recentHexes(recent, view), [recent, view]);
  const say = sentences.say.bind(sentences);

  return (
    <>
      <div className="board-area">
        <PanZoom content={box} label={say("web-board", { game: "Taluva" })} onTap={tap} onHover={hover} onTurn={turn}>
          <Scenery />
          {view.zone && <Zone zone={view.zone} />}
          <Water land={view.land} lagoons={view.lagoons} />
          <Island view={view} />
          {view.lagoons.map(({ name, hexes, ship }) => {
            const [x, y] = centre(hexes[Math.floor(hexes.length / 2)]!);
            return ship === null ? null : (
              <g key={name} transform={`translate(${x} ${y})`} style={{ color: `var(--seat-${ship})` }}>
                <use href="#ship" x={-0.55} y={-0.55} width={1.1} height={1.1} />
              </g>
            );
          })}
          {view.settlements.map((settlement) => (
            <SettlementLine key={settlement.name} settlement={settlement} levels={levels} strong={settlement.seat === seat} />
          ))}
          {marked.map((hex) => (
            <HexMark key={hexText(hex)} hex={hex} levels={levels} name="recent" />
          ))}
          {building &&
            uniqueHexes(choices).map((hex) => (
              <HexMark
                key={hexText(hex)}
                hex={hex}
                levels={levels}
                name={spot && hexText(spot) === hexText(hex) ? "spot" : "candidate"}
                touch={() => touchBuild(hex)}
                label={say("web-taluva-build-here", { hex: hexText(hex) })}
              />
            ))}
          {here
            .filter(({ kind }) => kind === "expand")
            .flatMap(({ hexes }) => hexes)
            .map((hex) => (
              <HexMark key={`x${hexText(hex)}`} hex={hex} levels={levels} name="filled" />
            ))}
          {ghost && placing && <Ghost hand={hand} lie={ghost} levels={levels} legal={ghostLegal} view={view} />}
        </PanZoom>
        <div className="stack card">
          <span className="stack-pile" aria-hidden="true" />
          <span>{say("web-taluva-stack", { count: view.stack })}</span>
          {view.doubles.length > 0 && (
            <span className="open-doubles" role="img" aria-label={`${say("web-taluva-doubles")}: ${view.doubles.join(", ")}`}>
              {view.doubles.map((tile) => (
                <TilePicture key={tile} tile={tile} size="2rem" />
              ))}
            </span>
          )}
        </div>
      </div>
      {asked && (
        <div className="acts">
          {view.phase === "choose" && (
            <div className="act-row">
              {legal.map((text) => {
                const move = readMove(text);
                return (
                  <button key={text} type="button" className="button" data-move={text} onClick={() => play(text)}>
                    {move.kind === "take" && <TilePicture tile={move.tile} />}
                    {move.kind === "take" ? say("web-taluva-take", { tile: move.tile }) : say("web-taluva-draw")}
                  </button>
                );
              })}
            </div>
          )}
          {placing && (
            <div className="act-row">
              <TilePicture tile={hand} direction={ghost?.direction ?? 0} size="4.5rem" />
              <PlacementPicker hand={hand} legal={legal} lie={ghost} choose={(lie) => { setGhost(lie); setLocked(true); }} sentences={sentences} />
              <button type="button" className="button" onClick={() => turn(1)} disabled={!ghost} aria-label={say("web-taluva-turn-left")}>↺</button>
              <button type="button" className="button" onClick={() => turn(-1)} disabled={!ghost} aria-label={say("web-taluva-turn-right")}>↻</button>
              <button type="button" className="button primary" data-act="lay" disabled={!ghost} onClick={() => ghost && lay(ghost)}>
                {say(ghostLegal || !ghost ? "web-taluva-lay" : "web-taluva-why-not")}
              </button>
            </div>
          )}
          {building && (
            <div className="act-row one-line" role="group" aria-label={say("web-taluva-builds")}>
              {(spot ? here : choices).map((choice) => (
                <BuildButton key={choice.move} choice={choice} />
              ))}
              {spot && (
                <button type="button" className="button quiet" onClick={() => setSpot(null)}>
                  {say("web-taluva-all-builds")}
                </button>
              )}
            </div>
          )}
        </div>
      )}
    </>
  );

  function BuildButton({ choice }: { readonly choice: BuildChoice }) {
    const place = readMove(choice.move);
    const at = place.kind === "expand" ? place.settlement : "at" in place ? hexText(place.at) : "";
    return (
      <button type="button" className="button" data-move={choice.move} onClick={() => play(choice.move)}>
        <svg viewBox="-1.2 -1.3 2.4 2.4" width="1.6rem" height="1.6rem" aria-hidden="true" style={{ color: `var(--seat-${seat ?? 0})` }}>
          <use href={`#${choice.kind === "expand" ? "hut" : choice.kind}`} x={-1} y={-1} width={2} height={2} />
        </svg>
        {choice.kind === "expand"
          ? say("web-taluva-expand", { terrain: choice.terrain ?? "", huts: choice.cost, hex: at })
          : say(`web-taluva-${choice.kind}`, { hex: at })}
      </button>
    );
  }
}

function PlacementPicker({ hand, legal, lie, choose, sentences }: { readonly hand: string; readonly legal: readonly string[]; readonly lie: Lie | null; readonly choose: (lie: Lie) => void; readonly sentences: BoardProps<TaluvaView>["sentences"] }) {
  const lies = useMemo(() => legal.map((text) => readMove(text)).flatMap((move) => (move.kind === "tile" ? [move.lie] : [])), [legal]);
  const value = lie ? lieText(hand, lie) : "";
  return (
    <label className="picker">
      <span className="visually-hidden">{sentences.say("web-taluva-where")}</span>
      <select
        value={legal.includes(value) ? value : ""}
        onChange={(event) => {
          const move = event.target.value ? readMove(event.target.value) : null;
          if (move?.kind === "tile") choose(move.lie);
        }}
      >
        <option value="">{sentences.say("web-taluva-where-count", { count: lies.length })}</option>
        {legal.map((text) => (
          <option key={text} value={text}>
            {text.replace(/^tile /, "").replace(" ", " · ")}
          </option>
        ))}
      </select>
    </label>
  );
}

function Ghost({ hand, lie, levels, legal, view }: { readonly hand: string; readonly lie: Lie; readonly levels: ReadonlyMap<string, Land>; readonly legal: boolean; readonly view: TaluvaView }) {
  const hexes = covered(hand, lie);
  const built = new Map(view.buildings.map((each) => [hexText(each.hex), each]));
  return (
    <g className="ghost" data-legal={legal} pointerEvents="none">
      {hexes.map((hex, k) => {
        const level = (levels.get(hexText(hex))?.level ?? 0) + 1;
        const [x, y] = centre(hex);
        const terrain = hand[k] as Terrain;
        const burnt = built.get(hexText(hex));
        return (
          <g key={k} transform={`translate(${x} ${y + lift(level)})`}>
            <polygon points={outline([0, 0], 0.97)} fill={GROUND[terrain]} fillOpacity={0.82} className="ghost-edge" />
            <use href={`#scene-${terrain}`} x={-0.78} y={-0.78} width={1.56} height={1.56} opacity={0.9} />
            {terrain === "V" && (
              <Flow direction={(lie.direction + (k === 1 ? 3 : 0)) % 6} double={hand.length === 2} />
            )}
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

function HexMark({ hex, levels, name, touch, label }: { readonly hex: Hex; readonly levels: ReadonlyMap<string, Land>; readonly name: string; readonly touch?: () => void; readonly label?: string }) {
  const level = levels.get(hexText(hex))?.level ?? 0;
  const [x, y] = centre(hex);
  return (
    <polygon
      className={`mark mark-${name}`}
      points={outline([0, 0], 0.84)}
      transform={`translate(${x} ${y + lift(level)})`}
      data-hex={hexText(hex)}
      {...(touch
        ? {
            role: "button",
            tabIndex: 0,
            "aria-label": label,
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

function Zone({ zone }: { readonly zone: NonNullable<TaluvaView["zone"]> }) {
  return zone.radius === undefined ? (
    <rect className="zone" x={-(zone.width ?? 0) / 2} y={-(zone.height ?? 0) / 2} width={zone.width} height={zone.height} />
  ) : (
    <circle className="zone" r={zone.radius} />
  );
}

function uniqueHexes(choices: readonly BuildChoice[]): Hex[] {
  return [...new Map(choices.flatMap(({ hexes }) => hexes).map((hex) => [hexText(hex), hex])).values()];
}

function recentHexes(recent: readonly string[], view: TaluvaView): Hex[] {
  const hexes = recent.flatMap((text): Hex[] => {
    const move = readMove(text);
    if (move.kind === "tile") {
      const tile = view.land.filter((each) => hexText(each.tile) === hexText(move.lie.at)).map(({ hex }) => hex);
      return tile.length > 0 ? tile : [move.lie.at];
    }
    return "at" in move ? [move.at] : [];
  });
  return [...new Map(hexes.map((hex) => [hexText(hex), hex])).values()];
}

