/** An SVG that can be dragged, pinched, wheeled and driven by keys; it fits its content until it is moved. */
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { positionCard } from "./cardPosition";
import { type Approach, approach, isSmall, nearBox, reveal } from "./closeUp";
import { useGlide } from "./glide";
import { type Box, holds, useSteadyBox } from "./steady";
import "./marks.css";

export type { Box } from "./steady";

interface Props {
  /** The content's box: what "fit" shows. */
  readonly content: Box;
  /** The least width and height to show, so that a board that grows need not change its size all the time. */
  readonly least?: readonly [width: number, height: number] | undefined;
  readonly label: string;
  /** What the button says that shows everything again. */
  readonly fit: string;
  /** What the buttons say that show less and more of the board; without them there are none. */
  readonly zoom?: { readonly in: string; readonly out: string } | undefined;
  readonly children: ReactNode;
  /** A tap or click that was no drag, in the content's coordinates. */
  readonly onTap?: (x: number, y: number) => void;
  readonly onHover?: (x: number, y: number) => void;
  readonly onLeave?: () => void;
  readonly onTurn?: (steps: number) => void;
  /** Whether the keyboard walks the board cell by cell: then the drawing is no tab stop of its own. */
  readonly walkable?: boolean | undefined;
  /** Where a finger needs room: the size of what is touched, and where the decision is. Without it the view stays. */
  readonly closeUp?: CloseUp | undefined;
  /** The point that the keyboard is at: the view follows it. */
  readonly follow?: readonly [x: number, y: number] | undefined;
  /** A card next to a point of the content; it follows when the board moves. */
  readonly card?: { readonly at: readonly [x: number, y: number]; readonly content: ReactNode } | undefined;
}

export type Close = "decision" | "place";

export interface CloseUp {
  /** The width of a hex or square, in the content's units. */
  readonly target: number;
  /** Where the decision is; null where it is everywhere, or nobody has to decide. */
  readonly decision: Box | null;
  /** Whether a touch of a board that is too small may act: it only shows something. */
  readonly rough?: boolean | undefined;
  /** What a touch of a board that is too small comes closer to; by default the touched place. */
  readonly around?: ((x: number, y: number) => Box | null) | undefined;
  /** What the small map shows while the view is close; by default the content. */
  readonly overview?: Box | undefined;
  /** What stands in place of the small map: it may show parts of the drawing, by its id, and lead to a point of it. */
  readonly map?: ((drawn: string, go: (x: number, y: number) => void) => ReactNode) | undefined;
  /** Told whenever the view comes close, to the decision or to another place, or goes back. */
  readonly changed?: ((close: Close | null) => void) | undefined;
}

const CLICK_DISTANCE = 8;
/** Four corners: the sign for showing everything. */
export const FIT = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";

