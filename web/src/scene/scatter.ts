/** What grows and lies on hexes: where it stands around their middle, and the soft shadows below it. */
import type { Placement } from "./Instances";

export interface Spot<P extends string> {
  readonly plant: P;
  readonly x: number;
  readonly z: number;
  readonly scale: number;
}

/** Things of one kind around the middle of a hex, between two distances; only a part of them where less is wanted. */
export function around<P extends string>(
  random: () => number,
  part: number,
  plant: P,
  count: number,
  [near, far]: readonly [near: number, far: number],
  size: number,
): Spot<P>[] {
  const start = random() * 7;
  const all = Array.from({ length: count }, (_, k): Spot<P> => {
    const angle = start + ((k + (random() - 0.5) * 0.5) * 2 * Math.PI) / count;
    const reach = near + random() * (far - near);
    return { plant, x: reach * Math.cos(angle), z: reach * Math.sin(angle), scale: size * (0.85 + random() * 0.35) };
  });
  return all.slice(0, Math.max(1, Math.ceil(count * part)));
}

/** The soft shadows of whatever has one, given how far each kind's reaches. */
export const softShadows = <P extends string>(
  grown: Readonly<Record<P, readonly Placement[]>>,
  reaches: Readonly<Partial<Record<P, number>>>,
): Placement[] =>
  (Object.keys(grown) as P[]).flatMap((plant) => {
    const reach = reaches[plant];
    if (reach === undefined) return [];
    return grown[plant].map(({ at: [x, y, z], scale }) => ({
      at: [x, y + 0.012, z] as const,
      scale: reach * (typeof scale === "number" ? scale : 1),
    }));
  });
