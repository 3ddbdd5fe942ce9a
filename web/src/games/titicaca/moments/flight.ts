/** When the points of a step fly, in milliseconds from its beginning. */
import { useEffect, useState } from "react";

export const FLIGHT_BEGINS = 500;
export const FLIGHT_LASTS = 600;

/** Whether the points of this step have arrived at the seats. */
export function useArrived(step: number, moving: boolean): boolean {
  const [arrived, setArrived] = useState(-1);
  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setArrived(step), FLIGHT_BEGINS + FLIGHT_LASTS);
    return () => clearTimeout(timer);
  }, [step, moving]);
  return !moving || arrived === step;
}
