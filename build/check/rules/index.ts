import { byCodePoints } from "../../../registry/model/items.ts";
import * as faces from "./items/faces.ts";
import * as families from "./items/families.ts";
import * as fontFiles from "./items/font-files.ts";
import * as metaFields from "./items/meta-fields.ts";
import * as names from "./items/names.ts";
import * as packages from "./items/packages.ts";
import * as references from "./items/references.ts";
import * as stated from "./items/stated.ts";
import * as tags from "./items/tags.ts";
import * as titles from "./items/titles.ts";
import type { Rule } from "./rule.ts";
import * as descriptions from "./typography/descriptions.ts";
import * as combinations from "./typography/faces.ts";
import * as scale from "./typography/scale.ts";

/** Rules on what items state and refer to. */
export const ITEM_RULES = rulesOf(
  faces,
  families,
  fontFiles,
  metaFields,
  names,
  packages,
  references,
  stated,
  tags,
  titles,
);

/** Rules of typography; the reasons for the thresholds are beside them. */
export const TYPOGRAPHY_RULES = rulesOf(descriptions, combinations, scale).map((rule) => ({
  ...rule,
  isBeyondSpecification: true,
}));

export const RULES: readonly Rule[] = [...ITEM_RULES, ...TYPOGRAPHY_RULES];

/**
 * Rules whose severity stays: what is published is built on them, and nothing but reviewed code decides what
 * an item brings into a project. `config.json` may be part of what a stranger proposes.
 */
export const REQUIRED_RULES: ReadonlySet<string> = new Set([
  "css-family",
  "file-name",
  "font-family",
  "font-files",
  "font-imports",
  "font-name",
  "font-package",
  "font-references",
  "font-variable",
  "reserved-name",
  "unique-names",
]);

/** Every rule that modules export, by name. */
function rulesOf(...modules: readonly object[]): readonly Rule[] {
  const exported = modules.flatMap((module): unknown[] => Object.values(module));
  const isRule = (value: unknown): value is Rule =>
    typeof value === "object" && value !== null && "severity" in value;
  return exported.filter(isRule).sort((a, b) => byCodePoints(a.name, b.name));
}
