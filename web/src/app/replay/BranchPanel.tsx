/** Plays on from a moment of a game: who sits where, then a table. */
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { SeatSign } from "../../games/SeatSign";
import { api, RequestError } from "../../protocol/api";
import { confirmsTurns } from "../../protocol/games";
import type { Fact, Level, Replay, SeatRequest } from "../../protocol/types";
import { useApp } from "../context";
import { ensureGuest } from "../identity";
import { BotFace } from "../bots/BotFace";
import { withStars } from "../bots/stars";
import { DEFAULT_LEVEL } from "../playNow";
import { replayApi } from "./api";

interface Props {
  readonly replay: Replay;
  readonly ply: number;
  readonly names: readonly string[];
  readonly close: () => void;
}

export function BranchPanel({ replay, ply, names, close }: Props) {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const mover = replay.moves[ply]?.seat ?? 0;
  const [levels, setLevels] = useState<readonly Level[]>([]);
  const [chosen, setChosen] = useState<Readonly<Record<number, string>>>({});
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<readonly Fact[]>([]);
  useEffect(() => void api.levels().then(setLevels, () => undefined), []);
  const kind = (seat: number) => chosen[seat] ?? (seat === mover ? "me" : DEFAULT_LEVEL);

  const begin = async () => {
    setBusy(true);
    setProblem([]);
    try {
      await ensureGuest(say("web-guest-name"));
      const seats = names.map((_, seat): SeatRequest =>
        kind(seat) === "me" ? { kind: "me", nonce: "" } : { kind: "bot", level: kind(seat), nonce: "" },
      );
      const { id } = await replayApi.branch(replay.id, {
        ply,
        seats,
        auto_confirm: !confirmsTurns(replay.game),
        pace: 0,
      });
      await api.command(id, { do: "start" });
      go(`/t/${id}`);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(error.facts);
      setBusy(false);
    }
  };
  return (
    <form
      className="branch"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <p>{say("lookback-branch-about")}</p>
      <ol className="branch-seats">
        {names.map((_, seat) => (
          <li key={seat}>
            <label>
              <SeatSign seat={seat} />{" "}
              <span className="visually-hidden">{say("lookback-player", { number: seat + 1 })}</span>
              <select value={kind(seat)} onChange={(event) => setChosen({ ...chosen, [seat]: event.target.value })}>
                <option value="me">{say("lookback-me")}</option>
                {levels.map(({ name, key }) => (
                  <option key={name} value={name}>
                    {withStars(say(key), name)}
                  </option>
                ))}
              </select>
              <BotFace level={kind(seat)} />
            </label>
          </li>
        ))}
      </ol>
      {problem.map(({ key, values }) => (
        <p key={key} role="alert">
          {say(key, values)}
        </p>
      ))}
      <div className="row">
        <button
          type="submit"
          className="button primary"
          data-act="branch-start"
          disabled={busy || !names.some((_, seat) => kind(seat) === "me")}
        >
          {say("lookback-branch-start")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => setChosen(Object.fromEntries(names.map((_, seat) => [seat, "me"])))}
        >
          {say("lookback-alone")}
        </button>
        <button type="button" className="button quiet" onClick={close}>
          {say("web-close")}
        </button>
      </div>
    </form>
  );
}
