/** The keys that turn a tile. Q lies left of E on the keyboard, so it turns left. */
export const TURN_KEYS = { left: ["q", "r"], right: ["e", "R"] } as const;

/** How many steps of 60 degrees a key turns a tile, to the left if positive; 0 for any other key. */
export function turnOfKey(key: string): -1 | 0 | 1 {
  if (TURN_KEYS.left.some((each) => each === key)) return 1;
  return TURN_KEYS.right.some((each) => each === key) ? -1 : 0;
}
