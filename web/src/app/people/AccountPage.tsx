/** One's account: the way in for those who have none, everything about it for those who do. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { people } from "../../protocol/people";
import type { Account } from "../../protocol/types";
import { useSay } from "../context";
import { refreshIdentity, rename, useGuest } from "../identity";
import { Blocks } from "./Blocks";
import { Bots } from "./Bots";
import { Entry } from "./Entry";
import { Field, Part, Problems, ShownOnce } from "./parts";
import { useAct } from "./useAct";
import "./people.css";

export default function AccountPage() {
  const say = useSay();
  const guest = useGuest();
  const [recovery, setRecovery] = useState<string | null>(null);
  const owner = guest?.mark === "account";
  return (
    <main id="main" className="page people">
      <h1>{owner ? guest.name : say("people-account")}</h1>
      {recovery !== null ? (
        <section className="card part">
          <ShownOnce
            label={say("people-code")}
            secret={recovery}
            line={say("people-code-line")}
            done={() => setRecovery(null)}
          />
        </section>
      ) : owner ? (
        <Own name={guest.name} id={guest.id} shown={setRecovery} />
      ) : (
        <>
          <p className="lead">{say("people-why")}</p>
          <Entry made={setRecovery} />
          {guest && (
            <>
              <p>
                <Link href={`/people/${guest.id}`}>{say("people-my-games")}</Link>
              </p>
              <Blocks />
            </>
          )}
        </>
      )}
    </main>
  );
}

function Own({
  name,
  id,
  shown,
}: {
  readonly name: string;
  readonly id: string;
  readonly shown: (recovery: string) => void;
}) {
  const say = useSay();
  const [account, setAccount] = useState<Account | null>(null);
  useEffect(() => void people.account().then(setAccount, () => undefined), [name]);
  return (
    <>
      <p>
        <Link href={`/people/${id}`}>{say("people-my-games")}</Link>
      </p>
      <div className="parts">
        <Name name={name} />
        <Devices devices={account?.devices ?? 1} />
        <Password />
        <Recovery shown={shown} />
        <Bots />
        <Blocks />
        <Delete name={name} />
      </div>
    </>
  );
}

function Name({ name }: { readonly name: string }) {
  const say = useSay();
  const act = useAct();
  const [wish, setWish] = useState(name);
  return (
    <Part title={say("people-name")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(() => rename(wish));
        }}
      >
        <Field
          label={say("people-name")}
          line={say("people-name-line")}
          value={wish}
          change={setWish}
          autoComplete="username"
          most={24}
        />
        <Problems act={act} />
        <button type="submit" className="button" disabled={act.busy || wish.trim() === name}>
          {say("web-save")}
        </button>
      </form>
    </Part>
  );
}

function Devices({ devices }: { readonly devices: number }) {
  const say = useSay();
  const act = useAct();
  const leave = (everywhere: boolean) =>
    act.run(async () => {
      await people.logOut(everywhere);
      await refreshIdentity();
    });
  return (
    <Part title={say("people-devices")}>
      <p>{say("people-devices-number", { count: devices })}</p>
      <Problems act={act} />
      <div className="row">
        <button
          type="button"
          className="button"
          data-act="log-out"
          disabled={act.busy}
          onClick={() => void leave(false)}
        >
          {say("people-log-out")}
        </button>
        <button
          type="button"
          className="button"
          data-act="log-out-everywhere"
          disabled={act.busy}
          onClick={() => void leave(true)}
        >
          {say("people-log-out-everywhere")}
        </button>
      </div>
    </Part>
  );
}

function Password() {
  const say = useSay();
  const act = useAct();
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const [done, setDone] = useState(false);
  return (
    <Part title={say("people-password")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setDone(false);
          void act
            .run(() => people.changePassword(old, next))
            .then((changed) => {
              if (!changed) return;
              setDone(true);
              setOld("");
              setNext("");
            });
        }}
      >
        <Field
          label={say("people-password-old")}
          type="password"
          value={old}
          change={setOld}
          autoComplete="current-password"
          most={256}
        />
        <Field
          label={say("people-password-new")}
          line={say("people-password-line")}
          type="password"
          value={next}
          change={setNext}
          autoComplete="new-password"
          most={256}
        />
        <Problems act={act} />
        {done && <p role="status">{say("people-password-changed")}</p>}
        <button type="submit" className="button" disabled={act.busy}>
          {say("people-password-change")}
        </button>
      </form>
    </Part>
  );
}

function Recovery({ shown }: { readonly shown: (recovery: string) => void }) {
  const say = useSay();
  const act = useAct();
  const [password, setPassword] = useState("");
  return (
    <Part title={say("people-code")}>
      <p>{say("people-code-renew-line")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void act.run(async () => shown((await people.renewCode(password)).recovery));
        }}
      >
        <Field
          label={say("people-password")}
          type="password"
          value={password}
          change={setPassword}
          autoComplete="current-password"
          most={256}
        />
        <Problems act={act} />
        <button type="submit" className="button" disabled={act.busy}>
          {say("people-code-renew")}
        </button>
      </form>
    </Part>
  );
}

function Delete({ name }: { readonly name: string }) {
  const say = useSay();
  const act = useAct();
  const [sure, setSure] = useState(false);
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  return (
    <Part title={say("people-delete")} danger>
      <p>{say("people-delete-line")}</p>
      {!sure ? (
        <button type="button" className="button" data-act="delete" onClick={() => setSure(true)}>
          {say("people-delete")}
        </button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void act.run(async () => {
              await people.deleteAccount(password);
              await refreshIdentity();
            });
          }}
        >
          <Field
            label={say("people-delete-type", { name })}
            value={typed}
            change={setTyped}
            autoComplete="off"
            most={24}
          />
          <Field
            label={say("people-password")}
            type="password"
            value={password}
            change={setPassword}
            autoComplete="current-password"
            most={256}
          />
          <Problems act={act} />
          <div className="row">
            <button
              type="submit"
              className="button primary"
              data-act="delete-sure"
              disabled={act.busy || typed.trim() !== name}
            >
              {say("people-delete-sure")}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {say("people-cancel")}
            </button>
          </div>
        </form>
      )}
    </Part>
  );
}
