/** Whether a number of milliseconds has passed since a key first appeared. */
import { useEffect, useState } from "react";

export function useElapsed(milliseconds: number, key: number | null): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setPassed(key), milliseconds);
    return () => clearTimeout(timer);
  }, [key, milliseconds]);
  return key !== null && passed === key;
}
