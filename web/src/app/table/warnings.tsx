/**
 * Warnings: moves that surely end badly say so before they are made, and are asked about again when they would become
 * final. The server says which, from what the seat may know.
 */
import { useCallback, useEffect, useMemo, useState } from "react";
import { api } from "../../protocol/api";
import type { Command, Fact, Warnings } from "../../protocol/types";
import { useSay } from "../context";
import type { Sentences } from "../messages";

interface Decision {
  readonly table: string;
  readonly seat: number | null;
  readonly round: number;
  readonly ply: number;
  /** Whether the seat has moves to make or to confirm. */
  readonly asked: boolean;
  /** Whether a move is final as soon as it is made. */
  readonly final: boolean;
}

/** What to ask before a command: about a move that is final at once, or a draft that is confirmed. */
export function warningsBefore(command: Command, warnings: Warnings | null, final: boolean): readonly Fact[] {
  if (!warnings) return [];
  if (command.do === "confirm") return Object.values(warnings.drafted);
  if (command.do !== "play" || !(final || command.confirm)) return [];
  const found = warnings.moves[command.move];
  return found ? [found] : [];
}

export interface GuardedCommands {
  /** Send a command, after a question where there is a warning. */
  readonly act: (command: Command) => void;
  /** What to say of a legal move, before it is made; undefined for most. */
  readonly warningOf: (move: string) => string | undefined;
  /** The question that waits for an answer. */
  readonly question: { readonly text: string; readonly yes: () => void; readonly no: () => void } | null;
}

export function useWarnings(
  { table, seat, round, ply, asked, final }: Decision,
  act: (command: Command) => void,
  sentences: Sentences,
  names: readonly string[],
): GuardedCommands {
  const [answer, setAnswer] = useState<{ readonly seat: number; readonly warnings: Warnings } | null>(null);
  useEffect(() => {
    if (seat === null || !asked) return;
    let current = true;
    // Without an answer there is no warning; the next decision asks again.
    api.warnings(table, seat).then(
      (warnings) => current && setAnswer({ seat, warnings }),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [table, seat, round, ply, asked]);
  const fits = answer?.seat === seat && answer.warnings.round === round && answer.warnings.ply === ply;
  const warnings = fits ? answer.warnings : null;
  const moment = `${seat} ${round} ${ply}`;
  const [pending, setPending] = useState<{ readonly moment: string; readonly command: Command } | null>(null);
  const waiting = pending?.moment === moment ? pending.command : null;

  const careful = useCallback(
    (command: Command) => {
      if (warningsBefore(command, warnings, final).length > 0) setPending({ moment, command });
      else act(command);
    },
    [act, warnings, final, moment],
  );
  const warningOf = useCallback(
    (move: string) => {
      const found = warnings?.moves[move];
      return found && sentences.say(found.key, found.values, names, seat);
    },
    [warnings, sentences, names, seat],
  );
  const question = useMemo(
    () =>
      waiting && {
        text: warningsBefore(waiting, warnings, final)
          .map(({ key, values }) => sentences.say(key, values, names, seat))
          .join(" "),
        yes: () => {
          setPending(null);
          act(waiting);
        },
        no: () => setPending(null),
      },
    [waiting, warnings, final, sentences, names, seat, act],
  );
  return { act: careful, warningOf, question };
}

export function WarningQuestion({ text, yes, no }: NonNullable<GuardedCommands["question"]>) {
  const say = useSay();
  return (
    <div className="refusals warning card" role="alertdialog" aria-label={text}>
      <p>
        <b>{text}</b>
      </p>
      <div className="row">
        <button type="button" className="button primary" data-act="warning-no" autoFocus onClick={no}>
          {say("web-warning-no")}
        </button>
        <button type="button" className="button" data-act="warning-yes" onClick={yes}>
          {say("web-warning-yes")}
        </button>
      </div>
    </div>
  );
}
