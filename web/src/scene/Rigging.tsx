/** The camera of a stage: it fits the content until it is moved, follows hands, and reports what it projects. */
import { useFrame, useThree } from "@react-three/fiber";
import { useLayoutEffect, useRef } from "react";
import { Matrix4, MOUSE, type PerspectiveCamera, TOUCH, Vector3 } from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { eyePoint, fit, LOWEST, MAX_DISTANCE, MIN_DISTANCE, type Ray, type Vector, type ViewAngle } from "./camera";
import { rememberAngle, rememberedAngle } from "./memory";
import { saveFile } from "./saveFile";

/** The camera in hand. */
export interface Rig {
  ray(clientX: number, clientY: number): Ray;
  angle(): ViewAngle;
  look(angle: ViewAngle): void;
  pan(x: number, y: number): void;
  zoom(factor: number): void;
  fitAll(): void;
  /** Save what is seen as a picture of this name. */
  photograph(name: string): void;
}

interface RiggingProps {
  readonly game: string;
  readonly content: readonly Vector[];
  readonly rig: { current: Rig | null };
  readonly element: { readonly current: HTMLDivElement | null };
  readonly moved: (angle: ViewAngle) => void;
}

export function Rigging({ game, content, rig, element, moved }: RiggingProps) {
  const gl = useThree((state) => state.gl);
  const scene = useThree((state) => state.scene);
  const camera = useThree((state) => state.camera) as PerspectiveCamera;
  const canvas = useThree((state) => state.gl.domElement);
  const size = useThree((state) => state.size);
  const invalidate = useThree((state) => state.invalidate);
  const controls = useRef<OrbitControls | null>(null);
  const free = useRef(false);
  const viewAngle = useRef<ViewAngle>(rememberedAngle(game));
  const latest = useRef({ content, size, moved });
  latest.current = { content, size, moved };
  const reported = useRef("");

  // Before the first frame, which would show the board from where nobody stands.
  useLayoutEffect(() => {
    const redraw = () => {
      reported.current = "";
      delete element.current?.dataset["projection"];
      invalidate();
    };
    const made = new OrbitControls(camera, canvas);
    made.enableDamping = false;
    made.screenSpacePanning = false;
    made.mouseButtons = { LEFT: MOUSE.PAN, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.ROTATE };
    made.touches = { ONE: TOUCH.PAN, TWO: TOUCH.DOLLY_ROTATE };
    made.zoomToCursor = true;
    made.minDistance = MIN_DISTANCE;
    made.maxDistance = MAX_DISTANCE;
    made.maxPolarAngle = LOWEST;
    // A tap begins like a drag; only a view that has moved is the visitor's own.
    let held = false;
    made.addEventListener("start", () => {
      held = true;
    });
    made.addEventListener("end", () => {
      held = false;
    });
    made.addEventListener("change", () => {
      if (held) free.current = true;
      viewAngle.current = { azimuth: made.getAzimuthalAngle(), polar: made.getPolarAngle() };
      if (held) rememberAngle(game, viewAngle.current);
      latest.current.moved(viewAngle.current);
      redraw();
    });
    controls.current = made;

    const moveCamera = (angle: ViewAngle, target: Vector, distance: number) => {
      made.target.set(...target);
      camera.position.set(...eyePoint({ target, distance }, angle));
      made.update();
      viewAngle.current = angle;
      redraw();
    };
    const fitTo = (angle: ViewAngle) => {
      const { width, height } = latest.current.size;
      // Panels at the left, cards above, buttons at the right and a bar below stay clear of the board, where there is
      // room for that.
      const { left, bottom } = clearance(element.current);
      const covered = {
        left: Math.min(0.42, Math.max(0.02, left / width)),
        right: Math.min(0.16, 64 / width),
        top: Math.min(0.12, 52 / height),
        bottom: Math.min(0.45, Math.max(0.03, bottom / height)),
      };
      const found = fit(latest.current.content, angle, width / Math.max(1, height), covered);
      moveCamera(angle, found.target, found.distance);
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
        if (free.current) moveCamera(angle, made.target.toArray() as Vector, camera.position.distanceTo(made.target));
        else fitTo(angle);
      },
      pan(x, y) {
        free.current = true;
        const distance = camera.position.distanceTo(made.target);
        const { azimuth } = viewAngle.current;
        const [right, forward] = [x * distance, y * distance];
        const { x: tx, y: ty, z: tz } = made.target;
        moveCamera(
          viewAngle.current,
          [
            tx + right * Math.cos(azimuth) - forward * Math.sin(azimuth),
            ty,
            tz - right * Math.sin(azimuth) - forward * Math.cos(azimuth),
          ],
          distance,
        );
      },
      zoom(factor) {
        free.current = true;
        const distance = Math.min(
          Math.max(camera.position.distanceTo(made.target) * factor, made.minDistance),
          made.maxDistance,
        );
        moveCamera(viewAngle.current, made.target.toArray() as Vector, distance);
      },
      fitAll() {
        free.current = false;
        fitTo(viewAngle.current);
      },
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
  }, [game, gl, scene, camera, canvas, invalidate, rig, element]);

  useLayoutEffect(() => {
    if (!free.current && rig.current) rig.current.fitAll();
  }, [content, size, rig]);

  // A panel that comes or goes takes its room from the frame, not from the stage.
  useLayoutEffect(() => {
    const frame = element.current?.parentElement;
    if (!frame) return;
    let room = JSON.stringify(clearance(element.current));
    const watch = new ResizeObserver(() => {
      const now = JSON.stringify(clearance(element.current));
      if (now === room) return;
      room = now;
      if (!free.current) rig.current?.fitAll();
    });
    watch.observe(frame);
    return () => watch.disconnect();
  }, [element, rig]);

  useFrame(({ camera: seen, gl }) => {
    const calls = String(gl.info.render.calls);
    if (element.current && element.current.dataset["calls"] !== calls) element.current.dataset["calls"] = calls;
    const matrix = new Matrix4().multiplyMatrices(seen.projectionMatrix, seen.matrixWorldInverse);
    const text = matrix.elements.map((one) => one.toFixed(5)).join(" ");
    if (text === reported.current || !element.current) return;
    reported.current = text;
    element.current.dataset["projection"] = text;
  });
  return null;
}

/** How much of the stage's left and lower edges the page keeps for panels, in pixels: the padding of the board's frame. */
function clearance(stage: HTMLElement | null): { readonly left: number; readonly bottom: number } {
  const frame = stage?.parentElement;
  if (!frame) return { left: 0, bottom: 0 };
  const { paddingLeft, paddingBottom } = getComputedStyle(frame);
  return { left: parseFloat(paddingLeft) || 0, bottom: parseFloat(paddingBottom) || 0 };
}
