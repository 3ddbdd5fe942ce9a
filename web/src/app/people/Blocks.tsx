/** The list of those one does not want to hear, or to meet. */
import { useSay } from "../context";
import { unblock, useBlocks } from "./blocks";
import { Part, Problems } from "./parts";
import { useAct } from "./useAct";

export function Blocks() {
  const say = useSay();
  const act = useAct();
  const blocks = useBlocks();
  return (
    <Part title={say("people-apart-list")}>
      <p>{say(blocks.length === 0 ? "people-blocks-none" : "people-blocks-line")}</p>
      <Problems act={act} />
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
                disabled={act.busy}
                onClick={() => void act.run(() => unblock(id))}
              >
                {say("people-unblock")}
                <span className="visually-hidden"> {name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
