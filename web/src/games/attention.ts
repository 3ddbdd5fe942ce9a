/** What a camera is led to while somebody else's move is shown. */
import type { BoardProps } from "./client";

const NOTHING: readonly string[] = [];

/** The parts of the board that the move is about; none where nothing is shown, or one's own move. */
export function partsToFollow({
  shown,
  marks,
  seat,
  drawing,
}: {
  readonly [Key in "shown" | "marks" | "seat" | "drawing"]?: BoardProps<unknown>[Key] | undefined;
}): readonly string[] {
  if (!drawing?.follow || !shown?.moving || shown.moment.show) return NOTHING;
  const by = shown.moment.message?.values["seat"];
  if (by !== undefined && by === seat) return NOTHING;
  if (shown.step.lit) return shown.step.lit;
  const last = marks?.at(-1);
  return last && last.seat !== seat ? last.parts : NOTHING;
}
