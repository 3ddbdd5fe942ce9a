/** Settings and sentences, for every component. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { Detail, GameClient } from "../games/client";
import { type Speed, SPEEDS } from "./table/moments/queue";
import { loadGames } from "../protocol/games";
import { Shell } from "./Shell";
import { GAME_TOPICS, type Language, preferredLanguage, Sentences } from "./messages";
import { START_TOPICS } from "./startTopics";

export const COACH_SETTINGS = ["ask", "on", "off"] as const;
export type CoachSetting = (typeof COACH_SETTINGS)[number];
export type Theme = "system" | "light" | "dark";

export interface Settings {
  readonly language: Language;
  readonly theme: Theme;
  readonly textSize: number;
  readonly sound: boolean;
  /** How loud, from 0 to 1. */
  readonly volume: number;
  /** Whether pieces are animated; `system` follows the system's setting. */
  readonly motion: "system" | "none";
  /** How fast others' moves, and what happens on the board, are shown. */
  readonly speed: Speed;
  /** Whether a coach speaks in games against bots; `ask` until somebody new has answered. */
  readonly coach: CoachSetting;
  /** System notifications when it is the visitor's turn. */
  readonly notices: boolean;
  /** Boards are flat, or in three dimensions where the game has a scene. */
  readonly dimensions: 2 | 3;
  readonly detail: Detail;
  /** In three dimensions the camera is led to others' moves, and back. */
  readonly follow: boolean;
  /** Boards show coordinates, as moves and sentences write them. */
  readonly coordinates: boolean;
}

interface Context {
  readonly settings: Settings;
  readonly change: (change: Partial<Settings>) => void;
  readonly sentences: Sentences;
}

/** The server's games: needed by every page, and fetched when the first one is drawn. */
let games: Promise<void> | null = null;

const AppContext = createContext<Context | null>(null);

function read(): Settings {
  const stored = (key: string) => localStorage.getItem(`atoll-${key}`);
  const theme = stored("theme");
  const size = Number(stored("text-size"));
  const volume = Number(stored("volume") ?? 0.6);
  const detail = stored("detail");
  return {
    language: preferredLanguage(),
    theme: theme === "light" || theme === "dark" ? theme : "system",
    textSize: size >= 0.8 && size <= 2 ? size : 1,
    sound: stored("sound") !== "off",
    volume: volume >= 0 && volume <= 1 ? volume : 0.6,
    motion: stored("motion") === "none" ? "none" : "system",
    speed: SPEEDS.find((speed) => speed === stored("speed")) ?? "normal",
    coach: COACH_SETTINGS.find((coach) => coach === stored("coach")) ?? "ask",
    notices: stored("notices") === "on",
    dimensions: stored("dimensions") === "3" ? 3 : 2,
    detail: detail === "low" || detail === "high" ? detail : "auto",
    follow: stored("follow") === "on",
    coordinates: stored("coordinates") === "on",
  };
}

export function AppProvider({ children }: { readonly children: ReactNode }) {
  const [settings, setSettings] = useState(read);
  const [sentences, setSentences] = useState<Sentences | null>(null);

  useEffect(() => {
    let current = true;
    const loading = new Sentences(settings.language).load(...START_TOPICS, ...GAME_TOPICS);
    games ??= loadGames();
    void Promise.all([loading, games]).then(([loaded]) => {
      if (current) setSentences(loaded);
    });
    document.documentElement.lang = settings.language;
    localStorage.setItem("atoll-language", settings.language);
    return () => {
      current = false;
    };
  }, [settings.language]);

  useEffect(() => {
    const dark = window.matchMedia("(prefers-color-scheme: dark)");
    const apply = () => {
      const theme = settings.theme === "system" ? (dark.matches ? "dark" : "light") : settings.theme;
      document.documentElement.dataset["theme"] = theme;
    };
    apply();
    dark.addEventListener("change", apply);
    localStorage.setItem("atoll-theme", settings.theme);
    return () => dark.removeEventListener("change", apply);
  }, [settings.theme]);

  useEffect(() => {
    document.documentElement.style.setProperty("--text-size", String(settings.textSize));
    localStorage.setItem("atoll-text-size", String(settings.textSize));
  }, [settings.textSize]);

  useEffect(() => {
    localStorage.setItem("atoll-sound", settings.sound ? "on" : "off");
    localStorage.setItem("atoll-volume", String(settings.volume));
    localStorage.setItem("atoll-speed", settings.speed);
    localStorage.setItem("atoll-coach", settings.coach);
    localStorage.setItem("atoll-notices", settings.notices ? "on" : "off");
  }, [settings.sound, settings.volume, settings.speed, settings.coach, settings.notices]);

  useEffect(() => {
    document.documentElement.dataset["motion"] = settings.motion;
    localStorage.setItem("atoll-motion", settings.motion);
  }, [settings.motion]);

  useEffect(() => {
    localStorage.setItem("atoll-dimensions", String(settings.dimensions));
    localStorage.setItem("atoll-detail", settings.detail);
    localStorage.setItem("atoll-follow", settings.follow ? "on" : "off");
    localStorage.setItem("atoll-coordinates", settings.coordinates ? "on" : "off");
  }, [settings.dimensions, settings.detail, settings.follow, settings.coordinates]);

  const context = useMemo(
    () =>
      sentences && {
        settings,
        sentences,
        change: (change: Partial<Settings>) => setSettings((before) => ({ ...before, ...change })),
      },
    [settings, sentences],
  );
  if (!context) return <Shell />;
  return <AppContext value={context}>{children}</AppContext>;
}

export function useApp(): Context {
  const context = useContext(AppContext);
  if (!context) throw new Error("useApp outside of AppProvider");
  return context;
}

/** The sentences, in which a game's things are called as this reader knows them: a board by those who meet on it. */
export function useGameSentences(game: GameClient, names: readonly string[], you: number | null): Sentences {
  const { sentences } = useApp();
  const called = names.join("\n");
  return useMemo(() => {
    const named = game.nameValues;
    return named ? sentences.naming((values) => named(values, called.split("\n"), you, sentences)) : sentences;
  }, [sentences, game, called, you]);
}

interface Reader {
  readonly game: GameClient;
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you: number | null;
  readonly children: ReactNode;
}

/** Everything inside speaks these sentences. */
export function GameSentences({ game, names, you, children }: Reader) {
  const app = useApp();
  const sentences = useGameSentences(game, names, you);
  const context = useMemo(() => ({ ...app, sentences }), [app, sentences]);
  return <AppContext value={context}>{children}</AppContext>;
}

export function useSay(): Sentences["say"] {
  const { sentences } = useApp();
  return useMemo(() => sentences.say.bind(sentences), [sentences]);
}

/** Load further topics for one page; true once they are there. */
export function useTopics(...topics: string[]): boolean {
  const { sentences } = useApp();
  const [loaded, setLoaded] = useState<Sentences | null>(null);
  const wanted = topics.join(" ");
  useEffect(() => {
    let current = true;
    void sentences.load(...wanted.split(" ")).then(() => {
      if (current) setLoaded(sentences);
    });
    return () => {
      current = false;
    };
  }, [sentences, wanted]);
  return loaded === sentences;
}
