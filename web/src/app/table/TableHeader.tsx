/** What the header says at a table: the game, its settings, and on a phone what is asked. */
import { Link } from "wouter";
import type { Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { InHeader } from "../HeaderSlots";
import { SettingChips } from "./SettingChips";

interface Props {
  readonly table: Snapshot["table"];
  /** Opens the drawer with the log and the chat, where there is no rail. */
  readonly drawer: { readonly open: boolean; readonly toggle: () => void; readonly unread: number } | null;
}

export function TableHeader({ table, drawer }: Props) {
  const say = useSay();
  return (
    <>
      <InHeader slot="title">
        <h1 className="table-title">{say(`web-game-${table.game}`)}</h1>
        <SettingChips table={table} />
        {table.tournament && (
          <Link href={`/tournaments/${table.tournament.id}`} className="button quiet on-sea wide-text">
            {say("tourney-part-of", { round: table.tournament.round })}
          </Link>
        )}
      </InHeader>
      {drawer && (
        <InHeader slot="buttons">
          <button
            type="button"
            className="button quiet on-sea icon-button drawer-button"
            data-act="drawer"
            aria-label={say("web-history")}
            data-tip={say("web-history")}
            aria-expanded={drawer.open}
            aria-controls="rail"
            onClick={drawer.toggle}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 7h16M4 12h11M4 17h16" />
            </svg>
            {drawer.unread > 0 && <span className="unread">{drawer.unread}</span>}
          </button>
        </InHeader>
      )}
    </>
  );
}
