/**
 * Titicaca's table: the country with its lakes, villages, borders and regions; bids behind a curtain; a turn in four
 * steps.
 */
import { useEffect, useMemo, useState } from "react";
import { Coordinates, hexNames } from "../../board/Coordinates";
import { border, bounds, centre, type Hex, hexText, outline, readHex } from "../../board/hexes";
import { useLight, usePoint } from "../../board/lit";
import { LitHexes } from "../../board/LitHexes";
import "../../board/motion.css";
import { useArrivals } from "../../board/motion";
import { BoardWalk } from "../../board/BoardWalk";
import { PanZoom } from "../../board/PanZoom";
import { TurnMarks } from "../../board/TurnMarks";
import { Acts, useAtTable } from "../Acts";
import type { BoardProps } from "../client";
import { SeatSign } from "../SeatSign";
import { BorderStick, FieldHex, Patterns, Temple, Village } from "./Country";
import { aroundWords, type Spoken, walkGrids, wholesOf } from "./walk";
import {
  bidOf,
  isLake,
  mergeText,
  readMove,
  type Region,
  regionScores,
  regionTints,
  sticks,
  type TiticacaView,
} from "./model";
import { describeMove } from "./describe";
import { StakeLine } from "./StakeLine";
import type { TiticacaStep } from "./moments";
import "./titicaca.css";

/** The width of a field. */
const HEX = Math.sqrt(3);
const STEPS = ["village", "join", "merge", "temple"] as const;

