/** The country flat: drawn as SVG. */
import { useMemo } from "react";
import { Coordinates, hexNames } from "../../board/Coordinates";
import { border, bounds, centre, type Hex, hexText, outline, readHex } from "../../board/hexes";
import { usePoint } from "../../board/lit";
import { LitHexes } from "../../board/LitHexes";
import "../../board/motion.css";
import { useArrivals } from "../../board/motion";
import { PanZoom } from "../../board/PanZoom";
import { TurnMarks } from "../../board/TurnMarks";
import { useAtTable } from "../Choices";
import type { BoardProps } from "../client";
import { BorderStick, Ground, Patterns, RegionLine, Temple, Village } from "./Country";
import { isLake, sticks, type TiticacaView } from "./model";
import type { TiticacaStep } from "./moments";
import type { Turn } from "./turn";

/** The width of a field. */
const HEX = Math.sqrt(3);

export function FlatBoard({
  view,
  names,
  sentences,
  drawing,
  shown = null,
  marks,
  turn,
  walked,
}: BoardProps<TiticacaView> & { readonly turn: Turn; readonly walked: string | null }) {
  const point = usePoint();
  const say = sentences.say.bind(sentences);
  const atTable = useAtTable();
  const { hexes, tints, region, offered, picked } = turn;
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
  const borders = sticks(view).map(({ hex, direction }) => ({ hex, direction, name: `${hexText(hex)}/${direction}` }));
  const arrived = useArrivals([
    ...Object.keys(view.villages),
    ...view.temples.map(({ field }) => `temple ${field}`),
    ...borders.map(({ name }) => name),
  ]);
  // Where a finger decides: the fields of the lake, or of the regions that can be chosen.
  const decision = offered.size > 0 ? bounds([...offered].map(readHex), 1.2) : null;
  return (
    <PanZoom
      content={box}
      walkable={drawing !== undefined}
      follow={walked === null ? undefined : centre(readHex(walked))}
      closeUp={atTable ? { target: HEX, decision } : undefined}
      label={say("web-board", { game: "Titicaca" })}
      fit={say("scene-fit")}
      zoom={atTable ? { in: say("scene-zoom-in"), out: say("scene-zoom-out") } : undefined}
      onTap={(x, y) => turn.tap(nearest(hexes, x, y))}
      onHover={(x, y) => {
        const found = nearest(hexes, x, y);
        turn.hover(found);
        point(found?.text ?? null);
      }}
      onLeave={() => {
        turn.hover(null);
        point(null);
      }}
    >
      <Patterns />
      <Ground
        hexes={hexes}
        look={({ text, shown }) => ({
          bright: text === view.lake,
          next: view.open.includes(text),
          recent: !marks && turn.marked.has(text),
          label: say(isLake(shown) ? "web-titicaca-lake" : `web-titicaca-terrain-${shown}`, { lake: shown }),
        })}
      />
      {view.regions.map(({ name, fields }) => (
        <RegionLine
          key={name}
          fields={fields}
          tint={tints.get(name)}
          hovered={region?.name === name}
          picked={picked.includes(name)}
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
      {turn.hinted.map((field) => (
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
            turn.touch(field);
          }}
        />
      ))}
      {drawing?.coordinates && <Coordinates places={named} />}
    </PanZoom>
  );
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
