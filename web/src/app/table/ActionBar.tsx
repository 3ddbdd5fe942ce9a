/** The bar below the board: what is asked now, in a sentence, and what can be done about it. */
import { useState } from "react";
import { BOARD_KEYS, type Key, useKeys } from "../../board/keys";
import type { Message } from "../../games/client";
import type { Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { Scrubber } from "../Scrubber";
import { MoveList } from "./MoveList";
import type { SendCommand } from "./TablePage";

export type Panel = "seats" | "history" | "chat";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The reader's own seat. */
  readonly you: number | null;
  /** What the reader has decided while others still decide. */
  readonly decided: string | null;
  /** Whether there is anybody to talk to. */
  readonly chat: boolean;
  /** What the board's keys do. */
  readonly gameKeys: readonly Key[];
  readonly question: Message | null;
  /** The ply that is looked at, where it is not the last. */
  readonly past: number | null;
  readonly look: (ply: number | null) => void;
  readonly act: SendCommand;
  readonly hint: () => void;
  readonly show: (panel: Panel) => void;
  /** The panel that is open, where the screen has no room for panels beside the board. */
  readonly shown: Panel | null;
  readonly fullScreen: () => void;
  readonly legal: readonly string[];
  readonly words: (move: string) => string;
  readonly play: (move: string) => void;
}

