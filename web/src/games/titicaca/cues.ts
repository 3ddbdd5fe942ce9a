/** Titicaca's sounds. */
import type { Cues } from "../../app/sound/cues";

export const cues: Cues = {
  events: {
    "titicaca-bid-shown": "reveal",
    "titicaca-village": "build",
    "titicaca-joined": "move",
    "titicaca-merged": "move",
    "titicaca-temple": "build",
    "titicaca-scoring": "score",
  },
  drafts: { village: "build", temple: "build", join: "move", merge: "move" },
};
