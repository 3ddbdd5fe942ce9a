/**
 * What was read stays readable offline: rules, lessons, puzzles. The page itself keeps these answers, which are the same
 * for everybody; the service worker keeps none.
 */
const NAME = "atoll-reading";

const address = (key: string): string => new URL(`/reading${key}`, location.href).href;

/** Keep an answer, in place of the one before. Browsers without a cache, or without room, keep nothing. */
export async function keep(key: string, answer: unknown): Promise<void> {
  if (!("caches" in window)) return;
  try {
    await (await caches.open(NAME)).put(address(key), new Response(JSON.stringify(answer)));
  } catch {
    // No room: it is read from the server only.
  }
}

/** The answer that was kept; undefined if there is none. */
export async function recall(key: string): Promise<unknown> {
  if (!("caches" in window)) return undefined;
  const found = await (await caches.open(NAME)).match(address(key));
  return found?.json();
}
