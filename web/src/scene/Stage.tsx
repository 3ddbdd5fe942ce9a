/**
 * The stage of a board in three dimensions: canvas, camera, light, and what hands and keys do with them.
 *
 * It draws only when something has changed, fits its content until it is moved, and turns taps into rays.
 * `data-projection` on its element is the matrix that takes a point of the scene to the screen, missing while the
 * camera stands elsewhere than in the picture; `data-calls` are the draw calls of the frame before.
 */
import { Canvas, useFrame, useThree } from "@react-three/fiber";
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from "react";
import { NeutralToneMapping, PCFShadowMap, Vector3, type WebGLRenderer } from "three";
import type { Drawing } from "../games/client";
import type { Sentences } from "../app/messages";
import { positionCard } from "../board/cardPosition";
import { isShortcut, SCENE_KEYS, useKeys } from "../board/keys";
import { usePressAnywhere } from "../board/motion";
import { FIT } from "../board/PanZoom";
import { useTips } from "../board/tips";
import { ABOVE, FIELD_OF_VIEW, NOWHERE, type Ray, type Vector, type ViewAngle, type Views, VIEWS } from "./camera";
import { Ambient } from "./Ambient";
import { endAnimations } from "./animation";
import { Compass, FollowCamera } from "./Compass";
import { type DetailLevel, LEVELS, DetailController, startLevel } from "./detail";
import { Gulls } from "./Gulls";
import { extent, Light } from "./Light";
import { rendererName } from "./renderer";
import { type Decision, type Rig, CameraRig } from "./CameraRig";
import { Sky } from "./Sky";
import "./scene.css";

interface Props {
  /** The game's name: each remembers the angle it was last looked at from. */
  readonly game: string;
  /** From where the board is looked at. */
  readonly views?: Views;
  /** Points that must be in the picture. */
  readonly content: readonly Vector[];
  /** Where a finger decides: on a small screen the camera comes closer to it. */
  readonly decision?: Decision | null;
  /** Points of somebody else's move: the camera is led to them, and back. The same array as long as they stay. */
  readonly lead?: readonly Vector[];
  /** The camera flies over the board once for each new one of these; null for no flight. */
  readonly flyOver?: unknown;
  readonly label: string;
  readonly sentences: Sentences;
  readonly drawing: Drawing;
  readonly onTap: (ray: Ray) => void;
  readonly onHover: (ray: Ray) => void;
  readonly onLeave?: () => void;
  /** What lies under a ray means, to whoever points at it or presses it long; null if there is nothing to say. */
  readonly tipAt: (ray: Ray, angle: ViewAngle) => string | null;
  readonly onTurn?: (steps: number) => void;
  /** Whether the board has a north, up on the flat board: then a compass shows where it is. */
  readonly north?: boolean;
  /** What ends a motion that is not drawn by `useAnimation`: called with every press. */
  readonly skip?: () => void;
  /** A card next to a point of the scene; it follows when the camera moves. */
  readonly card?: { readonly at: Vector; readonly content: ReactNode } | undefined;
  /** Points of what a hint or a card speaks of: cards keep clear of them. */
  readonly spoken?: readonly Vector[] | undefined;
  /** The middles of fields that a card should rather not cover. */
  readonly land?: readonly Vector[] | undefined;
  /** What is drawn; a photo shows the board without marks and badges. */
  readonly children: (level: DetailLevel, photo: boolean) => ReactNode;
}

/** The picture of a camera. */
const CAMERA = "M4 7h4l1.5-2h5L16 7h4v12H4zM12 10a3 3 0 1 0 0 6 3 3 0 0 0 0-6z";
/** The pictures of a file that is saved, and of leaving. */
const SAVE = "M12 4v11M7.5 10.5L12 15l4.5-4.5M4 20h16";
const LEAVE = "M6 6l12 12M18 6L6 18";
const CLICK_DISTANCE = 8;
const TURN = Math.PI / 6;

