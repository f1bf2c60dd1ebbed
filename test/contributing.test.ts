import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FILE_CHECKS } from "../build/check/rules/file-checks.ts";
import { ITEM_RULES, RULES, TYPOGRAPHY_RULES } from "../build/check/rules/index.ts";
import { rulePageFile } from "../build/check/rules/rule-page.ts";
import type { RuleDescription } from "../build/check/rules/rule.ts";
import { PROJECT } from "./fixtures/read.ts";

/** The cells of every table row of a Markdown text. */
const rows = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| [`"))
  .map((line) =>
    line
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim())
      .slice(1, -1),
  );

const rowsOf = (rules: readonly RuleDescription[]) =>
  rules.map((rule) => [
    `[\`${rule.name}\`](build/check/rules/pages/${rulePageFile(rule)})`,
    rule.severity,
    rule.summary,
  ]);

it("CONTRIBUTING lists every rule once, as the code describes it", () => {
  const described = rowsOf([...FILE_CHECKS, ...ITEM_RULES, ...TYPOGRAPHY_RULES]);
  const names = new Set(described.map(([name]) => name));
  expect(rows.filter(([name]) => names.has(name))).toEqual(described);
});

it("CONTRIBUTING lists no rule that does not exist", () => {
  const inTables = rows.filter(([, severity]) => severity === "error" || severity === "warning");
  expect(inTables).toEqual(rowsOf([...FILE_CHECKS, ...RULES]));
});

it("no two rules have the same name", () => {
  const names = [...FILE_CHECKS, ...RULES].map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
