/** A challenge with its settings, and what its people can do about it. */
import { useLocation } from "wouter";
import { people } from "../../protocol/people";
import type { Challenge } from "../../protocol/types";
import { useApp, useSay } from "../context";
import { Problems } from "../people/components";
import { useRequest } from "../people/useRequest";
import { settingTexts } from "../table/SettingChips";

export function ChallengeRow({ challenge, me }: { readonly challenge: Challenge; readonly me: string }) {
  const say = useSay();
  const { sentences } = useApp();
  const request = useRequest();
  const [, go] = useLocation();
  const mine = challenge.who === me;
  const settings = settingTexts(challenge, sentences).map(({ name }) => name);
  const accept = () =>
    request.run(async () => {
      const { table } = await people.acceptChallenge(challenge.id);
      go(`/t/${table}`);
    });
  const withdraw = () => request.run(() => people.withdrawChallenge(challenge.id));
  return (
    <div className="challenge" data-challenge={challenge.id}>
      <p>
        {mine
          ? say("meet-challenge-to", { name: challenge.other_name })
          : say("meet-challenge-from", { name: challenge.name })}{" "}
        <span className="muted">
          {[
            say(`web-game-${challenge.game}`),
            ...(challenge.clock === null ? [say("meet-pace-none")] : []),
            ...settings,
            ...(challenge.rated ? [] : [say("meet-casual")]),
          ].join(" · ")}
        </span>
      </p>
      <div className="row">
        {!mine && (
          <button
            type="button"
            className="button primary"
            disabled={request.busy}
            onClick={() => void accept()}
            data-act="accept-challenge"
          >
            {say("meet-accept")}
          </button>
        )}
        <button type="button" className="button" disabled={request.busy} onClick={() => void withdraw()}>
          {say(mine ? "meet-withdraw" : "meet-decline")}
        </button>
      </div>
      <Problems request={request} />
    </div>
  );
}
