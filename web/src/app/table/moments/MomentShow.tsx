/** A show: its panel over the stage, and a bar to go through it, in place of the table's own. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { isShortcut, isTyping, type Key, useKeys } from "../../../board/keys";
import { useApp } from "../../context";
import type { Show, StepProps } from "./moment";
import type { Moments } from "./useMoments";
import "./moments.css";

const ICONS = {
  back: "M15 5l-7 7 7 7",
  next: "M9 5l7 7-7 7",
  pause: "M9 5v14M15 5v14",
  play: "M8 5l11 7-11 7z",
  table: "M4 5h16v14H4zM4 10h16M10 10v9",
  replay: "M4 5v5h5M5 10a8 8 0 1 1-1 5",
};

export function Icon({ name }: { readonly name: keyof typeof ICONS }) {
  return (
    <svg className="moment-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ICONS[name]} />
    </svg>
  );
}

interface Props {
  readonly moments: Moments;
  readonly show: Show;
  readonly names: readonly string[];
  readonly you: number | null;
  /** Whether the reader is asked to decide now. */
  readonly asked: boolean;
}

export function MomentShow({ moments, show, names, you, asked }: Props) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [open, setOpen] = useState(false);
  const main = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { shown, step, moving } = moments;
  const props: StepProps = { step, moving, names, you, sentences };
  const steps = shown?.moment.steps.length ?? 0;
  const atEnd = step === steps - 1;
  const layer = useRef<HTMLDivElement>(null);
  useBarHeight(layer, bar);
  useFocus(bar, main);
  useKeys("keys-moment", show.stepped ? STEPPED_KEYS : PASSING_KEYS);
  useShowKeys(moments, show, open ? () => setOpen(false) : null);
  const { Panel, Table } = show;
  return (
    <>
      <div className="moment-layer" data-kind={shown?.moment.kind} ref={layer}>
        <Panel {...props} />
        {open && Table && (
          <section className="moment-full card" aria-label={say("moment-table")}>
            <button
              type="button"
              className="button quiet"
              data-act="moment-table-close"
              aria-label={say("web-close")}
              autoFocus
              onClick={() => setOpen(false)}
            >
              ✕
            </button>
            <Table {...props} full />
          </section>
        )}
      </div>
      <div className="action-bar moment-bar" ref={bar} role="group" aria-label={say("moment-bar")}>
        {show.stepped ? (
          <>
            <span className="moment-steps">
              <button
                type="button"
                className="button quiet"
                data-act="moment-back"
                aria-label={say("moment-back")}
                disabled={step === 0}
                onClick={moments.back}
              >
                <Icon name="back" />
              </button>
              {moving && !atEnd && (
                <button
                  type="button"
                  className="button"
                  data-act="moment-pause"
                  aria-label={say(moments.paused ? "moment-play" : "moment-pause")}
                  onClick={moments.pause}
                >
                  <Icon name={moments.paused ? "play" : "pause"} />
                </button>
              )}
              <button
                type="button"
                className="button quiet"
                data-act="moment-next"
                ref={main}
                aria-label={say("moment-next")}
                disabled={atEnd}
                onClick={moments.next}
              >
                <Icon name="next" />
              </button>
            </span>
            <Progress moments={moments} show={show} />
            {/* Read to those who go through it by themselves; what happened was told before. */}
            <span className="visually-hidden" role="status">
              {!moving || moments.paused ? show.title(props) : ""}
            </span>
            {Table && (
              <button
                type="button"
                className="button quiet"
                data-act="moment-table"
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                <Icon name="table" /> <span className="moment-label">{say("moment-table")}</span>
              </button>
            )}
            {!atEnd && show.toEnd && (
              <button
                type="button"
                className={`button${asked ? " quiet" : ""}`}
                data-act="moment-end"
                data-asked={asked || undefined}
                onClick={() => moments.go(steps - 1)}
              >
                {show.toEnd(sentences)}
              </button>
            )}
          </>
        ) : (
          <>
            <p className="moment-said" role="status">
              <b>{show.title(props)}</b>
              {show.line && <small>{show.line(props)}</small>}
            </p>
            {moving && (
              <button type="button" className="button quiet" data-act="moment-again" onClick={() => moments.go(0)}>
                <Icon name="replay" /> <span className="moment-label">{say("moment-again")}</span>
              </button>
            )}
          </>
        )}
        {(!show.stepped || asked || atEnd) && (
          <button
            type="button"
            className="button primary"
            data-act="moment-skip"
            ref={show.stepped ? undefined : main}
            onClick={moments.skip}
          >
            {show.go(props, asked)}
          </button>
        )}
      </div>
    </>
  );
}

