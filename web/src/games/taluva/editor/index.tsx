/** Taluva's editor: tiles in any place and direction, buildings and ships, and the tile in hand. */
import { useEffect, useEffectEvent, useState } from "react";
import { BoardWalk } from "../../../board/BoardWalk";
import {
  bounds,
  centre,
  distinct,
  type Hex,
  hexText,
  neighbour,
  neighbours,
  outline,
  readHex,
} from "../../../board/hexes";
import { isShortcut, isTyping } from "../../../board/keys";
import { LitHexes } from "../../../board/LitHexes";
import { PanZoom } from "../../../board/PanZoom";
import { speak } from "../../../board/speech";
import { hexRows } from "../../../board/walk";
import type { EditorProps, GameEditor } from "../../editors";
import { NumberBox, SeatTools, Tool, Tools } from "../../EditorTools";
import { hexUnder, Island, lift, Water } from "../Island";
import { coveredHexes, type TaluvaView, type Terrain } from "../model";
import { Scenery } from "../Scenery";
import { TilePicture } from "../TilePicture";
import { turnOfKey } from "../turnKeys";
import {
  begin,
  build,
  buildingsOf,
  type BuildingKind,
  cleared,
  erased,
  fits,
  lagoonsOf,
  landOf,
  launch,
  lay,
  levelsOf,
  type TaluvaDraft,
  write,
} from "./draft";
import "../taluva.css";

type Hand = "tile" | BuildingKind | "ship" | "erase";

const FIELDS: readonly Terrain[] = ["J", "C", "S", "R", "L"];
const BUILDINGS: readonly BuildingKind[] = ["hut", "tower", "temple"];

