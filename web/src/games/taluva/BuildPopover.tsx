/**
 * What a touched hex can become: a card for each piece, with its cost and key. A piece that cannot go there stays, with
 * the reason. Beside the hex on wide screens, below the board on phones.
 */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isShortcut, isTyping } from "../../board/keys";
import { hexText } from "../../board/hexes";
import type { Fact } from "../../protocol/types";
import type { BoardProps } from "../client";
import { type BuildChoice, type Kind, type TaluvaView, piecesFor } from "./model";
import type { Turn } from "./turn";

export type PopoverProps = Pick<
  BoardProps<TaluvaView>,
  "view" | "seat" | "sentences" | "play" | "placeOf" | "refusalsOf" | "warningOf"
> & { readonly turn: Turn };

/** The reasons against moves, as far as somebody could be asked. */
function useReasons(
  moves: readonly string[],
  refusalsOf: PopoverProps["refusalsOf"],
): Readonly<Record<string, readonly Fact[]>> {
  const [known, setKnown] = useState<Readonly<Record<string, readonly Fact[]>>>({});
  const wanted = moves.join("|");
  useEffect(() => {
    if (!refusalsOf || wanted === "") return;
    let current = true;
    refusalsOf(wanted.split("|")).then(
      (found) => current && setKnown(found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted, refusalsOf]);
  return known;
}

export function BuildPopover({ view, seat, sentences, play, placeOf, refusalsOf, warningOf, turn }: PopoverProps) {
  const { selected, choicesHere, planned, levels } = turn;
  const say = sentences.say.bind(sentences);
  const hex = selected ? hexText(selected) : "";
  const land = levels.get(hex);
  const impossible = land ? piecesFor(choicesHere).map((kind) => ({ kind, move: `${kind} ${hex}` })) : [];
  const reasons = useReasons(
    impossible.map(({ move }) => move),
    refusalsOf,
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isShortcut(event) || event.defaultPrevented || isTyping(event.target)) return;
    const choice = choicesHere[Number(event.key) - 1];
    if (event.key === "Escape") turn.deselect();
    else if (choice) play(choice.move);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
  // Whoever came by the keyboard goes on there.
  const cards = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement?.closest(".board-walk")) cards.current?.querySelector("button")?.focus();
  }, [hex]);
  const title = land
    ? say("web-taluva-hex", { terrain: land.terrain, level: land.level })
    : say("web-taluva-hex-lagoon");
  const pool = seat === null ? null : view.seats[seat]?.pool;
  return (
    <div className="hex-choices card" role="group" aria-label={say("web-taluva-build-here", { place: title })}>
      <p className="hex-title">
        <b>{title}</b>
        <button type="button" className="button quiet" aria-label={say("web-close")} onClick={turn.deselect}>
          ✕
        </button>
      </p>
      <div className="piece-cards" ref={cards}>
        {choicesHere.map((choice, index) => {
          const [shown, hidden] = [() => turn.preview(choice), () => turn.preview(null)];
          const place = placeOf?.(choice.move);
          const warning = warningOf?.(choice.move);
          return (
            <button
              key={choice.move}
              type="button"
              className="piece-card"
              data-move={choice.move}
              data-picked={planned?.move === choice.move || undefined}
              onClick={() => play(choice.move)}
              onPointerEnter={shown}
              onPointerLeave={hidden}
              onFocus={shown}
              onBlur={hidden}
            >
              {index < 9 && <kbd aria-hidden="true">{index + 1}</kbd>}
              <PieceIcon kind={choice.kind === "expand" ? "hut" : choice.kind} seat={seat} number={choice.cost} />
              <b>{say(`web-taluva-piece-${choice.kind}`)}</b>
              <small>{cost(choice, pool?.[choice.kind === "expand" ? "hut" : choice.kind] ?? 0)}</small>
              {warning && <small className="piece-warning">{warning}</small>}
              <span className="visually-hidden">
                {place === undefined
                  ? say(`web-taluva-here-${choice.kind}`, { terrain: choice.terrain ?? "", huts: choice.cost })
                  : say(`taluva-at-${choice.kind}`, { terrain: choice.terrain ?? "", huts: choice.cost, place })}
              </span>
            </button>
          );
        })}
        {impossible.map(({ kind, move }) => {
          const reason = reasons[move]?.[0];
          return (
            reason && (
              <span key={move} className="piece-card" data-impossible={kind} role="note">
                <PieceIcon kind={kind} seat={null} number={1} />
                <b>{say(`web-taluva-piece-${kind}`)}</b>
                <small>{say(`web-taluva-cannot-${reason.key}`, reason.values)}</small>
              </span>
            )
          );
        })}
      </div>
    </div>
  );

  function cost(choice: BuildChoice, left: number): string {
    return say(choice.kind === "expand" ? "web-taluva-cost-huts" : "web-taluva-cost-piece", {
      count: choice.cost,
      left,
    });
  }
}

/** A piece as it stands on the board; several huts in a heap. */
function PieceIcon({
  kind,
  seat,
  number,
}: {
  readonly kind: Kind;
  readonly seat: number | null;
  readonly number: number;
}) {
  const spots = kind === "hut" && number > 1 ? HEAP.slice(0, Math.min(number, HEAP.length)) : [[0, 0, 2] as const];
  return (
    <svg
      viewBox="-1.2 -1.3 2.4 2.4"
      width="2.6rem"
      height="2.6rem"
      aria-hidden="true"
      style={{ color: seat === null ? "var(--ink-2)" : `var(--seat-${seat})` }}
    >
      {spots.map(([x, y, size]) => (
        <use key={`${x},${y}`} href={`#${kind}`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
      ))}
    </svg>
  );
}

const HEAP = [
  [0, -0.5, 1.1],
  [-0.6, 0.25, 1.1],
  [0.6, 0.25, 1.1],
  [0, 0.55, 1.1],
] as const;
