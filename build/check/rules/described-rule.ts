import { FILE_CHECKS } from "./file-checks.ts";
import { RULES } from "./index.ts";
import type { RuleDescription } from "./rule.ts";

/** Everything that validation can report: the checks of files first. */
export const DESCRIBED_RULES: readonly RuleDescription[] = [...FILE_CHECKS, ...RULES];

/** The rule of a name that a problem has: `schema/pattern` is one of `schema/*`, as is `schema`. */
export function descriptionOf(name: string): RuleDescription | undefined {
  const [family = name] = name.split("/", 1);
  return DESCRIBED_RULES.find((rule) => rule.name === name || rule.name === `${family}/*`);
}
