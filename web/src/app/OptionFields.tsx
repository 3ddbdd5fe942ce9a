/** The options of a new table. What the others rule out stays in sight, cannot be chosen, and says why. */
import { useEffect, useState } from "react";
import { api } from "../protocol/api";
import type { Fact, Game, OptionCheck } from "../protocol/types";
import type { Sentences } from "./messages";
import "./options.css";

export type ChosenOptions = Readonly<Record<string, boolean | string>>;

/** The reason against a change of an option, or of the number of players; undefined where it is possible. */
export function reasonAgainst(
  check: OptionCheck | null,
  option: string | null,
  value: boolean | number | string,
): Fact | undefined {
  return check?.impossible.find((change) => change.option === option && change.value === value)?.reason;
}

/** Only what differs from the game's default: as a table keeps it. */
export const chosenOptions = (game: Game, options: ChosenOptions): Record<string, boolean | string> =>
  Object.fromEntries(
    game.options
      .filter((each) => (options[each.name] ?? each.default) !== each.default)
      .map((each) => [each.name, options[each.name]!]),
  );

/**
 * What a choice implies and rules out, by the game's own rules; null until the server has said so. What the choice
 * before ruled out stays until then, so that nothing flickers; what it implied does not.
 */
export function useOptionCheck(game: Game | null, players: number, options: ChosenOptions): OptionCheck | null {
  const [checked, setChecked] = useState<{
    readonly players: number;
    readonly options: ChosenOptions;
    readonly answer: OptionCheck;
  } | null>(null);
  useEffect(() => {
    if (!game) return;
    let current = true;
    // Without an answer everything can be chosen, and the server refuses what cannot be.
    api.checkOptions(game.name, players, chosenOptions(game, options)).then(
      (answer) => current && setChecked({ players, options, answer }),
      () => current && setChecked(null),
    );
    return () => {
      current = false;
    };
  }, [game, players, options]);
  if (!checked) return null;
  const fresh = checked.players === players && checked.options === options;
  return fresh ? checked.answer : { ...checked.answer, options: {} };
}

interface Props {
  readonly game: Game;
  readonly options: ChosenOptions;
  readonly check: OptionCheck | null;
  /** A rated game has only the options of its standard sets. */
  readonly rated: boolean;
  readonly say: Sentences["say"];
  readonly choose: (options: ChosenOptions) => void;
}

export function OptionFields({ game, options, check, rated, say, choose }: Props) {
  return (
    <fieldset>
      <legend>{say("web-options")}</legend>
      {game.options.map((option) => {
        const key = `web-option-${game.name}-${option.name.replaceAll("_", "-")}`;
        const value = check?.options[option.name] ?? options[option.name] ?? option.default;
        const isSwitch = option.values.every((each) => typeof each === "boolean");
        const unrated = rated && !game.standard.some((set) => option.name in set);
        const reason = unrated
          ? { key: "web-option-unrated", values: {} }
          : isSwitch
            ? reasonAgainst(check, option.name, value !== true)
            : undefined;
        const change = (next: boolean | string) => choose({ ...options, [option.name]: next });
        const words = (
          <span>
            <b>{say(key)}</b>
            <small>{say(`${key}-line`)}</small>
            {reason && (
              <small className="option-reason" id={`reason-${option.name}`}>
                {say(reason.key, reason.values)}
              </small>
            )}
          </span>
        );
        const field = {
          "data-option": option.name,
          disabled: reason !== undefined,
          "aria-describedby": reason && `reason-${option.name}`,
        };
        return (
          <label key={option.name} className="option" data-impossible={reason !== undefined || undefined}>
            {isSwitch ? (
              <>
                <input
                  type="checkbox"
                  {...field}
                  checked={value === true}
                  onChange={(event) => change(event.target.checked)}
                />
                {words}
              </>
            ) : (
              <>
                {words}
                <select {...field} value={String(value)} onChange={(event) => change(event.target.value)}>
                  {option.values.map((each) => (
                    <option
                      key={String(each)}
                      value={String(each)}
                      disabled={reasonAgainst(check, option.name, each) !== undefined}
                    >
                      {say(`web-option-${game.name}-${option.name}-${String(each)}`)}
                    </option>
                  ))}
                </select>
              </>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** How many play; a number that the options rule out says why below. */
export function PlayersField({
  game,
  players,
  check,
  say,
  choose,
}: {
  readonly game: Game;
  readonly players: number;
  readonly check: OptionCheck | null;
  readonly say: Sentences["say"];
  readonly choose: (players: number) => void;
}) {
  const against = new Map(
    game.players.flatMap((number): [number, string][] => {
      const reason = number === players ? undefined : reasonAgainst(check, null, number);
      return reason ? [[number, say(reason.key, reason.values)]] : [];
    }),
  );
  return (
    <>
      <div className="row">
        {game.players.map((number) => (
          <label key={number} className="chip" data-impossible={against.has(number) || undefined}>
            <input
              type="radio"
              name="players"
              value={number}
              checked={players === number}
              disabled={against.has(number)}
              aria-describedby={against.has(number) ? `reason-players-${number}` : undefined}
              onChange={() => choose(number)}
            />
            <span>{number}</span>
          </label>
        ))}
      </div>
      {[...against].map(([number, text]) => (
        <small key={number} className="option-reason" id={`reason-players-${number}`}>
          {text}
        </small>
      ))}
    </>
  );
}
