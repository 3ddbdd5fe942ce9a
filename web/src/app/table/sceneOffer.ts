/** Three dimensions are offered once on a device that draws them with a graphics card, never switched on unasked. */
import { useEffect, useState } from "react";
import { isGraphicsCard } from "../../scene/renderer";

const OFFERED = "atoll-scene-offered";

/** Whether to make the offer; asking what draws costs a moment, so that is the last question. */
export const offersScene = (dimensions: 2 | 3, renderer: () => string | null): boolean => {
  if (dimensions === 3 || localStorage.getItem(OFFERED) !== null) return false;
  const name = renderer();
  return name !== null && isGraphicsCard(name);
};

/** Whoever has seen the offer, or three dimensions, is not asked again on this device. */
export const rememberOffer = (): void => localStorage.setItem(OFFERED, "yes");

/** Whether the offer is shown here, and what puts it away. */
export function useSceneOffer(
  dimensions: 2 | 3,
  waits: boolean,
  renderer: () => string | null,
): readonly [shown: boolean, close: () => void] {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (dimensions === 3) {
      rememberOffer();
      setShown(false);
      return;
    }
    if (waits) return;
    // The board comes first.
    const timer = window.setTimeout(() => {
      if (!offersScene(dimensions, renderer)) return;
      rememberOffer();
      setShown(true);
    }, 1500);
    return () => window.clearTimeout(timer);
  }, [dimensions, waits, renderer]);
  return [shown, () => setShown(false)];
}
