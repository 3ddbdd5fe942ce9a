/** Notices by mail, on the account page; nothing where the server sends none. */
import { useEffect, useState } from "react";
import { notices } from "../../protocol/notices";
import type { MailState } from "../../protocol/types";
import { useApp, useSay, useTopics } from "../context";
import { Field, Problems, Section } from "../people/components";
import { useRequest } from "../people/useRequest";

export function MailNotices() {
  const say = useSay();
  const { settings } = useApp();
  const request = useRequest();
  const ready = useTopics("notices");
  const [state, setState] = useState<MailState | null>(null);
  const [address, setAddress] = useState("");
  useEffect(() => {
    notices.mail().then(setState, () => undefined);
  }, []);
  if (!ready || !state?.available) return null;
  const refresh = async () => setState(await notices.mail());
  return (
    <Section title={say("notices-mail")}>
      <p>{say("notices-mail-line")}</p>
      {state.address !== null && (
        <>
          <p role="status">
            {say(state.confirmed ? "notices-mail-on" : "notices-mail-sent", { address: state.address })}
          </p>
          <button
            type="button"
            className="button"
            disabled={request.busy}
            onClick={() => void request.run(() => notices.remove().then(refresh))}
          >
            {say("notices-mail-remove")}
          </button>
        </>
      )}
      <Problems request={request} />
      {!state.confirmed && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void request.run(() => notices.ask(address.trim(), settings.language).then(refresh));
          }}
        >
          <Field
            label={say("notices-mail-label")}
            value={address}
            change={setAddress}
            autoComplete="email"
            most={254}
          />
          <button type="submit" className="button" disabled={request.busy}>
            {say("notices-mail-send")}
          </button>
        </form>
      )}
    </Section>
  );
}
