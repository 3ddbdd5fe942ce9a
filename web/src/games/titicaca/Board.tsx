/** Titicaca's table: the country with its lakes, villages, borders and regions; bids behind a curtain; a turn in four steps. */
import { useEffect, useMemo, useState } from "react";
import { border, bounds, centre, edge, type Hex, hexText, outline, point, readHex } from "../../board/hexes";
import "../../board/motion.css";
import { useArrivals } from "../../board/motion";
import { PanZoom } from "../../board/PanZoom";
import type { BoardProps } from "../board";
import { SEAT_SHAPES } from "../seats";
import { isLake, readMove, type Region, standing, sticks, type TiticacaView } from "./model";
import "./titicaca.css";

const STEPS = ["village", "join", "merge", "temple"] as const;

export default function TiticacaBoard({ view, seat, legal, recent, names, sentences, play, ask }: BoardProps<TiticacaView>) {
  const say = sentences.say.bind(sentences);
  const hexes = useMemo(() => Object.entries(view.country).map(([text, shown]) => ({ text, hex: readHex(text), shown })), [view.country]);
  const box = useMemo(() => bounds(hexes.map(({ hex }) => hex), 0.6), [hexes]);
  const [hovered, setHovered] = useState<string | null>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [view.step, view.turn, view.round]);

  const moves = useMemo(() => legal.map((text) => ({ text, ...readMove(text) })), [legal]);
  const regionOf = useMemo(() => new Map(view.regions.flatMap((region) => region.fields.map((field) => [field, region] as const))), [view.regions]);
  const region = hovered === null ? undefined : regionOf.get(hovered);
  const bright = view.lake === null ? new Set<string>() : new Set([view.lake]);
  const borders = sticks(view).map(({ hex, direction }) => ({ hex, direction, name: `${hexText(hex)}/${direction}` }));
  const arrived = useArrivals([...Object.keys(view.villages), ...view.temples.map(({ field }) => `temple ${field}`), ...borders.map(({ name }) => name)]);
  const marked = new Set(recent.flatMap((text) => fieldsOf(text)));

  /** The moves that a touch of a field can mean now. */
  const meant = (field: string): typeof moves =>
    moves.filter((move) => {
      if (move.kind === "village") return move.field === field;
      if (move.kind === "temple") return move.field === field;
      const name = regionOf.get(field)?.name;
      if (move.kind === "join") return move.region !== null && move.region === name;
      return move.kind === "merge" && move.regions !== null && name !== undefined && move.regions.includes(name);
    });
  const offered = new Set(hexes.filter(({ text, shown }) => !isLake(shown) && meant(text).length > 0).map(({ text }) => text));

  const touch = (field: string) => {
    const found = meant(field);
    const name = regionOf.get(field)?.name;
    if (found.length === 1 && found[0]!.kind !== "merge") play(found[0]!.text);
    else if (found.length > 0 && found[0]!.kind === "merge" && name !== undefined) {
      const both = picked.includes(name) ? [name] : [...picked, name].slice(-2);
      const match = found.find((move) => move.kind === "merge" && move.regions !== null && both.length === 2 && both.every((each) => move.regions!.includes(each)));
      if (match) play(match.text);
      else setPicked(found.length === 1 ? [...(found[0]!.kind === "merge" ? (found[0]!.regions ?? []) : [])] : both);
    } else if (found.length > 0) setPicked([field]);
    else if (moves.length > 0 && moves[0]!.kind === "village") ask(`village ${field}`);
  };

  const hover = (x: number, y: number) => {
    const found = nearest(hexes, x, y);
    setHovered(found && !isLake(found.shown) ? found.text : null);
  };
  const tap = (x: number, y: number) => {
    const found = nearest(hexes, x, y);
    if (!found || isLake(found.shown)) return;
    setHovered(found.text);
    if (moves.length > 0) touch(found.text);
  };

  return (
    <>
      <div className="board-area">
        <PanZoom content={box} label={say("web-board", { game: "Titicaca" })} onTap={tap} onHover={hover} onLeave={() => setHovered(null)}>
          <Patterns />
          <path className="titicaca-coast" d={border(hexes.map(({ hex }) => hex), 1.02)} />
          {hexes.map(({ text, hex, shown }) => (
            <FieldHex key={text} hex={hex} shown={shown} bright={bright.has(text)} next={view.open.includes(text)} recent={marked.has(text)} label={say(isLake(shown) ? "web-titicaca-lake" : `web-titicaca-terrain-${shown}`, { lake: shown })} />
          ))}
          {view.regions.map((each) => (
            <path key={each.name} className="titicaca-region" data-hover={region?.name === each.name || undefined} data-picked={picked.includes(each.name) || undefined} d={border(each.fields.map(readHex), 0.93)} />
          ))}
          {region && region.fields.map((field) => <polygon key={field} className="titicaca-tint" points={outline(readHex(field), 0.94)} />)}
          {borders.map(({ hex, direction, name }) => {
            const [a, b] = edge(hex, direction);
            return <path key={name} className={`titicaca-stick${arrived.has(name) ? " arrive-draw" : ""}`} d={`M${point(inset(a, b))}L${point(inset(b, a))}`} />;
          })}
          {Object.entries(view.villages).map(([field, owner]) => (
            <Village key={field} hex={readHex(field)} seat={owner} fresh={field === view.fresh} arrived={arrived.has(field)} />
          ))}
          {view.temples.map(({ field, seat: owner, value }) => {
            const [x, y] = centre(readHex(field));
            return (
              <g key={field} className="titicaca-temple" transform={`translate(${x + 0.45} ${y - 0.42})`} style={{ color: `var(--seat-${owner})` }}>
                <g className={arrived.has(`temple ${field}`) ? "arrive-pop" : undefined}>
                  <path d="M-.3,.24H.3L.2,.04H.12V-.14H.2L0,-.34L-.2,-.14H-.12V.04H-.2Z" />
                  <text y={0.2}>{value === null ? "?" : `+${value}`}</text>
                </g>
              </g>
            );
          })}
          {[...offered].map((field) => (
            <polygon
              key={field}
              className="mark mark-candidate"
              points={outline(readHex(field), 0.84)}
              data-hex={field}
              role="button"
              tabIndex={0}
              aria-label={say("web-titicaca-choose", { field })}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                event.stopPropagation();
                touch(field);
              }}
            />
          ))}
        </PanZoom>
        {region && <RegionCard region={region} />}
      </div>
      {(moves.length > 0 || view.step === "bidding") && (
        <div className="acts">
          {view.step === "bidding" ? (
            moves.length > 0 && <Bid most={seat === null ? 0 : (view.stocks[seat] ?? 0)} bid={(amount) => play(`bid ${amount}`)} sentences={sentences} />
          ) : (
            <>
              <ol className="steps" aria-label={say("web-titicaca-steps")}>
                {STEPS.map((step) => (
                  <li key={step} aria-current={view.step === step ? "step" : undefined} data-done={STEPS.indexOf(step) < STEPS.indexOf(view.step as (typeof STEPS)[number]) || undefined}>
                    {say(`web-titicaca-step-${step}`)}
                  </li>
                ))}
              </ol>
              <div className="act-row one-line">
                {moves
                  .filter((move) => picked.length === 0 || isPass(move.text) || move.text.includes(picked[0]!))
                  .map((move) => (
                    <button key={move.text} type="button" className={`button${isPass(move.text) ? "" : " choice"}`} data-move={move.text} onClick={() => play(move.text)}>
                      {moveText(move.text)}
                    </button>
                  ))}
              </div>
            </>
          )}
        </div>
      )}
    </>
  );

  function moveText(text: string): string {
    const move = readMove(text);
    switch (move.kind) {
      case "village":
        return say("web-titicaca-village", { field: move.field, terrain: say(`web-titicaca-terrain-${view.country[move.field]}`) });
      case "join":
        return move.region === null ? say("web-titicaca-join-not") : say("web-titicaca-join", { region: move.region });
      case "merge":
        return move.regions === null ? say("web-titicaca-merge-not") : say("web-titicaca-merge", { one: move.regions[0], other: move.regions[1] });
      case "temple":
        return move.field === null ? say("web-titicaca-temple-not") : say("web-titicaca-temple", { field: move.field, value: move.value });
      default:
        return text;
    }
  }

  function RegionCard({ region: shown }: { readonly region: Region }) {
    return (
      <div className="region-card card">
        <b>{say("web-titicaca-region", { fields: shown.fields.length, lakes: shown.lakes.length })}</b>
        <table>
          <tbody>
            {standing(view, shown).map(({ name, points, villages }) => {
              const most = Math.max(...villages);
              return (
                <tr key={name}>
                  <th scope="row">{say(name === "all" ? "web-titicaca-all" : `web-titicaca-terrain-${name}`)}</th>
                  <td className="figures">{points}</td>
                  <td>
                    {villages.flatMap((number, owner) =>
                      number > 0 ? [<span key={owner} className="standing" data-most={number === most || undefined} style={{ color: `var(--seat-${owner})` }} title={names[owner]}>{number}</span>] : [],
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    );
  }
}

function Bid({ most, bid, sentences }: { readonly most: number; readonly bid: (amount: number) => void; readonly sentences: BoardProps<TiticacaView>["sentences"] }) {
  const [amount, setAmount] = useState(Math.min(1, most));
  const value = Math.min(amount, most);
  return (
    <form
      className="act-row bid"
      onSubmit={(event) => {
        event.preventDefault();
        bid(value);
      }}
    >
      <label htmlFor="bid">{sentences.say("web-titicaca-bid", { most })}</label>
      <input id="bid" type="range" min={0} max={most} value={value} onChange={(event) => setAmount(Number(event.target.value))} aria-valuetext={String(value)} />
      <output className="figures" htmlFor="bid">
        {value}
      </output>
      <button type="submit" className="button primary" data-act="bid">
        {sentences.say("web-titicaca-seal", { bid: value })}
      </button>
    </form>
  );
}

function FieldHex({ hex, shown, bright, next, recent, label }: { readonly hex: Hex; readonly shown: string; readonly bright: boolean; readonly next: boolean; readonly recent: boolean; readonly label: string }) {
  const [x, y] = centre(hex);
  const lake = isLake(shown);
  return (
    <g className="titicaca-hex" data-lake={lake || undefined} data-bright={bright || undefined} data-next={next || undefined}>
      <title>{label}</title>
      <polygon points={outline(hex, 0.985)} className={lake ? "lake" : `field-${shown}`} />
      {!lake && <polygon points={outline(hex, 0.985)} fill={`url(#pattern-${shown})`} />}
      {lake ? (
        <>
          <path className="lake-shore" d={border([hex], 0.86)} />
          <text className="lake-number" x={x} y={y + 0.2}>
            {shown}
          </text>
        </>
      ) : null}
      {recent && <polygon className="mark mark-recent" points={outline(hex, 0.86)} />}
    </g>
  );
}

function Village({ hex, seat, fresh, arrived }: { readonly hex: Hex; readonly seat: number; readonly fresh: boolean; readonly arrived: boolean }) {
  const [x, y] = centre(hex);
  return (
    <g className="titicaca-village" data-fresh={fresh || undefined} transform={`translate(${x} ${y})`} style={{ color: `var(--seat-${seat})` }}>
      <ellipse cx={0.04} cy={0.42} rx={0.5} ry={0.14} className="village-shadow" />
      <g className={arrived ? "arrive-pop" : undefined}>
        <path className="village-wall" d="M-.36,0H.36V.4H-.36Z" />
        <path className="village-roof" d="M-.54,.06L0,-.5L.54,.06Z" />
        <path d={SEAT_SHAPES[seat]} fill="#fff" transform="translate(0 -.13) scale(.13)" />
      </g>
    </g>
  );
}

/** Terrains by pattern as well as by colour. */
function Patterns() {
  return (
    <defs>
      <pattern id="pattern-F" width="0.5" height="0.5" patternUnits="userSpaceOnUse">
        <path d="M.25,.08L.4,.34H.1Z" fill="#134a26" opacity="0.55" />
      </pattern>
      <pattern id="pattern-M" width="0.7" height="0.5" patternUnits="userSpaceOnUse">
        <path d="M.05,.42L.3,.08L.55,.42" fill="none" stroke="#3c3f46" strokeWidth="0.06" opacity="0.6" />
      </pattern>
      <pattern id="pattern-S" width="0.5" height="0.4" patternUnits="userSpaceOnUse">
        <path d="M.1,.3l.06,-.2m.06,.2l.06,-.14" stroke="#8a5a10" strokeWidth="0.045" opacity="0.65" />
      </pattern>
      <pattern id="pattern-P" width="0.45" height="0.45" patternUnits="userSpaceOnUse">
        <circle cx="0.12" cy="0.12" r="0.055" fill="#7d5312" opacity="0.55" />
        <circle cx="0.34" cy="0.34" r="0.055" fill="#7d5312" opacity="0.55" />
      </pattern>
      <pattern id="pattern-G" width="0.6" height="0.3" patternUnits="userSpaceOnUse">
        <path d="M0,.2q.15,-.12 .3,0t.3,0" fill="none" stroke="#3f6d12" strokeWidth="0.045" opacity="0.6" />
      </pattern>
    </defs>
  );
}

const isPass = (text: string): boolean => text.endsWith(" -");

function fieldsOf(text: string): string[] {
  if (text.includes("?")) return [];
  const move = readMove(text);
  return move.kind === "village" ? [move.field] : [];
}

function inset(from: readonly [number, number], to: readonly [number, number]): [number, number] {
  return [from[0] + (to[0] - from[0]) * 0.1, from[1] + (to[1] - from[1]) * 0.1];
}

function nearest<T extends { readonly hex: Hex }>(hexes: readonly T[], x: number, y: number): T | null {
  let best: T | null = null;
  let distance = 0.95;
  for (const each of hexes) {
    const [cx, cy] = centre(each.hex);
    const d = Math.hypot(cx - x, cy - y);
    if (d < distance) [best, distance] = [each, d];
  }
  return best;
}

