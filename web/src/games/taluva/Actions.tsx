/**
 * What can be done now, in words and buttons: everything that the island offers, for hands, keys and screen readers
 * alike.
 */
import { useMemo } from "react";
import { Choices, Consequence } from "../Choices";
import type { BoardProps, PlaceOf } from "../client";
import { BuildButton } from "./BuildButtons";
import { BuildPopover } from "./BuildPopover";
import { type TilePlacement, placementText, readMove, type TaluvaView } from "./model";
import { TilePicture } from "./TilePicture";
import { hasTouchScreen, type Turn } from "./turn";
import { useIsPhone } from "../../board/useIsPhone";
import { describeHand, describeMove } from "./describe";

export function Actions({
  view,
  seat,
  legal,
  sentences,
  play,
  placeOf,
  refusalsOf,
  warningOf,
  turn: now,
}: BoardProps<TaluvaView> & { readonly turn: Turn }) {
  const { placing, building, hand, ghost, ghostLegal, selected, choices, turn, choose, lay } = now;
  const isPhone = useIsPhone();
  const warning = ghost && ghostLegal ? warningOf?.(placementText(hand, ghost)) : undefined;
  const say = sentences.say.bind(sentences);
  const lies = ghost && ghostLegal ? placeOf?.(placementText(hand, ghost)) : undefined;
  return (
    <Choices>
      {placing && (
        <Consequence>
          <span className="tile-place" data-held={lies !== undefined || undefined}>
            {ghost ? lies : say(hasTouchScreen() ? "web-taluva-how-touch" : "web-taluva-how-mouse")}
          </span>
        </Consequence>
      )}
      {view.phase === "choose" && (
        <div className="act-row">
          {legal.map((text) => {
            const move = readMove(text);
            return (
              <button key={text} type="button" className="button" data-move={text} onClick={() => play(text)}>
                {move.kind === "take" && <TilePicture tile={move.tile} />}
                {describeMove(text, view, sentences)}
              </button>
            );
          })}
        </div>
      )}
      {placing && (
        <div className="act-row">
          <TilePicture
            tile={hand}
            direction={ghost?.direction ?? 0}
            size="4.5rem"
            label={describeHand(view, sentences) ?? undefined}
          />
          <PlacementPicker
            hand={hand}
            legal={legal}
            placement={ghost}
            choose={choose}
            sentences={sentences}
            placeOf={placeOf}
          />
          <button
            type="button"
            className="button"
            onClick={() => turn(1)}
            disabled={!ghost}
            aria-label={say("web-taluva-turn-left")}
          >
            ↺
          </button>
          <button
            type="button"
            className="button"
            onClick={() => turn(-1)}
            disabled={!ghost}
            aria-label={say("web-taluva-turn-right")}
          >
            ↻
          </button>
          <button
            type="button"
            className="button primary"
            data-act="lay"
            disabled={!ghost}
            onClick={() => ghost && lay(ghost)}
          >
            {say(ghostLegal || !ghost ? "web-taluva-lay" : "web-taluva-why-not")}
          </button>
          {warning && (
            <p className="tile-warning" role="alert">
              {warning}
            </p>
          )}
          {!ghost && (
            <small className="muted how">
              {say(hasTouchScreen() ? "web-taluva-how-touch" : "web-taluva-how-mouse")}
            </small>
          )}
        </div>
      )}
      {building && selected && isPhone && (
        <BuildPopover {...{ view, seat, sentences, play, placeOf, refusalsOf, warningOf }} turn={now} />
      )}
      {building && !(selected && isPhone) && (
        <div className="act-row one-line" role="group" aria-label={say("web-taluva-builds")}>
          {choices.map((choice) => (
            <BuildButton
              key={choice.move}
              choice={choice}
              seat={seat}
              sentences={sentences}
              play={play}
              placeOf={placeOf}
              turn={now}
            />
          ))}
        </div>
      )}
    </Choices>
  );
}

function PlacementPicker({
  hand,
  legal,
  placement,
  choose,
  sentences,
  placeOf,
}: {
  readonly hand: string;
  readonly legal: readonly string[];
  readonly placement: TilePlacement | null;
  readonly choose: (placement: TilePlacement) => void;
  readonly sentences: BoardProps<TaluvaView>["sentences"];
  readonly placeOf: PlaceOf | undefined;
}) {
  const lies = useMemo(
    () => legal.map((text) => readMove(text)).flatMap((move) => (move.kind === "tile" ? [move.placement] : [])),
    [legal],
  );
  const value = placement ? placementText(hand, placement) : "";
  return (
    <label className="picker">
      <span className="visually-hidden">{sentences.say("web-taluva-where")}</span>
      <select
        value={legal.includes(value) ? value : ""}
        onChange={(event) => {
          const move = event.target.value ? readMove(event.target.value) : null;
          if (move?.kind === "tile") choose(move.placement);
        }}
      >
        <option value="">{sentences.say("web-taluva-where-count", { count: lies.length })}</option>
        {legal.map((text, index) => (
          <option key={text} value={text}>
            {placeOf?.(text) ?? sentences.say("web-taluva-where-number", { number: index + 1 })}
          </option>
        ))}
      </select>
    </label>
  );
}
