/** What people say at the table. */
import { useState } from "react";
import type { Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { useBlocks } from "../people/blocks";
import { PersonMenu } from "../people/PersonMenu";
import type { SendCommand } from "./TablePage";

export function Chat({
  snapshot,
  me,
  act,
}: {
  readonly snapshot: Snapshot;
  readonly me: string | null;
  readonly act: SendCommand;
}) {
  const say = useSay();
  const [text, setText] = useState("");
  const unheard = new Set(useBlocks().map(({ id }) => id));
  // Messages of people whom the visitor has muted are hidden.
  const heard = snapshot.chat.filter(({ who }) => !unheard.has(who));
  return (
    <section className="chat" aria-label={say("web-chat")}>
      <h2>{say("web-chat")}</h2>
      <ul aria-live="polite">
        {heard.map((saying) => (
          <li key={`${saying.at}${saying.who}`}>
            <PersonMenu who={saying.who} name={saying.name} mark={saying.mark} mine={saying.who === me} /> {saying.text}
          </li>
        ))}
        {heard.length === 0 && <li className="muted">{say("web-chat-empty")}</li>}
      </ul>
      {me !== null && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (!text.trim()) return;
            act({ do: "chat", text: text.trim() });
            setText("");
          }}
        >
          <label className="visually-hidden" htmlFor="chat-text">
            {say("web-chat-say")}
          </label>
          <input
            id="chat-text"
            value={text}
            maxLength={500}
            onChange={(event) => setText(event.target.value)}
            placeholder={say("web-chat-say")}
          />
          <button type="submit" className="button" disabled={!text.trim()}>
            {say("web-send")}
          </button>
        </form>
      )}
      <p className="muted">{say("web-watching", { count: snapshot.watching })}</p>
    </section>
  );
}
