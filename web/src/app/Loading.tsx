/** A page that waits for what it shows, and the waiting itself. */
import { type DependencyList, useEffect, useState } from "react";
import { RequestError } from "../protocol/api";
import { useSay } from "./context";

export function Loading() {
  const say = useSay();
  return (
    <main id="main" className="page" aria-busy="true">
      <p className="muted">{say("web-loading")}</p>
    </main>
  );
}

/** What `load` brings: null while it is on its way, "missing" if the server does not know it. An answer that nobody waits for any more is dropped. */
export function useFetched<T>(load: () => Promise<T>, about: DependencyList): T | "missing" | null {
  const [found, setFound] = useState<T | "missing" | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (value: T | "missing") => {
      if (current) setFound(() => value);
    };
    load().then(settle, (error: unknown) => {
      if (!(error instanceof RequestError)) throw error;
      settle("missing");
    });
    return () => {
      current = false;
    };
  }, about);
  return found;
}
