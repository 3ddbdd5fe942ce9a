/** What every page may say: these sentences are loaded before anything is shown, as one file per language. */
export const START_TOPICS: readonly string[] = [
  "core",
  "web",
  "board",
  "lookback",
  "turns",
  "moments",
  "people",
  "accounts",
  "meeting",
  "tournaments",
  "scene",
  "log",
  "ai",
  "server",
];

/** Whether a topic is that of a game's own page elements, `web-taluva` and so on: said on many pages, too. */
export const isGameTopic = (topic: string): boolean => topic.startsWith("web-");
