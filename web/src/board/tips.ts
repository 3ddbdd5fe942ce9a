/** Tips of a board that is one picture: no element lies under a pointer there, so the board is asked by the point. */
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Return what lies at a point of the screen means; null if there is nothing to say. */
type TipAt = (x: number, y: number) => string | null;

const askers = new WeakMap<Element, TipAt>();

/** Let a picture say what lies at a point of it. */
export function useTips(picture: RefObject<HTMLElement | null>, tipAt: TipAt): void {
  const ask = useEffectEvent(tipAt);
  useEffect(() => {
    const element = picture.current;
    if (!element) return;
    askers.set(element, (x, y) => ask(x, y));
    return () => void askers.delete(element);
  }, [picture]);
}

/** Return what the canvas of a picture says about a point of it; null where there is none, or nothing to say. */
export function pictureTip(target: Element, x: number, y: number): string | null {
  if (!(target instanceof HTMLCanvasElement)) return null;
  for (let around = target.parentElement; around; around = around.parentElement) {
    const ask = askers.get(around);
    if (ask) return ask(x, y);
  }
  return null;
}
