/** Does something with the server and keeps what went wrong, as sentences. */
import { useCallback, useState } from "react";
import { RequestError } from "../../protocol/api";
import { useSay } from "../context";

export interface RequestState {
  readonly busy: boolean;
  readonly problems: readonly string[];
  /** Do it; true if it was done. What the server refuses becomes `problems`. */
  readonly run: (work: () => Promise<unknown>) => Promise<boolean>;
}

export function useRequest(): RequestState {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const run = useCallback(
    async (work: () => Promise<unknown>) => {
      setBusy(true);
      setProblems([]);
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        setProblems(error.facts.map(({ key, values }) => say(key, values)));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [say],
  );
  return { busy, problems, run };
}
