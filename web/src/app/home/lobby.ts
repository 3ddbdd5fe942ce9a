/** The public tables, kept up to date by the lobby's socket. */
import { useEffect, useState } from "react";
import { socketUrl } from "../../protocol/api";
import type { LobbyMessage, Summary } from "../../protocol/types";

/** The public tables that are open or being played; null until the list is here. */
export function useLobby(): readonly Summary[] | null {
  const [tables, setTables] = useState<readonly Summary[] | null>(null);
  useEffect(() => {
    let stopped = false;
    let socket: WebSocket;
    let timer: ReturnType<typeof setTimeout>;
    const connect = () => {
      socket = new WebSocket(socketUrl("/lobby"));
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(String(data)) as LobbyMessage;
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
  return tables === null ? null : tables.filter(({ life }) => life !== "over");
}
