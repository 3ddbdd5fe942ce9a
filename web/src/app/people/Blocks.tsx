/** The people whom the visitor has muted or blocked. */
import { useSay } from "../context";
import { unblock, useBlocks } from "./blocks";
import { Section, Problems } from "./components";
import { useRequest } from "./useRequest";

export function Blocks() {
  const say = useSay();
  const request = useRequest();
  const blocks = useBlocks();
  return (
    <Section title={say("people-apart-list")}>
      <p>{say(blocks.length === 0 ? "people-blocks-none" : "people-blocks-line")}</p>
      <Problems request={request} />
      {blocks.length > 0 && (
        <ul className="people-list">
          {blocks.map(({ id, name, kind }) => (
            <li key={id}>
              <span>
                {name} <small className="muted">{say(`people-is-${kind}`)}</small>
              </span>
              <button
                type="button"
                className="button"
                disabled={request.busy}
                onClick={() => void request.run(() => unblock(id))}
              >
                {say("people-unblock")}
                <span className="visually-hidden"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
