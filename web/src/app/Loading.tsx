/** A page that waits for what it shows; the waiting itself, and a page for what is not there. */
import { type DependencyList, type ReactNode, useEffect, useState } from "react";
import { Link } from "wouter";
import { useSay } from "./context";
import { useReachable } from "./offline/Offline";

export function Loading() {
  const say = useSay();
  return (
    <main id="main" className="page" aria-busy="true">
      <p className="muted">{say("web-loading")}</p>
    </main>
  );
}

/** Says what was not found and links onwards: by default to the home page. */
export function NotFound({
  title,
  href = "/",
  link,
  children,
}: {
  readonly title?: string;
  readonly href?: string;
  readonly link?: string;
  readonly children?: ReactNode;
}) {
  const say = useSay();
  const reachable = useReachable();
  return (
    <main id="main" className="page">
      <h1>{title ?? say(reachable ? "web-not-found" : "web-not-kept")}</h1>
      {reachable && children}
      <Link href={href} className="button primary">
        {link ?? say("web-home")}
      </Link>
    </main>
  );
}

/**
 * What `load` brings for what it is about: null while it is on its way, "missing" if it does not come. An answer that
 * nobody waits for any more is dropped.
 */
export function useFetched<T>(load: () => Promise<T>, about: DependencyList): T | "missing" | null {
  const [found, setFound] = useState<T | "missing" | null>(null);
  useEffect(() => {
    let current = true;
    const settle = (value: T | "missing") => {
      if (current) setFound(() => value);
    };
    setFound(null);
    load().then(settle, () => settle("missing"));
    return () => {
      current = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- checked where the hook is called: see eslint.config.js
  }, about);
  return found;
}