export function PanZoom({
  content: given,
  least,
  label,
  fit,
  zoom: zoomWords,
  children,
  onTap,
  onHover,
  onLeave,
  onTurn,
  walkable = false,
  closeUp,
  follow,
  card,
}: Props) {
  const content = useSteadyBox(given, least);
  const svg = useRef<SVGSVGElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<Box | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const travelled = useRef(0);
  const approached = useRef(false);
  const size = useSize(svg, closeUp !== undefined);
  const finger = closeUp !== undefined && size !== null && window.matchMedia("(pointer: coarse)").matches;
  const view: Approach | null = finger ? { content, size, target: closeUp.target } : null;
  const near = useNear(view, closeUp?.decision ?? null);
  // Another decision is another place: the view goes there, and what was moved by hand is over.
  const place = near?.join(" ") ?? "";
  const [seen, setSeen] = useState(place);
  if (seen !== place) {
    setSeen(place);
    setMoved(null);
  }
  const goal = moved ?? near ?? content;
  const box = useGlide(goal, moved === null);
  const small = view !== null && isSmall(view, goal);
  const close = view !== null && !small && isSmall(view, content);
  // Before anything is painted: whatever follows from it is drawn at once.
  const closeTo: Close | null = !close ? null : moved ? "place" : "decision";
  const changed = useEffectEvent(() => closeUp?.changed?.(closeTo));
  useLayoutEffect(() => changed(), [closeTo]);
  const drawn = useId();

  const followed = useEffectEvent((x: number, y: number) => {
    const shown = reveal(box, [x, y]);
    if (shown) setMoved(shown);
  });
  const [followX, followY] = follow ?? [null, null];
  useEffect(() => {
    if (followX !== null && followY !== null) followed(followX, followY);
  }, [followX, followY]);

  const toContent = (clientX: number, clientY: number): [number, number] => {
    const matrix = svg.current?.getScreenCTM();
    if (!matrix) return [0, 0];
    const at = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    return [at.x, at.y];
  };

  const zoom = (factor: number, x: number, y: number, from: Box = box): Box => {
    const width = Math.min(Math.max(from[2] * factor, 4), Math.max(content[2], content[3]) * 3);
    const real = width / from[2];
    return [x - (x - from[0]) * real, y - (y - from[1]) * real, width, from[3] * real];
  };

  const onPointerDown = (event: PointerEvent<SVGSVGElement>) => {
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.current.size === 1) travelled.current = 0;
  };

  const onPointerMove = (event: PointerEvent<SVGSVGElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) {
      onHover?.(...toContent(event.clientX, event.clientY));
      return;
    }
    const after = { x: event.clientX, y: event.clientY };
    travelled.current += Math.hypot(after.x - before.x, after.y - before.y);
    if (travelled.current < CLICK_DISTANCE) return;
    // Only a drag takes the pointer: a click must still reach what it was meant for.
    event.currentTarget.setPointerCapture(event.pointerId);
    const [x0, y0] = toContent(before.x, before.y);
    const [x1, y1] = toContent(after.x, after.y);
    const others = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    pointers.current.set(event.pointerId, after);
    const other = others[0];
    if (other) {
      const spread =
        Math.hypot(before.x - other.x, before.y - other.y) /
        Math.max(1, Math.hypot(after.x - other.x, after.y - other.y));
      const [cx, cy] = toContent((after.x + other.x) / 2, (after.y + other.y) / 2);
      const next = zoom(spread, cx, cy);
      setMoved([next[0] - (x1 - x0) / 2, next[1] - (y1 - y0) / 2, next[2], next[3]]);
    } else setMoved([box[0] - (x1 - x0), box[1] - (y1 - y0), box[2], box[3]]);
  };

  const onPointerUp = (event: PointerEvent<SVGSVGElement>) => {
    const single = pointers.current.size === 1;
    pointers.current.delete(event.pointerId);
    // A long press asks what something is (Tips.tsx).
    const asked = document.documentElement.dataset["asking"] !== undefined;
    if (!single || asked || travelled.current >= CLICK_DISTANCE) return;
    const [x, y] = toContent(event.clientX, event.clientY);
    approached.current = small && event.pointerType !== "mouse";
    if (approached.current && view) {
      const around = closeUp?.around?.(x, y);
      setMoved((around && approach(view, around)) ?? nearBox(view, [x, y]));
      if (!closeUp?.rough) return;
    }
    onTap?.(x, y);
  };
  /** A touch that only came closer is no press of what lies there. */
  const onClickCapture = (event: MouseEvent) => {
    if (!approached.current) return;
    approached.current = false;
    event.stopPropagation();
  };

  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    if (event.target === event.currentTarget) drive(event, true);
  };
  /** Move the view by a key; the arrows alone belong to whoever walks the board. */
  const drive = (event: Pick<globalThis.KeyboardEvent, "key" | "shiftKey" | "preventDefault">, arrows: boolean) => {
    if (event.key.startsWith("Arrow") && !arrows && !event.shiftKey) return;
    const step = box[2] / 10;
    const [cx, cy] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
    const act: Record<string, () => Box | null> = {
      ArrowLeft: () => [box[0] - step, box[1], box[2], box[3]],
      ArrowRight: () => [box[0] + step, box[1], box[2], box[3]],
      ArrowUp: () => [box[0], box[1] - step, box[2], box[3]],
      ArrowDown: () => [box[0], box[1] + step, box[2], box[3]],
      "+": () => zoom(0.8, cx, cy),
      "-": () => zoom(1.25, cx, cy),
      "0": () => null,
    };
    const found = act[event.key];
    if (!found) return;
    event.preventDefault();
    setMoved(found() ?? (near ? content : null));
  };
  const walked = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!event.defaultPrevented && event.target instanceof Element && event.target.closest(".board-walk"))
      drive(event, false);
  });
  useEffect(() => {
    const frame = svg.current?.parentElement;
    const listen = (event: globalThis.KeyboardEvent) => walked(event);
    frame?.addEventListener("keydown", listen);
    return () => frame?.removeEventListener("keydown", listen);
  }, []);

  // React's wheel listeners are passive; the page must not scroll under the board.
  const onWheel = useEffectEvent((event: globalThis.WheelEvent) => {
    event.preventDefault();
    if (event.shiftKey && onTurn) onTurn(Math.sign(event.deltaY || event.deltaX));
    else setMoved(zoom(Math.exp(Math.sign(event.deltaY) * 0.15), ...toContent(event.clientX, event.clientY)));
  });
  useEffect(() => {
    const element = svg.current;
    const listen = (event: globalThis.WheelEvent) => onWheel(event);
    element?.addEventListener("wheel", listen, { passive: false });
    return () => element?.removeEventListener("wheel", listen);
  }, []);

  const go = (x: number, y: number) => {
    const around = closeUp?.around?.(x, y);
    setMoved((around && view && approach(view, around)) ?? [x - box[2] / 2, y - box[3] / 2, box[2], box[3]]);
  };

  const placeCard = useEffectEvent(() => {
    // Only where there is a card: to ask where something is lays out the page.
    if (!card || !beside.current) return;
    const [matrix, frame] = [svg.current?.getScreenCTM(), beside.current.offsetParent?.getBoundingClientRect()];
    if (!matrix || !frame) return;
    const at = new DOMPoint(...card.at).matrixTransform(matrix);
    positionCard(beside.current, at.x - frame.left, at.y - frame.top, svg.current);
  });
  useLayoutEffect(() => placeCard());
  const hasCard = card !== undefined;
  useEffect(() => {
    if (!hasCard || !svg.current) return;
    const watch = new ResizeObserver(() => placeCard());
    watch.observe(svg.current);
    if (beside.current) watch.observe(beside.current);
    return () => watch.disconnect();
  }, [hasCard]);

  return (
    <>
      <svg
        ref={svg}
        className="board"
        viewBox={box.join(" ")}
        role="group"
        aria-label={label}
        tabIndex={walkable ? -1 : 0}
        data-small={small || undefined}
        data-close={close || undefined}
        onClickCapture={onClickCapture}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={(event) => pointers.current.delete(event.pointerId)}
        onPointerLeave={(event) => {
          // A finger leaves whenever it is lifted: what it has touched stays shown.
          if (event.pointerType === "mouse") onLeave?.();
        }}
        onKeyDown={onKeyDown}
      >
        {/* What is drawn is said by the walk beside it, where there is one. */}
        <g id={drawn} aria-hidden={walkable || undefined}>
          {children}
        </g>
      </svg>
      {close &&
        (closeUp?.map?.(drawn, go) ?? (
          <MiniMap drawn={drawn} whole={closeUp?.overview ?? content} shown={box} go={go} />
        ))}
      <div className="board-buttons">
        {zoomWords && (
          <>
            <BoardButton
              label={zoomWords.in}
              name="zoom"
              path="M12 5v14M5 12h14"
              act={() => setMoved(zoom(0.8, box[0] + box[2] / 2, box[1] + box[3] / 2))}
            />
            <BoardButton
              label={zoomWords.out}
              name="zoom"
              path="M5 12h14"
              act={() => setMoved(zoom(1.25, box[0] + box[2] / 2, box[1] + box[3] / 2))}
            />
          </>
        )}
        {(moved || near || zoomWords) && (
          <BoardButton label={fit} name="fit" path={FIT} act={() => setMoved(near ? content : null)} />
        )}
      </div>
      {card && (
        <div ref={beside} className="beside">
          {card.content}
        </div>
      )}
    </>
  );
}