function Progress({ moments, show }: { readonly moments: Moments; readonly show: Show }) {
  const { sentences } = useApp();
  const { shown, step } = moments;
  const steps = shown?.moment.steps ?? [];
  const parts = show.parts?.(sentences) ?? [];
  const now = shown?.step.part ?? 0;
  return (
    <ol className="moment-progress" aria-label={sentences.say("moment-parts")}>
      {parts.map((name, part) => {
        const of = steps.flatMap((each, index) => (each.part === part ? [index] : []));
        const done = of.filter((index) => index <= step).length / Math.max(1, of.length);
        return (
          <li key={part} style={{ flexGrow: of.length }} aria-current={part === now ? "step" : undefined}>
            <button type="button" data-tip={name} aria-label={name} onClick={() => moments.go(of[0] ?? 0)}>
              <i style={{ width: `${done * 100}%` }} />
            </button>
          </li>
        );
      })}
      <li className="moment-part">{parts[now]}</li>
    </ol>
  );
}

const STEPPED_KEYS: readonly Key[] = [
  { keys: ["←"], does: "moment-back" },
  { keys: ["→"], does: "moment-next" },
  { keys: ["Space"], does: "moment-pause" },
  { keys: ["Esc"], does: "moment-skip" },
];
const PASSING_KEYS: readonly Key[] = [{ keys: ["Esc"], does: "moment-skip" }];

/** The keys of what is shown, wherever the focus is: except where keys are text, or the board takes them. */
function useShowKeys(moments: Moments, show: Show, close: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) || event.defaultPrevented || isTyping(event.target)) return;
    if (document.querySelector("dialog[open]")) return;
    const onButton = event.target instanceof Element && event.target.closest("button, a, input") !== null;
    const act =
      event.key === "Escape"
        ? (close ?? moments.skip)
        : !show.stepped
          ? undefined
          : event.key === "ArrowLeft"
            ? moments.back
            : event.key === "ArrowRight"
              ? moments.next
              : event.key === " " && !onButton
                ? moments.pause
                : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/**
 * Tells panels how much of the stage the bar takes at its lower edge (`--moment-bar`): nothing lies under it; and where
 * the seats end, below which the rail has room (`--beside`).
 */
function useBarHeight(layer: React.RefObject<HTMLElement | null>, bar: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [over, below] = [layer.current, bar.current];
    if (!over || !below) return;
    const seats = over.closest("main")?.querySelector(".seats-area");
    const measure = () => {
      const height = over.getBoundingClientRect().bottom - below.getBoundingClientRect().top;
      over.style.setProperty("--moment-bar", `${Math.max(0, Math.round(height))}px`);
      if (seats) over.style.setProperty("--beside", `${Math.round(seats.getBoundingClientRect().bottom)}px`);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(below);
    watch.observe(over);
    if (seats) watch.observe(seats);
    return () => watch.disconnect();
  }, [layer, bar]);
}

/** Keeps the focus at the bar: taken from what the show replaces, and handed on to what comes after it. */
function useFocus(bar: React.RefObject<HTMLElement | null>, main: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (active === null || active === document.body) main.current?.focus({ preventScroll: true });
    const here = bar.current;
    return () => {
      const lost = here?.contains(document.activeElement) || document.activeElement === document.body;
      if (!lost) return;
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        document
          .querySelector<HTMLElement>(".acts :is(input, button):not(:disabled), .bar button:not(:disabled)")
          ?.focus({ preventScroll: true });
      });
    };
  }, [bar, main]);
}
