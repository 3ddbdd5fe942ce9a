/** A person's name at a table: what they are, how strong, and what can be done about them. */
import { useState } from "react";
import { Link } from "wouter";
import { people } from "../../protocol/people";
import type { Seat } from "../../protocol/types";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { block, unblock, useBlocks } from "./blocks";
import { Problems } from "./components";
import { FriendItem } from "./FriendItem";
import { useRequest } from "./useRequest";

interface Props {
  readonly who: string;
  readonly name: string;
  readonly mark: Seat["mark"];
  readonly mine: boolean;
}

export function PersonMenu({ who, name, mark, mine }: Props) {
  const say = useSay();
  const request = useRequest();
  const me = useGuest();
  const kind = useBlocks().find(({ id }) => id === who)?.kind ?? null;
  const [open, setOpen] = useState(false);
  const [reporting, setReporting] = useState<"no" | "why" | "done">("no");
  const [why, setWhy] = useState("");
  const hasProfile = mark === "account" || mark === "bot" || mine;
  if (mark === "gone" || (mine && !hasProfile)) return <b>{name}</b>;
  // A button that is disabled while it works would lose the focus, and the menu with it.
  const close = () => {
    setOpen(false);
    setReporting("no");
  };
  return (
    <span
      className="person"
      onKeyDown={(event) => event.key === "Escape" && close()}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && close()}
    >
      <button
        type="button"
        className="person-name"
        aria-expanded={open}
        aria-haspopup="true"
        data-person={name}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <b>{name}</b>
        {mark === "bot" && <small className="mark-bot">{say("people-mark-bot")}</small>}
      </button>
      {open && (
        <span className="person-menu card" role="group" aria-label={name}>
          {hasProfile && (
            <Link href={`/people/${who}`} className="button quiet">
              {say("people-profile")}
            </Link>
          )}
          {!mine && (
            <>
              {mark === "account" && me?.mark === "account" && kind !== "block" && (
                <FriendItem who={who} request={request} />
              )}
              <button
                type="button"
                className="button quiet"
                aria-disabled={request.busy}
                onClick={() =>
                  !request.busy && void request.run(() => (kind === "mute" ? unblock(who) : block(who, "mute")))
                }
              >
                {say(kind === "mute" ? "people-unmute" : "people-mute")}
              </button>
              <button
                type="button"
                className="button quiet"
                aria-disabled={request.busy}
                onClick={() =>
                  !request.busy && void request.run(() => (kind === "block" ? unblock(who) : block(who, "block")))
                }
              >
                {say(kind === "block" ? "people-unblock" : "people-block")}
              </button>
              {reporting === "no" && (
                <button type="button" className="button quiet" onClick={() => setReporting("why")}>
                  {say("people-report")}
                </button>
              )}
              {reporting === "why" && (
                <form
                  onSubmit={(event) => {
                    event.preventDefault();
                    if (!request.busy)
                      void request.run(() => people.report(who, why)).then((done) => done && setReporting("done"));
                  }}
                >
                  <label className="field">
                    <span>{say("people-report-why")}</span>
                    <input value={why} maxLength={200} autoFocus onChange={(event) => setWhy(event.target.value)} />
                  </label>
                  <button type="submit" className="button" aria-disabled={request.busy}>
                    {say("web-send")}
                  </button>
                </form>
              )}
              {reporting === "done" && (
                <span role="status" tabIndex={-1} ref={(line) => line?.focus()}>
                  {say("people-reported")}
                </span>
              )}
            </>
          )}
          <Problems request={request} />
        </span>
      )}
    </span>
  );
}
