/** The way in: make an account, log in, or come back by the recovery code. */
import { useState } from "react";
import { people } from "../../protocol/people";
import { useSay } from "../context";
import { refreshIdentity, useGuest } from "../identity";
import { Field, PasswordField, Problems } from "./components";
import { useRequest } from "./useRequest";

type Way = "new" | "login" | "recover";

/** `made` is given the recovery code of an account that was made or recovered; none of one that was logged into. */
export function LoginForm({ made }: { readonly made: (recovery: string | null) => void }) {
  const say = useSay();
  const guest = useGuest();
  const [way, setWay] = useState<Way>("login");
  const [name, setName] = useState("");
  const [password, setPassword] = useState("");
  const [code, setCode] = useState("");
  const request = useRequest();

  const enter = () =>
    request.run(async () => {
      const recovery =
        way === "login"
          ? (await people.logIn(name, password), null)
          : way === "new"
            ? (await people.register(name, password)).recovery
            : (await people.recover(name, code, password)).recovery;
      await refreshIdentity();
      made(recovery);
    });

  return (
    <section className="card part entry">
      <div className="row" role="group" aria-label={say("people-way")}>
        {(["login", "new", "recover"] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={way === each}
            data-way={each}
            onClick={() => setWay(each)}
          >
            {say(`people-way-${each}`)}
          </button>
        ))}
      </div>
      <p className="muted">{say(`people-way-${way}-line`)}</p>
      {way === "new" && guest && <p>{say("people-guest-kept", { name: guest.name })}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void enter();
        }}
      >
        <Field label={say("people-name")} value={name} change={setName} autoComplete="username" most={24} />
        {way === "recover" && (
          <Field label={say("people-code")} value={code} change={setCode} autoComplete="off" most={64} />
        )}
        <PasswordField
          label={say(way === "recover" ? "people-password-new" : "people-password")}
          {...(way === "login" ? {} : { line: say("people-password-line") })}
          value={password}
          change={setPassword}
          autoComplete={way === "login" ? "current-password" : "new-password"}
        />
        <Problems request={request} />
        <button type="submit" className="button primary" disabled={request.busy} data-act="enter">
          {say(`people-way-${way}`)}
        </button>
      </form>
    </section>
  );
}
