import type { PublicInterface } from "./public-interface.ts";
import { type Schema, refusals } from "./schema-refusals.ts";

/** *removal*: what worked with the released version may not work any more. */
export interface Change {
  kind: "removal" | "addition";
  message: string;
}

/** What users read alone; they write the others, and read some of them. */
const READ_SCHEMAS: ReadonlySet<string> = new Set([
  "schemas/pairing-data.schema.json",
  "schemas/registry.schema.json",
]);

/** What users of a released version notice of another one. */
export function interfaceChanges(released: PublicInterface, next: PublicInterface): Change[] {
  return [
    ...schemaChanges(released.schemas, next.schemas),
    ...ruleChanges(released.rules, next.rules),
    ...listChanges("The command line", released.commands, next.commands),
    ...listChanges("The exports of the package", released.exports, next.exports),
    ...listChanges("dist", released.paths, next.paths),
    ...listChanges("The registry", released.items, next.items),
  ];
}

function listChanges(where: string, before: readonly string[], after: readonly string[]): Change[] {
  const was = new Set(before);
  const is = new Set(after);
  return [
    ...before.filter((name) => !is.has(name)).map((name) => removal(`${where} has no ${name}`)),
    ...after.filter((name) => !was.has(name)).map((name) => addition(`${where} has ${name}`)),
  ];
}

function ruleChanges(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Change[] {
  const gone = Object.keys(before).filter((name) => !(name in after));
  return [
    ...gone.map((name) => removal(`The rule ${name} is gone, which a config.json may name`)),
    ...Object.entries(after).flatMap(([name, severity]) => {
      if (before[name] === severity) return [];
      const message = `The rule ${name} is ${severity === "error" ? "an error" : "a warning"}`;
      // A valid registry may become invalid.
      return [severity === "error" ? removal(message) : addition(message)];
    }),
  ];
}

type Schemas = Readonly<Record<string, Schema>>;

function schemaChanges(before: Schemas, after: Schemas): Change[] {
  const files = listChanges("The package", Object.keys(before), Object.keys(after));
  const inBoth = Object.keys(before).filter((file) => file in after);
  return [
    ...files,
    ...inBoth.flatMap((file) => changesOf(file, before[file] ?? {}, after[file] ?? {})),
  ];
}

function changesOf(file: string, before: Schema, after: Schema): Change[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const messages = (READ_SCHEMAS.has(file) ? losses : written)(before, after);
  if (messages.length === 0) return [addition(`${file} has changed`)];
  return messages.map((message) => removal(`${file}: ${message}`));
}

/** What authors state has to stay valid. */
function written(before: Schema, after: Schema): string[] {
  return refusals(before, after).map(({ at, reason }) => `${at || "the value"} ${reason}`);
}

/** What programs read has to stay there, and of its type. */
function losses(before: Schema, after: Schema): string[] {
  const gone = refusals(before, after).filter(({ keyword }) => keyword === "properties");
  const unsure = refusals(after, before).filter(
    ({ keyword }) => keyword === "required" || keyword === "type",
  );
  return [
    ...gone.map(({ at }) => `${at} is gone`),
    ...unsure.map(({ at, reason }) => `${at || "the value"}: the released schema ${reason}`),
  ];
}

const removal = (message: string): Change => ({ kind: "removal", message });
const addition = (message: string): Change => ({ kind: "addition", message });
