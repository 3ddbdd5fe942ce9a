/** For accounts, above every page but a board: challenges to us, and the table of one of ours that was accepted. */
import { useEffect } from "react";
import { Link } from "wouter";
import { peopleConnection } from "../../protocol/peopleSocket";
import { useSay } from "../context";
import { useGuest } from "../identity";
import { ChallengeRow } from "./ChallengeRow";
import { useChallenges } from "./useFriends";
import { usePeople } from "./usePeople";
import "./meet.css";

export function ChallengeBar({ hidden }: { readonly hidden: boolean }) {
  const say = useSay();
  const guest = useGuest();
  const account = guest?.mark === "account";
  useEffect(() => (account ? peopleConnection.follow() : undefined), [account]);
  const { accepted } = usePeople();
  const challenges = useChallenges();
  const toMe = (challenges ?? []).filter(({ other }) => other === guest?.id);
  if (hidden || !guest || (toMe.length === 0 && accepted === null)) return null;
  return (
    <section className="seeking" aria-label={say("meet-challenges")} aria-live="polite">
      {accepted !== null && (
        <div className="challenge">
          <p>{say("meet-challenge-accepted")}</p>
          <Link href={`/t/${accepted}`} className="button primary" onClick={() => peopleConnection.seenAccepted()}>
            {say("meet-go-to-table")}
          </Link>
        </div>
      )}
      {toMe.map((challenge) => (
        <ChallengeRow key={challenge.id} challenge={challenge} me={guest.id} />
      ))}
    </section>
  );
}
