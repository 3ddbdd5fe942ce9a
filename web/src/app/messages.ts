/** Sentences: the same Fluent files that Python reads, loaded by language and topic when they are wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Readonly<Record<string, unknown>>;

// Vite makes a chunk of each file; what only Python says never reaches a browser.
const files = import.meta.glob<string>(["@messages/{en,fr,de}/*.ftl", "!@messages/*/{cli,drawing}*.ftl"], {
  query: "?raw",
  import: "default",
});

function loader(lang: Language, topic: string): (() => Promise<string>) | undefined {
  const found = Object.keys(files).find((path) => path.endsWith(`/${lang}/${topic}.ftl`));
  return found ? files[found] : undefined;
}

/** The topics of all games that have one, `web-taluva` and so on: their names, options and ends are said on many pages. */
export const GAME_TOPICS: readonly string[] = Object.keys(files)
  .filter((path) => path.includes("/en/web-"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length));

const isNested = (value: unknown): value is { readonly key: string; readonly values: Values } =>
  typeof value === "object" && value !== null && "key" in value && "values" in value;

export class Sentences {
  private readonly bundle: FluentBundle;
  private readonly topics = new Set<string>();
  private readonly lists: Intl.ListFormat;

  constructor(readonly lang: Language) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    this.lists = new Intl.ListFormat(lang, { type: "conjunction" });
  }

  async load(...topics: string[]): Promise<this> {
    await Promise.all(
      topics
        .filter((topic) => !this.topics.has(topic))
        .map(async (topic) => {
          const source = await loader(this.lang, topic)?.();
          if (source === undefined) throw new Error(`no sentences about ${topic} in ${this.lang}`);
          if (!this.topics.has(topic)) this.bundle.addResource(new FluentResource(source));
          this.topics.add(topic);
        }),
    );
    return this;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /**
   * The sentence for a key. Seats (`seat`, `…_seat`, `seats`, `…_seats`) become names; lists are joined; a value that is
   * itself a key with values is said first.
   */
  say(key: string, values: Values = {}, names?: readonly string[]): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const filled: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) filled[name] = this.value(name, value, names);
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(message.value, filled, problems);
    if (problems.length > 0 && import.meta.env.DEV) console.warn(key, problems);
    return this.typeset(text);
  }

  /** A text with this language's typography: in French, signs stay with their words. */
  typeset(text: string): string {
    return this.lang === "fr" ? french(text) : text;
  }

  private value(name: string, value: unknown, names?: readonly string[]): FluentVariable {
    const leaf = name.slice(name.lastIndexOf("_") + 1);
    if (leaf === "seat" && typeof value === "number")
      return names?.[value] ?? this.say("seat-name", { number: String(value) });
    if (typeof value === "string" || typeof value === "number") return value;
    if (isNested(value)) return this.say(value.key, value.values, names);
    if (Array.isArray(value)) {
      const one = leaf === "seats" ? "seat" : name;
      return this.lists.format(value.map((item) => String(this.value(one, item, names))));
    }
    return String(value);
  }
}

/**
 * A French sentence whose signs never begin a line, as the spaces before and after them do not break; and whose
 * apostrophes are all of one kind.
 */
export function french(text: string): string {
  return text
    .replaceAll(/ (?=[:;?!»%])/g, "\u00a0")
    .replaceAll("« ", "«\u00a0")
    .replaceAll(/(?<=\p{L})'(?=[\p{L}\d«])/gu, "’");
}

/** The visitor's language: chosen before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wishes = [localStorage.getItem("atoll-language"), ...navigator.languages];
  for (const wish of wishes) {
    const found = LANGUAGES.find((lang) => wish?.toLowerCase().startsWith(lang));
    if (found) return found;
  }
  return "en";
}
