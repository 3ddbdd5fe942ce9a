/** One's account: the way in for those who have none, everything about it for those who do. */
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { people } from "../../protocol/people";
import type { Account } from "../../protocol/types";
import { useSay } from "../context";
import { refreshIdentity, rename, useGuest } from "../identity";
import { MailNotices } from "../notices/MailNotices";
import { PushNotices } from "../notices/PushNotices";
import { Blocks } from "./Blocks";
import { Bots } from "./Bots";
import { LoginForm } from "./LoginForm";
import { Field, PasswordField, Section, Problems, SecretShownOnce } from "./components";
import { useRequest } from "./useRequest";
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
          <SecretShownOnce
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
          <LoginForm made={setRecovery} />
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
        <Link href={`/people/${id}`}>{say("people-my-games")}</Link> ·{" "}
        <Link href="/friends">{say("meet-friends")}</Link>
      </p>
      <div className="parts">
        <Name name={name} />
        <Devices devices={account?.devices ?? 1} />
        <Password />
        <Recovery shown={shown} />
        <PushNotices me={id} />
        <MailNotices />
        <Bots />
        <Blocks />
        <Delete name={name} />
      </div>
    </>
  );
}

function Name({ name }: { readonly name: string }) {
  const say = useSay();
  const request = useRequest();
  const [wish, setWish] = useState(name);
  return (
    <Section title={say("people-name")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void request.run(() => rename(wish));
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
        <Problems request={request} />
        <button type="submit" className="button" disabled={request.busy || wish.trim() === name}>
          {say("web-save")}
        </button>
      </form>
    </Section>
  );
}

function Devices({ devices }: { readonly devices: number }) {
  const say = useSay();
  const request = useRequest();
  const leave = (everywhere: boolean) =>
    request.run(async () => {
      await people.logOut(everywhere);
      await refreshIdentity();
    });
  return (
    <Section title={say("people-devices")}>
      <p>{say("people-devices-number", { count: devices })}</p>
      <Problems request={request} />
      <div className="row">
        <button
          type="button"
          className="button"
          data-act="log-out"
          disabled={request.busy}
          onClick={() => void leave(false)}
        >
          {say("people-log-out")}
        </button>
        <button
          type="button"
          className="button"
          data-act="log-out-everywhere"
          disabled={request.busy}
          onClick={() => void leave(true)}
        >
          {say("people-log-out-everywhere")}
        </button>
      </div>
    </Section>
  );
}

function Password() {
  const say = useSay();
  const request = useRequest();
  const [old, setOld] = useState("");
  const [next, setNext] = useState("");
  const [done, setDone] = useState(false);
  return (
    <Section title={say("people-password")}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setDone(false);
          void request
            .run(() => people.changePassword(old, next))
            .then((changed) => {
              if (!changed) return;
              setDone(true);
              setOld("");
              setNext("");
            });
        }}
      >
        <PasswordField label={say("people-password-old")} value={old} change={setOld} autoComplete="current-password" />
        <PasswordField
          label={say("people-password-new")}
          line={say("people-password-line")}
          value={next}
          change={setNext}
          autoComplete="new-password"
        />
        <Problems request={request} />
        {done && <p role="status">{say("people-password-changed")}</p>}
        <button type="submit" className="button" disabled={request.busy}>
          {say("people-password-change")}
        </button>
      </form>
    </Section>
  );
}

function Recovery({ shown }: { readonly shown: (recovery: string) => void }) {
  const say = useSay();
  const request = useRequest();
  const [password, setPassword] = useState("");
  return (
    <Section title={say("people-code")}>
      <p>{say("people-code-renew-line")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void request.run(async () => shown((await people.renewCode(password)).recovery));
        }}
      >
        <PasswordField
          label={say("people-password")}
          value={password}
          change={setPassword}
          autoComplete="current-password"
        />
        <Problems request={request} />
        <button type="submit" className="button" disabled={request.busy}>
          {say("people-code-renew")}
        </button>
      </form>
    </Section>
  );
}

function Delete({ name }: { readonly name: string }) {
  const say = useSay();
  const request = useRequest();
  const [sure, setSure] = useState(false);
  const [typed, setTyped] = useState("");
  const [password, setPassword] = useState("");
  return (
    <Section title={say("people-delete")} danger>
      <p>{say("people-delete-line")}</p>
      {!sure ? (
        <button type="button" className="button" data-act="delete" onClick={() => setSure(true)}>
          {say("people-delete")}
        </button>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void request.run(async () => {
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
          <PasswordField
            label={say("people-password")}
            value={password}
            change={setPassword}
            autoComplete="current-password"
          />
          <Problems request={request} />
          <div className="row">
            <button
              type="submit"
              className="button primary"
              data-act="delete-sure"
              disabled={request.busy || typed.trim() !== name}
            >
              {say("people-delete-sure")}
            </button>
            <button type="button" className="button" onClick={() => setSure(false)}>
              {say("people-cancel")}
            </button>
          </div>
        </form>
      )}
    </Section>
  );
}
