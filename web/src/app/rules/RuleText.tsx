/**
 * A rule's text: the Markdown that rules are written in (paragraphs, emphasis, code, one table) as elements. Ids of
 * rules become links, and
 * what is searched for is marked.
 */
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isRule, ruleUrl } from "../../protocol/games";
import { useApp } from "../context";
import { foldedIndex } from "./search";

interface Props {
  readonly text: string;
  /** Words to mark, as they were typed. */
  readonly sought?: string;
}

export function RuleText({ text, sought = "" }: Props) {
  const { sentences } = useApp();
  return sentences
    .typeset(text)
    .split(/\n\s*\n/)
    .map((block, index) =>
      block.startsWith("|") ? (
        <Table key={index} rows={block.split("\n")} />
      ) : (
        <p key={index}>{inline(block.replace(/\n/g, " "), sought)}</p>
      ),
    );
}

function Table({ rows }: { readonly rows: readonly string[] }) {
  const cells = rows
    .filter((row) => !/^\|[-| ]+$/.test(row))
    .map((row) =>
      row
        .replace(/^\||\|$/g, "")
        .split("|")
        .map((cell) => cell.trim()),
    );
  const [head, ...body] = cells;
  return (
    <div className="prose-table">
      <table>
        <thead>
          <tr>
            {head?.map((cell, k) =>
              cell ? (
                <th key={k} scope="col">
                  {inline(cell, "")}
                </th>
              ) : (
                <td key={k} />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {body.map((row, k) => (
            <tr key={k}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {inline(cell, "")}
                  </th>
                ) : (
                  <td key={column}>{inline(cell, "")}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const MARKS = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[A-Z]+-[A-Z]+-\d+\b)/;

function inline(text: string, sought: string): ReactNode[] {
  return text.split(MARKS).map((part, index) => {
    if (part.startsWith("**")) return <b key={index}>{part.slice(2, -2)}</b>;
    if (part.startsWith("*") && part.length > 2) return <em key={index}>{highlighted(part.slice(1, -1), sought)}</em>;
    if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
    if (isRule(part))
      return (
        <Link key={index} href={ruleUrl(part)}>
          {part}
        </Link>
      );
    return <span key={index}>{highlighted(part, sought)}</span>;
  });
}

/** A text with every match of the sought words highlighted. */
export function highlighted(text: string, sought: string): ReactNode[] {
  const found: ReactNode[] = [];
  let rest = text;
  for (;;) {
    const at = sought ? foldedIndex(rest, sought) : -1;
    if (at < 0) return [...found, rest];
    found.push(rest.slice(0, at), <mark key={found.length}>{rest.slice(at, at + sought.length)}</mark>);
    rest = rest.slice(at + sought.length);
  }
}
