/**
 * The choice between the flat board and the one in three dimensions, on the table itself; where the latter cannot be,
 * a word why.
 */
import { useMemo, useState } from "react";
import { useKeys } from "../../board/keys";
import type { Drawing } from "../../games/client";
import { useApp } from "../context";

export type Failure = "no-webgl" | "broken";

/**
 * How to draw the board: as the visitor has chosen, as far as the browser can. A key shows and hides its
 * coordinates.
 */
export function useDrawing(hasScene: boolean): { readonly drawing: Drawing; readonly failed: Failure | null } {
  const { settings, change } = useApp();
  const [broken, setBroken] = useState(false);
  const wished = hasScene && settings.dimensions === 3;
  const failed = !wished ? null : !hasWebGL() ? "no-webgl" : broken ? "broken" : null;
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

export function DimensionSwitch({ failed }: { readonly failed: Failure | null }) {
  const { settings, change, sentences } = useApp();
  const solid = settings.dimensions === 3;
  const say = sentences.say.bind(sentences);
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
    </div>
  );
}

let known: boolean | null = null;

/** Whether this browser draws in three dimensions; asked once. */
function hasWebGL(): boolean {
  if (known === null) {
    const context = document.createElement("canvas").getContext("webgl2");
    known = context !== null;
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  }
  return known;
}