export function ActionBar({
  snapshot,
  names,
  own,
  you,
  decided,
  chat,
  gameKeys,
  question,
  past,
  look,
  act,
  hint,
  show,
  shown,
  fullScreen,
  legal,
  words,
  play,
}: Props) {
  const say = useSay();
  const [more, setMore] = useState(false);
  const [resigning, setResigning] = useState(false);
  const { state, viewer, history } = snapshot;
  const rated = snapshot.table.rated;
  const mine = viewer !== null && own.includes(viewer);
  const asked = mine && state.asked.includes(viewer) && !state.sealed.includes(viewer);
  const draft = state.draft && state.draft.seat === viewer && mine ? state.draft : null;
  const hints = asked && !draft?.complete && past === null && !rated;

  const back = history.length > 0 && past !== 0 ? () => look((past ?? history.length) - 1) : undefined;
  useKeys("keys-board", BOARD_KEYS);
  useKeys("keys-game", gameKeys);
  useKeys("keys-table", [
    { keys: ["u"], does: "keys-undo", act: draft ? () => act({ do: "undo", seat: viewer!, moves: 1 }) : undefined },
    {
      keys: ["c"],
      does: "keys-confirm",
      act: draft?.complete ? () => act({ do: "confirm", seat: viewer!, ply: state.ply }) : undefined,
    },
    { keys: ["h"], does: "keys-hint", act: hints ? hint : undefined },
    { keys: [","], does: "keys-back", act: back },
    { keys: ["."], does: "keys-forward", act: past === null ? undefined : () => look(past + 1) },
    { keys: ["n"], does: "keys-now", act: past === null ? undefined : () => look(null) },
    { keys: ["m"], does: "keys-more", act: () => setMore(!more) },
  ]);

  const sentence = (): string => {
    if (past !== null) return say("web-past", { ply: past, of: history.length });
    if (state.life === "over") return say("web-over");
    if (draft?.complete) return say("web-ask-confirm");
    if (!question) return "";
    // Whoever has decided in secret is no longer waited for, though the game's own position does not show it yet.
    const values = { ...question.values, seats: state.asked };
    if (asked) return say(`${question.key}-you`, values, names, you);
    if (viewer !== null && state.sealed.includes(viewer))
      return decided === null
        ? say("web-waiting-for", values, names, you)
        : say("web-decided-waiting", { ...values, decided }, names, you);
    return say(question.key, values, names, you);
  };

  const offer = state.offer;
  return (
    <div className="bar">
      <p className="question" role="status" aria-live="polite" data-asked={(asked && past === null) || undefined}>
        {sentence()}
      </p>
      {offer && (
        <div className="offer" role="alert">
          <span>{say(`web-offer-${offer.what}`, { seat: offer.seat }, names, you)}</span>
          {own.some((seat) => seat !== offer.seat) && !own.includes(offer.seat) && (
            <>
              <button
                type="button"
                className="button primary"
                data-act="accept"
                onClick={() => act({ do: "answer", seat: own[0]!, yes: true })}
              >
                {say("web-yes")}
              </button>
              <button
                type="button"
                className="button"
                data-act="decline"
                onClick={() => act({ do: "answer", seat: own[0]!, yes: false })}
              >
                {say("web-no")}
              </button>
            </>
          )}
        </div>
      )}
      <div className="row">
        {draft && (
          <>
            <button
              type="button"
              className="button"
              data-act="undo"
              onClick={() => act({ do: "undo", seat: viewer!, moves: 1 })}
            >
              {say("web-undo")}
            </button>
            {draft.complete && (
              <button
                type="button"
                className="button primary"
                data-act="confirm"
                autoFocus
                onClick={() => act({ do: "confirm", seat: viewer!, ply: state.ply })}
              >
                {say("web-confirm")}
              </button>
            )}
          </>
        )}
        {hints && (
          <button type="button" className="button" data-act="hint" onClick={hint}>
            {say("web-hint-button")}
          </button>
        )}
        {history.length > 0 && <Scrubber ply={past ?? history.length} last={history.length} look={look} />}
        {past !== null && (
          <button type="button" className="button" onClick={() => look(null)}>
            {say("web-now")}
          </button>
        )}
        <span className="panels">
          <button type="button" className="button quiet" onClick={() => show("seats")}>
            {say("web-seats")}
          </button>
          <button
            type="button"
            className="button quiet"
            aria-pressed={shown === "history"}
            onClick={() => show("history")}
          >
            {say("web-history")}
          </button>
          {chat && (
            <button type="button" className="button quiet" aria-pressed={shown === "chat"} onClick={() => show("chat")}>
              {say("web-chat")}
            </button>
          )}
        </span>
        <button
          type="button"
          className="button quiet"
          data-act="more"
          aria-expanded={more}
          onClick={() => setMore(!more)}
        >
          {say("web-more")}
        </button>
      </div>
      {more && (
        <div className="row more">
          <MoveList legal={legal} words={words} play={play} />
          {/* A page of its own: the table, and its clock, stay where they are. */}
          <a className="button" href={`/rules/${snapshot.table.game}`} target="_blank" rel="noopener">
            {say("web-rules")}
          </a>
          <a className="button" href={`/learn/${snapshot.table.game}`} target="_blank" rel="noopener">
            {say("web-learn")}
          </a>
          <button type="button" className="button" onClick={fullScreen}>
            {say("web-full-screen")}
          </button>
          {mine && state.life === "playing" && (
            <>
              {!rated && (
                <>
                  <button
                    type="button"
                    className="button"
                    data-act="take-back"
                    onClick={() => act({ do: "offer", seat: viewer, what: "takeback" })}
                  >
                    {say("web-take-back")}
                  </button>
                  <button
                    type="button"
                    className="button"
                    data-act="stand-in"
                    onClick={() => act({ do: "stand-in", seat: viewer, level: "level-5" })}
                  >
                    {say("web-stand-in")}
                  </button>
                </>
              )}
              <button
                type="button"
                className="button"
                data-act="abort"
                onClick={() => act({ do: "offer", seat: viewer, what: "abort" })}
              >
                {say("web-abort")}
              </button>
              <button
                type="button"
                className="button"
                data-act="resign"
                aria-expanded={resigning}
                onClick={() => setResigning(!resigning)}
              >
                {say("web-resign")}
              </button>
              {resigning && (
                <div className="row resigning" role="alertdialog" aria-label={say("web-resign-sure")}>
                  <span>{say("web-resign-sure")}</span>
                  <button
                    type="button"
                    className="button primary"
                    data-act="resign-sure"
                    autoFocus
                    onClick={() => {
                      setResigning(false);
                      act({ do: "resign", seat: viewer });
                    }}
                  >
                    {say("web-resign")}
                  </button>
                  <button type="button" className="button" data-act="resign-not" onClick={() => setResigning(false)}>
                    {say("people-cancel")}
                  </button>
                </div>
              )}
            </>
          )}
        </div>
      )}
    </div>
  );
}
