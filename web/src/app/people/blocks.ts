/** The people whom the visitor has muted or blocked, so that the chat can leave out what they say. */
import { useEffect, useSyncExternalStore } from "react";
import { people } from "../../protocol/people";
import type { Block } from "../../protocol/types";
import { useGuest } from "../identity";

let blocks: readonly Block[] = [];
let known: string | null = null;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  blocks = await people.blocks().catch(() => []);
  for (const listener of listeners) listener();
}

export function useBlocks(): readonly Block[] {
  const me = useGuest()?.id ?? null;
  useEffect(() => {
    if (me === null || me === known) return;
    known = me;
    void load();
  }, [me]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => blocks,
  );
}

export const block = (who: string, kind: Block["kind"]): Promise<void> => people.block(who, kind).then(load);
export const unblock = (who: string): Promise<void> => people.unblock(who).then(load);
