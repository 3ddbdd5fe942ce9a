/** A picture of a country with one move in it. */
import { bounds, centre, outline, readHex } from "../../board/hexes";
import type { DiagramProps, GameDiagrams } from "../diagrams";
import { AllowedSign } from "../AllowedSign";
import { BorderStick, Ground, Patterns, RegionLine, Temple, Village } from "./Country";
import { readMove, sticks, type TiticacaMove, type TiticacaView } from "./model";
import "./titicaca.css";

function Diagram({ view, move, allowed, label }: DiagramProps<TiticacaView>) {
  const hexes = Object.entries(view.country).map(([text, shown]) => ({ text, hex: readHex(text), shown }));
  const shown = move === null ? null : readMove(move);
  const fields = shown === null ? [] : fieldsOf(shown, view);
  const last = fields.at(-1);
  const sign = last === undefined ? null : centre(readHex(last));
  return (
    <>
      <svg
        className="diagram"
        viewBox={bounds(
          hexes.map(({ hex }) => hex),
          0.5,
        ).join(" ")}
        role="img"
        aria-label={label}
      >
        <Ground
          hexes={hexes}
          look={({ text }) => ({
            bright: view.lake === text && !isOver(view),
            next: view.open.includes(text),
            recent: false,
            label: "",
          })}
        />
        {view.regions.map((region) => (
          <RegionLine key={region.name} fields={region.fields} />
        ))}
        {sticks(view).map(({ hex, direction }) => (
          <BorderStick key={`${hex.join()} ${direction}`} hex={hex} direction={direction} />
        ))}
        {Object.entries(view.villages).map(([field, seat]) => (
          <Village key={field} hex={readHex(field)} seat={seat} fresh={field === view.fresh} />
        ))}
        {view.temples.map(({ field, seat, value }) => (
          <Temple key={field} hex={readHex(field)} seat={seat} value={value} />
        ))}
        {shown?.kind === "village" && (
          <g className="diagram-piece">
            <Village hex={readHex(shown.field)} seat={view.turn ?? 0} fresh={false} />
          </g>
        )}
        {shown?.kind === "temple" && shown.field !== null && (
          <g className="diagram-piece">
            <Temple hex={readHex(shown.field)} seat={view.turn ?? 0} value={shown.value} />
          </g>
        )}
        {fields.map((field) => (
          <polygon key={field} className="diagram-move" data-allowed={allowed} points={outline(readHex(field), 0.86)} />
        ))}
        {sign && <AllowedSign x={sign[0] + 0.55} y={sign[1] - 0.6} allowed={allowed} size={0.26} />}
      </svg>
      {shown?.kind === "bid" && (
        <p className="diagram-bids">
          {view.stocks.map((stock, seat) => (
            <span key={seat}>
              <i style={{ background: `var(--seat-${seat})` }} />{" "}
              <b>{view.waiting[0] === seat ? shown.bid : (view.bids[seat] ?? "–")}</b> / {stock}
            </span>
          ))}
        </p>
      )}
    </>
  );
}

const isOver = (view: TiticacaView): boolean => view.step === "over";

/** The fields that a move is about. */
function fieldsOf(move: TiticacaMove, view: TiticacaView): readonly string[] {
  const region = (name: string): readonly string[] => view.regions.find((each) => each.name === name)?.fields ?? [];
  switch (move.kind) {
    case "village":
      return [move.field];
    case "join":
      return move.region === null ? [] : [...region(move.region), ...(view.fresh === null ? [] : [view.fresh])];
    case "merge":
      return move.regions === null ? [] : move.regions.flatMap(region);
    case "temple":
      return move.field === null ? [] : [move.field];
    default:
      return [];
  }
}

const diagrams: GameDiagrams<TiticacaView> = { Diagram, Shared: Patterns };

export default diagrams;
