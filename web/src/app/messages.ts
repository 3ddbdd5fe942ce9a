/** Sentences: the same Fluent files that Python reads, loaded by language and topic when they are wanted. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import { isGameTopic } from "./startTopics";

export const LANGUAGES = ["en", "fr", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Readonly<Record<string, unknown>>;

/** Something to be said: a sentence's key and its values. */
interface SayableFact {
  readonly key: string;
  readonly values: Values;
}

// Vite makes a chunk of each file, and one of those that every page loads; what only Python says never reaches a browser.
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
  .filter((path) => path.includes("/en/"))
  .map((path) => path.slice(path.lastIndexOf("/") + 1, -".ftl".length))
  .filter(isGameTopic);

const isNested = (value: unknown): value is { readonly key: string; readonly values: Values } =>
  typeof value === "object" && value !== null && "key" in value && "values" in value;

export class Sentences {
  private readonly bundle: FluentBundle;
  /** What a game calls the things in its sentences, by the names of values; see `naming`. */
  private readonly named: ((values: Values) => Values) | null = null;
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

  /** The same sentences, in which values are first named as a game's players know them: "AB" as "your board with Gecko". */
  naming(named: (values: Values) => Values): Sentences {
    return Object.create(this, { named: { value: named } }) as Sentences;
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /**
   * The sentence for a key. Seats (`seat`, `…_seat`, `seats`, `…_seats`) become names; lists are joined; a value that is
   * itself a key with values is said first.
   *
   * `you` is the reader's own seat. For each seat a sentence also gets `you` (`…_you`), `yes` or `no`; for a list of
   * seats it is `yes` if it holds the reader alone, `among` if it holds others too, and `others` (`…_others`) names
   * those. In a list the reader is called “you”. The same as in `Catalogue.say` of Python.
   */
  say(key: string, values: Values = {}, names?: readonly string[], you: number | null = null): string {
    const message = this.bundle.getMessage(key);
    // A bot of the operator's own has no sentence: it is called by its name.
    if (!message?.value) return key.startsWith("bot-") ? key.slice("bot-".length) : key;
    const filled: Record<string, FluentVariable> = {};
    values = this.named?.(values) ?? values;
    for (const [name, value] of Object.entries({ ...this.addressed(values, names, you), ...values }))
      filled[name] = this.value(name, value, names, you);
    const problems: Error[] = [];
    const text = this.bundle.formatPattern(message.value, filled, problems);
    if (problems.length > 0 && import.meta.env.DEV) console.warn(key, problems);
    return this.typeset(text);
  }

  /** A text with this language's typography: in French, signs stay with their words. */
  typeset(text: string): string {
    return this.lang === "fr" ? french(text) : text;
  }

  /** What the facts of a move say; sentences that say nothing are left out. */
  sayFacts(facts: readonly SayableFact[], names?: readonly string[], you: number | null = null): string[] {
    return facts.map(({ key, values }) => this.say(key, values, names, you)).filter((text) => text !== "");
  }

  /** For each seat, or list of seats, whether it is the reader's. */
  private addressed(values: Values, names: readonly string[] | undefined, you: number | null): Values {
    const found: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(values)) {
      const start = name.slice(0, name.lastIndexOf("_") + 1);
      const leaf = name.slice(start.length);
      if (leaf === "seat") found[`${start}you`] = you !== null && value === you ? "yes" : "no";
      else if (leaf === "seats" && Array.isArray(value)) {
        const others = value.filter((seat) => you === null || seat !== you);
        found[`${start}you`] = others.length === value.length ? "no" : others.length > 0 ? "among" : "yes";
        found[`${start}others`] = this.value("seats", others, names, null);
      }
    }
    return found;
  }

  private value(
    name: string,
    value: unknown,
    names: readonly string[] | undefined,
    you: number | null,
  ): FluentVariable {
    const leaf = name.slice(name.lastIndexOf("_") + 1);
    if (leaf === "seat" && typeof value === "number")
      return names?.[value] ?? this.say("seat-name", { number: String(value) });
    if (typeof value === "string" || typeof value === "number") return value;
    if (isNested(value)) return this.say(value.key, value.values, names, you);
    if (Array.isArray(value)) {
      const one = leaf === "seats" ? "seat" : name;
      return this.lists.format(
        value.map((item) =>
          one === "seat" && you !== null && item === you
            ? this.say("seat-you")
            : String(this.value(one, item, names, you)),
        ),
      );
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
