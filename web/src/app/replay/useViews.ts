/** The positions of a game that is looked through, fetched in pages as they are wanted. */
import { useEffect, useRef, useState } from "react";
import { replayApi } from "./api";

const PAGE = 16;

type View = Record<string, unknown>;

/** The view after `ply` moves; the previous one while it loads. */
export function useView(record: string, ply: number, last: number, seat: number | null): View | null {
  const pages = useRef(new Map<string, Promise<View[]>>());
  const [shown, setShown] = useState<{ readonly view: View; readonly of: string } | null>(null);
  useEffect(() => {
    let current = true;
    const page = (first: number): Promise<View[]> => {
      const key = `${record}/${seat}/${first}`;
      let found = pages.current.get(key);
      if (!found) {
        found = replayApi.positions(record, first, PAGE, seat).then(({ views }) => views);
        found.catch(() => pages.current.delete(key));
        pages.current.set(key, found);
      }
      return found;
    };
    const first = Math.floor(ply / PAGE) * PAGE;
    page(first).then(
      (views) => {
        const view = views[ply - first];
        if (current && view) setShown({ view, of: record });
      },
      () => undefined, // the next move asks again
    );
    // Fetch the next page early, so that stepping on does not wait at a page's end.
    if (ply - first >= PAGE / 2 && first + PAGE <= last) void page(first + PAGE).catch(() => undefined);
    return () => {
      current = false;
    };
  }, [record, ply, last, seat]);
  return shown && shown.of === record ? shown.view : null;
}
