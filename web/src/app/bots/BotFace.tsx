/**
 * The bots' pictures, drawn here: eight animals of the atoll, the weakest first, and the one that adapts.
 * Decoration only; names are said beside.
 */
import type { ReactNode } from "react";
import { levelNumber } from "./stars";

const INK = "#22303a";

const eye = (x: number, y: number, r = 1.6) => (
  <>
    <circle cx={x} cy={y} r={r + 1} fill="#fff" />
    <circle cx={x} cy={y} r={r} fill={INK} />
  </>
);

/** Hermit crab: a striped shell, two eyes on stalks, a claw. */
const crab = (
  <>
    <path d="M12 30 A11 11 0 1 1 33 27 Q26 33 12 30Z" fill="#d9a066" stroke={INK} strokeWidth="1.2" />
    <path d="M18 13 Q25 19 24 30 M27 14 Q32 20 31 29" fill="none" stroke="#a9713f" strokeWidth="1.6" />
    <path d="M6 31 Q10 24 17 27 L17 33 Q10 36 6 31Z" fill="#e4572e" stroke={INK} strokeWidth="1.2" />
    <path d="M9 27 L7 21 M13 26 L13 20" stroke="#e4572e" strokeWidth="1.8" />
    {eye(7, 20, 1.3)}
    {eye(13, 19, 1.3)}
    <path d="M18 33 l-2 4 M24 32 l0 5 M29 31 l3 4" stroke="#e4572e" strokeWidth="2" />
  </>
);

/** Gecko: a green head from above, wide-set eyes, a smile. */
const gecko = (
  <>
    <path d="M20 7 Q33 11 32 24 Q29 35 20 35 Q11 35 8 24 Q7 11 20 7Z" fill="#6ab04c" stroke={INK} strokeWidth="1.2" />
    {eye(11, 18, 2.2)}
    {eye(29, 18, 2.2)}
    <path d="M13 28 Q20 33 27 28" fill="none" stroke={INK} strokeWidth="1.4" strokeLinecap="round" />
    <circle cx="20" cy="13" r="1.6" fill="#487f32" />
    <circle cx="16" cy="22" r="1.2" fill="#487f32" />
    <circle cx="24" cy="22" r="1.2" fill="#487f32" />
  </>
);

/** Clownfish: orange with white bands. */
const clownfish = (
  <>
    <path d="M31 20 L38 12 L38 28Z" fill="#f08a24" stroke={INK} strokeWidth="1.2" />
    <ellipse cx="19" cy="20" rx="15" ry="10.5" fill="#f08a24" stroke={INK} strokeWidth="1.2" />
    <path d="M14 10.3 Q18 20 14 29.7 L18 30.4 Q22 20 18 9.6Z" fill="#fff" stroke={INK} strokeWidth="0.8" />
    <path d="M27 11.3 Q30 20 27 28.7 L30 27 Q33 20 30 13Z" fill="#fff" stroke={INK} strokeWidth="0.8" />
    {eye(9, 17)}
    <path d="M5 23 Q8 25 11 23" fill="none" stroke={INK} strokeWidth="1.2" strokeLinecap="round" />
  </>
);

/** Pelican: a white head over a long pouch. */
const pelican = (
  <>
    <path d="M24 36 Q34 30 30 18 Q28 8 19 9 Q12 10 13 17 Q22 20 20 36Z" fill="#fdfdfb" stroke={INK} strokeWidth="1.2" />
    <path d="M15 15 L2 26 Q12 34 19 24 L19 18Z" fill="#f4b93f" stroke={INK} strokeWidth="1.2" />
    <path d="M15 16 L3 26" stroke="#b9791c" strokeWidth="1.2" />
    {eye(20, 14, 1.4)}
    <path d="M24 9 Q28 4 31 6" fill="none" stroke={INK} strokeWidth="1.2" />
  </>
);

/** Frigatebird: dark wings, a red throat. */
const frigatebird = (
  <>
    <path
      d="M2 13 Q12 8 20 17 Q28 8 38 13 Q29 15 24 24 L20 36 L16 24 Q11 15 2 13Z"
      fill="#2d3a4a"
      stroke={INK}
      strokeWidth="1.2"
    />
    <circle cx="20" cy="23" r="5" fill="#d7263d" stroke={INK} strokeWidth="1" />
    <circle cx="20" cy="16" r="4.4" fill="#2d3a4a" />
    {eye(20, 15, 1.3)}
    <path d="M22 17 L27 20 L25 21Z" fill="#c9c2b5" stroke={INK} strokeWidth="0.7" />
  </>
);

