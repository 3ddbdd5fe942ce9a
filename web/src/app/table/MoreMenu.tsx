/** What else can be done at a table, behind one button of the header: the moves as a list, rules, resigning. */
import { useState } from "react";
import type { Parts } from "../../board/lit";
import type { Snapshot } from "../../protocol/types";
import { useSay } from "../context";
import { InHeader } from "../HeaderSlots";
import { Popover } from "../Popover";
import { MoveList } from "./MoveList";
import type { SendCommand } from "./TablePage";
import { SettingChips } from "./SettingChips";

interface Props {
  readonly snapshot: Snapshot;
  readonly own: readonly number[];
  readonly act: SendCommand;
  readonly legal: readonly string[];
  readonly words: (move: string) => string;
  readonly partsOfMove: (move: string) => Parts;
  readonly play: (move: string) => void;
  readonly fullScreen: () => void;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
}

export function MoreMenu({ snapshot, own, act, legal, words, partsOfMove, play, fullScreen, open, setOpen }: Props) {
  const say = useSay();
  const [resigning, setResigning] = useState(false);
  const { state, table, viewer } = snapshot;
  const mine = viewer !== null && own.includes(viewer);
  return (
    <InHeader slot="buttons">
      <Popover
        className="button quiet on-sea icon-button"
        data-act="more"
        aria-label={say("web-more")}
        data-tip={say("web-more")}
        face={
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <circle cx="5" cy="12" r="2.2" />
            <circle cx="12" cy="12" r="2.2" />
            <circle cx="19" cy="12" r="2.2" />
          </svg>
        }
        panelClass="more"
        panelLabel={say("web-more")}
        open={open}
        setOpen={(next) => {
          setOpen(next);
          setResigning(false);
        }}
      >
        <SettingChips table={table} listed />
        <MoveList legal={legal} words={words} partsOf={partsOfMove} play={play} />
        <div className="more-acts">
          {/* A page of its own: the table, and its clock, stay where they are. */}
          <a className="button" href={`/rules/${table.game}`} target="_blank" rel="noopener">
            {say("web-rules")}
          </a>
          <a className="button" href={`/learn/${table.game}`} target="_blank" rel="noopener">
            {say("web-learn")}
          </a>
          <button type="button" className="button" onClick={fullScreen}>
            {say("web-full-screen")}
          </button>
          {mine && state.life === "playing" && (
            <>
              {!table.rated && (
                <>
                  <a
                    className="button"
                    data-act="analyse-here"
                    href={`/analysis/board?table=${table.id}&seat=${viewer}`}
                    target="_blank"
                    rel="noopener"
                  >
                    {say("lookback-analyse-here")}
                  </a>
                  <button
                    type="button"
                    className="button"
                    data-act="take-back"
                    onClick={() => act({ do: "offer", seat: viewer, what: "takeback" })}
                  >
                    {say("web-take-back")}
                  </button>
                  <button
                    type="button"
                    className="button"
                    data-act="stand-in"
                    onClick={() => act({ do: "stand-in", seat: viewer, level: "level-5" })}
                  >
                    {say("web-stand-in")}
                  </button>
                </>
              )}
              <button
                type="button"
                className="button"
                data-act="abort"
                onClick={() => act({ do: "offer", seat: viewer, what: "abort" })}
              >
                {say("web-abort")}
              </button>
              <button
                type="button"
                className="button"
                data-act="resign"
                aria-expanded={resigning}
                onClick={() => setResigning(!resigning)}
              >
                {say("web-resign")}
              </button>
            </>
          )}
        </div>
        {mine && state.life === "playing" && resigning && (
          <div className="row resigning" role="alertdialog" aria-label={say("web-resign-sure")}>
            <span>{say("web-resign-sure")}</span>
            <button
              type="button"
              className="button primary"
              data-act="resign-sure"
              autoFocus
              onClick={() => {
                setOpen(false);
                act({ do: "resign", seat: viewer });
              }}
            >
              {say("web-resign")}
            </button>
            <button type="button" className="button" data-act="resign-not" onClick={() => setResigning(false)}>
              {say("people-cancel")}
            </button>
          </div>
        )}
      </Popover>
    </InHeader>
  );
}
