/** Titicaca's editor: villages, regions and temples, the country itself, and the numbers beside the board. */
import { useState } from "react";
import { BoardWalk } from "../../../board/BoardWalk";
import { bounds, hexAt, hexText, neighbour, outline, readHex } from "../../../board/hexes";
import { LitHexes } from "../../../board/LitHexes";
import { PanZoom } from "../../../board/PanZoom";
import { hexRows } from "../../../board/walk";
import type { EditorProps, GameEditor } from "../../editors";
import { NumberBox, SeatTools, Tool, Tools } from "../../EditorTools";
import { SeatSign } from "../../SeatSign";
import { BorderStick, Ground, Patterns, RegionLine, Temple, Village } from "../Country";
import { isLake, regionTints, sticks, type TiticacaView } from "../model";
import {
  begin,
  cleared,
  drawnRegions,
  joined,
  parted,
  swapped,
  temple,
  type TiticacaDraft,
  village,
  withoutVillage,
  write,
} from "./draft";
import "../titicaca.css";

type Hand = "village" | "join" | "temple-1" | "temple-2" | "swap" | "erase";

const MOST = 999;

function Editor({ draft, change, names, sentences }: EditorProps<TiticacaDraft>) {
  const say = sentences.say.bind(sentences);
  const [hand, setHand] = useState<Hand>("village");
  const [seat, setSeat] = useState(0);
  /** The first of two hexes: of one region, or to be exchanged. */
  const [first, setFirst] = useState<string | null>(null);
  const take = (next: Hand) => {
    setHand(next);
    setFirst(null);
  };
  const act = (field: string) => {
    if (draft.country[field] === undefined) return;
    switch (hand) {
      case "village":
        return change(village(draft, field, seat));
      case "erase":
        return draft.villages[field] === undefined ? undefined : change(withoutVillage(draft, field));
      case "swap":
        if (first === null) return setFirst(field);
        setFirst(null);
        return first === field ? undefined : change(swapped(draft, first, field));
      case "join": {
        if (draft.villages[field] === undefined) return;
        if (first === field) {
          setFirst(null);
          return change(parted(draft, field));
        }
        const together = first === null ? null : joined(draft, first, field);
        if (together) change(together);
        return setFirst(field);
      }
      default:
        return change(temple(draft, field, hand === "temple-1" ? 1 : 2));
    }
  };
  const words = (field: string): string => {
    const shown = draft.country[field];
    if (shown === undefined) return say("board-titicaca-outside");
    if (isLake(shown)) return say("web-titicaca-lake", { lake: shown });
    const owner = draft.villages[field];
    const value = draft.temples[field];
    const fields = Object.values(draft.regions).filter((each) => each === draft.regions[field]).length;
    return [
      say("board-titicaca-terrain", { terrain: shown }),
      owner === undefined ? say("board-titicaca-empty") : say("board-titicaca-village", { seat: owner }, names),
      ...(owner !== undefined && value !== undefined
        ? [say("board-titicaca-temple", { seat: owner, value }, names)]
        : []),
      ...(owner === undefined ? [] : [say("editor-titicaca-region", { fields })]),
    ].join(", ");
  };
  const hexes = Object.entries(draft.country).map(([text, shown]) => ({ text, shown, hex: readHex(text) }));
  const regions = drawnRegions(draft);
  const tints = regionTints(regions);
  const drawn = { regions, country: draft.country } as unknown as TiticacaView;
  const lake = hexes.find(({ shown }) => shown === String(draft.round))?.text;
  const grids = [
    {
      label: say("board-titicaca"),
      rows: hexRows(hexes, ({ text }) => ({ part: text, label: words(text), choices: [] })),
    },
  ];
  const perSeat = (values: readonly number[], set: (values: number[]) => void) =>
    names.map((name, each) => (
      <NumberBox
        key={each}
        label={
          <>
            <SeatSign seat={each} /> {name}
          </>
        }
        value={values[each]!}
        most={MOST}
        change={(value) => set(values.map((before, at) => (at === each ? value : before)))}
      />
    ));
  const tool = (name: Hand) => (
    <Tool name={name} chosen={hand === name} choose={() => take(name)}>
      {say(`editor-titicaca-${name}`)}
    </Tool>
  );
  return (
    <>
      <section className="play editor-board" aria-label={say("web-board", { game: "Titicaca" })}>
        <PanZoom
          content={bounds(
            hexes.map(({ hex }) => hex),
            0.6,
          )}
          label={say("web-board", { game: "Titicaca" })}
          fit={say("scene-fit")}
          onTap={(x, y) => act(hexText(hexAt([x, y])))}
          walkable
        >
          <Patterns />
          <Ground
            hexes={hexes}
            look={({ text }) => ({ bright: text === lake, next: false, recent: text === first, label: words(text) })}
          />
          {regions.map(({ name, fields }) => (
            <RegionLine key={name} fields={fields} tint={tints.get(name)} />
          ))}
          {sticks(drawn).map(({ hex, direction }) => (
            <BorderStick key={`${hex.join()} ${direction}`} hex={hex} direction={direction} />
          ))}
          {Object.entries(draft.villages).map(([field, owner]) => (
            <Village key={field} hex={readHex(field)} seat={owner} fresh={false} />
          ))}
          {Object.entries(draft.temples).map(([field, value]) => (
            <Temple key={field} hex={readHex(field)} seat={draft.villages[field]!} value={value} />
          ))}
          {first !== null && <polygon className="place-lit-line" points={outline(readHex(first), 0.9)} />}
          <LitHexes />
        </PanZoom>
        <BoardWalk
          grids={grids}
          wholes={[]}
          around={(part) => {
            const hex = readHex(part);
            const near = [0, 1, 2, 3, 4, 5].map((direction) => ({
              direction,
              cell: hexText(neighbour(hex, direction)),
            }));
            return near
              .map(({ direction, cell }) => say("board-say-around", { direction, cell: words(cell) }))
              .join(". ");
          }}
          act={act}
          cancel={() => {
            setFirst(null);
            return first !== null;
          }}
          first={false}
          sentences={sentences}
        />
      </section>
      <aside className="side right editor-side">
        <p className="editor-hint" role="status">
          {say(`editor-titicaca-${hand}-hint`)}
        </p>
        <Tools title={say("editor-tools")}>
          {tool("village")}
          {tool("join")}
          {tool("temple-1")}
          {tool("temple-2")}
          {tool("swap")}
          {tool("erase")}
        </Tools>
        {hand === "village" && <SeatTools title={say("editor-owner")} names={names} chosen={seat} choose={setSeat} />}
        <Tools title={say("editor-titicaca-round-title")}>
          <NumberBox
            label={say("editor-titicaca-round")}
            value={draft.round}
            least={1}
            most={15}
            change={(round) => change({ ...draft, round })}
          />
        </Tools>
        <Tools title={say("editor-titicaca-stocks")}>
          {perSeat(draft.stocks, (stocks) => change({ ...draft, stocks }))}
        </Tools>
        <Tools title={say("editor-titicaca-scores")}>
          {perSeat(draft.scores, (scores) => change({ ...draft, scores }))}
        </Tools>
        <Tools title={say("editor-turn")}>
          <Tool name="bidding" chosen={draft.settler === null} choose={() => change({ ...draft, settler: null })}>
            {say("editor-titicaca-bidding")}
          </Tool>
          {names.map((name, each) => (
            <Tool
              key={each}
              name={`settler-${each}`}
              chosen={draft.settler === each}
              choose={() => change({ ...draft, settler: each })}
            >
              <SeatSign seat={each} /> {say("editor-titicaca-settler", { name })}
            </Tool>
          ))}
        </Tools>
        {draft.settler !== null && (
          <Tools title={say("editor-titicaca-bids")}>{perSeat(draft.bids, (bids) => change({ ...draft, bids }))}</Tools>
        )}
        <SeatTools
          title={say("editor-titicaca-arrow")}
          names={names}
          chosen={draft.arrow}
          choose={(arrow) => change({ ...draft, arrow })}
        />
      </aside>
    </>
  );
}

const editor: GameEditor<TiticacaView, TiticacaDraft> = { begin, cleared, write, Editor };

export default editor;
