/** How boards are drawn, sound, motion and notices among the settings. */
import { useState } from "react";
import type { Detail } from "../games/client";
import { useApp, useSay } from "./context";
import { type Speed, SPEEDS } from "./table/moments/queue";
import { forgetPrompts } from "./table/coach/prompts";
import { playCue } from "./sound/player";
import { requestPermission, permission } from "./turns/notifications";

export function BoardSettings() {
  const say = useSay();
  const { settings, change } = useApp();
  return (
    <>
      <div className="field">
        <label htmlFor="dimensions">{say("scene-boards")}</label>
        <select
          id="dimensions"
          value={settings.dimensions}
          onChange={(event) => change({ dimensions: event.target.value === "3" ? 3 : 2 })}
        >
          <option value="2">{say("scene-flat")}</option>
          <option value="3">{say("scene-solid")}</option>
        </select>
      </div>
      {settings.dimensions === 3 && (
        <div className="field">
          <label htmlFor="detail">{say("scene-detail")}</label>
          <select
            id="detail"
            value={settings.detail}
            onChange={(event) => change({ detail: event.target.value as Detail })}
          >
            <option value="auto">{say("scene-detail-auto")}</option>
            <option value="low">{say("scene-detail-low")}</option>
            <option value="high">{say("scene-detail-high")}</option>
          </select>
        </div>
      )}
      {settings.dimensions === 3 && (
        <label className="option">
          <input
            type="checkbox"
            checked={settings.follow}
            onChange={(event) => change({ follow: event.target.checked })}
          />
          <span>
            <b>{say("scene-follow")}</b>
            <small>{say("scene-follow-line")}</small>
          </span>
        </label>
      )}
      <label className="option">
        <input
          type="checkbox"
          checked={settings.coordinates}
          onChange={(event) => change({ coordinates: event.target.checked })}
        />
        <span>
          <b>{say("scene-coordinates")}</b>
          <small>{say("scene-coordinates-line")}</small>
        </span>
      </label>
    </>
  );
}

export function SoundAndMotionSettings() {
  const say = useSay();
  const { settings, change } = useApp();
  return (
    <>
      <div className="field">
        <label className="option">
          <input
            type="checkbox"
            checked={settings.sound}
            onChange={(event) => change({ sound: event.target.checked })}
          />
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
        <input
          type="checkbox"
          checked={settings.motion === "system"}
          onChange={(event) => change({ motion: event.target.checked ? "system" : "none" })}
        />
        <span>
          <b>{say("turn-motion")}</b>
          <small>{say("turn-motion-line")}</small>
        </span>
      </label>
      <div className="field">
        <label htmlFor="speed">{say("moment-speed")}</label>
        <select id="speed" value={settings.speed} onChange={(event) => change({ speed: event.target.value as Speed })}>
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {say(`moment-speed-${speed}`)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

export function CoachSettings() {
  const say = useSay();
  const { settings, change } = useApp();
  return (
    <label className="option">
      <input
        type="checkbox"
        checked={settings.coach === "on"}
        onChange={(event) => {
          if (event.target.checked) forgetPrompts();
          change({ coach: event.target.checked ? "on" : "off" });
        }}
      />
      <span>
        <b>{say("web-coach")}</b>
        <small>{say("web-coach-line")}</small>
      </span>
    </label>
  );
}

export function NotificationSettings() {
  const say = useSay();
  const { settings, change } = useApp();
  const [allowed, setAllowed] = useState(permission);
  if (allowed === "unsupported") return null;
  const on = settings.notices && allowed === "granted";
  const turn = async (wish: boolean) => {
    if (!wish) return change({ notices: false });
    const answer = await requestPermission();
    setAllowed(answer);
    change({ notices: answer === "granted" });
  };
  return (
    <label className="option">
      <input
        type="checkbox"
        checked={on}
        disabled={allowed === "denied"}
        onChange={(event) => void turn(event.target.checked)}
      />
      <span>
        <b>{say("turn-notices")}</b>
        <small>{say(allowed === "denied" ? "turn-notices-denied" : "turn-notices-line")}</small>
      </span>
    </label>
  );
}
