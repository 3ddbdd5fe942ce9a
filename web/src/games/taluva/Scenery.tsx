/** Terrains and buildings, drawn by code; defined once, used everywhere by reference. */

export function Scenery() {
  return (
    <defs>
      <symbol id="scene-J" viewBox="-1 -1 2 2" overflow="visible">
        {TREES.map(([x, y, r]) => (
          <g key={`${x},${y}`}>
            <ellipse cx={x + 0.05} cy={y + r * 0.75} rx={r * 0.9} ry={r * 0.4} fill="#0f3a1c" opacity="0.5" />
            <circle cx={x} cy={y} r={r} fill="#1f6b33" />
            <circle cx={x - r * 0.28} cy={y - r * 0.3} r={r * 0.55} fill="#35924b" />
          </g>
        ))}
      </symbol>
      <symbol id="scene-C" viewBox="-1 -1 2 2" overflow="visible">
        {BLADES.map(([x, y]) => (
          <path
            key={`${x},${y}`}
            d={`M${x - 0.07},${y}l.05,-.15l.04,.15m.02,0l.05,-.11l.02,.11`}
            fill="none"
            stroke="#5d8a26"
            strokeWidth="0.035"
            strokeLinecap="round"
          />
        ))}
      </symbol>
      <symbol id="scene-S" viewBox="-1 -1 2 2" overflow="visible">
        {DUNES.map(([x, y, w]) => (
          <path
            key={`${x},${y}`}
            d={`M${x - w},${y}q${w},${-w * 0.55} ${2 * w},0`}
            fill="none"
            stroke="#b98f45"
            strokeWidth="0.04"
            strokeLinecap="round"
          />
        ))}
        <path d="M.36,.1q.05,-.24 .02,-.36" fill="none" stroke="#7b5427" strokeWidth="0.05" />
        <path
          d="M.38,-.26q-.2,-.1 -.28,.06M.38,-.26q.2,-.1 .28,.06M.38,-.26q-.04,-.2 -.22,-.2M.38,-.26q.1,-.2 .22,-.14"
          fill="none"
          stroke="#3b8a44"
          strokeWidth="0.06"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="scene-R" viewBox="-1 -1 2 2" overflow="visible">
        {ROCKS.map(([x, y, s]) => (
          <g key={`${x},${y}`} transform={`translate(${x} ${y}) scale(${s})`}>
            <path d="M-.5,.3L-.38,-.2L.02,-.42L.42,-.14L.5,.3Z" fill="#6f757b" />
            <path d="M-.38,-.2L.02,-.42L.06,.3L-.5,.3Z" fill="#a4aab0" />
          </g>
        ))}
      </symbol>
      <symbol id="scene-L" viewBox="-1 -1 2 2" overflow="visible">
        <ellipse cx="0" cy="0" rx="0.66" ry="0.58" fill="#2c86b8" />
        <ellipse cx="0" cy="0" rx="0.66" ry="0.58" fill="none" stroke="#d8c48f" strokeWidth="0.07" />
        {WAVES.map(([x, y]) => (
          <path
            key={`${x},${y}`}
            d={`M${x - 0.2},${y}q.1,-.09 .2,0t.2,0`}
            fill="none"
            stroke="#bfe6f5"
            strokeWidth="0.045"
            strokeLinecap="round"
          />
        ))}
      </symbol>
      <symbol id="scene-V" viewBox="-1 -1 2 2" overflow="visible">
        <circle r="0.62" fill="#4a2f26" />
        <circle r="0.46" fill="#61402f" />
        <circle r="0.29" fill="#2c1a15" />
        <circle r="0.22" fill="#ff7a2c" />
        <circle r="0.12" fill="#ffd25e" />
      </symbol>
      <symbol id="hut" viewBox="-1 -1 2 2" overflow="visible">
        <ellipse cx="0.06" cy="0.62" rx="0.74" ry="0.22" fill="#000" opacity="0.28" />
        <path d="M-.52,.02H.52V.6H-.52Z" fill="#a8733c" stroke="#3d2712" strokeWidth="0.07" />
        <path d="M-.13,.2H.13V.6H-.13Z" fill="#4b2e14" />
        <path d="M-.8,.1L0,-.72L.8,.1Z" fill="currentColor" stroke="#fff" strokeWidth="0.09" strokeLinejoin="round" />
      </symbol>
      <symbol id="tower" viewBox="-1 -1 2 2" overflow="visible">
        <ellipse cx="0.08" cy="0.82" rx="0.6" ry="0.2" fill="#000" opacity="0.28" />
        <path d="M-.34,.82L-.26,-.5H.26L.34,.82Z" fill="#b98a52" stroke="#3d2712" strokeWidth="0.07" />
        <path d="M-.31,.38H.31M-.28,-.06H.28" stroke="#6b4620" strokeWidth="0.09" />
        <path
          d="M-.52,-.42L0,-1.12L.52,-.42Z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="0.09"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="temple" viewBox="-1 -1 2 2" overflow="visible">
        <ellipse cx="0.05" cy="0.78" rx="0.98" ry="0.22" fill="#000" opacity="0.28" />
        <path d="M-.86,.6H.86V.8H-.86Z" fill="#d9cfb8" stroke="#4d4232" strokeWidth="0.06" />
        <path d="M-.62,.0H.62V.62H-.62Z" fill="#e9dfc9" stroke="#4d4232" strokeWidth="0.06" />
        <path d="M-.4,.04V.6M-.13,.04V.6M.13,.04V.6M.4,.04V.6" stroke="#8d7f66" strokeWidth="0.09" />
        <path
          d="M-.98,.06Q-.5,-.04 -.4,-.42H.4Q.5,-.04 .98,.06Z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="0.08"
          strokeLinejoin="round"
        />
        <path
          d="M-.5,-.38Q-.26,-.5 -.18,-.82H.18Q.26,-.5 .5,-.38Z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="0.08"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="ship" viewBox="-1 -1 2 2" overflow="visible">
        <path
          d="M-.75,.3H.75Q.62,.72 .3,.72H-.3Q-.62,.72 -.75,.3Z"
          fill="#7b4a22"
          stroke="#fff"
          strokeWidth="0.07"
          strokeLinejoin="round"
        />
        <path d="M.03,.28V-.85" stroke="#3d2712" strokeWidth="0.09" />
        <path
          d="M.1,-.82Q.78,-.35 .6,.18H.1Z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="0.08"
          strokeLinejoin="round"
        />
        <path
          d="M-.06,-.6Q-.5,-.2 -.44,.18H-.06Z"
          fill="currentColor"
          stroke="#fff"
          strokeWidth="0.08"
          strokeLinejoin="round"
        />
      </symbol>
    </defs>
  );
}

const TREES = [
  [-0.42, -0.3, 0.21],
  [0.02, -0.48, 0.2],
  [0.44, -0.26, 0.21],
  [-0.5, 0.14, 0.2],
  [-0.06, -0.04, 0.23],
  [0.42, 0.2, 0.22],
  [-0.22, 0.42, 0.2],
  [0.16, 0.5, 0.19],
] as const;
const BLADES = [
  [-0.45, -0.25],
  [0.05, -0.42],
  [0.45, -0.18],
  [-0.15, 0],
  [0.3, 0.2],
  [-0.42, 0.3],
  [0.02, 0.5],
  [-0.62, 0.02],
  [0.6, 0.08],
] as const;
const DUNES = [
  [-0.3, -0.3, 0.2],
  [-0.42, 0.22, 0.22],
  [0.18, 0.42, 0.2],
  [-0.02, -0.02, 0.16],
] as const;
const ROCKS = [
  [-0.3, -0.18, 0.62],
  [0.3, 0.02, 0.72],
  [-0.2, 0.38, 0.5],
] as const;
const WAVES = [
  [-0.14, -0.2],
  [0.14, 0.06],
  [-0.1, 0.32],
] as const;
