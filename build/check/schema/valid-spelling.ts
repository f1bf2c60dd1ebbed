import { type SchemaName, schemaErrors } from "../../../schemas/index.ts";
import { keysOf, pointerOf, valueAt } from "../problem.ts";

/** A longer text is not a value in another spelling. */
const MAX_CHARACTERS = 600;

/** @see CSS Fonts Module Level 4, common weight names */
const WEIGHTS: ReadonlyMap<string, string> = new Map([
  ["thin", "100"],
  ["hairline", "100"],
  ["extralight", "200"],
  ["light", "300"],
  ["normal", "400"],
  ["regular", "400"],
  ["medium", "500"],
  ["semibold", "600"],
  ["demibold", "600"],
  ["bold", "700"],
  ["extrabold", "800"],
  ["black", "900"],
  ["heavy", "900"],
]);

/** The same value as other fields would have it, as CSS has it, or as a person writes it. */
const SPELLINGS: readonly ((value: string) => string)[] = [
  // Sans Serif
  hyphenated,
  // 36 px
  (value) => value.replaceAll(" ", ""),
  // 2,25rem
  (value) => value.replace(/^(-?\d{1,4}),(\d)/, "$1.$2"),
  // 115% of a line height, 95% of a size, -2.5% of a letter spacing
  (value) => shareOf(value, "%", 100, ""),
  (value) => shareOf(value, "%", 100, "em"),
  // 18px of a size in rem
  (value) => shareOf(value, "px", 16, "rem"),
  // acme
  (value) => `@${hyphenated(value)}`,
  // normal, 0
  (value) => (value === "normal" || value === "0" ? "0em" : value),
  // plain
  (value) => `pairing-${hyphenated(value)}`,
  // inter
  (value) => `{base_url}/r/${hyphenated(value)}.json`,
  // @typo/inter, {base_url}/inter.json
  (value) =>
    `{base_url}/r/${hyphenated(
      value
        .split("/")
        .at(-1)
        ?.replace(/\.json$/, "") ?? "",
    )}.json`,
  // @fontsource/lato@5.0.0
  (value) => value.slice(0, Math.max(0, value.lastIndexOf("@"))),
  // var(--font-inter, sans-serif)
  (value) => `${value.split(",", 1).join()})`,
  // --font-inter
  (value) => `var(${value})`,
  // Inter
  (value) => `var(--font-${hyphenated(value)})`,
  // inter, for the variable of a font
  (value) => `--font-${hyphenated(value)}`,
];

const IS_WEIGHT = /\/(?:font-)?weight(?:\/\d+)?$/;

const WEIGHT_SPELLINGS: typeof SPELLINGS = [
  // bold
  (value) => WEIGHTS.get(value.toLowerCase().replace(/[ -]/g, "")) ?? value,
  // 600px
  (value) => value.replace(/px$/, ""),
];

/** What people read is not an identifier. */
const SENTENCES = new Set(["/title", "/description"]);

const SENTENCE_SPELLINGS: typeof SPELLINGS = [
  (value) => value.trim().replace(/\s+/g, " "),
  // Plain - Inter + Inter + JetBrains Mono
  (value) => value.replace(/ [-–] /, " — "),
];

/** The spelling of the text at a pointer that its schema accepts; undefined where none is known. */
export function validSpelling(
  schema: SchemaName,
  root: unknown,
  pointer: string,
): string | undefined {
  const value = valueAt(root, pointer);
  if (typeof value !== "string" || value.length > MAX_CHARACTERS) return undefined;
  const spellings = new Set(spellingsAt(pointer).map((spell) => spell(value)));
  return [...spellings].find((spelling) => isValidAt(schema, root, pointer, spelling));
}

function spellingsAt(pointer: string): typeof SPELLINGS {
  if (SENTENCES.has(pointer)) return SENTENCE_SPELLINGS;
  return IS_WEIGHT.test(pointer) ? WEIGHT_SPELLINGS : SPELLINGS;
}

/** Whether a schema has no problem at a pointer if another value were there. */
export function isValidAt(
  schema: SchemaName,
  root: unknown,
  pointer: string,
  value: unknown,
): boolean {
  const keys = keysOf(pointer);
  const last = keys.pop();
  if (last === undefined) return false;
  const parent = valueAt(root, pointerOf(keys)) as Record<string, unknown>;
  const before = parent[last];
  // In place, and restored: copies of a large file for each spelling would take long.
  parent[last] = value;
  const errors = schemaErrors(schema, root);
  parent[last] = before;
  return errors.every(({ instancePath }) => instancePath !== pointer);
}

/** `115%` -> `1.15`; another text as it is. */
function shareOf(value: string, unit: string, whole: number, newUnit: string): string {
  const number = value.endsWith(unit) ? Number(value.slice(0, -unit.length) || "none") : NaN;
  return Number.isFinite(number) ? `${number / whole}${newUnit}` : value;
}

function hyphenated(value: string): string {
  return value.trim().toLowerCase().replaceAll(" ", "-").replaceAll("_", "-");
}
