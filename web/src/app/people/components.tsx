/** Small parts that the pages about people share. */
import { type ReactNode, useId, useState } from "react";
import { useSay } from "../context";
import { copyText } from "../clipboard";
import type { RequestState } from "./useRequest";

export function Problems({ request }: { readonly request: RequestState }) {
  if (request.problems.length === 0) return null;
  return (
    <div role="alert" className="problem">
      {request.problems.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly line?: string;
  readonly value: string;
  readonly change: (value: string) => void;
  readonly type?: "text" | "password";
  readonly autoComplete: string;
  readonly most?: number;
}

export function Field({ label, line, value, change, type = "text", autoComplete, most }: FieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={type}
        value={value}
        required
        maxLength={most}
        autoComplete={autoComplete}
        aria-describedby={line ? `${id}-line` : undefined}
        onChange={(event) => change(event.target.value)}
      />
      {line && (
        <small id={`${id}-line`} className="muted">
          {line}
        </small>
      )}
    </div>
  );
}

export function PasswordField(props: Omit<FieldProps, "type" | "most">) {
  return <Field {...props} type="password" most={256} />;
}

/** A section of the account page. */
export function Section({
  title,
  children,
  danger = false,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly danger?: boolean;
}) {
  const id = useId();
  return (
    <section className="card part" aria-labelledby={id} data-danger={danger || undefined}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Something that is shown once: to be copied, printed, written down. */
export function SecretShownOnce({
  label,
  secret,
  line,
  done,
}: {
  readonly label: string;
  readonly secret: string;
  readonly line: string;
  readonly done: () => void;
}) {
  const say = useSay();
  const [copied, setCopied] = useState(false);
  return (
    <div className="shown-once" role="group" aria-label={label}>
      <p>
        <b>{label}</b>
      </p>
      <output className="secret">{secret}</output>
      <p>{line}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void copyText(secret).then(setCopied)}>
          {say(copied ? "web-copied" : "web-copy")}
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          {say("people-print")}
        </button>
        <button type="button" className="button primary" data-act="kept" onClick={done}>
          {say("people-kept")}
        </button>
      </div>
    </div>
  );
}
