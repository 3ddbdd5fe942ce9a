/** The rules of a game: searchable, with rulings and their reasons, and with pictures of real positions. */
import { useEffect, useMemo, useState } from "react";
import { Link } from "wouter";
import { loadDiagrams, type GameDiagrams } from "../../games/diagrams";
import { api } from "../../protocol/api";
import { ruleUrl } from "../../protocol/games";
import type { Example, Rule } from "../../protocol/types";
import { useApp, useSay } from "../context";
import { Loading, NotFound, useFetched } from "../Loading";
import { playableGames } from "../../games/client";
import { ExampleFigure } from "./ExampleFigure";
import { highlighted, RuleText } from "./RuleText";
import { containsAll } from "./search";
import "./rules.css";

interface Book {
  readonly rules: readonly Rule[];
  readonly examples: readonly Example[];
  readonly diagrams: GameDiagrams;
}

export default function RulesPage({ game, rule }: { readonly game: string; readonly rule?: string | undefined }) {
  const { sentences, settings } = useApp();
  const say = useSay();
  const [sought, setSought] = useState("");
  const [onlyRulings, setOnlyRulings] = useState(false);

  const found = useFetched(async (): Promise<Book> => {
    const [{ rules }, examples, diagrams] = await Promise.all([
      api.rules(game, settings.language),
      api.examples(game),
      loadDiagrams(game),
      sentences.load("learn", `examples-${game}`, game),
    ]);
    return { rules, examples, diagrams };
  }, [game, settings.language, sentences]);
  const book = found === "missing" ? null : found;

  // A link to a rule leads there once the page has it, and again when another one is chosen.
  useEffect(() => {
    if (!book || !rule) return;
    setSought("");
    setOnlyRulings(false);
    const found = requestAnimationFrame(() => {
      const element = document.getElementById(rule);
      element?.scrollIntoView({ block: "start" });
      element?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(found);
  }, [book, rule]);

  const words = sought.trim();
  const shown = useMemo(() => {
    if (!book) return [];
    return book.rules.filter((each) => {
      if (onlyRulings && each.rulings.length === 0) return false;
      const captions = book.examples
        .filter((example) => example.rule === each.id)
        .map((example) => sentences.say(example.caption));
      return !words || containsAll([each.id, each.section, each.text, ...each.rulings, ...captions].join(" "), words);
    });
  }, [book, words, onlyRulings, sentences]);

  if (found === "missing") return <NotFound />;
  if (!book) return <Loading />;
  const sections = [...new Set(book.rules.map(({ section }) => section))];
  const { Shared } = book.diagrams;
  return (
    <main id="main" className="page rules">
      <svg className="shared-drawings" width="0" height="0" aria-hidden="true">
        <Shared />
      </svg>
      <nav className="rules-games" aria-label={say("learn-rules")}>
        {playableGames().map((each) => (
          <Link key={each} href={`/rules/${each}`} className="button" aria-current={each === game ? "page" : undefined}>
            {say(`web-game-${each}`)}
          </Link>
        ))}
      </nav>
      <h1>{say("learn-rules-of", { game: say(`web-game-${game}`) })}</h1>
      <p className="rules-lead">
        {say("learn-rules-lead")} <Link href={`/learn/${game}`}>{say("learn-lesson-link")}</Link>
      </p>
      <form className="rules-search" role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="sought">{say("learn-search")}</label>
        <input
          id="sought"
          type="search"
          value={sought}
          onChange={(event) => setSought(event.target.value)}
          autoComplete="off"
        />
        <label className="rules-only">
          <input type="checkbox" checked={onlyRulings} onChange={() => setOnlyRulings(!onlyRulings)} />{" "}
          {say("learn-only-rulings")}
        </label>
        <p role="status" className="muted">
          {words || onlyRulings
            ? say("learn-found", { count: shown.length })
            : say("learn-count", { count: book.rules.length, examples: book.examples.length })}
        </p>
      </form>
      <div className="rules-columns">
        <nav className="rules-contents" aria-label={say("learn-contents")}>
          <ol>
            {sections.map((section, index) => (
              <li key={section}>
                <a
                  href={`#section-${index}`}
                  aria-disabled={!shown.some((each) => each.section === section) || undefined}
                >
                  {section}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="rules-text">
          {shown.length === 0 && <p>{say("learn-none", { words })}</p>}
          {sections.map((section, index) => {
            const rules = shown.filter((each) => each.section === section);
            if (rules.length === 0) return null;
            return (
              <section key={section} aria-labelledby={`section-${index}`}>
                <h2 id={`section-${index}`}>{section}</h2>
                {rules.map((each) => (
                  <article
                    key={each.id}
                    id={each.id}
                    className="rule-entry"
                    tabIndex={-1}
                    data-here={each.id === rule || undefined}
                    aria-label={each.id}
                  >
                    <h3>
                      <Link href={ruleUrl(each.id)}>{highlighted(each.id, words)}</Link>
                    </h3>
                    {each.text && <RuleText text={each.text} sought={words} />}
                    {each.rulings.map((ruling) => (
                      <blockquote key={ruling} className="ruling">
                        <b>{say("learn-ruling")}</b>
                        <RuleText text={ruling} sought={words} />
                      </blockquote>
                    ))}
                    <Examples book={book} rule={each.id} />
                  </article>
                ))}
              </section>
            );
          })}
        </div>
      </div>
    </main>
  );
}

function Examples({ book, rule }: { readonly book: Book; readonly rule: string }) {
  const found = book.examples.filter((example) => example.rule === rule);
  if (found.length === 0) return null;
  return (
    <div className="examples">
      {found.map((example) => (
        <ExampleFigure key={example.name} example={example} diagrams={book.diagrams} />
      ))}
    </div>
  );
}
