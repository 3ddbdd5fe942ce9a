/** A press on the board moves on what is shown there: nobody has to wait for it. */
import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Moments } from "./useMoments";

/** A press that travelled further was a drag. */
const STILL = 8;

export function useBoardPress(page: RefObject<HTMLElement | null>, moments: Moments): void {
  const press = useEffectEvent(() => {
    const show = moments.shown?.moment.show;
    if (!moments.shown) return;
    if (show?.stepped) moments.next();
    else if (show) moments.skip();
    else moments.catchUp();
  });
  useEffect(() => {
    let from: { readonly x: number; readonly y: number } | null = null;
    const down = ({ target, clientX, clientY }: PointerEvent) => {
      const onBoard =
        target instanceof Element && page.current?.contains(target) && target.closest(".board-area") !== null;
      from = onBoard ? { x: clientX, y: clientY } : null;
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (from && Math.hypot(clientX - from.x, clientY - from.y) < STILL) press();
      from = null;
    };
    document.addEventListener("pointerdown", down, true);
    document.addEventListener("pointerup", up);
    return () => {
      document.removeEventListener("pointerdown", down, true);
      document.removeEventListener("pointerup", up);
    };
  }, [page]);
}
