/**
 * The sounds, made here from noise and sines: wood, stone, glass. No files, nothing to download.
 * A sound is a few voices; a voice is a source, perhaps a filter, and a loudness that rises fast and dies away.
 */
import type { Cue } from "./cues";

interface Voice {
  /** A pitch in hertz, or noise. */
  readonly tone: number | "noise";
  /** The pitch at the end, for what falls or rises. */
  readonly to?: number;
  readonly wave?: OscillatorType;
  /** Seconds after the cue. */
  readonly at?: number;
  /** Seconds until it has died away. */
  readonly length: number;
  /** Seconds until it is loudest. */
  readonly rise?: number;
  readonly loud: number;
  /** Lets only what is below (or around) this pitch through. */
  readonly filter?: readonly [BiquadFilterType, number, number?];
}

const wood = (pitch: number, at: number, loud: number): Voice[] => [
  { tone: pitch, to: pitch * 0.72, wave: "sine", at, length: 0.12, loud },
  { tone: "noise", at, length: 0.045, loud: loud * 0.7, filter: ["bandpass", pitch * 5, 1.4] },
];
const bell = (pitch: number, at: number, loud: number, length = 0.5): Voice[] => [
  { tone: pitch, wave: "sine", at, length, loud },
  { tone: pitch * 3.01, wave: "sine", at, length: length * 0.35, loud: loud * 0.22 },
];

export const SOUNDS: Readonly<Record<Cue, readonly Voice[]>> = {
  tile: [
    { tone: "noise", length: 0.09, loud: 0.5, filter: ["lowpass", 900] },
    { tone: 150, to: 88, length: 0.16, loud: 0.75 },
  ],
  eruption: [
    { tone: "noise", length: 1.1, rise: 0.08, loud: 0.85, filter: ["lowpass", 240, 0.8] },
    { tone: 58, to: 34, wave: "triangle", length: 0.9, rise: 0.04, loud: 0.7 },
    { tone: "noise", at: 0.1, length: 0.5, loud: 0.18, filter: ["bandpass", 1300, 0.7] },
  ],
  build: [...wood(330, 0, 0.5), ...wood(392, 0.11, 0.42)],
  move: wood(260, 0, 0.5),
  capture: [
    ...wood(210, 0, 0.7),
    { tone: "noise", at: 0.02, length: 0.16, loud: 0.4, filter: ["highpass", 1800] },
    ...wood(140, 0.13, 0.55),
  ],
  seal: [
    { tone: "noise", length: 0.16, rise: 0.05, loud: 0.22, filter: ["bandpass", 2600, 0.8] },
    { tone: 118, to: 82, at: 0.12, length: 0.18, loud: 0.6 },
  ],
  reveal: [
    { tone: "noise", length: 0.22, rise: 0.1, loud: 0.25, filter: ["bandpass", 3400, 0.7] },
    ...bell(523.25, 0.14, 0.25, 0.3),
  ],
  freeze: [...bell(1567.98, 0, 0.2, 0.7), ...bell(2093, 0.09, 0.16, 0.8), ...bell(2637.02, 0.18, 0.12, 0.9)],
  score: [...bell(392, 0, 0.3), ...bell(493.88, 0.13, 0.3), ...bell(587.33, 0.26, 0.34, 0.7)],
  turn: [...bell(587.33, 0, 0.34, 0.35), ...bell(783.99, 0.14, 0.36, 0.55)],
  end: [
    ...bell(392, 0, 0.32),
    ...bell(523.25, 0.15, 0.32),
    ...bell(659.25, 0.3, 0.32),
    ...bell(783.99, 0.45, 0.36, 1.1),
  ],
};

/** How long a cue lasts, in seconds. */
export function lengthOf(cue: Cue): number {
  return Math.max(...SOUNDS[cue].map(({ at = 0, length }) => at + length));
}

export class Synth {
  private readonly context = new AudioContext();
  private readonly master = this.context.createGain();
  private readonly noise = this.context.createBuffer(1, this.context.sampleRate * 2, this.context.sampleRate);

  constructor() {
    this.master.connect(this.context.destination);
    const samples = this.noise.getChannelData(0);
    for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  }

  /** Play a cue after some seconds, as loud as 0 to 1. A browser that has not been touched yet stays silent. */
  play(cue: Cue, volume: number, after = 0): void {
    // What comes while the page is not allowed to sound would all sound at once later.
    if (this.context.state === "suspended") {
      void this.context.resume();
      if (!navigator.userActivation?.hasBeenActive) return;
    }
    this.master.gain.value = volume * volume; // loudness is perceived logarithmically
    for (const voice of SOUNDS[cue]) this.sound(voice, this.context.currentTime + after + 0.01);
  }

  private sound({ tone, to, wave = "sine", at = 0, length, rise = 0.006, loud, filter }: Voice, now: number): void {
    const start = now + at;
    const gain = this.context.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(loud, start + rise);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const source = tone === "noise" ? this.noiseSource() : this.toneSource(tone, to ?? tone, wave, start, length);
    let last: AudioNode = source;
    if (filter) {
      const node = this.context.createBiquadFilter();
      node.type = filter[0];
      node.frequency.value = filter[1];
      node.Q.value = filter[2] ?? 0.7;
      last = last.connect(node);
    }
    last.connect(gain).connect(this.master);
    if (source instanceof AudioBufferSourceNode) source.start(start, Math.random());
    else source.start(start);
    source.stop(start + length + 0.05);
  }

  private noiseSource(): AudioBufferSourceNode {
    const source = this.context.createBufferSource();
    source.buffer = this.noise;
    return source;
  }

  private toneSource(from: number, to: number, wave: OscillatorType, start: number, length: number): OscillatorNode {
    const source = this.context.createOscillator();
    source.type = wave;
    source.frequency.setValueAtTime(from, start);
    source.frequency.exponentialRampToValueAtTime(to, start + length);
    return source;
  }
}
