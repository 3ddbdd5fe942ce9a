/** `?`: the keys that do something where one is. */
import { useEffect, useRef, useState } from "react";
import { type Key, useKeys, useKeyGroups } from "../board/keys";
import { useApp } from "./context";

const EVERYWHERE: readonly Key[] = [
  { keys: ["Tab", "Shift + Tab"], does: "keys-tab" },
  { keys: ["Enter", "Space"], does: "keys-press" },
  { keys: ["Esc"], does: "keys-close" },
];

export function KeyboardHelp() {
  const { sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const groups = useKeyGroups();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const show = () => void sentences.load("keys").then(() => setOpen(true));
  useKeys("keys-everywhere", [...EVERYWHERE, { keys: ["?"], does: "keys-this", act: show }]);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
  }, [open]);
  if (!open) return null;
  // The same group may be registered twice; the nearest comes first.
  const named = [...new Map([...groups].reverse().map((group) => [group.name, group])).values()];
  return (
    <dialog ref={dialog} className="keys card" aria-labelledby="keys-title" onClose={() => setOpen(false)}>
      <div className="keys-head">
        <h2 id="keys-title">{say("keys-title")}</h2>
        <form method="dialog">
          <button type="submit" className="button primary" autoFocus>
            {say("web-close")}
          </button>
        </form>
      </div>
      {named
        .filter(({ keys }) => keys.length > 0)
        .map(({ name, keys }) => (
          <section key={name}>
            <h3>{say(name)}</h3>
            <dl>
              {keys.map(({ keys: these, does }) => (
                <div key={does}>
                  <dt>
                    {these.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dt>
                  <dd>{say(does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
    </dialog>
  );
}
