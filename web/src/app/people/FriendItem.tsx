/** *Add friend* in somebody's menu, where that is possible; then what was done. */
import { useEffect, useState } from "react";
import { people } from "../../protocol/people";
import { peopleConnection } from "../../protocol/peopleSocket";
import type { BetweenUs } from "../../protocol/types";
import { useSay } from "../context";
import type { RequestState } from "./useRequest";

export function FriendItem({ who, request }: { readonly who: string; readonly request: RequestState }) {
  const say = useSay();
  const [relation, setRelation] = useState<BetweenUs["relation"] | null>(null);
  const [done, setDone] = useState(false);
  useEffect(() => {
    let current = true;
    people.withMe(who).then(
      (found) => current && setRelation(found.relation),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [who]);
  if (done)
    return (
      <span role="status" tabIndex={-1} ref={(line) => line?.focus()}>
        {say(relation === "asks" ? "meet-friends-now" : "meet-asked-now")}
      </span>
    );
  if (relation !== "none" && relation !== "asks") return null;
  const ask = async () => {
    await people.befriend(who);
    peopleConnection.friendsChanged();
  };
  return (
    <button
      type="button"
      className="button quiet"
      aria-disabled={request.busy}
      data-act="befriend"
      onClick={() => !request.busy && void request.run(ask).then(setDone)}
    >
      {say(relation === "asks" ? "meet-accept-friend" : "meet-befriend")}
    </button>
  );
}
