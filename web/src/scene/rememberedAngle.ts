/** The angle that somebody last looked at a game's board from, on this device. */
import { ABOVE, type ViewAngle, type Views, VIEWS } from "./camera";

const key = (game: string): string => `atoll-angle-${game}`;

export function rememberAngle(game: string, { azimuth, polar }: ViewAngle): void {
  localStorage.setItem(key(game), JSON.stringify([azimuth, polar]));
}

export function rememberedAngle(game: string, { front, lowest }: Views = VIEWS): ViewAngle {
  const stored = readNumbers(localStorage.getItem(key(game)));
  if (stored === null) return front;
  const [azimuth, polar] = stored;
  return { azimuth, polar: Math.min(Math.max(polar, ABOVE.polar), lowest) };
}

/** Two numbers, or null where something else was stored. */
function readNumbers(text: string | null): readonly [number, number] | null {
  try {
    const found: unknown = JSON.parse(text ?? "null");
    if (!Array.isArray(found) || found.length !== 2 || !found.every(Number.isFinite)) return null;
    return found as unknown as readonly [number, number];
  } catch {
    return null;
  }
}
