/** The public tables, kept up to date by the lobby's socket. */
import { useEffect, useState } from "react";
import { socketUrl } from "../../protocol/api";
import type { LobbyMessage, Summary } from "../../protocol/types";

interface Listed {
  /** The public tables that are open or being played; null until the list is here. */
  readonly tables: readonly Summary[] | null;
  /** Grows when a tournament has changed. */
  readonly tournamentChanges: number;
}

export function useLobby(): Listed {
  const [tables, setTables] = useState<readonly Summary[] | null>(null);
  const [tournamentChanges, setTournamentChanges] = useState(0);
  useEffect(() => {
    let stopped = false;
    let socket: WebSocket;
    let timer: ReturnType<typeof setTimeout>;
    const connect = () => {
      socket = new WebSocket(socketUrl("/lobby"));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as LobbyMessage;
        if (message.type === "tournaments") {
          setTournamentChanges((before) => before + 1);
          return;
        }
        setTables((before) => {
          if (message.type === "lobby") return message.tables;
          const id = message.type === "gone" ? message.id : message.table.id;
          const rest = (before ?? []).filter((table) => table.id !== id);
          return message.type === "gone" ? rest : [message.table, ...rest];
        });
      };
      socket.onclose = () => {
        if (!stopped) timer = setTimeout(connect, 3000);
      };
    };
    connect();
    return () => {
      stopped = true;
      clearTimeout(timer);
      socket.close();
    };
  }, []);
  return { tables: tables === null ? null : tables.filter(({ life }) => life !== "over"), tournamentChanges };
}
