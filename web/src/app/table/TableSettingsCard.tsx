/** What is agreed at a table before its game: the game, its rules in a line each, the clock, who may come. */
import type { TableSettings } from "../../protocol/types";
import { timeRule } from "../clocks";
import { useApp } from "../context";
import { settingTexts } from "./SettingChips";

export function TableSettingsCard({ table }: { readonly table: TableSettings }) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const settings = settingTexts(table, sentences);
  const rows: readonly (readonly [name: string, line: string | null])[] = [
    [say(`web-game-${table.game}`), say("web-terms-players", { players: table.players })],
    ...settings.map(({ name, line }) => [name, line] as const),
    ...(table.clock === null ? [[say("web-clock-none"), null] as const] : []),
    [say("web-terms-time"), say(`web-terms-time-${timeRule(table)}`)],
    ...(table.rated ? [] : [[say("web-terms-unrated"), null] as const]),
    [
      say("web-terms-join"),
      say(table.rated ? "web-terms-join-accounts" : table.public ? "web-terms-join-public" : "web-terms-join-link"),
    ],
    [say("web-terms-watch"), say(table.spectators ? "web-terms-watch-all" : "web-terms-watch-none")],
  ];
  return (
    <section className="card" aria-labelledby="terms-title">
      <h2 id="terms-title">{say("web-terms")}</h2>
      <dl className="terms">
        {rows.map(([name, line]) => (
          <div key={name}>
            <dt>{name}</dt>
            {line !== null && <dd>{line}</dd>}
          </div>
        ))}
      </dl>
      {/* Pages of their own: the table stays where it is. */}
      <p className="row">
        <a className="button" href={`/learn/${table.game}`} target="_blank" rel="noopener">
          {say("web-learn-game")}
        </a>
        <a className="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
          {say("web-rules")}
        </a>
      </p>
    </section>
  );
}
