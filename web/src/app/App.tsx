/** The front door: a header, and one page below it. */
import { lazy, type RefCallback, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { Link, Redirect, Route, Switch, useRoute } from "wouter";
import { Speaker } from "../board/speech";
import { playableGames } from "../games/client";
import { useApp, useSay } from "./context";
import { HeaderSlotsContext } from "./HeaderSlots";
import { Home } from "./home/Home";
import { rename, useGuest } from "./identity";
import { KeyboardHelp } from "./KeyboardHelp";
import { Loading, NotFound } from "./Loading";
import { LANGUAGES } from "./messages";
import { ChallengeBar } from "./meet/ChallengeBar";
import { SeekingBar } from "./meet/SeekingBar";
import { NewTablePage } from "./NewTable";
import { useSettingsSync } from "./people/settingsSync";
import { Offline } from "./offline/Offline";
import { BoardSettings, CoachSettings, SoundAndMotionSettings, NotificationSettings } from "./SettingsFields";
import { TablePage } from "./table/TablePage";
import { Tips } from "./Tips";
import { TurnNotifier } from "./turns/TurnNotifier";

const LearnPage = lazy(() => import("./learn/LearnPage"));
const LessonPage = lazy(() => import("./learn/LessonPage"));
const RulesPage = lazy(() => import("./rules/RulesPage"));
const AccountPage = lazy(() => import("./people/AccountPage"));
const ProfilePage = lazy(() => import("./people/ProfilePage"));
const FriendsPage = lazy(() => import("./meet/FriendsPage"));
const StatisticsPage = lazy(() => import("./people/StatisticsPage"));
const ImportGame = lazy(() => import("./replay/ImportGame"));
const PuzzlesPage = lazy(() => import("./puzzles/PuzzlesPage"));
const RushPage = lazy(() => import("./puzzles/RushPage"));
const PuzzlePage = lazy(() => import("./puzzles/PuzzlePage"));
const TournamentsPage = lazy(() => import("./tournaments/TournamentsPage"));
const NewTournamentPage = lazy(() => import("./tournaments/NewTournamentPage"));
const TournamentPage = lazy(() => import("./tournaments/TournamentPage"));
const NoticePage = lazy(() => import("./notices/NoticePage"));
const AnalysisPage = lazy(() => import("./analysis/AnalysisPage"));
const BoardPage = lazy(() => import("./analysis/BoardPage"));
const SetUpPage = lazy(() => import("./analysis/SetUpPage"));
const ReplayPage = lazy(() => import("./replay/ReplayPage"));

export function App() {
  useSettingsSync();
  const [playing] = useRoute("/t/:id");
  const [replaying] = useRoute("/replay/:id");
  const [learning] = useRoute("/learn/:game/:chapter");
  const [puzzling] = useRoute("/puzzles/:id");
  const [rushing] = useRoute("/rush/:game");
  const [analysing] = useRoute("/analysis/:what");
  const atTable = analysing || playing || replaying || learning || puzzling || rushing;
  const [title, setTitle] = useState<HTMLElement | null>(null);
  const [buttons, setButtons] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ title, buttons }), [title, buttons]);
  return (
    <div className="app" data-at-table={atTable || undefined}>
      <Header compact={atTable} title={setTitle} buttons={setButtons} />
      <KeyboardHelp />
      <Tips />
      <Speaker />
      {!playing && <Offline />}
      <SeekingBar />
      <ChallengeBar hidden={Boolean(atTable)} />
      <Suspense fallback={<Loading />}>
        <HeaderSlotsContext value={slots}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewTablePage name={game} />}</Route>
            <Route path="/learn" component={LearnPage} />
            <Route path="/learn/:game/:chapter?">
              {({ game, chapter }) => <LessonPage key={game} game={game} chapter={chapter} />}
            </Route>
            <Route path="/rules">
              <Redirect to={`/rules/${playableGames()[0]}`} replace />
            </Route>
            <Route path="/rules/:game/:rule?">{({ game, rule }) => <RulesPage game={game} rule={rule} />}</Route>
            <Route path="/account" component={AccountPage} />
            <Route path="/friends" component={FriendsPage} />
            <Route path="/people/:id">{({ id }) => <ProfilePage key={id} id={id} />}</Route>
            <Route path="/statistics/:game">{({ game }) => <StatisticsPage game={game} />}</Route>
            <Route path="/puzzles" component={PuzzlesPage} />
            <Route path="/puzzles/:id">{({ id }) => <PuzzlePage key={id} id={id} />}</Route>
            <Route path="/rush/:game">{({ game }) => <RushPage key={game} game={game} />}</Route>
            <Route path="/tournaments" component={TournamentsPage} />
            <Route path="/tournaments/new" component={NewTournamentPage} />
            <Route path="/tournaments/:id">{({ id }) => <TournamentPage key={id} id={id} />}</Route>
            <Route path="/notices/:action/:token">
              {({ action, token }) => <NoticePage action={action} token={token} />}
            </Route>
            <Route path="/analysis" component={AnalysisPage} />
            <Route path="/analysis/board" component={BoardPage} />
            <Route path="/analysis/set-up" component={SetUpPage} />
            <Route path="/replay" component={ImportGame} />
            <Route path="/replay/:id">{({ id }) => <ReplayPage key={id} id={id} />}</Route>
            <Route path="/t/:id">{({ id }) => <TablePage key={id} id={id} />}</Route>
            <Route>
              <NotFoundPage />
            </Route>
          </Switch>
        </HeaderSlotsContext>
      </Suspense>
    </div>
  );
}

