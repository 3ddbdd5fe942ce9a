/** Takes part in the draw of the table on the screen, without anybody doing anything. */
import { useEffect } from "react";
import type { TableConnection } from "../../../protocol/connection";
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

export function useDraw(connection: TableConnection, me: string | null): void {
  useEffect(() => (me === null ? undefined : follow(connection, me)), [connection, me]);
}
