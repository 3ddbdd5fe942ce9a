/**
 * Moments that are more than a change of the board: who is out goes up in smoke, who wins has fireworks, a new lagoon
 * ripples, a settlement that is split stands in dust.
 */
import { useThree } from "@react-three/fiber";
import { useMemo } from "react";
import { IcosahedronGeometry, MeshBasicMaterial, RingGeometry } from "three";
import type { Shown } from "../../../app/table/moments/moment";
import { type Hex, hexText, readHex } from "../../../board/hexes";
import { easeOut, useAnimation } from "../../../scene/animation";
import type { Vector } from "../../../scene/camera";
import { fill, type Placement, useMovingInstances } from "../../../scene/Instances";
import { usePalette } from "../../../scene/palette";
import { puffGeometry, puffMaterial } from "../../../scene/puffs";
import { seededRandom } from "../../../scene/shapes";
import type { TaluvaView } from "../model";
import { levelAt, topOf } from "./sizes";

export const MOMENT_MS = 1200;
/** At most as many places are shown; a settlement may have more. */
const MOST_PLACES = 14;

interface Source {
  readonly at: Vector;
  readonly colour: string;
}

/** What a moment looks like on the island; nothing for moments that the change of the board shows by itself. */
export function MomentEffect({ shown, view }: { readonly shown: Shown; readonly view: TaluvaView }) {
  const { seats } = usePalette();
  const { kind } = shown.moment;
  const places = shown.step.lit?.join(" ") ?? "";
  const sources = useMemo(() => {
    const levels = new Map(view.land.map((each) => [hexText(each.hex), each]));
    const owner = new Map(view.buildings.map(({ hex, seat }) => [hexText(hex), seat]));
    const hexes: readonly Hex[] = places === "" ? [] : places.split(" ").map(readHex);
    return hexes.slice(0, MOST_PLACES).map((hex): Source => {
      const level = levelAt(levels, hex);
      return { at: topOf(hex, level, level === 0 ? 0.08 : 0.1), colour: seats[owner.get(hexText(hex)) ?? -1] ?? GOLD };
    });
  }, [places, view, seats]);
  if (sources.length === 0) return null;
  if (kind === "win") return <Fireworks sources={sources} />;
  if (kind === "out") return <Smoke sources={sources} high={2.1} dark />;
  if (kind === "split") return <Smoke sources={sources} high={0.5} />;
  if (kind === "lagoon") return <Ripples sources={sources} />;
  return null;
}

const GOLD = "#ffd76a";
const SPARK = new IcosahedronGeometry(0.13, 0);
/** Grey enough to be seen over dark water too. */
const SOOT = puffGeometry([0.28, 0.26, 0.25], 0.92, 0.5);
const DUST = puffGeometry([0.8, 0.74, 0.64], 0.5, 0.34);
const BRIGHT = new MeshBasicMaterial({ color: "#ffffff", toneMapped: false });
const WAVE = new MeshBasicMaterial({ color: "#f4fffb", transparent: true, opacity: 0.75, depthWrite: false });
const RING = new RingGeometry(0.86, 1, 36).rotateX(-Math.PI / 2);
const [SPARKS, PUFFS, RINGS] = [16, 9, 3];

/** Sparks in the winners' colours and in gold, up from every building and slowly down again. */
export function sparks(sources: readonly Source[], t: number): Placement[] {
  return sources.flatMap(({ at: [x, y, z], colour }, s) => {
    const random = seededRandom(s + 5);
    const delay = (s % 4) * 0.12;
    const age = Math.min(1, Math.max(0, (t - delay) / 0.62));
    return Array.from({ length: SPARKS }, (_, k): Placement => {
      const [angle, reach, lift] = [k * 2.4 + random(), 0.7 + random() * 1.2, 2 + random() * 1.2];
      // All go up together, then apart.
      const apart = Math.max(0, age - 0.3) / 0.7;
      return {
        at: [
          x + Math.cos(angle) * reach * easeOut(apart),
          y + 0.5 + lift * easeOut(Math.min(1, age / 0.45)) - 0.9 * apart * apart,
          z + Math.sin(angle) * reach * easeOut(apart),
        ],
        scale: age === 0 ? 0 : 1.25 * (1 - apart ** 3),
        colour: k % 3 === 0 ? GOLD : k % 3 === 1 ? "#ffffff" : colour,
      };
    });
  });
}

function Fireworks({ sources }: { readonly sources: readonly Source[] }) {
  const mesh = useMovingInstances(SPARK, BRIGHT, SPARKS * sources.length);
  useAnimation(MOMENT_MS, (elapsed) => fill(mesh, sparks(sources, elapsed / MOMENT_MS)));
  return <primitive object={mesh} />;
}

interface SmokeProps {
  readonly sources: readonly Source[];
  readonly high: number;
  /** Whether something burns there; else it is only dust. */
  readonly dark?: boolean;
}

function Smoke({ sources, high, dark = false }: SmokeProps) {
  const camera = useThree((state) => state.camera);
  const mesh = useMovingInstances(dark ? SOOT : DUST, puffMaterial, PUFFS * sources.length);
  useAnimation(MOMENT_MS, (elapsed) => {
    const t = elapsed / MOMENT_MS;
    fill(
      mesh,
      sources.flatMap(({ at: [x, y, z] }, s) => {
        const random = seededRandom(s + 61);
        return Array.from({ length: PUFFS }, (_, k): Placement => {
          const age = Math.min(1, Math.max(0, t * 1.6 - k * 0.09));
          const [dx, dz] = [(random() - 0.5) * 0.8, (random() - 0.5) * 0.8];
          return {
            at: [x + dx * (0.4 + age) - 0.25 * age, y + high * easeOut(age), z + dz * (0.4 + age)],
            scale: age === 0 ? 0 : (0.7 + 1.7 * age) * (1 - age ** 3),
          };
        });
      }),
      camera.quaternion,
    );
  });
  return <primitive object={mesh} renderOrder={5} />;
}

function Ripples({ sources }: { readonly sources: readonly Source[] }) {
  const mesh = useMovingInstances(RING, WAVE, RINGS * sources.length);
  useAnimation(MOMENT_MS, (elapsed) => {
    const t = elapsed / MOMENT_MS;
    fill(
      mesh,
      sources.flatMap(({ at }) =>
        Array.from({ length: RINGS }, (_, k): Placement => {
          const age = Math.max(0, t * 1.5 - k * 0.25);
          return { at, scale: age <= 0 || age >= 1 ? 0 : 0.95 * easeOut(age) };
        }),
      ),
    );
  });
  return <primitive object={mesh} renderOrder={4} />;
}
