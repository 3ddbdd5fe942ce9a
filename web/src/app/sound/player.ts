/** Plays cues, if sound is on. The synthesiser is loaded with the first one. */
import type { Cue } from "./cues";
import type { Synth } from "./synth";

let synth: Promise<Synth> | null = null;

export function playCue(cue: Cue, volume: number, after = 0): void {
  if (volume <= 0) return;
  synth ??= import("./synth").then(({ Synth: Made }) => new Made());
  void synth.then((made) => made.play(cue, volume, after));
}
