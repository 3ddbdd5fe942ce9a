/** The sign in a picture that says whether the move shown is allowed: a tick or a cross, not only a colour. */
export function AllowedSign({
  x,
  y,
  allowed,
  size = 0.34,
}: {
  readonly x: number;
  readonly y: number;
  readonly allowed: boolean | null;
  readonly size?: number;
}) {
  if (allowed === null) return null;
  return (
    <g className="verdict" data-allowed={allowed} transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r={1} />
      <path d={allowed ? "M-.45,.05L-.12,.4L.5,-.38" : "M-.38,-.38L.38,.38M-.38,.38L.38,-.38"} />
    </g>
  );
}
