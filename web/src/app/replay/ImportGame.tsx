/**
 * A record file to look through: dropped onto the page, or chosen. The server checks it and says what is wrong with
 * it.
 */
import { type DragEvent, useRef, useState } from "react";
import { useLocation } from "wouter";
import { playableGames } from "../../games/client";
import { RequestError } from "../../protocol/api";
import type { Fact } from "../../protocol/types";
import { useApp } from "../context";
import { ensureGuest } from "../identity";
import { replayApi } from "./api";
import "./replay.css";

/** More than this no record has; the server has a limit of its own. */
const LARGEST = 4_000_000;

export default function ImportGame() {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const [, go] = useLocation();
  const [over, setOver] = useState(false);
  const [state, setState] = useState<"ready" | "busy">("ready");
  const [problem, setProblem] = useState<{ readonly file: string; readonly facts: readonly Fact[] } | null>(null);
  const input = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    setState("busy");
    setProblem(null);
    try {
      // The refusals speak of the rules of any game.
      await Promise.all([ensureGuest(say("web-guest-name")), sentences.load("replay", ...playableGames())]);
      if (file.size > LARGEST) throw new RequestError(413, [{ key: "server-large", values: {} }], "");
      const { id } = await replayApi.bring(await file.text());
      go(`/replay/${id}`);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem({ file: file.name, facts: error.facts });
      setState("ready");
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer.files[0];
    if (file) void open(file);
  };
  return (
    <main
      id="main"
      className="page open-record"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
    >
      <h1>{say("lookback-open-title")}</h1>
      <p>{say("lookback-open-text")}</p>
      <div className="drop card" data-over={over || undefined} aria-busy={state === "busy"}>
        <span className="drop-sign" aria-hidden="true">
          ⇩
        </span>
        <p>{say(state === "busy" ? "lookback-opening" : "lookback-drop")}</p>
        <button
          type="button"
          className="button primary"
          disabled={state === "busy"}
          onClick={() => input.current?.click()}
        >
          {say("lookback-choose")}
        </button>
        <input
          ref={input}
          type="file"
          accept=".json,.jsonl,application/json"
          className="visually-hidden"
          aria-label={say("lookback-choose")}
          tabIndex={-1}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = "";
            if (file) void open(file);
          }}
        />
      </div>
      {problem && (
        <div className="problem" role="alert">
          <p>
            <b>{say("lookback-broken", { file: problem.file })}</b>
          </p>
          {problem.facts.map(({ key, values }, index) => (
            <p key={index}>{sentences.say(key, values)}</p>
          ))}
        </div>
      )}
    </main>
  );
}
