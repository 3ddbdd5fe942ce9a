/** Talat's sounds. */
import type { Cues } from "../../app/sound/cues";

export const cues: Cues = {
  events: { "talat-put": "move", "talat-moved": "move", "talat-captured": "capture", "talat-frozen": "freeze" },
  drafts: {},
};
