/** Notices by Web Push, on the account page; nothing where the server sends none. */
import { useEffect, useState } from "react";
import { notices } from "../../protocol/notices";
import { useApp, useSay, useTopics } from "../context";
import { Problems, Section } from "../people/components";
import { useRequest } from "../people/useRequest";
import { isPushOn, pushSupport, switchPushOff, switchPushOn } from "./push";

export function PushNotices({ me }: { readonly me: string }) {
  const say = useSay();
  const { settings } = useApp();
  const request = useRequest();
  const ready = useTopics("notices");
  const [key, setKey] = useState<string | null>(null);
  const [on, setOn] = useState(() => isPushOn(me));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    notices.push().then(
      (state) => setKey(state.key),
      () => undefined,
    );
  }, []);
  if (!ready || key === null) return null;
  const support = pushSupport();
  const turn = async (wanted: boolean) => {
    if (!wanted) await switchPushOff();
    const done = !wanted || (await switchPushOn(me, key, settings.language));
    setOn(wanted && done);
    setFailed(!done && pushSupport() === "yes");
  };
  return (
    <Section title={say("notices-push")}>
      {support === "missing" ? (
        <p>{say("notices-push-missing")}</p>
      ) : (
        <label className="option">
          <input
            type="checkbox"
            checked={on}
            disabled={request.busy || support === "blocked"}
            onChange={(event) => {
              const wanted = event.target.checked;
              void request.run(() => turn(wanted));
            }}
          />
          <span>
            <b>{say("notices-push-switch")}</b>
            <small>{say("notices-push-line")}</small>
          </span>
        </label>
      )}
      {support === "blocked" && <p role="status">{say("notices-push-blocked")}</p>}
      {failed && <p role="alert">{say("notices-push-failed")}</p>}
      <Problems request={request} />
    </Section>
  );
}
