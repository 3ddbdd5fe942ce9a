/** Somebody's profile, as far as it is about them and us: friends or not, a challenge, and our results together. */
import { useEffect, useState } from "react";
import { people } from "../../protocol/people";
import type { BetweenUs, Profile } from "../../protocol/types";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { Problems, Section } from "../people/components";
import { useRequest } from "../people/useRequest";
import { ChallengeForm } from "./ChallengeForm";
import { FriendButton } from "./FriendButton";
import { usePeople } from "./usePeople";

export function HeadToHead({ profile }: { readonly profile: Profile }) {
  const say = useSay();
  const guest = useGuest();
  const request = useRequest();
  const { friendChanges } = usePeople();
  const [between, setBetween] = useState<BetweenUs | null>(null);
  const [challenging, setChallenging] = useState(false);
  const ours = guest?.mark === "account" && profile.mark === "account" && !profile.mine;
  useEffect(() => {
    if (!ours) return;
    let current = true;
    people.withMe(profile.id).then(
      (found) => current && setBetween(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ours, profile.id, friendChanges]);
  if (!ours || !between) return null;
  return (
    <Section title={say("meet-with-me", { name: profile.name })}>
      {between.results.length === 0 ? (
        <p className="muted">{say("meet-never-met")}</p>
      ) : (
        <ul className="score">
          {between.results.map((each) => (
            <li key={each.game}>
              {say(`web-game-${each.game}`)} ·{" "}
              {say("meet-score", { before: each.before, behind: each.behind, shared: each.shared })}
            </li>
          ))}
        </ul>
      )}
      <div className="row">
        <FriendButton who={profile.id} relation={between.relation} request={request} />
        {!challenging && (
          <button type="button" className="button" onClick={() => setChallenging(true)} data-act="challenge">
            {say("meet-challenge")}
          </button>
        )}
      </div>
      <Problems request={request} />
      {challenging && <ChallengeForm who={profile.id} name={profile.name} />}
    </Section>
  );
}
