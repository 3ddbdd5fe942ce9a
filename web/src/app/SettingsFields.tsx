/** Sound, motion and notices among the settings. */
import { useState } from "react";
import { useApp, useSay } from "./context";
import { playCue } from "./sound/player";
import { askPermission, permission } from "./turns/notices";

export function LivelinessSettings() {
  const say = useSay();
  const { settings, change } = useApp();
  return (
    <>
      <div className="field">
        <label className="option">
          <input type="checkbox" checked={settings.sound} onChange={(event) => change({ sound: event.target.checked })} />
          <b>{say("turn-sound")}</b>
        </label>
        {settings.sound && (
          <div className="row">
            <input
              type="range"
              aria-label={say("turn-volume")}
              min="0.1"
              max="1"
              step="0.1"
              value={settings.volume}
              onChange={(event) => change({ volume: Number(event.target.value) })}
              onPointerUp={() => playCue("turn", settings.volume)}
              onKeyUp={() => playCue("turn", settings.volume)}
            />
          </div>
        )}
      </div>
      <label className="option">
        <input type="checkbox" checked={settings.motion === "system"} onChange={(event) => change({ motion: event.target.checked ? "system" : "none" })} />
        <span>
          <b>{say("turn-motion")}</b>
          <small>{say("turn-motion-line")}</small>
        </span>
      </label>
    </>
  );
}

export function NoticeSettings() {
  const say = useSay();
  const { settings, change } = useApp();
  const [allowed, setAllowed] = useState(permission);
  if (allowed === "unsupported") return null;
  const on = settings.notices && allowed === "granted";
  const turn = async (wish: boolean) => {
    if (!wish) return change({ notices: false });
    const answer = await askPermission();
    setAllowed(answer);
    change({ notices: answer === "granted" });
  };
  return (
    <label className="option">
      <input type="checkbox" checked={on} disabled={allowed === "denied"} onChange={(event) => void turn(event.target.checked)} />
      <span>
        <b>{say("turn-notices")}</b>
        <small>{say(allowed === "denied" ? "turn-notices-denied" : "turn-notices-line")}</small>
      </span>
    </label>
  );
}
