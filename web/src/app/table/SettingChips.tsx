/** A table's settings as chips: its variants, each with its rule in one line, the clock, and whether it is rated. */
import type { TableSettings } from "../../protocol/types";
import { useApp } from "../context";
import type { Sentences } from "../messages";
import { Popover } from "../Popover";

type ShownSettings = Pick<TableSettings, "game" | "options" | "clock" | "rated">;

export interface SettingText {
  readonly name: string;
  /** Its rule in one line; null where the name says everything. */
  readonly line: string | null;
}

export function settingTexts({ game, options, clock, rated }: ShownSettings, sentences: Sentences): SettingText[] {
  const say = sentences.say.bind(sentences);
  const variants = Object.entries(options ?? {}).flatMap(([name, value]): SettingText[] => {
    const key = `web-option-${game}-${name.replaceAll("_", "-")}`;
    if (value === false || value === null || value === "none") return [];
    const line = `${key}-line`;
    return [
      {
        name:
          typeof value === "string"
            ? say("web-labelled", { label: say(key), value: say(`${key}-${value}`) })
            : say(key),
        line: sentences.has(line) ? say(line) : null,
      },
    ];
  });
  return [
    ...variants,
    ...(clock ? [{ name: clockText(clock, say), line: say(`web-clock-${clock.kind}`) }] : []),
    ...(rated ? [{ name: say("rated-word"), line: say("people-rated-line") }] : []),
  ];
}

export function clockText(
  { kind, seconds, increment }: NonNullable<ShownSettings["clock"]>,
  say: (key: string, values?: Record<string, unknown>) => string,
): string {
  if (kind === "days") return say("web-term-days", { days: Math.round(seconds / 86400) });
  const time =
    seconds % 60 === 0 ? say("web-term-minutes", { minutes: seconds / 60 }) : say("web-term-seconds", { seconds });
  if (kind === "move") return say("web-term-move", { time });
  return (increment ?? 0) > 0 ? say("web-term-increment", { time, increment: increment ?? 0 }) : time;
}

export function SettingChips({ table, listed = false }: { readonly table: ShownSettings; readonly listed?: boolean }) {
  const { sentences } = useApp();
  const settings = settingTexts(table, sentences);
  if (settings.length === 0) return null;
  if (listed)
    return (
      <dl className="terms" aria-label={sentences.say("web-options")}>
        {settings.map(({ name, line }) => (
          <div key={name}>
            <dt>{name}</dt>
            {line && <dd>{line}</dd>}
          </div>
        ))}
      </dl>
    );
  return (
    <ul className="term-chips" aria-label={sentences.say("web-options")}>
      {settings.map(({ name, line }) => (
        <li key={name}>
          {line ? (
            <Popover className="term-chip" face={name} title={line} panelClass="term-line">
              {line}
            </Popover>
          ) : (
            <span className="term-chip">{name}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
