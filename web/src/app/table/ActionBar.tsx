/** The one bar over the water: what is asked, what a choice would bring, the choices, and the button that does it. */
import type { RefCallback } from "react";
import { BOARD_KEYS, type Key, useKeys } from "../../board/keys";
import type { Message } from "../../games/client";
import type { Snapshot } from "../../protocol/types";
import { useApp } from "../context";
import { Scrubber } from "../Scrubber";
import { barSentence } from "./barSentence";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
  readonly own: readonly number[];
  /** The reader's own seat. */
  readonly you: number | null;
  /** What the reader has decided while others still decide. */
  readonly decided: string | null;
  /** What the board's keys do. */
  readonly gameKeys: readonly Key[];
  readonly question: Message | null;
  /** Whether the board still shows what others did before: nothing is asked yet. */
  readonly showing: boolean;
  /** The ply that is looked at, where it is not the last. */
  readonly past: number | null;
  readonly look: (ply: number | null) => void;
  readonly act: SendCommand;
  readonly hint: () => void;
  readonly more: () => void;
  /** Where the game puts its choices and what they would bring. */
  readonly choices: RefCallback<HTMLElement>;
  readonly consequence: RefCallback<HTMLElement>;
}

export function ActionBar({
  snapshot,
  names,
  own,
  you,
  decided,
  gameKeys,
  question,
  showing,
  past,
  look,
  act,
  hint,
  more,
  choices,
  consequence,
}: Props) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const { state, viewer, history } = snapshot;
  const rated = snapshot.table.rated || snapshot.table.tournament != null;
  const mine = viewer !== null && own.includes(viewer);
  const asked = mine && !showing && state.asked.includes(viewer) && !state.sealed.includes(viewer);
  const draft = state.draft && state.draft.seat === viewer && mine ? state.draft : null;
  const complete = draft?.complete === true;
  const hints = asked && !complete && past === null && !rated;

  const back = history.length > 0 && past !== 0 ? () => look((past ?? history.length) - 1) : undefined;
  useKeys("keys-board", BOARD_KEYS);
  useKeys("keys-game", gameKeys);
  useKeys("keys-table", [
    { keys: ["u"], does: "keys-undo", act: draft ? () => act({ do: "undo", seat: viewer!, moves: 1 }) : undefined },
    {
      keys: ["c"],
      does: "keys-confirm",
      act: complete ? () => act({ do: "confirm", seat: viewer!, ply: state.ply }) : undefined,
    },
    { keys: ["h"], does: "keys-hint", act: hints ? hint : undefined },
    { keys: [","], does: "keys-back", act: back },
    { keys: ["."], does: "keys-forward", act: past === null ? undefined : () => look(past + 1) },
    { keys: ["n"], does: "keys-now", act: past === null ? undefined : () => look(null) },
    { keys: ["m"], does: "keys-more", act: more },
  ]);

  /** How to do what is asked, until the game says what a choice would bring. */
  const how = question && asked && past === null && !complete ? `${question.key}-you-how` : null;

  const offer = state.offer;
  return (
    <div className="action-bar" data-asked={(asked && past === null) || undefined}>
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
      <div className="bar-words">
        <p
          className="question"
          tabIndex={-1}
          role="status"
          aria-live="polite"
          data-asked={(asked && past === null) || undefined}
        >
          {barSentence({ snapshot, you, question, asked, showing, complete, decided, past }, names, sentences)}
        </p>
        <p className="consequence">
          <span ref={consequence} />
          {how !== null && sentences.has(how) && <span className="how">{say(how, question!.values, names, you)}</span>}
        </p>
      </div>
      <div className="bar-choices" ref={choices}>
        {past !== null && <Scrubber ply={past} last={history.length} look={look} />}
      </div>
      <div className="bar-tools">
        {hints && (
          <button
            type="button"
            className="button quiet icon-button"
            data-act="hint"
            aria-label={say("web-hint-button")}
            data-tip={say("web-hint-button")}
            onClick={hint}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 17.5h6M10 20.5h4M12 3.5a6 6 0 0 0-3.6 10.8c.6.5.9 1.1.9 1.8h5.4c0-.7.3-1.3.9-1.8A6 6 0 0 0 12 3.5z" />
            </svg>
          </button>
        )}
        {draft && (
          <button
            type="button"
            className="button"
            data-act="undo"
            onClick={() => act({ do: "undo", seat: viewer!, moves: 1 })}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 7H15a5 5 0 0 1 0 10H8M12 3.5 8 7l4 3.5" />
            </svg>
            <span>{say("web-undo")}</span>
          </button>
        )}
      </div>
      <div className="bar-buttons">
        {complete && (
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
        {past !== null && (
          <button type="button" className="button primary" data-act="now" onClick={() => look(null)}>
            {say("web-now")}
          </button>
        )}
      </div>
    </div>
  );
}
