/** What the page says when somebody asks it: one polite voice for all answers. */
import { useSyncExternalStore } from "react";

let spoken = "";
const listeners = new Set<() => void>();

/** Say something to a screen reader, once more if it was said before. */
export function speak(text: string): void {
  // The same words again are no change for a screen reader, but for a space that nobody hears.
  spoken = text === spoken ? `${text}\u00a0` : text;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function Speaker() {
  const text = useSyncExternalStore(subscribe, () => spoken);
  return (
    <p className="visually-hidden" role="status" data-spoken-answer>
      {text}
    </p>
  );
}
