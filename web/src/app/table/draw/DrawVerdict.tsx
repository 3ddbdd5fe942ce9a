/** After the game: what this browser has found out about the draw, and what that means. */
import { useEffect, useState } from "react";
import { request } from "../../../protocol/api";
import type { Snapshot } from "../../../protocol/types";
import { useSay, useTopics } from "../../context";
import { readReceipt } from "./receipt";
import { type FairRecord, type Verdict, verifyDraw } from "./verify";
import "./draw.css";

interface Props {
  readonly snapshot: Snapshot;
  readonly names: readonly string[];
}

export function DrawVerdict({ snapshot, names }: Props) {
  const say = useSay();
  const known = useTopics("draws");
  const { table, state } = snapshot;
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const { id, origin, rated } = table;
  useEffect(() => {
    if (origin) return;
    let current = true;
    void request<FairRecord>("GET", `/tables/${id}/record`).then(
      (record) => {
        // Where there is nothing to deal, and seats were not drawn, there was no draw.
        const drawn = rated || Object.keys(record.setup).length > 0;
        if (current && drawn) setVerdict(verifyDraw(record, readReceipt(id)));
      },
      () => undefined, // the server cannot be asked now; the record can still be verified by atoll replay
    );
    return () => {
      current = false;
    };
  }, [id, origin, rated]);
  if (!verdict || !known) return null;
  const { draw, seats } = state;
  const silent = draw.people
    .filter(({ commitment }) => commitment === null)
    .flatMap((part) => part.seats.map((seat) => draw.order?.indexOf(seat) ?? seat));
  const receipt = readReceipt(table.id);
  return (
    <details className="draw-verdict" data-verdict={verdict.kind} open={verdict.kind === "failed"}>
      <summary>{say(`draws-${verdict.kind}`)}</summary>
      {verdict.kind === "failed" && <p role="alert">{say(verdict.why, { number: draw.number })}</p>}
      <p>{say(`draws-${verdict.kind}-means`)}</p>
      {Object.keys(table.given ?? {}).length > 0 && <p>{say("draws-given")}</p>}
      {seats.some(({ kind }) => kind === "bot") && <p>{say("draws-bots")}</p>}
      {silent.length > 0 && <p>{say("draws-no-part", { seats: silent, count: silent.length }, names)}</p>}
      {draw.void.length > 0 && <p>{say("draws-voided", { count: draw.void.length })}</p>}
      {receipt && (
        <a
          className="button"
          href={`data:application/json,${encodeURIComponent(JSON.stringify(receipt))}`}
          download={`receipt-${table.id.slice(0, 8)}.json`}
        >
          {say("draws-receipt")}
        </a>
      )}
    </details>
  );
}