export function Stage({
  game,
  views = VIEWS,
  content,
  decision = null,
  lead = NOWHERE,
  flyOver = null,
  label,
  sentences,
  drawing,
  onTap,
  onHover,
  onLeave,
  tipAt,
  onTurn,
  north = false,
  skip,
  card,
  spoken,
  land,
  children,
}: Props) {
  const [level, setLevel] = useState<number | null>(null);
  const [renderer, setRenderer] = useState<string | null>(null);
  const rig = useRef<Rig | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const spokenOf = useRef<HTMLDivElement>(null);
  const needle = useRef<SVGGElement>(null);
  const pressed = useRef(new Map<number, { x: number; y: number; far: boolean }>());
  const ambient = useRef(false);
  const [above, setAbove] = useState(false);
  const [photo, setPhoto] = useState(false);
  const help = useId();
  const say = sentences.say.bind(sentences);
  const { detail, fail } = drawing;

  const created = useCallback(({ gl }: { gl: WebGLRenderer }) => {
    gl.shadowMap.autoUpdate = false;
    // Bright spots keep their colour instead of bleaching, and the players' colours stay what they are.
    gl.toneMapping = NeutralToneMapping;
    setRenderer(rendererName(gl.getContext()));
  }, []);
  // A changed wish acts at once, not with the next table.
  useEffect(() => {
    if (renderer !== null) setLevel(startLevel(detail, renderer, window.matchMedia("(pointer: coarse)").matches));
  }, [detail, renderer]);

  const ray = (event: { clientX: number; clientY: number }): Ray | null =>
    rig.current?.ray(event.clientX, event.clientY) ?? null;
  useTips(element, (x, y) => {
    const found = ray({ clientX: x, clientY: y });
    return found && rig.current && !photo ? tipAt(found, rig.current.angle()) : null;
  });
  // Nobody has to wait for what moves.
  usePressAnywhere(() => {
    skip?.();
    rig.current?.land();
    endAnimations();
  });
  useLeaving(photo, () => setPhoto(false));
  const onPointerDown = (event: PointerEvent) => {
    pressed.current.set(event.pointerId, {
      x: event.clientX,
      y: event.clientY,
      far: pressed.current.size > 0 || event.button !== 0,
    });
  };
  const onPointerMove = (event: PointerEvent) => {
    const start = pressed.current.get(event.pointerId);
    if (start) {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > CLICK_DISTANCE) start.far = true;
    } else if (!photo) {
      const found = ray(event);
      if (found) onHover(found);
    }
  };
  const onPointerUp = (event: PointerEvent) => {
    const start = pressed.current.get(event.pointerId);
    pressed.current.delete(event.pointerId);
    // A long press asks what something is (Tips.tsx).
    const asked = document.documentElement.dataset["asking"] !== undefined;
    const found = start && !start.far && !asked && event.target instanceof HTMLCanvasElement ? ray(event) : null;
    if (!found || photo) return;
    // The touch of something too small only comes closer, unless it may be rough.
    const closer =
      event.pointerType === "touch" && decision && rig.current?.approach(event.clientX, event.clientY, decision);
    if (!closer || decision.rough) onTap(found);
  };
  const look = (angle: ViewAngle) => {
    rig.current?.look(angle);
    setAbove(angle.polar < 0.1);
  };
  const turnBy = (azimuth: number, polar = 0) => {
    const angle = rig.current?.angle();
    if (angle)
      look({
        azimuth: angle.azimuth + azimuth,
        polar: Math.min(Math.max(angle.polar + polar, ABOVE.polar), views.lowest),
      });
  };
  const tilt = () => {
    const azimuth = rig.current?.angle().azimuth ?? 0;
    look({ azimuth, polar: above ? views.front.polar : ABOVE.polar });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (photo || event.target === event.currentTarget) drive(event.nativeEvent, true);
  };
  /** Move the camera by a key; the arrows alone belong to whoever walks the board. */
  const drive = (event: globalThis.KeyboardEvent, arrows: boolean) => {
    if (event.key.startsWith("Arrow") && !arrows && !event.shiftKey) return;
    const step = 0.1;
    const acts: Record<string, () => void> = {
      ArrowLeft: () => (event.shiftKey ? turnBy(-TURN) : rig.current?.pan(-step, 0)),
      ArrowRight: () => (event.shiftKey ? turnBy(TURN) : rig.current?.pan(step, 0)),
      ArrowUp: () => (event.shiftKey ? turnBy(0, -TURN / 2) : rig.current?.pan(0, step)),
      ArrowDown: () => (event.shiftKey ? turnBy(0, TURN / 2) : rig.current?.pan(0, -step)),
      "+": () => rig.current?.zoom(0.8),
      "-": () => rig.current?.zoom(1.25),
      "0": () => rig.current?.fitAll(),
      t: tilt,
      T: tilt,
    };
    const act = acts[event.key];
    if (!act || isShortcut(event)) return;
    event.preventDefault();
    act();
  };
  const walked = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!event.defaultPrevented && event.target instanceof Element && event.target.closest(".board-walk"))
      drive(event, false);
  });
  useEffect(() => {
    const frame = element.current?.parentElement;
    const listen = (event: globalThis.KeyboardEvent) => walked(event);
    frame?.addEventListener("keydown", listen);
    return () => frame?.removeEventListener("keydown", listen);
  }, []);
  useKeys("keys-scene", SCENE_KEYS);
  // React's wheel listeners are passive; with Shift the wheel turns the tile in hand, before it reaches the camera.
  useEffect(() => {
    const listen = (event: WheelEvent) => {
      if (!event.shiftKey || !onTurn) return;
      event.preventDefault();
      event.stopPropagation();
      onTurn(Math.sign(event.deltaY || event.deltaX));
    };
    const target = element.current;
    target?.addEventListener("wheel", listen, { capture: true, passive: false });
    return () => target?.removeEventListener("wheel", listen, { capture: true });
  }, [onTurn]);

  const shown = LEVELS[level ?? 0]!;
  const smooth = detail !== "low";
  return (
    <div
      ref={element}
      className="board stage"
      role="group"
      aria-label={label}
      aria-describedby={help}
      tabIndex={-1}
      data-detail={level ?? undefined}
      data-photo={photo || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={(event) => pressed.current.delete(event.pointerId)}
      onPointerLeave={(event) => {
        // A finger that is lifted has not gone elsewhere.
        if (event.pointerType !== "touch") onLeave?.();
      }}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Canvas
        // Edges are smooth or not for as long as a canvas lives.
        key={smooth ? "smooth" : "plain"}
        frameloop="demand"
        flat
        dpr={[1, shown.density]}
        shadows={shown.shadows > 0 ? { type: PCFShadowMap } : false}
        gl={{ antialias: smooth, powerPreference: "default", alpha: false, stencil: false }}
        camera={{ fov: FIELD_OF_VIEW, near: 2, far: 600 }}
        onCreated={created}
        aria-hidden="true"
      >
        <Guard fail={fail} />
        <CameraRig
          game={game}
          views={views}
          content={content}
          decision={decision}
          lead={lead}
          flyOver={flyOver}
          alone={photo}
          rig={rig}
          element={element}
          moved={(angle) => setAbove(angle.polar < 0.1)}
        />
        {north && <FollowCamera needle={needle} />}
        {level !== null && (
          <>
            <Sky />
            <Light level={shown} content={content} />
            {shown.ambient && <Ambient moving={ambient} />}
            {shown.ambient && <Gulls {...extent(content)} />}
            {detail === "auto" && <Watch level={level} change={setLevel} ambient={ambient} />}
            {spoken && <Spoken points={spoken} element={spokenOf} />}
            {card && <Beside at={card.at} card={beside} land={land} />}
            {children(shown, photo)}
          </>
        )}
      </Canvas>
      <p id={help} className="visually-hidden">
        {say("scene-help")}
      </p>
      {spoken && <div ref={spokenOf} className="spoken" data-spoken aria-hidden="true" />}
      {card && (
        <div ref={beside} className="beside">
          {card.content}
        </div>
      )}
      {north && <Compass needle={needle} letter={say("scene-north")} label={say("scene-compass")} />}
      <div className="stage-buttons">
        <StageButton label={say("scene-turn-left")} act={() => turnBy(-TURN)} path="M4 12a8 8 0 1 0 3-6.2M7 2v4h4" />
        <StageButton label={say("scene-turn-right")} act={() => turnBy(TURN)} path="M20 12a8 8 0 1 1-3-6.2M17 2v4h-4" />
        <StageButton
          label={say(above ? "scene-from-front" : "scene-from-above")}
          act={tilt}
          path={
            above
              ? "M3 16l9 4 9-4M3 12l9 4 9-4M3 8l9-4 9 4-9 4z"
              : "M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8v8M8.5 12.5L12 16l3.5-3.5"
          }
        />
        <StageButton label={say("scene-fit")} act={() => rig.current?.fitAll()} path={FIT} />
        {photo && (
          <StageButton
            label={say("scene-photo-save")}
            act={() => rig.current?.photograph(`atoll-${game}.png`)}
            path={SAVE}
          />
        )}
        <StageButton
          label={say(photo ? "scene-photo-leave" : "scene-photo")}
          act={() => setPhoto(!photo)}
          path={photo ? LEAVE : CAMERA}
        />
      </div>
    </div>
  );
}

