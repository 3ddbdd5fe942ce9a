/** Friends and challenges for components: asked for again whenever the server says that something has changed. */
import { useEffect, useState } from "react";
import { people } from "../../protocol/people";
import type { Challenge, Friends } from "../../protocol/types";
import { useGuest } from "../identity";
import { usePeople } from "./usePeople";

/** What an account is told, again with every change; null until it is here, and for guests. */
function useChanging<T>(ask: () => Promise<T>, changes: number): T | null {
  const guest = useGuest();
  const owner = guest?.mark === "account" ? guest.id : null;
  const [found, setFound] = useState<{ readonly owner: string; readonly value: T } | null>(null);
  useEffect(() => {
    if (owner === null) return;
    let current = true;
    ask().then(
      (value) => current && setFound({ owner, value }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [ask, owner, changes]);
  return found !== null && found.owner === owner ? found.value : null;
}

export const useFriends = (): Friends | null => useChanging(people.friends, usePeople().friendChanges);

export const useChallenges = (): readonly Challenge[] | null =>
  useChanging(people.challenges, usePeople().challengeChanges);
