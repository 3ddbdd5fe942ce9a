/** A part of the set-up that is agreed instead of drawn: a named preset, or the visitor's own. */
import { useState } from "react";
import type { Game } from "../protocol/types";
import { useSay } from "./context";

interface Props {
  readonly part: Game["given"][number];
  /** Nothing where it is drawn, a name, or a text in full. */
  readonly value: string;
  readonly choose: (value: string) => void;
}

const OWN = "own";

export function PresetField({ part, value, choose }: Props) {
  const say = useSay();
  const [own, setOwn] = useState(false);
  const chosen = own ? OWN : value;
  return (
    <fieldset>
      <legend>{say(`web-given-${part.name}`)}</legend>
      <p className="muted" id={`given-${part.name}-line`}>
        {say(`web-given-${part.name}-line`)}
      </p>
      <div className="row given">
        {["", ...part.values, OWN].map((each) => (
          <label key={each} className="option">
            <input
              type="radio"
              name={`given-${part.name}`}
              value={each}
              checked={chosen === each}
              aria-describedby={`given-${part.name}-line`}
              onChange={() => {
                setOwn(each === OWN);
                choose(each === OWN ? "" : each);
              }}
            />
            <span>{say(`web-given-${part.name}-${each || "drawn"}`)}</span>
          </label>
        ))}
      </div>
      {own && (
        <label className="field">
          <span>{say(`web-given-${part.name}-text`)}</span>
          <textarea
            rows={9}
            className="map-text"
            spellCheck={false}
            required
            value={value}
            onChange={(event) => choose(event.target.value)}
          />
        </label>
      )}
    </fieldset>
  );
}

/** The presets as the server takes them: JSON where the text is JSON (a set-up, or a whole record), else the text. */
export function readPresets(texts: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts)
      .filter(([, text]) => text.trim() !== "")
      .map(([part, text]) => [part, inside(text, part)]),
  );
}

function inside(text: string, part: string): unknown {
  if (!text.trimStart().startsWith("{")) return text;
  try {
    let found: unknown = JSON.parse(text);
    for (const name of ["setup", part])
      if (typeof found === "object" && found !== null && name in found)
        found = (found as Record<string, unknown>)[name];
    return found;
  } catch {
    return text; // the server says what is wrong with it
  }
}
