/** Says that the server cannot be reached, and what can be done until it can. */
import { useSyncExternalStore } from "react";
import { isReachable, watchReachability } from "../../protocol/reachability";
import { useSay } from "../context";

export const useReachable = (): boolean => useSyncExternalStore(watchReachability, isReachable);

export function Offline() {
  const say = useSay();
  const reachable = useReachable();
  return (
    <div role="status" className="offline">
      {!reachable && <p>{say("web-offline-reading")}</p>}
    </div>
  );
}
