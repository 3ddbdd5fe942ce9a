/** A game to look through, by its record's name. */
import { loadGame } from "../../games/client";
import { useApp } from "../context";
import { Loading, NotFound, useFetched } from "../Loading";
import { replayApi } from "./api";
import { Replayer } from "./Replayer";
import "./replay.css";

export default function ReplayPage({ id }: { readonly id: string }) {
  const { sentences, settings } = useApp();
  const found = useFetched(async () => {
    const replay = await replayApi.find(id);
    const [client] = await Promise.all([
      loadGame(replay.game),
      sentences.load(replay.game, "replay", "analysis", "places", `places-${replay.game}`),
    ]);
    return { replay, client };
  }, [id, sentences]);
  if (found === "missing")
    return (
      <NotFound title={sentences.say("lookback-missing")} href="/replay" link={sentences.say("lookback-open")}>
        <p>{sentences.say("lookback-missing-text")}</p>
      </NotFound>
    );
  if (!found) return <Loading />;
  return <Replayer key={settings.language} replay={found.replay} client={found.client} />;
}
