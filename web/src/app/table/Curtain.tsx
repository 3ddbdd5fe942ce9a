/** Between two people at one screen, where one must not see what the other does. */
import { useSay } from "../context";

export function Curtain({ name, open }: { readonly name: string; readonly open: () => void }) {
  const say = useSay();
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-label={say("web-curtain", { name })}>
      <p>{say("web-curtain", { name })}</p>
      <button type="button" className="button primary" autoFocus onClick={open} data-act="curtain">
        {say("web-curtain-open", { name })}
      </button>
    </div>
  );
}
