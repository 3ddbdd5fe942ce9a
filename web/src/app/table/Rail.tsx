/** Log and chat beside the stage: tabs of one rail, both open where there is room, a drawer where there is none. */
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { useSay } from "../context";

export type RailTab = "history" | "chat";

interface Props {
  readonly tab: RailTab;
  readonly choose: (tab: RailTab) => void;
  readonly history: ReactNode;
  /** Null where there is nobody to talk to. */
  readonly chat: ReactNode | null;
  readonly unread: number;
  /** Whether the drawer is open, where there is no room for a rail. */
  readonly open: boolean;
  readonly close: () => void;
}

export function Rail({ tab, choose, history, chat, unread, open, close }: Props) {
  const say = useSay();
  const tabs: readonly RailTab[] = chat === null ? ["history"] : ["history", "chat"];
  const shown = tabs.includes(tab) ? tab : "history";
  useEffect(() => {
    if (!open) return;
    const key = (event: globalThis.KeyboardEvent) => {
      if (event.key !== "Escape") return;
      close();
      document.querySelector<HTMLElement>("[data-act=drawer]")?.focus();
    };
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, [open, close]);
  const turn = (event: KeyboardEvent) => {
    if ((event.key !== "ArrowLeft" && event.key !== "ArrowRight") || tabs.length < 2) return;
    event.preventDefault();
    const other = shown === "history" ? "chat" : "history";
    choose(other);
    document.getElementById(`rail-${other}`)?.focus();
  };
  return (
    <aside id="rail" className="rail" data-open={open || undefined} data-tab={shown} data-chat={chat !== null}>
      <div className="rail-head">
        <div className="rail-tabs" role="tablist" aria-label={say("web-rail")}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              id={`rail-${each}`}
              className="rail-tab"
              aria-selected={shown === each}
              aria-controls={`rail-panel-${each}`}
              tabIndex={shown === each ? 0 : -1}
              onClick={() => choose(each)}
              onKeyDown={turn}
            >
              {each === "chat" && unread > 0
                ? say("web-chat-unread", { count: unread })
                : say(each === "chat" ? "web-chat" : "web-history")}
            </button>
          ))}
        </div>
        <button type="button" className="button quiet rail-close" aria-label={say("web-close")} onClick={close}>
          ✕
        </button>
      </div>
      <div className="rail-panels">
        <div id="rail-panel-history" className="rail-panel" role="tabpanel" aria-labelledby="rail-history">
          {history}
        </div>
        {chat !== null && (
          <div id="rail-panel-chat" className="rail-panel" role="tabpanel" aria-labelledby="rail-chat">
            {chat}
          </div>
        )}
      </div>
    </aside>
  );
}
