/** Plays a game by itself, a move at a time, until its end or until it is stopped. */
import { useCallback, useEffect, useState } from "react";

const EVERY = 1200;

export function useAutoplay(ply: number, last: number, look: (ply: number) => void) {
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  useEffect(() => {
    if (!playing) return;
    if (ply >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => look(ply + 1), EVERY / speed);
    return () => clearTimeout(timer);
  }, [playing, ply, last, speed, look]);
  const toggle = useCallback(() => {
    if (!playing && ply >= last) look(0); // once more from the beginning
    setPlaying(!playing);
  }, [playing, ply, last, look]);
  const stop = useCallback(() => setPlaying(false), []);
  return { playing, speed, setSpeed, toggle, stop };
}
