/** What one can do about being friends with somebody. */
import { people } from "../../protocol/people";
import { peopleConnection } from "../../protocol/peopleSocket";
import type { BetweenUs } from "../../protocol/types";
import { useSay } from "../context";
import type { RequestState } from "../people/useRequest";

interface Props {
  readonly who: string;
  readonly relation: BetweenUs["relation"];
  readonly request: RequestState;
}

export function FriendButton({ who, relation, request }: Props) {
  const say = useSay();
  const change = (work: () => Promise<unknown>) =>
    void request.run(async () => {
      await work();
      peopleConnection.friendsChanged();
    });
  const removeButton = (text: string) => (
    <button
      type="button"
      className="button"
      disabled={request.busy}
      onClick={() => change(() => people.removeFriend(who))}
      data-act="part"
    >
      {say(text)}
    </button>
  );
  if (relation === "friends") return removeButton("meet-unfriend");
  if (relation === "asked") return removeButton("meet-withdraw-request");
  return (
    <>
      <button
        type="button"
        className="button primary"
        disabled={request.busy}
        onClick={() => change(() => people.befriend(who))}
        data-act="befriend"
      >
        {say(relation === "asks" ? "meet-accept" : "meet-befriend")}
      </button>
      {relation === "asks" && removeButton("meet-decline")}
    </>
  );
}