interface HeaderProps {
  readonly compact: boolean;
  /** Where a page says what it is about, and where it puts buttons of its own. */
  readonly title: RefCallback<HTMLElement>;
  readonly buttons: RefCallback<HTMLElement>;
}

function Header({ compact, title, buttons }: HeaderProps) {
  const say = useSay();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpen(false);
      opener.current?.focus();
    };
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, [open]);
  return (
    <header className="header" data-compact={compact || undefined}>
      <a className="skip" href="#main">
        {say("web-skip")}
      </a>
      <Link href="/" className="brand">
        <img src="/icon.svg" alt="" width="36" height="36" />
        <span>Atoll</span>
      </Link>
      <div className="header-title" ref={title} />
      <span className="header-space" />
      <TurnNotifier />
      <nav className="nav" aria-label={say("web-nav")}>
        <Link href="/learn" className="button quiet on-sea">
          {say("web-learn")}
        </Link>
        <Link href="/rules" className="button quiet on-sea">
          {say("web-rules")}
        </Link>
      </nav>
      <div className="header-buttons" ref={buttons} />
      <AccountLink />
      <button
        ref={opener}
        type="button"
        className="button quiet on-sea"
        aria-expanded={open}
        aria-controls="settings"
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">⚙</span> <span className="wide-text">{say("web-settings")}</span>
      </button>
      {open && <SettingsPanel close={() => setOpen(false)} />}
    </header>
  );
}

function AccountLink() {
  const say = useSay();
  const guest = useGuest();
  return (
    <Link href="/account" className="button quiet on-sea account-link">
      <svg viewBox="0 0 20 20" width="1.1em" height="1.1em" fill="currentColor" aria-hidden="true">
        <circle cx="10" cy="6.2" r="4.2" />
        <path d="M1.8 19c0-4.6 3.6-7.4 8.2-7.4s8.2 2.8 8.2 7.4z" />
      </svg>{" "}
      <span className="wide-text">{guest?.mark === "account" ? guest.name : say("people-account")}</span>
    </Link>
  );
}

function SettingsPanel({ close }: { readonly close: () => void }) {
  const { settings, change, sentences } = useApp();
  const say = sentences.say.bind(sentences);
  const guest = useGuest();
  const [name, setName] = useState(guest?.name ?? "");
  const [problem, setProblem] = useState("");
  return (
    <div id="settings" className="settings card" role="dialog" aria-label={say("web-settings")}>
      <form
        className="field"
        onSubmit={(event) => {
          event.preventDefault();
          setProblem("");
          rename(name).then(close, (error: Error) => setProblem(error.message));
        }}
      >
        <label htmlFor="name">{say("web-your-name")}</label>
        <div className="row">
          <input
            id="name"
            value={name}
            maxLength={24}
            onChange={(event) => setName(event.target.value)}
            autoComplete="nickname"
          />
          <button type="submit" className="button" disabled={!name.trim()}>
            {say("web-save")}
          </button>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </form>
      <div className="field">
        <label htmlFor="language">{say("web-language")}</label>
        <select
          id="language"
          value={settings.language}
          onChange={(event) => change({ language: event.target.value as (typeof LANGUAGES)[number] })}
        >
          <option value="en">English</option>
          <option value="fr">Français</option>
          <option value="de">Deutsch</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="theme">{say("web-theme")}</label>
        <select
          id="theme"
          value={settings.theme}
          onChange={(event) => change({ theme: event.target.value as "system" | "light" | "dark" })}
        >
          <option value="system">{say("web-theme-system")}</option>
          <option value="light">{say("web-theme-light")}</option>
          <option value="dark">{say("web-theme-dark")}</option>
        </select>
      </div>
      <div className="field">
        <label htmlFor="text-size">{say("web-text-size")}</label>
        <input
          id="text-size"
          type="range"
          min="0.85"
          max="2"
          step="0.05"
          value={settings.textSize}
          onChange={(event) => change({ textSize: Number(event.target.value) })}
        />
      </div>
      <BoardSettings />
      <SoundAndMotionSettings />
      <CoachSettings />
      <NotificationSettings />
      <button type="button" className="button" onClick={close}>
        {say("web-close")}
      </button>
    </div>
  );
}

function NotFoundPage() {
  const say = useSay();
  return (
    <NotFound>
      <p>{say("web-not-found-text")}</p>
    </NotFound>
  );
}
