/** A tournament, kept up to date: its socket says that it has changed, and then it is asked for again. */
import { useCallback, useEffect, useRef, useState } from "react";
import { RequestError, socketUrl } from "../../protocol/api";
import { tournaments } from "../../protocol/tournaments";
import type { Tournament } from "../../protocol/types";

const RECONNECT_MS = 3000;

/** The tournament: null until it is here, "missing" if there is none; and a way to show a newer one. */
export function useTournament(id: string): [Tournament | "missing" | null, (newer: Tournament) => void] {
  const [found, setFound] = useState<Tournament | "missing" | null>(null);
  const current = useRef(true);
  const show = useCallback((newer: Tournament) => {
    // Answers may overtake each other; the table of a game comes after the round, under the same number.
    setFound((before) =>
      before !== null && before !== "missing" && before.id === newer.id && before.seq > newer.seq ? before : newer,
    );
  }, []);
  useEffect(() => {
    current.current = true;
    let socket: WebSocket | null = null;
    let timer: ReturnType<typeof setTimeout>;
    let asking = false;
    let again = false;
    const ask = () => {
      if (asking) {
        again = true;
        return;
      }
      asking = true;
      tournaments
        .see(id)
        .then(
          (answer) => current.current && show(answer),
          (error: unknown) => {
            if (current.current && error instanceof RequestError && error.status === 404) setFound("missing");
          },
        )
        .finally(() => {
          asking = false;
          if (again && current.current) {
            again = false;
            ask();
          }
        });
    };
    const connect = () => {
      socket = new WebSocket(socketUrl(`/tournaments/${id}/live`));
      socket.onmessage = ask;
      socket.onclose = () => {
        if (current.current) timer = setTimeout(connect, RECONNECT_MS);
      };
    };
    ask();
    connect();
    return () => {
      current.current = false;
      clearTimeout(timer);
      socket?.close();
    };
  }, [id, show]);
  return [found, show];
}
