/** The clock of what is shown: it ends each step by itself. */
import { useEffect, useEffectEvent } from "react";
import type { Queue } from "./queue";

/** Call `next` once the step that is shown has had its time, in milliseconds; null waits for a press. */
export function useStepTimer({ waiting, step }: Queue, time: number | null, next: () => void): void {
  const shown = waiting[0];
  const end = useEffectEvent(next);
  // Whatever joins the queue meanwhile gives the step no more time.
  useEffect(() => {
    if (time === null) return;
    const timer = setTimeout(() => end(), time);
    return () => clearTimeout(timer);
  }, [shown, step, time]);
}
