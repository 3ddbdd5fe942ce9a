/** Asks for a name in place, once: whoever has none is called by what the page calls guests. */
import { useId, useState } from "react";
import { RequestError } from "../../protocol/api";
import { useSay } from "../context";

interface Props {
  readonly label: string;
  readonly first: string;
  readonly done: string;
  /** Takes the name; a refusal is shown here. */
  readonly save: (name: string) => Promise<unknown> | void;
  readonly skip: () => void;
  readonly skipText?: string | undefined;
  readonly autoFocus?: boolean;
}

/** As long as the server lets a name be. */
export const NAME_LENGTH = 24;

export function NameForm({ label, first, done, save, skip, skipText, autoFocus = false }: Props) {
  const say = useSay();
  const id = useId();
  const [name, setName] = useState(first);
  const [problem, setProblem] = useState("");
  const submit = async () => {
    setProblem("");
    try {
      await save(name.trim());
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(error.facts.map(({ key, values }) => say(key, values)).join(" "));
    }
  };
  return (
    <form
      className="name-form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={name}
        maxLength={NAME_LENGTH}
        autoComplete="nickname"
        autoFocus={autoFocus}
        data-name-field
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button primary" data-act="save-name" disabled={!name.trim()}>
        {done}
      </button>
      <button type="button" className="button quiet" data-act="skip-name" onClick={skip}>
        {skipText ?? say("web-name-skip")}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
