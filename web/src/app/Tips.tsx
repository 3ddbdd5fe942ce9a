/**
 * What things mean: a short text for whoever points at them, focuses them or presses them long. Anything on the page,
 * the drawings on a board too, says it in its `data-tip`; elements with a name of their own are read by that. A board in
 * three dimensions is asked by the point (tips.ts).
 */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { pictureTip } from "../board/tips";
import "./tips.css";

/** Milliseconds until a pointer that rests, or a finger that presses, asks what something is. */
const REST = 350;
const PRESS = 450;
/** A finger that moved further drags. */
const STILL = 10;
const GAP = 8;

interface Tip {
  readonly text: string;
  readonly box: DOMRect;
}

const tipOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest("[data-tip]") : null;

/** What a picture says at a pointer, beside it. */
function tipUnder({ target, clientX: x, clientY: y }: PointerEvent): Tip | null {
  const text = target instanceof Element ? pictureTip(target, x, y) : null;
  return text === null ? null : { text, box: new DOMRect(x - GAP, y - GAP, 2 * GAP, 2 * GAP) };
}

export function Tips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [from, asked]: [{ x: number; y: number; since: number } | null, boolean] = [null, false];
    let pointedAt: string | null = null;
    const show = (element: Element) => {
      const text = element.getAttribute("data-tip");
      if (text && element.isConnected) setTip({ text, box: element.getBoundingClientRect() });
    };
    const hide = () => {
      clearTimeout(timer);
      pointedAt = null;
      setTip(null);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== "mouse") return;
      hide();
      const found = tipOf(target);
      if (found) timer = setTimeout(() => show(found), REST);
    };
    const down = (event: PointerEvent) => {
      hide();
      asked = false;
      delete document.documentElement.dataset["asking"];
      const found = tipOf(event.target);
      const under = found ? null : tipUnder(event);
      if (event.pointerType === "mouse" || (!found && !under)) return;
      from = { x: event.clientX, y: event.clientY, since: event.timeStamp };
      timer = setTimeout(() => {
        asked = true;
        if (found) show(found);
        else setTip(under);
        // A board that takes touches by itself leaves this one alone.
        document.documentElement.dataset["asking"] = "true";
      }, PRESS);
    };
    const move = (event: PointerEvent) => {
      const { clientX, clientY, pointerType } = event;
      if (pointerType !== "mouse") {
        if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL) hide();
        return;
      }
      // A pointer that moves on inside a picture enters no other element.
      if (!(event.target instanceof HTMLCanvasElement)) return;
      const under = event.buttons === 0 ? tipUnder(event) : null;
      if ((under?.text ?? null) === pointedAt) return;
      hide();
      if (!under) return;
      pointedAt = under.text;
      timer = setTimeout(() => setTip(under), REST);
    };
    const up = ({ timeStamp }: PointerEvent) => {
      // A busy page hears late of a short touch: the touch's own times say how long it was.
      if (asked && from && timeStamp - from.since < PRESS) {
        asked = false;
        delete document.documentElement.dataset["asking"];
        hide();
      }
      from = null;
      // What a long press has shown stays until the next touch.
      if (!asked) clearTimeout(timer);
    };
    // A press that asked does nothing else.
    const click = (event: MouseEvent) => {
      if (!asked) return;
      asked = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const menu = (event: MouseEvent) => asked && event.preventDefault();
    const focus = ({ target }: FocusEvent) => {
      const found = target instanceof Element && target.matches(":focus-visible") ? tipOf(target) : null;
      if (found) show(found);
      // A finger that is lifted moves the focus, too: what it asked for stays.
      else if (!asked) hide();
    };
    const key = ({ key: pressed }: KeyboardEvent) => pressed === "Escape" && hide();
    const listeners: readonly [string, EventListener][] = [
      ["pointerover", over as EventListener],
      ["pointerdown", down as EventListener],
      ["pointermove", move as EventListener],
      ["pointerup", up as EventListener],
      ["pointercancel", hide],
      ["click", click as EventListener],
      ["contextmenu", menu as EventListener],
      ["focusin", focus as EventListener],
      ["keydown", key as EventListener],
      ["scroll", hide],
    ];
    for (const [name, listener] of listeners) document.addEventListener(name, listener, true);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) document.removeEventListener(name, listener, true);
    };
  }, []);
  useLayoutEffect(() => {
    const layer = shown.current;
    if (!layer || !tip) return;
    const { width, height } = layer.getBoundingClientRect();
    const { box } = tip;
    const left = Math.min(Math.max(GAP, box.left + box.width / 2 - width / 2), window.innerWidth - width - GAP);
    const below = box.bottom + GAP;
    layer.style.left = `${left}px`;
    layer.style.top = `${below + height + GAP < window.innerHeight ? below : Math.max(GAP, box.top - GAP - height)}px`;
  }, [tip]);
  if (!tip) return null;
  return (
    // Screen readers read the element itself.
    <div className="tip" ref={shown} aria-hidden="true">
      {tip.text}
    </div>
  );
}
