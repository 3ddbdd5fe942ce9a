/** What the server found out about a game, and how far it is with it. */
import { useCallback, useEffect, useState } from "react";
import { RequestError } from "../../protocol/api";
import type { AnalysisStatus, Fact } from "../../protocol/types";
import { useApp } from "../context";
import { ensureGuest } from "../identity";
import { replayApi } from "./api";

const ASK_AGAIN = 700;

export interface AnalysisState {
  readonly status: AnalysisStatus | null;
  readonly problem: readonly Fact[];
  readonly begin: () => void;
  readonly stop: () => void;
}

/** The analysis of a record; with `wanted` it is begun at once, where nobody has asked for it yet. */
export function useAnalysis(record: string, wanted = false): AnalysisState {
  const { sentences } = useApp();
  const [status, setStatus] = useState<AnalysisStatus | null>(null);
  const [problem, setProblem] = useState<readonly Fact[]>([]);

  const ask = useCallback((question: () => Promise<AnalysisStatus>) => {
    question().then(setStatus, (error: unknown) => {
      if (error instanceof RequestError) setProblem(error.facts);
      else throw error;
    });
  }, []);

  const name = sentences.say("web-guest-name");
  const start = useCallback(async () => {
    await ensureGuest(name);
    return replayApi.analyse(record);
  }, [name, record]);
  useEffect(() => ask(wanted ? start : () => replayApi.analysis(record)), [ask, record, wanted, start]);
  const waiting = status?.state === "waiting" || status?.state === "running";
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => ask(() => replayApi.analysis(record)), ASK_AGAIN);
    return () => clearTimeout(timer);
  }, [ask, record, waiting, status]);

  const begin = () => {
    setProblem([]);
    ask(start);
  };
  const stop = () => ask(() => replayApi.stop(record));
  return { status, problem, begin, stop };
}
