/** While we look for an opponent: a line on every page that says so, offers a bot after a while, and leads to the table. */
import { useEffect } from "react";
import { useLocation } from "wouter";
import { peopleConnection } from "../../protocol/peopleSocket";
import { useApp, useSay } from "../context";
import { useGuest } from "../identity";
import { useRequest } from "../people/useRequest";
import { playNow } from "../playNow";
import { usePeople } from "./usePeople";
import "./meet.css";

export function SeekingBar() {
  const say = useSay();
  const { sentences } = useApp();
  const { seeking, alone, table, problems } = usePeople();
  const me = useGuest()?.id ?? null;
  const request = useRequest();
  const [, go] = useLocation();
  useEffect(() => peopleConnection.identify(me), [me]);
  useEffect(() => {
    if (table === null) return;
    peopleConnection.arrived();
    go(`/t/${table}`);
  }, [table, go]);
  const playBot = (game: string) =>
    request.run(async () => {
      peopleConnection.stop();
      go(`/t/${await playNow(game, say("web-guest-name"))}`);
    });
  if (!seeking)
    return problems.length > 0 ? (
      <div className="seeking" role="alert">
        {problems.map(({ key, values }) => (
          <p key={key}>{sentences.say(key, values)}</p>
        ))}
      </div>
    ) : null;
  return (
    <div className="seeking" data-alone={alone || undefined}>
      <p role="status">
        {say(alone ? "meet-alone" : "meet-looking", { game: say(`web-game-${seeking.game}`) })}{" "}
        <small>{say(`meet-pace-${seeking.pace}`)}</small>
      </p>
      <div className="row">
        {alone && (
          <>
            <button type="button" className="button primary" onClick={() => void playBot(seeking.game)} data-act="bot">
              {say("web-play-bot")}
            </button>
            <button type="button" className="button" onClick={() => peopleConnection.waitAgain()}>
              {say("meet-keep-waiting")}
            </button>
          </>
        )}
        <button type="button" className="button" onClick={() => peopleConnection.stop()} data-act="stop-seeking">
          {say("meet-stop")}
        </button>
      </div>
    </div>
  );
}
