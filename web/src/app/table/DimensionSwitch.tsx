/**
 * The choice between the flat board and the one in three dimensions, on the table itself, and the one offer of the
 * latter; where it cannot be, a word why.
 */
import { useMemo, useState } from "react";
import { useKeys } from "../../board/keys";
import type { Drawing } from "../../games/client";
import { rendererName } from "../../scene/renderer";
import { useApp } from "../context";
import { useSceneOffer } from "./sceneOffer";

export type Failure = "no-webgl" | "broken";

/**
 * How to draw the board: as the visitor has chosen, as far as the browser can. A key shows and hides its
 * coordinates.
 */
export function useDrawing(hasScene: boolean): { readonly drawing: Drawing; readonly failed: Failure | null } {
  const { settings, change } = useApp();
  const [broken, setBroken] = useState(false);
  const wished = hasScene && settings.dimensions === 3;
  const failed = !wished ? null : renderer() === null ? "no-webgl" : broken ? "broken" : null;
  const drawing = useMemo<Drawing>(
    () => ({
      dimensions: wished && failed === null ? 3 : 2,
      detail: settings.detail,
      follow: settings.follow,
      coordinates: settings.coordinates,
      fail: () => setBroken(true),
    }),
    [wished, failed, settings.detail, settings.follow, settings.coordinates],
  );
  useKeys("keys-drawing", [
    { keys: ["k"], does: "keys-coordinates", act: () => change({ coordinates: !settings.coordinates }) },
  ]);
  return { drawing, failed };
}

interface Props {
  readonly failed: Failure | null;
  /** Whether something else is asked just now: then the offer waits. */
  readonly waits?: boolean;
}

export function DimensionSwitch({ failed, waits = false }: Props) {
  const { settings, change, sentences } = useApp();
  const solid = settings.dimensions === 3;
  const say = sentences.say.bind(sentences);
  const [offered, close] = useSceneOffer(settings.dimensions, waits, renderer);
  return (
    <div className="dimensions">
      <button
        type="button"
        className="button"
        data-act="dimensions"
        aria-pressed={solid}
        aria-label={say("scene-switch")}
        data-tip={say("scene-switch")}
        onClick={() => change({ dimensions: solid ? 2 : 3 })}
      >
        {say("scene-switch-short")}
      </button>
      {failed && (
        <p className="card" role="status">
          {say(`scene-${failed}`)}
        </p>
      )}
      {offered && (
        <section className="scene-offer card" aria-label={say("scene-switch")}>
          <p>{say("scene-offer")}</p>
          <div className="row">
            <button
              type="button"
              className="button primary"
              data-act="scene-yes"
              onClick={() => change({ dimensions: 3 })}
            >
              {say("scene-offer-yes")}
            </button>
            <button type="button" className="button" data-act="scene-no" onClick={close}>
              {say("scene-offer-no")}
            </button>
          </div>
        </section>
      )}
    </div>
  );
}

let known: { readonly renderer: string | null } | null = null;

/** What draws in three dimensions here, null if nothing does; asked once. */
function renderer(): string | null {
  if (known === null) {
    const context = document.createElement("canvas").getContext("webgl2");
    known = { renderer: context && rendererName(context) };
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return known.renderer;
}
