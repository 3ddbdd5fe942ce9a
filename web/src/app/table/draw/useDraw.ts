/** Takes part in the draw of a table on the screen, and of its rematch, without anybody doing anything. */
import { useEffect, useRef } from "react";
import { TableConnection } from "../../../protocol/connection";
import type { Snapshot } from "../../../protocol/types";
import { canonical } from "./hashes";
import { nextStep } from "./takePart";

function follow(connection: TableConnection, me: string): () => void {
  let fresh = true;
  let sent = "";
  const look = () => {
    const { snapshot } = connection.current();
    if (!snapshot) return;
    const next = nextStep(snapshot, me, fresh);
    fresh = false;
    if (!next) return;
    const text = canonical(next);
    if (text === sent) return; // it is on its way
    sent = text;
    const arrived = () => {
      sent = "";
    };
    // A refusal means that the seats have changed meanwhile: the next state tells.
    connection.send(next).then(arrived, arrived);
  };
  look();
  return connection.subscribe(look);
}

export function useDraw(connection: TableConnection, snapshot: Snapshot | null, me: string | null): void {
  useEffect(() => (me === null ? undefined : follow(connection, me)), [connection, me]);

  // The rematch has its own table. Whoever still reads the result of this game takes part in its draw all the same.
  const seated = snapshot?.state.seats.some(({ who }) => who !== null && who === me) ?? false;
  // The rematch of a rated game seats only the person who asked for it, who goes there.
  const rematch = seated && !snapshot?.table.rated ? (snapshot?.state.rematch ?? null) : null;
  const done = useRef<string | null>(null);
  useEffect(() => {
    if (rematch === null || me === null || done.current === rematch) return;
    const other = new TableConnection(rematch, null);
    const stop = follow(other, me);
    const leave = () => {
      stop();
      unsubscribe();
      other.stop();
    };
    const unsubscribe = other.subscribe(() => {
      const { snapshot: seen, link } = other.current();
      if (link === "closed" || (seen && seen.state.life !== "open")) {
        done.current = rematch;
        leave();
      }
    });
    return leave;
  }, [rematch, me]);
}
