import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rulePagesDir } from "../../../registry/model/package-root.ts";
import { didYouMean } from "../../../registry/search/nearest.ts";
import { OBSOLETE } from "../read/obsolete.ts";
import { ITEM_RULES, TYPOGRAPHY_RULES } from "./index.ts";
import type { RuleDescription } from "./rule.ts";

/** What is checked of each file before the rules, the last part of the name left open. */
export const FILE_CHECKS: readonly RuleDescription[] = [
  {
    name: "file/*",
    severity: "error",
    summary: "a regular file of at most 1,000,000 bytes that can be read",
  },
  {
    name: "json/*",
    severity: "error",
    summary:
      "UTF-8 without a byte order mark, valid JSON, no duplicate keys, no invisible characters, at most 64 levels deep",
  },
  {
    name: "schema/*",
    severity: "error",
    summary: "the schema of the folder; the last part is the keyword that is violated",
  },
  {
    name: "configuration",
    severity: "error",
    summary:
      "`rules` of `config.json` names existing rules, and leaves those on that the build relies on; `baseUrl` is valid for `--base-url`, and `homepage` is an http(s) URL",
  },
  OBSOLETE,
];

/** Everything that validation can report, under the headings of the overview. */
const SECTIONS: readonly [heading: string, rules: readonly RuleDescription[]][] = [
  ["Files", FILE_CHECKS],
  ["Items", ITEM_RULES],
  ["Typography", TYPOGRAPHY_RULES],
];

/** Everything that validation can report: the checks of files first. */
export const DESCRIBED_RULES = SECTIONS.flatMap(([, rules]) => rules);

/** The rule of a name that a problem has: `schema/pattern` is one of `schema/*`, as is `schema`. */
export function descriptionOf(name: string): RuleDescription | undefined {
  const [family = name] = name.split("/", 1);
  return DESCRIBED_RULES.find((rule) => rule.name === name || rule.name === `${family}/*`);
}

/** The page of a rule, in Markdown: why, an example of what is wrong, the same when it is right. */
export function rulePage(rule: RuleDescription): string {
  return readFileSync(join(rulePagesDir, rulePageFile(rule)), "utf8");
}

/** `schema/*` -> `schema.md` */
export function rulePageFile({ name }: RuleDescription): string {
  return `${name.replace("/*", "")}.md`;
}

/**
 * The page for a name that a problem has, such as `schema/pattern`.
 *
 * @throws RangeError with the names that are near, or all, for an unknown one
 */
export function explanationOf(name: string): string {
  const rule = descriptionOf(name);
  if (rule?.isBeyondSpecification)
    return rulePage(rule).replace("**error**", "**error**, in a registry of your own a warning");
  if (rule !== undefined) return rulePage(rule);
  const names = DESCRIBED_RULES.map((known) => known.name);
  const nearest = didYouMean(name, names);
  const remedy = nearest === "" ? `. The rules are: ${names.join(", ")}.` : nearest;
  throw new RangeError(`There is no rule ${JSON.stringify(name)}${remedy}`);
}

const OVERVIEW = `# Rules

What validation requires. An error keeps a registry from being published, a warning does not. What is
an error *here* the specification allows: in a registry of one's own it is a warning, unless its
\`config.json\` says otherwise.

\`validate --explain RULE\` prints the page of a rule: why it is there, what is wrong and what is
right. \`npm run sync:rules\` writes this list.
`;

/** The README of the pages, in Markdown: every rule with its severity and summary. */
export function rulesOverview(): string {
  const sections = SECTIONS.map(([heading, rules]) => {
    const rows = rules.map((rule) => {
      const isErrorHere = rule.isBeyondSpecification && rule.severity === "error";
      const severity = isErrorHere ? "error here" : rule.severity;
      return `| [\`${rule.name}\`](${rulePageFile(rule)}) | ${severity} | ${rule.summary} |\n`;
    });
    return `## ${heading}\n\n| Rule | Severity | What has to be true |\n|-|-|-|\n${rows.join("")}`;
  });
  return [OVERVIEW, ...sections].join("\n");
}
