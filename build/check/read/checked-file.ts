import type { Unread } from "../../../registry/model/folder-files.ts";
import type { FontItem, WrittenItem, WrittenPairing } from "../../../registry/model/items.ts";
import type { Configuration } from "../../../registry/model/sources.ts";
import type { Source } from "../../../registry/model/sources.ts";
import type { SchemaName } from "../../../schemas/index.ts";
import type { Finding, Location, Problem } from "../problem.ts";
import { completePairing } from "../../../registry/pairing/derived-css.ts";
import { RULES } from "../rules/index.ts";
import { isAllowedPackage } from "../rules/items/packages.ts";
import { isDerived } from "../rules/items/stated.ts";
import { type Rule, type RuleDescription, boundsOf } from "../rules/rule.ts";
import { type IsAllowed, schemaProblems } from "../schema/schema-problems.ts";
import { type LocatedJson, acceptedJson, locatedJson } from "./located-json.ts";
import { OBSOLETE, withoutObsoleteFields } from "./obsolete.ts";

/** A JSON file, checked against its schema. */
export interface CheckedJson {
  /** Without obsolete fields; undefined when the JSON or its schema has a problem. */
  value?: unknown;
  /** What the schema refuses. */
  refused?: unknown;
  problems: Problem[];
  locationOf: LocatedJson["locationOf"];
}

/** An item file, and everything that is wrong with it taken alone. */
export interface CheckedFile {
  source: Source;
  /** undefined when the file is not JSON, or violates its schema. */
  item?: WrittenItem;
  problems: Problem[];
  locationOf: LocatedJson["locationOf"];
}

/** Checks the JSON of a file, the value by a schema if the JSON is valid. */
export function checkJson(
  schema: SchemaName,
  file: string,
  bytes: Buffer,
  isAllowed?: IsAllowed,
): CheckedJson {
  const { value: parsed, problems, locationOf } = locatedJson(bytes);
  const { value, found } = withoutObsoleteFields(schema, file, parsed);
  const ofJson = problems.map(({ rule, pointer, message, ...location }) =>
    problemOf({ name: rule, severity: "error" }, { file, pointer, message }, location),
  );
  const ofSchema =
    value === undefined ? [] : schemaProblems(schema, value, file, locationOf, isAllowed);
  const errors = [...ofJson, ...ofSchema];
  const isValid = errors.length === 0;
  return {
    ...(isValid && { value }),
    ...(!isValid && ofJson.length === 0 && { refused: value }),
    problems: [
      ...errors,
      ...found.map((one) => problemOf(OBSOLETE, one, locationOf(one.pointer, one.isAboutKey))),
    ],
    locationOf,
  };
}

/** Checks an item file by its schema and, if that accepts it, by the rules on one item alone. */
export function checkFile(source: Source, configuration: Configuration): CheckedFile {
  const { kind, file, bytes } = source;
  const { packages = [] } = configuration;
  const isAllowed: IsAllowed = (pointer, text) => isAllowedPackage(pointer, text, packages);
  const { value, problems, locationOf } = checkJson(kind, file, bytes, isAllowed);
  if (value === undefined) return { source, problems, locationOf };
  const item = value as WrittenItem;
  const found = itemProblems(source, item, configuration, locationOf);
  return { source, item, problems: [...problems, ...found], locationOf };
}

/** An item file of which an earlier check found no problem. */
export function shippedFile(source: Source): CheckedFile {
  const { value, locationOf } = acceptedJson(source.bytes);
  return { source, item: value as WrittenItem, problems: [], locationOf };
}

function itemProblems(
  { kind, stem, file }: Source,
  item: WrittenItem,
  configuration: Configuration,
  locationOf: LocatedJson["locationOf"],
): Problem[] {
  const check = (rule: Rule) =>
    kind === "font"
      ? rule.checkFont?.({ stem, file, item: item as FontItem }, configuration.packages ?? [])
      : rule.checkPairing?.(
          { stem, file, item: completePairing(item as WrittenPairing, () => undefined) },
          boundsOf(rule, configuration),
        );
  return RULES.flatMap((rule) =>
    (check(rule) ?? [])
      .filter(({ pointer }) => kind === "font" || !isDerived(item, pointer))
      .map((found) => problemOf(rule, found, locationOf(found.pointer, found.isAboutKey))),
  );
}

/** Of what concerns a whole file or folder. */
export const START: Location = { line: 1, column: 1 };

/** What is wrong with a file, or a folder, that was not read. */
export function unreadProblem(file: string, { rule, problem, remedy }: Unread): Problem {
  const message = `This ${problem}; ${remedy}.`;
  return problemOf({ name: rule, severity: "error" }, { file, pointer: "", message }, START);
}

/** What a rule found, with the rule and the location, its fields in the order of the reports. */
export function problemOf(
  { name, severity }: Pick<RuleDescription, "name" | "severity">,
  { file, pointer, message, correction }: Finding,
  { line, column }: Location,
): Problem {
  const problem = { file, line, column, severity, rule: name, pointer, message };
  return correction === undefined ? problem : { ...problem, correction };
}
