/** What a table waits for before its game, and what its host can do about it. */
import type { Snapshot } from "../../protocol/types";
import { useApp } from "../context";
import { DEFAULT_LEVEL } from "../playNow";
import { CopyLink } from "./CopyLink";
import { waitingFor } from "./waitingFor";
import type { SendCommand } from "./TablePage";

interface Props {
  readonly snapshot: Snapshot;
  readonly me: string | null;
  readonly names: readonly string[];
  readonly link: string;
  readonly act: SendCommand;
}

export function LobbyBar({ snapshot, me, names, link, act }: Props) {
  const { sentences, settings } = useApp();
  const say = sentences.say.bind(sentences);
  const { open, missing, line, canFill, canStart } = waitingFor(snapshot, me);
  const absent = missing.map((seat) => names[seat] ?? "");
  const title =
    open.length > 0
      ? say("web-lobby-missing", { count: open.length })
      : absent.length > 0
        ? say("web-lobby-absent", { names: new Intl.ListFormat(settings.language).format(absent) })
        : say("web-lobby-full");
  return (
    <div className="lobby-bar card">
      <div role="status">
        <b>{title}</b>
        <small className="muted">{say(line)}</small>
      </div>
      <div className="row">
        {open.length > 0 && <CopyLink link={link} text="web-copy-link" name="copy-link" />}
        {canFill && (
          <button
            type="button"
            className="button"
            data-act="fill"
            onClick={() => open.forEach((seat) => act({ do: "add-bot", seat, level: DEFAULT_LEVEL }))}
          >
            {say("web-fill")}
          </button>
        )}
        {canStart && (
          <button type="button" className="button primary" data-act="start" onClick={() => act({ do: "start" })}>
            {say("web-start-game")}
          </button>
        )}
      </div>
    </div>
  );
}
