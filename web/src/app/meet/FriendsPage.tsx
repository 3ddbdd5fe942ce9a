/** The people an account knows: challenges, requests, friends, and whom it has played with. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { people } from "../../protocol/people";
import { peopleConnection } from "../../protocol/peopleSocket";
import type { Friends, Opponent } from "../../protocol/types";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { Field, Problems, Section } from "../people/components";
import { useRequest } from "../people/useRequest";
import { ChallengeForm } from "./ChallengeForm";
import { ChallengeRow } from "./ChallengeRow";
import { useChallenges, useFriends } from "./useFriends";
import { FriendButton } from "./FriendButton";
import "../people/people.css";
import "./meet.css";

type Friend = Friends["people"][number];

export default function FriendsPage() {
  const say = useSay();
  const guest = useGuest();
  const friends = useFriends();
  const challenges = useChallenges();
  if (guest?.mark !== "account")
    return (
      <main id="main" className="page people">
        <h1>{say("meet-friends")}</h1>
        <p>{say("meet-friends-account")}</p>
        <Link href="/account" className="button primary">
          {say("people-account")}
        </Link>
      </main>
    );
  const mine = (challenges ?? []).filter(({ who }) => who === guest.id);
  const asking = (friends?.people ?? []).filter(({ relation }) => relation !== "friends");
  const known = (friends?.people ?? []).filter(({ relation }) => relation === "friends");
  return (
    <main id="main" className="page people">
      <h1>{say("meet-friends")}</h1>
      <div className="parts">
        <Section title={say("meet-friends")}>
          {friends === null ? (
            <p className="muted">{say("web-loading")}</p>
          ) : known.length === 0 ? (
            <p className="muted">{say("meet-no-friends")}</p>
          ) : (
            <ul className="friends">
              {known.map((friend) => (
                <FriendRow key={friend.id} friend={friend} />
              ))}
            </ul>
          )}
          <AskByName />
          {friends && <HideSwitch hidden={friends.hidden} />}
        </Section>
        {asking.length > 0 && (
          <Section title={say("meet-requests")}>
            <ul className="friends">
              {asking.map((friend) => (
                <FriendRow key={friend.id} friend={friend} />
              ))}
            </ul>
          </Section>
        )}
        {mine.length > 0 && (
          <Section title={say("meet-challenges-mine")}>
            {mine.map((challenge) => (
              <ChallengeRow key={challenge.id} challenge={challenge} me={guest.id} />
            ))}
          </Section>
        )}
        <RecentOpponents />
      </div>
    </main>
  );
}

function FriendRow({ friend }: { readonly friend: Friend }) {
  const say = useSay();
  const request = useRequest();
  const [challenging, setChallenging] = useState(false);
  const isFriend = friend.relation === "friends";
  return (
    <li className="friend" data-friend={friend.name} data-online={friend.online || undefined}>
      <span className="friend-name">
        <Link href={`/people/${friend.id}`}>{friend.name}</Link>{" "}
        <small className="muted">
          {say(isFriend ? (friend.online ? "meet-online" : "meet-offline") : `meet-${friend.relation}`)}
        </small>
      </span>
      <div className="row">
        {isFriend && !challenging && (
          <button
            type="button"
            className="button"
            onClick={() => setChallenging(true)}
            data-act="challenge"
            aria-label={say("meet-challenge-name", { name: friend.name })}
          >
            {say("meet-challenge")}
          </button>
        )}
        {!isFriend && <FriendButton who={friend.id} relation={friend.relation} request={request} />}
      </div>
      <Problems request={request} />
      {challenging && <ChallengeForm who={friend.id} name={friend.name} />}
    </li>
  );
}

function AskByName() {
  const say = useSay();
  const request = useRequest();
  const [name, setName] = useState("");
  const ask = () =>
    request.run(async () => {
      const { id } = await people.findAccount(name);
      await people.befriend(id);
      peopleConnection.friendsChanged();
      setName("");
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void ask();
      }}
    >
      <Field label={say("meet-ask-name")} value={name} change={setName} autoComplete="off" most={24} />
      <Problems request={request} />
      <button type="submit" className="button" disabled={request.busy || !name.trim()}>
        {say("meet-befriend")}
      </button>
    </form>
  );
}

function HideSwitch({ hidden }: { readonly hidden: boolean }) {
  const say = useSay();
  const request = useRequest();
  return (
    <label className="hide-switch">
      <input
        type="checkbox"
        checked={hidden}
        disabled={request.busy}
        onChange={(event) =>
          void request.run(async () => {
            await people.hide(event.target.checked);
            peopleConnection.friendsChanged();
          })
        }
      />{" "}
      {say("meet-hide")}
    </label>
  );
}

function RecentOpponents() {
  const say = useSay();
  const [opponents, setOpponents] = useState<readonly Opponent[]>([]);
  useEffect(() => void people.opponents().then(setOpponents, () => undefined), []);
  if (opponents.length === 0) return null;
  return (
    <Section title={say("meet-recent")}>
      <ul className="friends">
        {opponents.map((each) => (
          <li key={each.id} className="friend">
            <span className="friend-name">
              <Link href={`/people/${each.id}`}>{each.name}</Link>{" "}
              <small className="muted">
                {say(`web-game-${each.game}`)} ·{" "}
                {say("meet-score", {
                  before: each.before,
                  behind: each.behind,
                  shared: each.games - each.before - each.behind,
                })}
              </small>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
