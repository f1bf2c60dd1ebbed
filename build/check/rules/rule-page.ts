import { readFileSync } from "node:fs";
import { join } from "node:path";
import { didYouMean } from "../../../registry/search/nearest.ts";
import { rulePagesDir } from "../../../registry/model/package-root.ts";
import { DESCRIBED_RULES, descriptionOf } from "./described-rule.ts";
import type { RuleDescription } from "./rule.ts";

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
  if (rule !== undefined) return rulePage(rule);
  const names = DESCRIBED_RULES.map((known) => known.name);
  const nearest = didYouMean(name, names);
  const remedy = nearest === "" ? `. The rules are: ${names.join(", ")}.` : nearest;
  throw new RangeError(`There is no rule ${JSON.stringify(name)}${remedy}`);
}
