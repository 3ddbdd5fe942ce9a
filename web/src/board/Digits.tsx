/**
 * Numbers drawn as lines. A board has hundreds of them, and the browser lays text out again at every step of a zoom: six times
 * the cost of all else.
 */
export const DIGITS = [
  "M.3,0C.05,0 0,.25 0,.5S.05,1 .3,1 .6,.75 .6,.5 .55,0 .3,0Z",
  "M.08,.22L.36,0V1",
  "M.02,.26C.05,-.08 .57,-.08 .57,.28C.57,.5 .2,.7 .02,1H.6",
  "M.04,.1C.25,-.08 .56,.02 .55,.25C.54,.44 .35,.46 .22,.46C.4,.46 .6,.52 .6,.74C.6,1.04 .2,1.08 .02,.88",
  "M.46,1V0L0,.7H.64",
  "M.55,0H.12L.07,.45C.25,.3 .6,.36 .6,.68C.6,1.05 .2,1.08 .02,.9",
  "M.5,.02C.2,.1 .02,.4 .02,.68C.02,1.1 .6,1.1 .6,.68C.6,.3 .1,.32 .03,.64",
  "M0,0H.6L.22,1",
  "M.3,.46C.03,.46 .03,0 .3,0S.57,.46 .3,.46C-.05,.46 -.05,1 .3,1S.65,.46 .3,.46Z",
  "M.1,.98C.4,.9 .58,.6 .58,.32C.58,-.1 0,-.1 0,.32C0,.7 .5,.68 .57,.36",
] as const;

const WIDTH = 0.6;
const STEP = 0.85;

/** A whole number centred on the origin, `size` high. Decoration only: a label must say it too. */
export function Digits({
  value,
  size,
  colour,
}: {
  readonly value: number;
  readonly size: number;
  readonly colour: string;
}) {
  const digits = [...String(value)].map(Number);
  const left = -(WIDTH + STEP * (digits.length - 1)) / 2;
  return (
    <g
      transform={`scale(${size}) translate(${left} -0.5)`}
      fill="none"
      stroke={colour}
      strokeWidth={0.19}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {digits.map((digit, k) => (
        <path key={k} d={DIGITS[digit]} transform={k === 0 ? undefined : `translate(${STEP * k} 0)`} />
      ))}
    </g>
  );
}
