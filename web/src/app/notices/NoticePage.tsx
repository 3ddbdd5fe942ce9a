/** Where the links in mails lead. Opening the page does nothing: the button does. */
import { useState } from "react";
import { notices } from "../../protocol/notices";
import { useSay, useTopics } from "../context";
import { Loading, NotFound } from "../Loading";
import { useRequest } from "../people/useRequest";

interface Props {
  readonly action: string;
  readonly token: string;
}

export default function NoticePage({ action, token }: Props) {
  const say = useSay();
  const ready = useTopics("notices");
  const request = useRequest();
  const [done, setDone] = useState(false);
  if (action !== "confirm" && action !== "stop") return <NotFound />;
  if (!ready) return <Loading />;
  return (
    <main id="main" className="page">
      <h1>{say(`notices-${action}-title`)}</h1>
      {done ? (
        <p role="status">{say(`notices-${action}-done`)}</p>
      ) : (
        <>
          <p>{say(`notices-${action}-line`)}</p>
          {request.problems.length > 0 && <p role="alert">{say("notices-link-old")}</p>}
          <button
            type="button"
            className="button primary"
            disabled={request.busy}
            onClick={() => void request.run(() => notices[action](token)).then(setDone)}
          >
            {say(`notices-${action}`)}
          </button>
        </>
      )}
    </main>
  );
}
