/** The programs that play for an account, each with a token that is shown once. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { people } from "../../protocol/people";
import type { BotToken } from "../../protocol/types";
import { useApp, useSay } from "../context";
import { Field, Section, Problems, SecretShownOnce } from "./components";
import { useRequest } from "./useRequest";

export function Bots() {
  const say = useSay();
  const { settings } = useApp();
  const request = useRequest();
  const [bots, setBots] = useState<readonly BotToken[]>([]);
  const [name, setName] = useState("");
  const [token, setToken] = useState<string | null>(null);
  const load = () => people.bots().then(setBots, () => undefined);
  useEffect(() => void load(), []);
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" });
  return (
    <Section title={say("people-bots")}>
      <p>{say("people-bots-line")}</p>
      {bots.length > 0 && (
        <ul className="people-list">
          {bots.map((bot) => (
            <li key={bot.id}>
              <span>
                <Link href={`/people/${bot.id}`}>{bot.name}</Link>{" "}
                <small className="muted">
                  {bot.used_at === null
                    ? say("people-bot-unused")
                    : say("people-bot-used", { day: day.format(bot.used_at * 1000) })}
                </small>
              </span>
              <button
                type="button"
                className="button"
                disabled={request.busy}
                onClick={() => void request.run(() => people.revokeBot(bot.id).then(load))}
              >
                {say("people-bot-revoke")}
                <span className="visually-hidden"> {bot.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {token !== null ? (
        <SecretShownOnce
          label={say("people-token")}
          secret={token}
          line={say("people-token-line")}
          done={() => setToken(null)}
        />
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void request.run(async () => {
              setToken((await people.newBot(name)).token);
              setName("");
              await load();
            });
          }}
        >
          <Field label={say("people-bot-name")} value={name} change={setName} autoComplete="off" most={24} />
          <Problems request={request} />
          <button type="submit" className="button" data-act="new-bot" disabled={request.busy || !name.trim()}>
            {say("people-bot-new")}
          </button>
        </form>
      )}
    </Section>
  );
}
