/** Why something was refused; the rule behind it can be read in full. */
import { useState } from "react";
import { type Parts, useLitWhile } from "../../board/lit";
import { api } from "../../protocol/api";
import { gameOfRule, isRule, ruleUrl } from "../../protocol/games";
import type { Fact, Rule } from "../../protocol/types";
import { useApp } from "../context";
import { RuleText } from "../rules/RuleText";

export function Refusals({
  facts,
  names,
  you = null,
  partsOf = () => [],
  close,
}: {
  readonly facts: readonly Fact[];
  readonly names: readonly string[];
  /** The reader's own seat. */
  readonly you?: number | null;
  /** What a refusal is about on the board: lit for as long as it is shown. */
  readonly partsOf?: (fact: Fact) => Parts;
  readonly close: () => void;
}) {
  const { sentences, settings } = useApp();
  const [rule, setRule] = useState<Rule | null>(null);
  useLitWhile(facts.flatMap(partsOf));
  if (facts.length === 0) return null;
  return (
    <div className="refusals card" role="alert">
      <ul>
        {facts.map(({ key, values }) => (
          <li key={key}>
            {sentences.say(key, values, names, you)}{" "}
            {isRule(key) && (
              <button
                type="button"
                className="rule-link"
                data-rule={key}
                onClick={() => void api.rule(gameOfRule(key)!, key, settings.language).then(setRule)}
              >
                {sentences.say("web-rule-why")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {rule && (
        <div className="rule">
          <b>{rule.section}</b> <RuleText text={rule.text} />
          {rule.rulings.map((ruling) => (
            <blockquote key={ruling}>
              <RuleText text={ruling} />
            </blockquote>
          ))}
          {/* A page of its own: the table, and its clock, stay where they are. */}
          <a className="rule-page" href={ruleUrl(rule.id)} target="_blank" rel="noopener">
            {sentences.say("web-rule-page")}
          </a>
        </div>
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => {
          setRule(null);
          close();
        }}
      >
        {sentences.say("web-close")}
      </button>
    </div>
  );
}