/** Escape leaves a mode, and means nothing else meanwhile. */
function useLeaving(active: boolean, leave: () => void): void {
  const act = useEffectEvent(leave);
  useEffect(() => {
    if (!active) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, [active]);
}

function StageButton({
  label,
  act,
  path,
}: {
  readonly label: string;
  readonly act: () => void;
  readonly path: string;
}) {
  return (
    <button type="button" className="button" aria-label={label} data-tip={label} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}

/** Keeps a card beside its point of the scene. */
function Beside({
  at,
  card,
  land,
}: {
  readonly at: Vector;
  readonly card: { readonly current: HTMLDivElement | null };
  readonly land: readonly Vector[] | undefined;
}) {
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [at, invalidate]);
  useEffect(() => {
    if (!card.current) return;
    const watch = new ResizeObserver(() => invalidate());
    watch.observe(card.current);
    return () => watch.disconnect();
  }, [card, invalidate]);
  useFrame(({ camera, size }) => {
    if (!card.current) return;
    const onScreen = (point: Vector) => {
      const { x, y } = new Vector3(...point).project(camera);
      return [((x + 1) / 2) * size.width, ((1 - y) / 2) * size.height] as const;
    };
    const boxes = land?.map(([x, y, z]) => {
      const seen = FIELD.map(([dx, dz]) => onScreen([x + dx, y, z + dz]));
      const [xs, ys] = [seen.map(([one]) => one), seen.map(([, one]) => one)];
      const [left, top] = [Math.min(...xs), Math.min(...ys)];
      return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    });
    positionCard(card.current, ...onScreen(at), card.current.parentElement, boxes);
  });
  return null;
}

/** The ends of a field, seen from its middle. */
const FIELD = [
  [-0.9, 0],
  [0.9, 0],
  [0, -1],
  [0, 1],
] as const;

/** Keeps an element over all points that something is said about, so that the page knows where they are. */
function Spoken({
  points,
  element,
}: {
  readonly points: readonly Vector[];
  readonly element: { readonly current: HTMLDivElement | null };
}) {
  const invalidate = useThree((state) => state.invalidate);
  useEffect(() => invalidate(), [points, invalidate]);
  useFrame(({ camera, size }) => {
    if (!element.current) return;
    const seen = points.map((point) => new Vector3(...point).project(camera));
    const [xs, ys] = [
      seen.map(({ x }) => ((x + 1) / 2) * size.width),
      seen.map(({ y }) => ((1 - y) / 2) * size.height),
    ];
    const { style } = element.current;
    style.left = `${Math.min(...xs)}px`;
    style.top = `${Math.min(...ys)}px`;
    style.width = `${Math.max(...xs) - Math.min(...xs)}px`;
    style.height = `${Math.max(...ys) - Math.min(...ys)}px`;
  });
  return null;
}

/** Tells when the graphics are taken away from us; not when we give them back ourselves. */
function Guard({ fail }: { readonly fail: () => void }) {
  const canvas = useThree((state) => state.gl.domElement);
  useEffect(() => {
    canvas.addEventListener("webglcontextlost", fail);
    return () => canvas.removeEventListener("webglcontextlost", fail);
  }, [canvas, fail]);
  return null;
}

/** Lets the detail follow what the machine can. */
function Watch({
  level,
  change,
  ambient,
}: {
  readonly level: number;
  readonly change: (level: number) => void;
  readonly ambient: { readonly current: boolean };
}) {
  const pace = useRef<DetailController | null>(null);
  useFrame((_, delta) => {
    pace.current ??= new DetailController(level);
    // What moves by itself has half as many frames, and they are as far apart as they should be.
    const next = pace.current.frame(delta * (ambient.current ? 500 : 1000));
    if (next !== level) change(next);
  });
  return null;
}