/** The whole board, small, with what the view shows of it; a touch goes there. Keys and buttons do the same. */
function MiniMap({
  drawn,
  whole,
  shown,
  go,
}: {
  readonly drawn: string;
  readonly whole: Box;
  readonly shown: Box;
  readonly go: (x: number, y: number) => void;
}) {
  // A view that reaches beyond the map ends at its edge, so that its frame is closed.
  const [x, y] = [Math.max(shown[0], whole[0]), Math.max(shown[1], whole[1])];
  const right = Math.min(shown[0] + shown[2], whole[0] + whole[2]);
  const bottom = Math.min(shown[1] + shown[3], whole[1] + whole[3]);
  return (
    <svg
      className="minimap"
      viewBox={whole.join(" ")}
      aria-hidden="true"
      onClick={(event) => {
        const matrix = event.currentTarget.getScreenCTM();
        if (!matrix) return;
        const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
        go(x, y);
      }}
    >
      <use href={`#${drawn}`} />
      <rect className="minimap-view" x={x} y={y} width={Math.max(0, right - x)} height={Math.max(0, bottom - y)} />
    </svg>
  );
}

/** The view of a decision; the one before stays where it still shows everything that is decided. */
function useNear(view: Approach | null, decision: Box | null): Box | null {
  const kept = useRef<{ readonly box: Box | null; readonly size: string } | null>(null);
  const size = view?.size.join(" ") ?? "";
  const before = kept.current?.size === size ? kept.current.box : null;
  const stays = view && decision && before && holds(before, decision) && !isSmall(view, before);
  const box = stays ? before : view && decision ? approach(view, decision) : null;
  kept.current = { box, size };
  return box;
}

/** How large the drawing is on the screen. */
function useSize(svg: RefObject<SVGSVGElement | null>, wanted: boolean): readonly [number, number] | null {
  const [size, setSize] = useState<readonly [number, number] | null>(null);
  useLayoutEffect(() => {
    if (!wanted || !svg.current) return;
    const measured = svg.current;
    const measure = () => {
      const [width, height] = [measured.clientWidth, measured.clientHeight];
      setSize((before) => (before && before[0] === width && before[1] === height ? before : [width, height]));
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(measured);
    return () => watch.disconnect();
  }, [svg, wanted]);
  return size;
}

function BoardButton({
  label,
  name,
  path,
  act,
}: {
  readonly label: string;
  readonly name: string;
  readonly path: string;
  readonly act: () => void;
}) {
  return (
    <button type="button" className={`button board-${name}`} aria-label={label} data-tip={label} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
