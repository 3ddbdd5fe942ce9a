/** Whether so many milliseconds have passed since a key was first given. */
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
