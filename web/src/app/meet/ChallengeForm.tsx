/** Challenging somebody: the game with its variants, its pace, and whether it counts. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { playableGames } from "../../games/client";
import { api } from "../../protocol/api";
import { people } from "../../protocol/people";
import type { Game } from "../../protocol/types";
import { useApp, useSay } from "../context";
import { type ChosenOptions, chosenOptions, OptionFields, useOptionCheck } from "../OptionFields";
import { Problems } from "../people/components";
import { useRequest } from "../people/useRequest";
import { Choice } from "./Choice";
import { PACES } from "./lastSeek";
import "./meet.css";

const PLAYERS = 2;

export function ChallengeForm({ who, name }: { readonly who: string; readonly name: string }) {
  const say = useSay();
  const { sentences } = useApp();
  const request = useRequest();
  const games = playableGames();
  const [game, setGame] = useState(games[0] ?? "");
  const [pace, setPace] = useState<string>("steady");
  const [rated, setRated] = useState(false);
  const [sent, setSent] = useState(false);
  const [known, setKnown] = useState<readonly Game[]>([]);
  const [options, setOptions] = useState<ChosenOptions>({});
  useEffect(() => void api.games().then(setKnown, () => undefined), []);
  useEffect(() => void sentences.load(game), [game, sentences]);
  const rules = known.find((each) => each.name === game) ?? null;
  const check = useOptionCheck(rules, PLAYERS, options);
  const counts = rated && pace !== "none";
  const send = () =>
    request.run(async () => {
      const clock = (await people.paces()).find((each) => each.name === pace)?.clock ?? null;
      await people.challenge({ who, game, options: rules ? chosenOptions(rules, options) : {}, clock, rated: counts });
      setSent(true);
    });
  if (sent)
    return (
      <p role="status">
        {say("meet-challenge-sent", { name })} <Link href="/friends">{say("meet-friends")}</Link>
      </p>
    );
  return (
    <form
      className="find-form"
      aria-label={say("meet-challenge-name", { name })}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Choice
        label={say("meet-game")}
        value={game}
        change={(next) => {
          setGame(next);
          setOptions({});
        }}
        choices={games.map((each) => [each, say(`web-game-${each}`)])}
      />
      <Choice
        label={say("meet-pace")}
        value={pace}
        change={setPace}
        choices={PACES.map((each) => [each, say(`meet-pace-${each}`)])}
      />
      <Choice
        label={say("meet-kind")}
        value={counts ? "rated" : "casual"}
        change={(kind) => setRated(kind === "rated")}
        choices={[["casual", say("meet-casual")], ...(pace === "none" ? [] : [["rated", say("meet-rated")] as const])]}
      />
      {rules && rules.options.length > 0 && (
        <details className="find-variants">
          <summary>{say("web-options")}</summary>
          <OptionFields game={rules} options={options} check={check} rated={counts} say={say} choose={setOptions} />
        </details>
      )}
      <button type="submit" className="button primary" disabled={request.busy} data-act="send-challenge">
        {say("meet-challenge")}
      </button>
      <Problems request={request} />
    </form>
  );
}