/** Sea turtle: a shell in plates, flippers. */
const turtle = (
  <>
    <path
      d="M10 17 Q2 12 4 8 Q12 9 15 15Z M30 17 Q38 12 36 8 Q28 9 25 15Z M12 30 L6 36 L15 34Z M28 30 L34 36 L25 34Z"
      fill="#5aa08a"
      stroke={INK}
      strokeWidth="1.1"
    />
    <circle cx="20" cy="9" r="5.4" fill="#5aa08a" stroke={INK} strokeWidth="1.2" />
    <ellipse cx="20" cy="24" rx="11" ry="12" fill="#2e7d5b" stroke={INK} strokeWidth="1.2" />
    <path
      d="M20 16 L26 20 L26 28 L20 32 L14 28 L14 20Z M20 12 V16 M26 20 L30 19 M26 28 L30 30 M20 32 V36 M14 28 L10 30 M14 20 L10 19"
      fill="none"
      stroke="#c5e3b4"
      strokeWidth="1.1"
    />
    {eye(17.6, 8, 1)}
    {eye(22.4, 8, 1)}
  </>
);

/** Dolphin: leaping, with a smile. */
const dolphin = (
  <>
    <path
      d="M3 25 Q6 10 22 9 Q33 9 36 30 L32 27 L26 31 Q28 22 20 20 Q13 21 11 27 Q7 28 3 25Z"
      fill="#5b8db8"
      stroke={INK}
      strokeWidth="1.2"
    />
    <path d="M20 9 L25 3 L27 10Z" fill="#5b8db8" stroke={INK} strokeWidth="1.2" />
    <path d="M5 25 Q12 22 20 20 Q13 21 11 27 Q7 28 5 25Z" fill="#dbe9f2" />
    {eye(12, 18, 1.3)}
    <path d="M4 23.6 Q8 25.4 11 22.4" fill="none" stroke={INK} strokeWidth="1.1" strokeLinecap="round" />
  </>
);

/** Octopus: a large head, arms in waves. */
const octopus = (
  <>
    <path
      d="M8 24 Q3 30 6 36 M13 27 Q9 33 13 38 M20 28 Q17 34 20 38 M27 27 Q31 33 27 38 M32 24 Q37 30 34 36"
      fill="none"
      stroke="#8e5aa8"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M7 22 Q5 4 20 4 Q35 4 33 22 Q31 29 20 29 Q9 29 7 22Z" fill="#8e5aa8" stroke={INK} strokeWidth="1.2" />
    {eye(15, 17, 2)}
    {eye(25, 17, 2)}
    <path d="M16 23 Q20 26 24 23" fill="none" stroke={INK} strokeWidth="1.3" strokeLinecap="round" />
    <circle cx="13" cy="9" r="1.4" fill="#b992cf" />
    <circle cx="26" cy="8" r="1.8" fill="#b992cf" />
  </>
);

/** Pufferfish, for the adaptive bot: as large as it has to be. */
const pufferfish = (
  <>
    <path
      d="M19 2.5 L21.3 8 H16.7Z M31.2 7.8 L29.4 13.4 L26 10Z M6.8 7.8 L12 10 L8.6 13.4Z M31 33.4 L25.6 31.8 L28.8 28.4Z M7 33.4 L9.2 28.4 L12.4 31.8Z M19 38 L16.7 32.6 H21.3Z M1.6 20.6 L7 18.4 V22.8Z"
      fill="#c98a1b"
      stroke={INK}
      strokeWidth="0.8"
      strokeLinejoin="round"
    />
    <path d="M29 18 L38.5 12.5 Q35.6 20.5 38.5 28.5 L29 23Z" fill="#c98a1b" stroke={INK} strokeWidth="1.2" />
    <circle cx="19" cy="20.5" r="12.8" fill="#f2c744" stroke={INK} strokeWidth="1.2" />
    <path d="M7 24.5 Q19 29.5 31 24.5 A12.8 12.8 0 0 1 7 24.5Z" fill="#fdf3d2" />
    <path d="M24 21 Q30 19 29.5 25 Q26 26 24 21Z" fill="#e0a028" stroke={INK} strokeWidth="0.9" />
    <circle cx="23" cy="12.4" r="1.3" fill="#c98a1b" />
    <circle cx="27" cy="15.4" r="1.1" fill="#c98a1b" />
    <circle cx="18.4" cy="11" r="1.1" fill="#c98a1b" />
    {eye(11.4, 18, 2)}
    {eye(20, 18, 2)}
    <ellipse cx="15" cy="25.4" rx="2.6" ry="1.7" fill="#fdf3d2" stroke={INK} strokeWidth="1.2" />
  </>
);

const FACES: readonly ReactNode[] = [crab, gecko, clownfish, pelican, frigatebird, turtle, dolphin, octopus];

/** The picture of a level, or of the adaptive bot in a choice; nothing for other bots. */
export function BotFace({ level, size = "2em" }: { readonly level: string | null; readonly size?: string }) {
  const face = level === "adaptive" ? pufferfish : FACES[(levelNumber(level) ?? 0) - 1];
  if (face === undefined) return null;
  return (
    <svg className="bot-face" data-face={level} viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <circle cx="20" cy="20" r="20" fill="#cfe8ea" />
      {face}
    </svg>
  );
}
