/**
 * The game in words, one entry per turn (or lake, or scoring). Every line lights its places, and pointing at the board
 * marks the lines about that place. It is one tab stop; the arrow keys go from line to line.
 */
import { type KeyboardEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { isShortcut } from "../../board/keys";
import { type Parts, useLight, usePointed } from "../../board/lit";
import type { LogEntry, LogLine } from "../../games/log";
import { SeatSign } from "../../games/SeatSign";
import type { Fact } from "../../protocol/types";
import { useApp } from "../context";
import type { Sentences } from "../messages";

interface Props {
  readonly entries: readonly LogEntry[];
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: number | null;
  /** The number of moves after which the game is looked at; null for the last moment. */
  readonly at: number | null;
  /** The seat to move at the last moment, whose entry is called "now"; null where none is. */
  readonly turn?: number | null;
  readonly look: (ply: number) => void;
  readonly partsOf: (fact: Fact) => Parts;
  /** What stands behind a line, such as the judgement of a move. */
  readonly after?: ((line: LogLine) => ReactNode) | undefined;
  /** What stands in the head of an entry; its buttons are reached by the arrow keys. */
  readonly headed?: ((entry: LogEntry) => ReactNode) | undefined;
  /** Whether to keep the newest line in sight. */
  readonly follow?: boolean;
}

interface SpokenLine {
  readonly line: LogLine;
  readonly text: string;
  readonly parts: Parts;
}

/** A line without the player's name, which stands in the entry's head; English leaves out "You", too. */
export function withoutSubject(text: string, subject: string): string {
  if (subject === "" || !text.startsWith(`${subject} `)) return text;
  const rest = text.slice(subject.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** What a line says. */
export function lineText(
  { facts, seat, move }: LogLine,
  entry: LogEntry,
  sentences: Sentences,
  names: readonly string[],
  you: number | null,
): string {
  if (facts.length === 0) return sentences.say("web-labelled", { label: names[seat] ?? "", value: move });
  const text = sentences.sayFacts(facts, names, you).join(" ");
  if (entry.seat === null) return text;
  if (entry.seat !== you) return withoutSubject(text, names[entry.seat] ?? "");
  // "Lay a tile" is plain English; French and German keep their "you".
  return sentences.lang === "en" ? withoutSubject(text, sentences.say("log-reader")) : text;
}

export function TurnLog({ entries, names, you, at, turn = null, look, partsOf, after, headed, follow = false }: Props) {
  const { sentences } = useApp();
  const pointed = usePointed();
  const list = useRef<HTMLOListElement>(null);
  const told = useMemo(
    () =>
      entries
        .map((entry) => ({
          entry,
          lines: entry.lines.flatMap((line): SpokenLine[] => {
            const text = lineText(line, entry, sentences, names, you);
            // Some moves, such as keeping a temple, are not worth a line.
            return text === "" ? [] : [{ line, text, parts: [...new Set(line.facts.flatMap(partsOf))] }];
          }),
        }))
        .filter(({ lines }) => lines.length > 0),
    [entries, sentences, names, you, partsOf],
  );
  const count = told.reduce((sum, { lines }) => sum + lines.length, 0);
  const [chosen, setChosen] = useState<number | null>(null);
  // The one line that the tab key reaches: where the arrows left off, else the newest.
  const stop = Math.min(chosen ?? count - 1, count - 1);

  useEffect(() => {
    const panel = list.current;
    if (follow && at === null && panel) panel.scrollTop = panel.scrollHeight;
  }, [count, at, follow]);
  // So does a drawer that opens, and a log whose room changes while it shows the newest line.
  useEffect(() => {
    const panel = list.current;
    if (!follow || at !== null || !panel) return;
    const isAtEnd = () => panel.scrollTop + panel.clientHeight >= panel.scrollHeight - 2;
    let newest = isAtEnd();
    let room = panel.clientHeight;
    const look = () => {
      // Browsers scroll by themselves where there is more room: that is nobody's wish.
      if (panel.clientHeight === room) newest = isAtEnd();
    };
    const watch = new ResizeObserver(() => {
      if (newest || room === 0) panel.scrollTop = panel.scrollHeight;
      room = panel.clientHeight;
    });
    watch.observe(panel);
    panel.addEventListener("scroll", look);
    return () => {
      watch.disconnect();
      panel.removeEventListener("scroll", look);
    };
  }, [at, follow]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isShortcut(event)) return;
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const here = buttons.indexOf(event.target as HTMLButtonElement);
    const to = { ArrowUp: here - 1, ArrowDown: here + 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = buttons[Math.max(0, Math.min(buttons.length - 1, to))];
    if (next?.dataset["place"]) setChosen(Number(next.dataset["place"]));
    next?.focus();
  };

  let number = -1;
  return (
    <ol ref={list} className="turns-log" aria-label={sentences.say("web-history")} onKeyDown={onKeyDown}>
      {told.map(({ entry, lines }, index) => (
        <li key={`${entry.first} ${entry.turn}`} className="log-entry" data-turn={entry.turn}>
          <EntryHead
            entry={entry}
            names={names}
            you={you}
            now={index === told.length - 1 && turn !== null && entry.seat === turn}
          >
            {headed?.(entry)}
          </EntryHead>
          <ul>
            {lines.map(({ line, text, parts }) => {
              number += 1;
              const place = number;
              return (
                <li key={`${line.ply} ${place}`} data-now={at === line.ply || undefined}>
                  <Line
                    text={text}
                    parts={parts}
                    ply={line.ply}
                    place={place}
                    stop={place === stop}
                    marked={pointed !== null && parts.includes(pointed)}
                    now={at === line.ply}
                    look={look}
                    choose={setChosen}
                    after={after?.(line)}
                  />
                </li>
              );
            })}
          </ul>
        </li>
      ))}
    </ol>
  );
}

const Line = memo(function Line({
  text,
  parts,
  ply,
  place,
  stop,
  marked,
  now,
  look,
  choose,
  after,
}: {
  readonly text: string;
  readonly parts: Parts;
  readonly ply: number;
  readonly place: number;
  readonly stop: boolean;
  readonly marked: boolean;
  readonly now: boolean;
  readonly look: (ply: number) => void;
  readonly choose: (place: number) => void;
  readonly after: ReactNode;
}) {
  const light = useLight();
  return (
    <button
      type="button"
      data-line={ply}
      data-place={place}
      data-marked={marked || undefined}
      aria-current={now || undefined}
      tabIndex={stop ? 0 : -1}
      onClick={() => {
        choose(place);
        look(ply);
      }}
      {...light(parts)}
    >
      {text}
      {after}
    </button>
  );
});

function EntryHead({
  entry,
  names,
  you,
  now,
  children,
}: {
  readonly entry: LogEntry;
  readonly names: readonly string[];
  readonly you: number | null;
  readonly now: boolean;
  readonly children: ReactNode;
}) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  if (entry.seat === null) {
    const { order } = entry;
    return (
      <p className="log-head">
        <b>{entry.head ? say(`${entry.head.key}-head`, entry.head.values, names, you) : ""}</b>
        {children}
        {order && <span className="log-when log-order">{say("log-order", order.values, names, you)}</span>}
      </p>
    );
  }
  return (
    <p className="log-head">
      <SeatSign seat={entry.seat} size="0.8em" />
      <b>{entry.seat === you ? say("log-reader") : names[entry.seat]}</b>
      {children}
      <span className="log-when">{now ? say("log-now") : say("log-turn", { turn: entry.turn })}</span>
    </p>
  );
}
