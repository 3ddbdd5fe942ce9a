/**
 * Keeps the focus at a table: what had it may be gone after an action, and then the next choice has it, never the page.
 */
import { type RefObject, useEffect } from "react";
import { focusWalk } from "../../board/BoardWalk";

const CHOICE = "button:not(:disabled), select, input:not(:disabled)";

/**
 * Focus the next choice: what waits for an answer, the board, the bar; else what the bar says, until there is one. After a
 * click or a touch it is what the bar says: a place on the board that nobody chose would be lit, and come into view.
 */
export function focusNext(page: HTMLElement, byKeyboard: boolean): void {
  const visible = (element: HTMLElement) => element.checkVisibility({ visibilityProperty: true });
  const find = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)].find(visible);
  const urgent = find(
    "[data-act=confirm], .curtain button, .warning-question button, .moment-bar .primary, .over .primary",
  );
  if (urgent) return urgent.focus({ preventScroll: true });
  if (byKeyboard && page.querySelector(".board-walk[data-first]") && focusWalk(page)) return;
  const choices = page.querySelector(".bar-choices");
  const choice = byKeyboard && choices && [...choices.querySelectorAll<HTMLElement>(CHOICE)].find(visible);
  const next = choice || find(".question");
  if (next !== document.activeElement) next?.focus({ preventScroll: true });
}

export function useFocusKeeper(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const main = page.current;
    if (!main) return;
    // Whoever has not begun to use the table keeps the focus where it is.
    let used = main.contains(document.activeElement);
    // Where the focus was put: on a board that has no choice any more, it does not stay.
    let placed: Element | null = null;
    const use = () => {
      used = true;
    };
    const keep = () => {
      if (!used || document.querySelector("dialog[open]")) return;
      const active = document.activeElement;
      // What the bar says has the focus only as long as there is nothing to choose.
      const left = active !== null && active === placed && active.closest(".board-walk:not([data-first])") !== null;
      const idle = active === null || active === document.body || active.matches(".question, :disabled") || left;
      if (!idle) return;
      focusNext(main, byKeyboard);
      placed = document.activeElement;
    };
    // The link over everything else leads to the next choice.
    const skip = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest("a.skip")) return;
      event.preventDefault();
      used = true;
      focusNext(main, true);
      placed = document.activeElement;
    };
    let byKeyboard = true;
    const byKey = () => {
      byKeyboard = true;
    };
    const byPointer = () => {
      byKeyboard = false;
    };
    // Once the event is over: between two elements that take the focus from each other, the page has it.
    let timer = 0;
    const watch = new MutationObserver(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, 0);
    });
    watch.observe(main, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    main.addEventListener("focusin", use);
    document.addEventListener("click", skip);
    document.addEventListener("keydown", byKey, true);
    document.addEventListener("pointerdown", byPointer, true);
    return () => {
      watch.disconnect();
      window.clearTimeout(timer);
      main.removeEventListener("focusin", use);
      document.removeEventListener("click", skip);
      document.removeEventListener("keydown", byKey, true);
      document.removeEventListener("pointerdown", byPointer, true);
    };
  }, [page]);
}
