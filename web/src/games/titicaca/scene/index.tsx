/** Titicaca's country in three dimensions. */
import { useMemo } from "react";
import { readHex } from "../../../board/hexes";
import { useLit, usePoint } from "../../../board/lit";
import { litHexes } from "../../../board/LitHexes";
import { NOWHERE, type Ray } from "../../../scene/camera";
import type { DetailLevel } from "../../../scene/detail";
import { Stage } from "../../../scene/Stage";
import { partsToFollow } from "../../attention";
import type { BoardProps } from "../../client";
import { isLake, type TiticacaView } from "../model";
import type { TiticacaStep } from "../moments";
import type { Turn } from "../turn";
import { Country } from "./Country";
import { Marks, Regions } from "./Marks";
import { Boats, Pieces, Walls } from "./Pieces";
import { placeOnRay } from "./placeOnRay";
import { countryPoints, fieldPoints } from "./points";

/** The width of a field. */
const HEX = Math.sqrt(3);

type Props = BoardProps<TiticacaView> & { readonly turn: Turn };

export default function TiticacaScene(props: Props) {
  const { view, names, sentences, drawing, turn, shown = null, marks } = props;
  const say = sentences.say.bind(sentences);
  const lit = useLit();
  const point = usePoint();
  const { hexes, offered } = turn;
  const followed = partsToFollow(props).join(" ");
  const lead = useMemo(
    () => (followed === "" ? NOWHERE : litHexes(followed.split(" ")).flatMap(fieldPoints)),
    [followed],
  );
  const open = [...offered].join(" ");
  const decision = useMemo(
    () =>
      open === "" ? null : { points: open.split(" ").flatMap((field) => fieldPoints(readHex(field))), width: HEX },
    [open],
  );
  const content = useMemo(() => countryPoints(hexes, view.players), [hexes, view.players]);
  const hints = turn.hinted.join(" ");
  const spoken = useMemo(
    () => (hints === "" ? undefined : hints.split(" ").flatMap((field) => fieldPoints(readHex(field)))),
    [hints],
  );
  const placeOn = (ray: Ray) => placeOnRay(ray, hexes, view);
  const tip = (ray: Ray): string | null => {
    const found = placeOn(ray);
    if (!found) return null;
    const temple = view.temples.find(({ field }) => field === found.text);
    if (temple) return say("web-titicaca-tip-temple", { seat: temple.seat, value: temple.value ?? 0 }, names);
    return say(isLake(found.shown) ? "web-titicaca-lake" : `web-titicaca-terrain-${found.shown}`, {
      lake: found.shown,
    });
  };
  return (
    <>
      <Stage
        game="titicaca"
        content={content}
        decision={decision}
        lead={lead}
        flyOver={view.step === "over" && !shown ? "over" : null}
        label={say("web-board", { game: "Titicaca" })}
        sentences={sentences}
        drawing={drawing!}
        onTap={(ray) => turn.tap(placeOn(ray))}
        onHover={(ray) => {
          const found = placeOn(ray);
          turn.hover(found);
          point(found?.text ?? null);
        }}
        onLeave={() => {
          turn.hover(null);
          point(null);
        }}
        tipAt={tip}
        north
        spoken={spoken}
      >
        {(level, photo) => (
          <CountryScene
            view={view}
            turn={turn}
            level={level}
            step={(shown?.step ?? null) as TiticacaStep | null}
            lit={lit}
            marks={marks}
            coordinates={drawing?.coordinates ?? false}
            photo={photo}
          />
        )}
      </Stage>
      {/* The country's words are in its walk; these only say where a touch means what. */}
      <div className="visually-hidden" aria-hidden="true">
        {[...offered].map((field) => (
          <button
            key={field}
            type="button"
            tabIndex={-1}
            className="titicaca-touch"
            data-hex={field}
            onClick={() => turn.touch(field)}
          />
        ))}
      </div>
    </>
  );
}

interface SceneProps extends Pick<BoardProps<TiticacaView>, "marks"> {
  readonly view: TiticacaView;
  readonly turn: Turn;
  readonly level: DetailLevel;
  /** The step of the moment that is shown. */
  readonly step: TiticacaStep | null;
  readonly lit?: readonly string[];
  readonly coordinates?: boolean;
  /** Whether a picture is taken, without what only helps to play. */
  readonly photo?: boolean;
}

/** Everything on the stage. */
export function CountryScene({
  view,
  turn,
  level,
  step,
  lit = [],
  marks,
  coordinates = false,
  photo = false,
}: SceneProps) {
  const { hexes } = turn;
  const bright = step?.lit?.join(" ");
  const dimmed = useMemo(() => {
    const shown = bright === undefined ? null : new Set(bright.split(" "));
    return (text: string): boolean => shown !== null && !shown.has(text);
  }, [bright]);
  return (
    <>
      <Country view={view} hexes={hexes} plants={level.plants} dimmed={dimmed} coordinates={coordinates && !photo} />
      <Walls view={view} dimmed={dimmed} />
      <Pieces view={view} gone={step?.gone} dimmed={dimmed} />
      <Boats view={view} hexes={hexes} />
      <group name="information" visible={!photo}>
        <Regions view={view} turn={turn} />
        <Marks view={view} turn={turn} step={step} lit={litHexes(lit)} marks={marks} />
      </group>
    </>
  );
}
