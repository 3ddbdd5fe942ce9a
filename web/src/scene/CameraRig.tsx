/** The camera of a stage: it fits the content until it is moved, follows hands, and reports what it projects. */
import { useFrame, useThree } from "@react-three/fiber";
import { useCallback, useLayoutEffect, useRef } from "react";
import { Matrix4, MOUSE, type PerspectiveCamera, TOUCH, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { motionWanted } from "../board/motion";
import {
  type CameraPosition,
  closeTo,
  type Covered,
  eyePoint,
  fit,
  flight,
  FLIGHT_MS,
  inSight,
  MAX_DISTANCE,
  middleOf,
  MIN_DISTANCE,
  onGround,
  onTheWay,
  pixelsAt,
  pixelsNear,
  type Ray,
  type Vector,
  type ViewAngle,
  type Views,
  withRoom,
} from "./camera";
import { rememberAngle, rememberedAngle } from "./rememberedAngle";
import { saveFile } from "./saveFile";

/** The camera in hand. */
export interface Rig {
  ray(clientX: number, clientY: number): Ray;
  angle(): ViewAngle;
  look(angle: ViewAngle): void;
  pan(x: number, y: number): void;
  zoom(factor: number): void;
  fitAll(): void;
  /** Come closer to what a finger touches if it is too small for that; tell whether it is. */
  approach(clientX: number, clientY: number, decision: Decision): boolean;
  /** Fit the board again, unless somebody has moved the camera, or it moves by itself: then it is fitted after that. */
  refit(): void;
  /** Go to what the camera is led to, or back. */
  follow(): void;
  /** Go to what is decided now, unless the picture shows it already. */
  decide(): void;
  /** Fly over the board. */
  fly(): void;
  /** End a flight over the board where it began. */
  land(): void;
  /** Save what is seen as a picture of this name. */
  photograph(name: string): void;
}

/** Where a finger decides: points that must be in the picture, and how wide one thing to touch is. */
export interface Decision {
  readonly points: readonly Vector[];
  readonly width: number;
  /**
   * Whether a touch may mean something that is too small for a finger: it only shows something. Then the points are what
   * is shown, and the camera stays where it sees them.
   */
  readonly rough?: boolean;
}

/** What a finger needs, in pixels, what it gets where it asks for more, and the most that it gets by coming closer. */
const [NEEDED, WANTED, MOST] = [40, 44, 60];
/** How much is seen around what the camera is led to. */
const LEAD = 4.5;
const LEAD_MS = 450;
/** What is left free around a board that has the window for itself. */
const ALONE: Covered = { left: 0.04, right: 0.04, top: 0.04, bottom: 0.04 };

interface CameraRigProps {
  readonly game: string;
  readonly views: Views;
  readonly content: readonly Vector[];
  readonly decision: Decision | null;
  /** Points that the camera is led to, and back from once there are none. */
  readonly lead: readonly Vector[];
  /** The camera flies over the board once for each new one of these. */
  readonly flyOver: unknown;
  /** Whether nothing but a few buttons lies over the board. */
  readonly alone: boolean;
  readonly rig: { current: Rig | null };
  readonly element: { readonly current: HTMLDivElement | null };
  readonly moved: (angle: ViewAngle) => void;
}

export function CameraRig({
  game,
  views,
  content,
  decision,
  lead,
  flyOver,
  alone,
  rig,
  element,
  moved,
}: CameraRigProps) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const canvas = useThree((state) => state.gl.domElement);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const controls = useRef<OrbitControls | null>(null);
  const free = useRef(false);
  const viewAngle = useRef<ViewAngle>(rememberedAngle(game, views));
  const latest = useRef({ content, decision, lead, alone, size, moved });
  latest.current = { content, decision, lead, alone, size, moved };
  /** Whether somebody wants to see everything, until the next decision. */
  const overview = useRef(false);
  /** Where a finger has brought the camera, or a tile that was placed, until the next decision. */
  const close = useRef<CameraPosition | null>(null);
  const comeClose = useCallback(
    (to: CameraPosition | null) => {
      close.current = to;
      element.current?.toggleAttribute("data-close", to !== null);
    },
    [element],
  );
  /** Where somebody had put the camera before it was led away. */
  const home = useRef<CameraPosition | null>(null);
  /** Ends a flight over the board where it began. */
  const land = useRef<(() => void) | null>(null);
  /** Moves the camera on, given the time; false once it has arrived. */
  const motion = useRef<((now: number) => boolean) | null>(null);
  const reported = useRef("");

  // Before the first frame, which would show the board from where nobody stands.
  useLayoutEffect(() => {
    const redraw = () => {
      reported.current = "";
      delete element.current?.dataset["projection"];
      invalidate();
    };
    /** What somebody does with the camera ends what it does by itself. */
    const release = () => {
      free.current = true;
      comeClose(null);
      home.current = null;
      motion.current = null;
    };
    const made = new OrbitControls(camera, canvas);
    made.enableDamping = false;
    made.screenSpacePanning = false;
    made.mouseButtons = { LEFT: MOUSE.PAN, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.ROTATE };
    made.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_ROTATE };
    made.zoomToCursor = true;
    made.minDistance = MIN_DISTANCE;
    made.maxDistance = MAX_DISTANCE;
    made.maxPolarAngle = views.lowest;
    // A tap begins like a drag; only a view that has moved is the visitor's own.
    let held = false;
    made.addEventListener("start", () => {
      held = true;
      land.current?.();
    });
    made.addEventListener("end", () => {
      held = false;
    });
    made.addEventListener("change", () => {
      if (held) release();
      viewAngle.current = { azimuth: made.getAzimuthalAngle(), polar: made.getPolarAngle() };
      if (held) rememberAngle(game, viewAngle.current);
      latest.current.moved(viewAngle.current);
      redraw();
    });
    controls.current = made;

    const position = (): CameraPosition => ({
      target: made.target.toArray() as Vector,
      distance: camera.position.distanceTo(made.target),
    });
    const moveCamera = (angle: ViewAngle, { target, distance }: CameraPosition) => {
      made.target.set(...target);
      camera.position.set(...eyePoint({ target, distance }, angle));
      made.update();
      viewAngle.current = angle;
      redraw();
    };
    /**
     * What others cover: panels at the left, cards above, buttons at the right and a bar below stay clear of the board,
     * where there is room for that.
     */
    const coveredNow = (): Covered => {
      const { width, height } = latest.current.size;
      if (latest.current.alone) return ALONE;
      const { left, bottom } = clearance(element.current);
      return {
        left: Math.min(0.42, Math.max(0.02, left / width)),
        right: Math.min(0.16, 64 / width),
        top: Math.min(0.12, 52 / height),
        bottom: Math.min(0.45, Math.max(0.03, bottom / height)),
      };
    };
    const place = (points: readonly Vector[], angle: ViewAngle): CameraPosition => {
      const { width, height } = latest.current.size;
      return fit(points, angle, width / Math.max(1, height), coveredNow());
    };
    /** Where the camera belongs while nobody has moved it. */
    const fitted = (angle: ViewAngle): CameraPosition => {
      const { content: all, decision: touched, lead: led } = latest.current;
      const { width, height } = latest.current.size;
      const whole = place(all, angle);
      const nearer = (points: readonly Vector[], reach: number): CameraPosition => {
        const near = place(withRoom(points, reach), angle);
        return near.distance < whole.distance ? near : whole;
      };
      if (led.length > 0) return nearer(led, LEAD);
      if (close.current) return close.current;
      const finger = window.matchMedia("(pointer: coarse)").matches;
      if (!finger || overview.current || !touched || touched.points.length === 0) return whole;
      const touchable = ({ distance }: CameraPosition) => pixelsAt(distance, height) * touched.width >= NEEDED;
      if (touchable(whole)) return whole;
      const covered = coveredNow();
      const free = width * (1 - covered.left - covered.right);
      const near = nearer(touched.points, (touched.width * free) / (2 * MOST));
      return touchable(near) ? near : whole;
    };
    /** Where the camera is on its way to. */
    let goal: CameraPosition | null = null;
    const glideTo = (to: CameraPosition) => {
      if (!motionWanted()) return moveCamera(viewAngle.current, to);
      const from = position();
      goal = to;
      let start: number | null = null;
      motion.current = (now) => {
        start ??= now;
        const t = Math.min(1, (now - start) / LEAD_MS);
        moveCamera(viewAngle.current, onTheWay(from, to, t * t * (3 - 2 * t)));
        return t < 1;
      };
      redraw();
    };
    rig.current = {
      ray(clientX, clientY) {
        const box = canvas.getBoundingClientRect();
        const far = new Vector3(
          ((clientX - box.left) / box.width) * 2 - 1,
          1 - ((clientY - box.top) / box.height) * 2,
          0.5,
        );
        camera.updateMatrixWorld();
        const direction = far.unproject(camera).sub(camera.position).normalize();
        return { origin: camera.position.toArray() as Vector, direction: direction.toArray() as Vector };
      },
      angle: () => viewAngle.current,
      look(angle) {
        rememberAngle(game, angle);
        motion.current = null;
        moveCamera(angle, free.current ? position() : fitted(angle));
      },
      pan(x, y) {
        release();
        const { distance } = position();
        const { azimuth } = viewAngle.current;
        const [right, forward] = [x * distance, y * distance];
        const { x: tx, y: ty, z: tz } = made.target;
        moveCamera(viewAngle.current, {
          target: [
            tx + right * Math.cos(azimuth) - forward * Math.sin(azimuth),
            ty,
            tz - right * Math.sin(azimuth) - forward * Math.cos(azimuth),
          ],
          distance,
        });
      },
      zoom(factor) {
        release();
        const { target, distance } = position();
        moveCamera(viewAngle.current, {
          target,
          distance: Math.min(Math.max(distance * factor, made.minDistance), made.maxDistance),
        });
      },
      approach(clientX, clientY, { points, width: length }) {
        const { width, height } = latest.current.size;
        const level = points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length);
        const found = rig.current && onGround(rig.current.ray(clientX, clientY), level);
        const angle = viewAngle.current;
        if (!found || pixelsNear(found, position(), angle, height) * length >= NEEDED) return false;
        free.current = false;
        home.current = null;
        const near = closeTo(found, length, WANTED, angle, [width, height], coveredNow());
        comeClose(near);
        glideTo(near);
        return true;
      },
      fitAll() {
        free.current = false;
        comeClose(null);
        overview.current = true;
        home.current = null;
        motion.current = null;
        moveCamera(viewAngle.current, fitted(viewAngle.current));
      },
      refit() {
        if (!free.current && !motion.current) moveCamera(viewAngle.current, fitted(viewAngle.current));
      },
      follow() {
        if (latest.current.lead.length > 0) {
          if (free.current) home.current ??= position();
          glideTo(fitted(viewAngle.current));
        } else if (!free.current) glideTo(fitted(viewAngle.current));
        else if (home.current) {
          glideTo(home.current);
          home.current = null;
        }
      },
      decide() {
        const { decision: now, lead: led, size } = latest.current;
        if (now?.rough && now.points.length > 0 && led.length === 0) {
          const [end, angle] = [(motion.current && goal) ?? position(), viewAngle.current];
          const seen = inSight(now.points, end, angle, size.width / Math.max(1, size.height), coveredNow());
          const large = pixelsNear(middleOf(now.points), end, angle, size.height) * now.width >= NEEDED;
          if (seen && (free.current || overview.current)) return;
          // The whole board is fitted again when its window changes; a closer view stays.
          const whole = end.distance > 0.999 * place(latest.current.content, angle).distance;
          if (seen && large) return comeClose(whole ? null : end);
          free.current = false;
          home.current = null;
        }
        overview.current = false;
        comeClose(null);
        if (led.length === 0 && !free.current) glideTo(fitted(viewAngle.current));
      },
      fly() {
        if (!motionWanted()) return;
        const [from, angle] = [position(), viewAngle.current];
        goal = from;
        let start: number | null = null;
        const over = (now: number): boolean => {
          start ??= now;
          const t = Math.min(1, (now - start) / FLIGHT_MS);
          const seen = flight(angle, t, views.lowest);
          // From where it stood to where it sees all of the board, and back; part of that is quick.
          const away = Math.min(1, 3 * Math.sin(Math.PI * t));
          moveCamera(seen, onTheWay(from, fitted(seen), away));
          return t < 1;
        };
        motion.current = over;
        land.current = () => {
          // Something else may have moved the camera since.
          if (motion.current === over) {
            motion.current = null;
            moveCamera(angle, from);
          }
          land.current = null;
        };
        redraw();
      },
      land: () => land.current?.(),
      photograph(name) {
        // A canvas keeps its picture only until the page is drawn.
        gl.render(scene, camera);
        canvas.toBlob((picture) => {
          if (picture) saveFile(name, picture);
        });
      },
    };
    return () => {
      made.dispose();
      rig.current = null;
    };
  }, [game, views, gl, scene, camera, canvas, invalidate, rig, element, comeClose]);

  // How close is close enough depends on the window.
  useLayoutEffect(() => comeClose(null), [size.width, size.height, comeClose]);
  const followed = useRef({ lead, decision });
  useLayoutEffect(() => {
    // What the camera is led to comes first; it is fitted when it is let go.
    if (lead === followed.current.lead && lead.length === 0) rig.current?.refit();
  }, [content, lead, size, alone, rig]);
  useLayoutEffect(() => {
    const before = followed.current;
    followed.current = { lead, decision };
    if (before.decision !== decision) rig.current?.decide();
    if (before.lead !== lead) rig.current?.follow();
  }, [lead, decision, rig]);
  const flown = useRef(flyOver);
  useLayoutEffect(() => {
    if (flyOver === flown.current) return;
    flown.current = flyOver;
    if (flyOver !== null) rig.current?.fly();
  }, [flyOver, rig]);

  // A panel that comes or goes takes its room from the frame, not from the stage.
  useLayoutEffect(() => {
    const frame = element.current?.parentElement;
    if (!frame) return;
    let room = JSON.stringify(clearance(element.current));
    const watch = new ResizeObserver(() => {
      const now = JSON.stringify(clearance(element.current));
      if (now === room) return;
      room = now;
      rig.current?.refit();
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [element, rig]);

  useFrame(({ camera: seen, gl }) => {
    const calls = String(gl.info.render.calls);
    if (element.current && element.current.dataset["calls"] !== calls) element.current.dataset["calls"] = calls;
    if (motion.current) {
      if (motion.current(performance.now())) return;
      motion.current = null;
      rig.current?.refit();
      return;
    }
    const matrix = new Matrix4().multiplyMatrices(seen.projectionMatrix, seen.matrixWorldInverse);
    const text = matrix.elements.map((one) => one.toFixed(5)).join(" ");
    if (text === reported.current || !element.current) return;
    reported.current = text;
    element.current.dataset["projection"] = text;
  });
  return null;
}

/** How much of the stage's left and lower edges is kept for panels, in pixels: the padding of the board's frame. */
function clearance(stage: HTMLElement | null): { readonly left: number; readonly bottom: number } {
  const frame = stage?.parentElement;
  if (!frame) return { left: 0, bottom: 0 };
  const { paddingLeft, paddingBottom } = getComputedStyle(frame);
  return { left: parseFloat(paddingLeft) || 0, bottom: parseFloat(paddingBottom) || 0 };
}
