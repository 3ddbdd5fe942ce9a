/** Taluva's sounds. */
import type { Cues } from "../../app/sound/cues";

export const cues: Cues = {
  events: {
    "taluva-first-tile": "tile",
    "taluva-landscape": "tile",
    "taluva-eruption": "eruption",
    "taluva-hut": "build",
    "taluva-tower": "build",
    "taluva-temple": "build",
    "taluva-expansion": "build",
    "taluva-ship": "build",
  },
  drafts: {
    tile: "tile",
    double: "tile",
    hut: "build",
    tower: "build",
    temple: "build",
    expand: "build",
    ship: "build",
  },
};