function Editor({ draft, change, names, sentences }: EditorProps<TaluvaDraft>) {
  const say = sentences.say.bind(sentences);
  const [hand, setHand] = useState<Hand>("tile");
  const [tile, setTile] = useState("VJC");
  const [direction, setDirection] = useState(0);
  const [seat, setSeat] = useState(0);
  const [pointed, setPointed] = useState<Hex | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const levels = levelsOf(draft);
  const land = landOf(draft);
  const lagoons = lagoonsOf(draft);
  const top = Math.max(0, ...land.map(({ level }) => level));
  const turn = (by: number) => setDirection((before) => (before + by + 6) % 6);
  const tell = (key: string | null) => {
    setProblem(key);
    if (key !== null) speak(say(key));
  };
  const act = (hex: Hex) => {
    tell(null);
    if (hand === "erase") {
      const [what, next] = erased(draft, hex);
      if (what === "covered") return tell("editor-taluva-covered");
      return what === "nothing" ? undefined : change(next);
    }
    if (hand === "tile") {
      const placement = { at: hex, direction };
      return fits(draft, tile, placement) ? change(lay(draft, tile, placement)) : tell("editor-taluva-uneven");
    }
    const next = hand === "ship" ? launch(draft, hex, seat) : build(draft, hex, seat, hand);
    if (next === draft) return tell(hand === "ship" ? "editor-taluva-no-lagoon" : "editor-taluva-no-land");
    change(next);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = turnOfKey(event.key);
    if (by === 0 || hand !== "tile" || isShortcut(event) || isTyping(event.target)) return;
    event.preventDefault();
    turn(by);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  const words = (hex: Hex): string => {
    const there = levels.get(hexText(hex));
    const lagoon = lagoons.find(({ hexes }) => hexes.some((each) => hexText(each) === hexText(hex)));
    if (!there)
      return [
        say(lagoon ? "web-taluva-hex-lagoon" : "board-taluva-sea"),
        ...(lagoon && lagoon.ship !== null ? [say("board-taluva-ship", { seat: lagoon.ship }, names)] : []),
      ].join(", ");
    const building = draft.buildings[hexText(hex)];
    return [
      say("board-taluva-land", { terrain: there.terrain, level: there.level }),
      ...(building ? [say(`board-taluva-${building.kind}`, { seat: building.seat, number: there.level }, names)] : []),
    ].join("; ");
  };
  const shown = {
    land,
    buildings: buildingsOf(draft),
    settlements: [],
    lagoons,
  } as unknown as TaluvaView;
  const walkable =
    land.length === 0 ? [[0, 0] as Hex] : distinct([...land.flatMap(({ hex }) => [hex, ...neighbours(hex)])]);
  const ghost = hand === "tile" && pointed ? coveredHexes(tile, { at: pointed, direction }) : [];
  const ghostFits = pointed !== null && fits(draft, tile, { at: pointed, direction });
  const [x, y, width, height] = bounds(land.length > 0 ? land.map(({ hex }) => hex) : [[0, 0]], 3.4);
  const tool = (name: Hand) => (
    <Tool key={name} name={name} chosen={hand === name} choose={() => setHand(name)}>
      {say(`editor-taluva-${name}`)}
    </Tool>
  );
  return (
    <>
      <section className="play editor-board" aria-label={say("web-board", { game: "Taluva" })}>
        <PanZoom
          content={[x, y - 0.4, width, height]}
          label={say("web-board", { game: "Taluva" })}
          fit={say("scene-fit")}
          onTap={(atX, atY) => act(hexUnder(levels, top, [atX, atY]))}
          onHover={(atX, atY) => setPointed(hexUnder(levels, top, [atX, atY]))}
          onLeave={() => setPointed(null)}
          onTurn={turn}
          walkable
        >
          <Scenery />
          <Water land={land} lagoons={lagoons} />
          <Island view={shown} />
          {lagoons.map(({ name, hexes, ship }) => {
            const [atX, atY] = centre(hexes[Math.floor(hexes.length / 2)]!);
            return ship === null ? null : (
              <g key={name} transform={`translate(${atX} ${atY})`} style={{ color: `var(--seat-${ship})` }}>
                <use href="#ship" x={-0.55} y={-0.55} width={1.1} height={1.1} />
              </g>
            );
          })}
          {ghost.map((hex, part) => {
            const [atX, atY] = centre(hex);
            const rise = lift((levels.get(hexText(hex))?.level ?? 0) + 1);
            return (
              <g key={hexText(hex)} transform={`translate(${atX} ${atY + rise})`} pointerEvents="none" opacity={0.75}>
                <polygon className="diagram-move" data-allowed={ghostFits} points={outline([0, 0], 0.92)} />
                <use href={`#scene-${tile[part]}`} x={-0.6} y={-0.6} width={1.2} height={1.2} />
              </g>
            );
          })}
          <LitHexes rise={(hex) => lift(levels.get(hexText(hex))?.level ?? 0)} />
        </PanZoom>
        <BoardWalk
          grids={[
            {
              label: say("board-taluva"),
              rows: hexRows(
                walkable.map((hex) => ({ hex })),
                ({ hex }) => ({ part: hexText(hex), label: words(hex), choices: [] }),
              ),
            },
          ]}
          wholes={[]}
          around={(part) =>
            [0, 1, 2, 3, 4, 5]
              .map((towards) =>
                say("board-say-around", { direction: towards, cell: words(neighbour(readHex(part), towards)) }),
              )
              .join(". ")
          }
          act={(part) => act(readHex(part))}
          visit={(part) => setPointed(part === null ? null : readHex(part))}
          first={false}
          sentences={sentences}
        />
      </section>
      <aside className="side right editor-side">
        <p className="editor-hint" role="status">
          {say(problem ?? `editor-taluva-${hand}-hint`)}
        </p>
        <Tools title={say("editor-tools")}>
          {tool("tile")}
          {BUILDINGS.map(tool)}
          {draft.ships && tool("ship")}
          {tool("erase")}
        </Tools>
        {hand === "tile" && (
          <>
            <Fields title={say("editor-taluva-fields")} tile={tile} setTile={setTile} say={say} />
            <Tools title={say("editor-taluva-direction")}>
              <Tool name="turn-left" label={say("web-taluva-turn-left")} choose={() => turn(1)}>
                ↺
              </Tool>
              <TilePicture tile={tile} direction={direction} size="3.4rem" />
              <Tool name="turn-right" label={say("web-taluva-turn-right")} choose={() => turn(-1)}>
                ↻
              </Tool>
            </Tools>
          </>
        )}
        {hand !== "tile" && hand !== "erase" && (
          <SeatTools title={say("editor-owner")} names={names} chosen={seat} choose={setSeat} />
        )}
        <SeatTools
          title={say("editor-turn")}
          names={names}
          chosen={draft.turn}
          choose={(next) => change({ ...draft, turn: next })}
        />
        <Tools title={say("editor-phase")}>
          <Tool
            name="place"
            chosen={draft.hand !== null}
            choose={() => draft.hand === null && change({ ...draft, hand: "VJC" })}
          >
            {say("editor-taluva-place")}
          </Tool>
          <Tool name="build" chosen={draft.hand === null} choose={() => change({ ...draft, hand: null })}>
            {say("editor-taluva-build")}
          </Tool>
        </Tools>
        {draft.hand !== null && (
          <Fields
            title={say("editor-taluva-hand")}
            tile={draft.hand}
            setTile={(next) => change({ ...draft, hand: next })}
            say={say}
          />
        )}
        <Tools title={say("editor-taluva-stack-title")}>
          <NumberBox
            label={say("editor-taluva-stack")}
            value={draft.stackSize - draft.drawn}
            most={draft.stackSize}
            change={(left) => change({ ...draft, drawn: draft.stackSize - left })}
          />
        </Tools>
      </aside>
    </>
  );
}

/** The two fields beside a tile's volcano. */
function Fields({
  title,
  tile,
  setTile,
  say,
}: {
  readonly title: string;
  readonly tile: string;
  readonly setTile: (tile: string) => void;
  readonly say: (key: string, values?: Readonly<Record<string, string>>) => string;
}) {
  return (
    <fieldset className="editor-tools">
      <legend>{title}</legend>
      <div className="editor-row">
        <TilePicture tile={tile} />
        {[1, 2].map((part) => (
          <label key={part} className="editor-number">
            <span>{say("editor-taluva-field", { number: String(part) })}</span>
            <select
              value={tile.length === 3 ? tile[part] : ""}
              onChange={(event) => {
                const whole = tile.length === 3 ? tile : "VJC";
                setTile(part === 1 ? `V${event.target.value}${whole[2]}` : `V${whole[1]}${event.target.value}`);
              }}
            >
              {tile.length !== 3 && <option value="">{tile}</option>}
              {FIELDS.map((terrain) => (
                <option key={terrain} value={terrain}>
                  {say("editor-taluva-terrain", { terrain })}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const editor: GameEditor<TaluvaView, TaluvaDraft> = { begin, cleared, write, Editor };

export default editor;