export default function TiticacaBoard({
  view,
  seat,
  legal,
  recent,
  revised = null,
  suggested = null,
  names,
  sentences,
  play,
  explain,
  drawing,
  placeOf,
  shown = null,
  partsOfMove,
  marks,
}: BoardProps<TiticacaView>) {
  const light = useLight();
  const point = usePoint();
  const say = sentences.say.bind(sentences);
  const atTable = useAtTable();
  const hexes = useMemo(
    () => Object.entries(view.country).map(([text, shown]) => ({ text, hex: readHex(text), shown })),
    [view.country],
  );
  const box = useMemo(
    () =>
      bounds(
        hexes.map(({ hex }) => hex),
        0.6,
      ),
    [hexes],
  );
  const now = (shown?.step ?? null) as TiticacaStep | null;
  const lit = now?.lit ? new Set(now.lit) : null;
  const named = useMemo(() => hexNames(hexes.map(({ hex }) => hex)), [hexes]);
  const [hovered, setHovered] = useState<string | null>(null);
  const [picked, setPicked] = useState<readonly string[]>([]);
  useEffect(() => setPicked([]), [view.step, view.turn, view.round]);

  const moves = useMemo(() => legal.map((text) => ({ text, ...readMove(text) })), [legal]);
  const tints = useMemo(() => regionTints(view.regions), [view.regions]);
  const regionOf = useMemo(
    () => new Map(view.regions.flatMap((region) => region.fields.map((field) => [field, region] as const))),
    [view.regions],
  );
  const region = hovered === null ? undefined : regionOf.get(hovered);
  const bright = view.lake === null ? new Set<string>() : new Set([view.lake]);
  const borders = sticks(view).map(({ hex, direction }) => ({ hex, direction, name: `${hexText(hex)}/${direction}` }));
  const arrived = useArrivals([
    ...Object.keys(view.villages),
    ...view.temples.map(({ field }) => `temple ${field}`),
    ...borders.map(({ name }) => name),
  ]);
  // A field that means more than one thing: the keyboard goes on to what it can mean.
  const meaning = view.step === "merge" ? "" : picked.join(" ");
  useEffect(() => {
    if (meaning !== "" && document.activeElement?.closest(".board-walk"))
      document.querySelector<HTMLElement>(".acts .choice")?.focus();
  }, [meaning]);
  const spoken: Spoken = { view, names, seat, sentences };
  /** What touching a field means, in words. */
  const choicesAt = (field: string): string[] =>
    offered.has(field) ? meant(field).map(({ text }) => describeMove(text, view, sentences, placeOf?.(text))) : [];
  const [walked, setWalked] = useState<string | null>(null);
  const hinted = suggested === null ? [] : hintedFields(suggested, view.regions);
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
  const offered = new Set(
    hexes.filter(({ text, shown }) => !isLake(shown) && meant(text).length > 0).map(({ text }) => text),
  );

  // Where a finger decides: the fields of the lake, or of the regions that can be chosen.
  const decision = offered.size > 0 ? bounds([...offered].map(readHex), 1.2) : null;

  const touch = (field: string) => {
    const found = meant(field);
    const name = regionOf.get(field)?.name;
    if (view.step === "merge") {
      if (name !== undefined) touchRegion(name);
    } else if (found.length === 1) play(found[0]!.text);
    else if (found.length > 0) setPicked([field]);
    else {
      const wish = wished(field, name);
      if (wish) explain(wish);
    }
  };
  /**
   * Two regions are touched one after the other; where the first can be united with one other only, that one is shown
   * at once.
   */
  const touchRegion = (name: string) => {
    const [first, second] = picked;
    const own = view.fresh === null ? undefined : regionOf.get(view.fresh)?.name;
    if (second !== undefined && picked.includes(name)) play(mergeText(first!, second));
    else if (first !== undefined && second === undefined && first !== name) unite(first, name);
    else if (name === own && view.regions.length > 1)
      unite(name, view.regions.find((each) => each.name !== name)!.name);
    else {
      const pairs = moves.flatMap((move) =>
        move.kind === "merge" && move.regions?.includes(name) ? [move.regions] : [],
      );
      setPicked(name === first ? [] : pairs.length === 1 ? pairs[0]! : [name]);
    }
  };
  const unite = (one: string, other: string) => {
    const text = mergeText(one, other);
    if (legal.includes(text)) play(text);
    else {
      setPicked([]);
      explain(text);
    }
  };
  /** What a touch of a field that cannot be chosen now would have meant: the table says why not. */
  const wished = (field: string, name: string | undefined): string | null => {
    switch (view.step) {
      case "village":
        // A village that stands there already was touched to see its region.
        return field in view.villages ? null : `village ${field}`;
      case "join":
        return name === undefined ? null : `join ${name}`;
      case "temple":
        return `temple ${field} ${(seat === null ? null : view.hands[seat]?.values?.[0]) ?? 1}`;
      default:
        return null;
    }
  };

  const hover = (x: number, y: number) => {
    const found = nearest(hexes, x, y);
    setHovered(found && !isLake(found.shown) ? found.text : null);
    point(found?.text ?? null);
  };
  const tap = (x: number, y: number) => {
    const found = nearest(hexes, x, y);
    if (!found || isLake(found.shown)) {
      setHovered(null);
      return;
    }
    setHovered(found.text);
    if (moves.length > 0) touch(found.text);
  };

  return (
    <>
      <div className="board-area">
        {drawing && (
          <BoardWalk
            grids={walkGrids(spoken, choicesAt)}
            wholes={wholesOf(spoken)}
            around={(part) => aroundWords(part, spoken)}
            act={(part) => {
              if (isLake(view.country[part])) return;
              setHovered(part);
              if (moves.length > 0) touch(part);
            }}
            visit={(part) => {
              setWalked(part);
              setHovered(part !== null && !isLake(view.country[part]) ? part : null);
            }}
            cancel={() => {
              if (picked.length === 0) return false;
              setPicked([]);
              return true;
            }}
            first={offered.size > 0}
            sentences={sentences}
          />
        )}
        <PanZoom
          content={box}
          walkable={drawing !== undefined}
          follow={walked === null ? undefined : centre(readHex(walked))}
          closeUp={atTable ? { target: HEX, decision } : undefined}
          label={say("web-board", { game: "Titicaca" })}
          fit={say("scene-fit")}
          zoom={atTable ? { in: say("scene-zoom-in"), out: say("scene-zoom-out") } : undefined}
          onTap={tap}
          onHover={hover}
          onLeave={() => {
            setHovered(null);
            point(null);
          }}
        >
          <Patterns />
          <path
            className="titicaca-coast"
            d={border(
              hexes.map(({ hex }) => hex),
              1.02,
            )}
          />
          {hexes.map(({ text, hex, shown }) => (
            <FieldHex
              key={text}
              hex={hex}
              shown={shown}
              bright={bright.has(text)}
              next={view.open.includes(text)}
              recent={!marks && marked.has(text)}
              label={say(isLake(shown) ? "web-titicaca-lake" : `web-titicaca-terrain-${shown}`, { lake: shown })}
            />
          ))}
          {view.regions.map((each) => (
            <path
              key={each.name}
              className="titicaca-region"
              data-tint={tints.get(each.name)}
              data-hover={region?.name === each.name || undefined}
              data-picked={picked.includes(each.name) || undefined}
              d={border(each.fields.map(readHex), 0.93)}
            />
          ))}
          {region &&
            region.fields.map((field) => (
              <polygon key={field} className="titicaca-tint" points={outline(readHex(field), 0.94)} />
            ))}
          {borders.map(({ hex, direction, name }) => (
            <BorderStick key={name} hex={hex} direction={direction} arrived={arrived.has(name)} />
          ))}
          {Object.entries(view.villages).map(([field, owner]) => (
            <Village
              key={field}
              hex={readHex(field)}
              seat={owner}
              fresh={field === view.fresh}
              arrived={arrived.has(field)}
            />
          ))}
          {view.temples
            .filter(({ field }) => !now?.gone?.includes(field))
            .map(({ field, seat: owner, value }) => (
              <Temple
                key={field}
                hex={readHex(field)}
                seat={owner}
                value={value}
                arrived={arrived.has(`temple ${field}`)}
                tip={say("web-titicaca-tip-temple", { seat: owner, value: value ?? 0 }, names)}
              />
            ))}
          {lit && (
            <g className="titicaca-dim" aria-hidden="true">
              {hexes.map(({ text, hex }) => !lit.has(text) && <polygon key={text} points={outline(hex, 1.01)} />)}
            </g>
          )}
          {now?.lit && (
            <g className="titicaca-lit" aria-hidden="true">
              {hexes.map(
                ({ text, hex, shown: ground }) =>
                  lit!.has(text) && isLake(ground) && <path key={text} className="lit-lake" d={border([hex], 0.9)} />,
              )}
              {(now.region
                ? [now.region]
                : now.lit.filter((each) => !isLake(view.country[each])).map((each) => [each])
              ).map((fields) => {
                const around = border(fields.map(readHex), 0.97);
                return (
                  <g key={fields[0]}>
                    <path className="lit-rim" d={around} />
                    <path className="lit-edge" d={around} />
                  </g>
                );
              })}
              {now.ringed?.map((field) => {
                const [x, y] = centre(readHex(field));
                return (
                  <circle
                    key={field}
                    className="lit-ring"
                    cx={x}
                    cy={y}
                    r={0.66}
                    style={{ stroke: `var(--seat-${view.villages[field]})` }}
                  />
                );
              })}
            </g>
          )}
          {marks && <TurnMarks marks={marks} />}
          <LitHexes />
          {hinted.map((field) => (
            <polygon
              key={`hint ${field}`}
              className="mark mark-filled"
              data-spoken
              points={outline(readHex(field), 0.84)}
              pointerEvents="none"
              aria-hidden="true"
            />
          ))}
          {[...offered].map((field) => (
            <polygon
              key={field}
              className="mark mark-candidate"
              points={outline(readHex(field), 0.84)}
              data-hex={field}
              role="button"
              tabIndex={-1}
              aria-hidden="true"
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                event.stopPropagation();
                touch(field);
              }}
            />
          ))}
          {drawing?.coordinates && <Coordinates places={named} />}
        </PanZoom>
        {region && <RegionCard region={region} />}
      </div>
      {moves.length > 0 && (
        <Acts>
          {view.step === "bidding" ? (
            <>
              <StakeLine view={view} seat={seat} names={names} sentences={sentences} />
              <Bid
                key={`${suggested} ${revised?.move}`}
                first={suggested !== null ? bidOf(suggested) : revised ? bidOf(revised.move) : 1}
                most={seat === null ? 0 : (view.stocks[seat] ?? 0)}
                bid={(amount) => play(`bid ${amount}`)}
                revised={revised && { bid: bidOf(revised.move), keep: revised.keep }}
                sentences={sentences}
              />
            </>
          ) : (
            <>
              <ol className="steps" aria-label={say("web-titicaca-steps")}>
                {STEPS.map((step) => (
                  <li
                    key={step}
                    aria-current={view.step === step ? "step" : undefined}
                    data-done={STEPS.indexOf(step) < STEPS.indexOf(view.step as (typeof STEPS)[number]) || undefined}
                  >
                    {say(`web-titicaca-step-${step}`)}
                  </li>
                ))}
              </ol>
              <div className="act-row one-line">
                {moves
                  .filter((move) => isPass(move.text) || picked.every((each) => move.text.split(" ").includes(each)))
                  .map((move) => (
                    <button
                      key={move.text}
                      type="button"
                      className={`button${isPass(move.text) ? "" : " choice"}`}
                      data-move={move.text}
                      onClick={() => play(move.text)}
                      {...light(partsOfMove?.(move.text) ?? [])}
                    >
                      {describeMove(move.text, view, sentences, placeOf?.(move.text))}
                    </button>
                  ))}
              </div>
            </>
          )}
        </Acts>
      )}
    </>
  );

  /** Where a card at the lower edge would cover what it speaks of. */
  function inLowerHalf({ fields }: Region): boolean {
    const heights = fields.map((field) => centre(readHex(field))[1]);
    return heights.reduce((sum, y) => sum + y, 0) / heights.length > box[1] + box[3] / 2;
  }

  function RegionCard({ region: shown }: { readonly region: Region }) {
    return (
      <div className="region-card card" data-above={inLowerHalf(shown) || undefined}>
        <b>{say("web-titicaca-region", { fields: shown.fields.length, lakes: shown.lakes.length })}</b>
        <table>
          <thead>
            <tr>
              <td />
              <th scope="col">{say("web-titicaca-card-points")}</th>
              <th scope="col">{say("web-titicaca-card-villages")}</th>
            </tr>
          </thead>
          <tbody>
            {regionScores(view, shown).map(({ name, points, villages }) => {
              const most = Math.max(...villages);
              return (
                <tr key={name}>
                  <th scope="row">{say(name === "all" ? "web-titicaca-all" : `web-titicaca-terrain-${name}`)}</th>
                  <td className="figures">{points}</td>
                  <td>
                    {villages.flatMap((number, owner) =>
                      number > 0
                        ? [
                            <span
                              key={owner}
                              className="standing"
                              data-most={number === most || undefined}
                              data-tip={names[owner]}
                            >
                              <SeatSign seat={owner} size="0.8em" /> {number}
                            </span>,
                          ]
                        : [],
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

function Bid({
  first,
  most,
  bid,
  revised,
  sentences,
}: {
  readonly first: number;
  readonly most: number;
  readonly bid: (amount: number) => void;
  /** The bid that stands until another one is made. */
  readonly revised: { readonly bid: number; readonly keep: () => void } | null;
  readonly sentences: BoardProps<TiticacaView>["sentences"];
}) {
  const [amount, setAmount] = useState(Math.min(first, most));
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
      <input
        id="bid"
        type="range"
        min={0}
        max={most}
        value={value}
        autoFocus={revised !== null}
        onChange={(event) => setAmount(Number(event.target.value))}
        aria-valuetext={String(value)}
      />
      <output className="figures" htmlFor="bid">
        {value}
      </output>
      <small className="bid-meaning">
        {sentences.say(value === 0 ? "web-titicaca-stake-none" : "web-titicaca-stake-keep", { keeps: most - value })}
      </small>
      <button type="submit" className="button primary" data-act="bid" disabled={value === revised?.bid}>
        {sentences.say("web-titicaca-seal", { bid: value })}
      </button>
      {revised && (
        <button type="button" className="button" data-act="keep" onClick={revised.keep}>
          {sentences.say("web-titicaca-keep", { bid: revised.bid })}
        </button>
      )}
    </form>
  );
}

const isPass = (text: string): boolean => text.endsWith(" -");

function fieldsOf(text: string): string[] {
  if (text.includes("?")) return [];
  const move = readMove(text);
  return move.kind === "village" ? [move.field] : [];
}

/** The fields that a hint is about. */
function hintedFields(text: string, regions: readonly Region[]): string[] {
  const move = readMove(text);
  if (move.kind === "village" || move.kind === "temple") return move.field === null ? [] : [move.field];
  const names = move.kind === "join" ? [move.region] : move.kind === "merge" ? (move.regions ?? []) : [];
  return regions.filter(({ name }) => names.includes(name)).flatMap(({ fields }) => fields);
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
