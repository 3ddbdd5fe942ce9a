/** A player's sign: colour, and a shape for those who cannot tell colours apart. */

const SHAPES = [
  "M0,-.8L.82,.62H-.82Z",
  "M-.75,0A.75,.75 0 1 0 .75,0A.75,.75 0 1 0 -.75,0Z",
  "M-.66,-.66H.66V.66H-.66Z",
  "M0,-.92L.8,0L0,.92L-.8,0Z",
  "M-.28,-.8H.28V-.28H.8V.28H.28V.8H-.28V.28H-.8V-.28H-.28Z",
] as const;

export const SEAT_SHAPES: readonly string[] = SHAPES;

export function SeatSign({ seat, size = "1em" }: { readonly seat: number; readonly size?: string }) {
  return (
    <svg className="seat-sign" viewBox="-1 -1 2 2" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[seat % SHAPES.length]} fill={`var(--seat-${seat})`} stroke="var(--paper-2)" strokeWidth="0.12" />
    </svg>
  );
}
