/** Challenging somebody: the game, its pace, and whether it counts. */
import { useState } from "react";
import { Link } from "wouter";
import { playableGames } from "../../games/client";
import { people } from "../../protocol/people";
import { useSay } from "../context";
import { Problems } from "../people/components";
import { useRequest } from "../people/useRequest";
import { Choice } from "./Choice";
import { PACES } from "./wish";
import "./meet.css";

export function ChallengeForm({ who, name }: { readonly who: string; readonly name: string }) {
  const say = useSay();
  const request = useRequest();
  const games = playableGames();
  const [game, setGame] = useState(games[0] ?? "");
  const [pace, setPace] = useState<string>("steady");
  const [rated, setRated] = useState(false);
  const [sent, setSent] = useState(false);
  const send = () =>
    request.run(async () => {
      const clock = (await people.paces()).find((each) => each.name === pace)?.clock ?? null;
      await people.challenge({ who, game, options: {}, clock, rated: rated && clock !== null });
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
        change={setGame}
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
        value={rated && pace !== "none" ? "rated" : "casual"}
        change={(kind) => setRated(kind === "rated")}
        choices={[["casual", say("meet-casual")], ...(pace === "none" ? [] : [["rated", say("meet-rated")] as const])]}
      />
      <button type="submit" className="button primary" disabled={request.busy} data-act="send-challenge">
        {say("meet-challenge")}
      </button>
      <Problems request={request} />
    </form>
  );
}
