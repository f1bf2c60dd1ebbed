import { titleFromSlug } from "../../../registry/faces/provider-names.ts";
import { FONT_ROLES, type FontItem, type WrittenPairing } from "../../../registry/model/items.ts";
import type { Source } from "../../../registry/model/sources.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { type Correction, type Problem, valueAt } from "../problem.ts";

/** What the corrections of an item depend on. */
interface Form {
  source: Source;
  item: unknown;
  fonts: ReadonlyMap<string, FontItem>;
}

type Correct = (value: unknown, pointer: string, form: Form) => Correction | undefined;

/** By what the schema refuses, and where; names and references have corrections of their own. */
const CORRECTIONS: readonly [rule: string, pointer: RegExp, correct: Correct][] = [
  ["schema/const", /^\/extends$/, (_, pointer) => ({ pointer, value: "none" })],
  ["schema/pattern", /^\/title$/, titleOfFonts],
  ["schema/additionalProperties", /^\/css\/@layer base$/, outOfLayer],
  ["schema/enum", /^\/css\/[^/]+\/font-weight$/, nearestStep],
  ["schema/enum", /^\/font\/weight\/\d+$/, (_, pointer) => ({ pointer, value: undefined })],
  ["schema/uniqueItems", /^\//, withoutDuplicate],
];

/**
 * What to write in an item of another shadcn registry that differs from the specification in form alone.
 *
 * @param problems of the item
 * @param fonts    those that are valid, by name
 */
export function formCorrections(
  source: Source,
  problems: readonly Problem[],
  fonts: ReadonlyMap<string, FontItem>,
): Correction[] {
  const ofSchema = problems.filter(
    ({ rule, correction }) => rule.startsWith("schema/") && correction === undefined,
  );
  if (ofSchema.length === 0) return [];
  const item: unknown = JSON.parse(source.bytes.toString("utf8"));
  return ofSchema.flatMap(({ rule, pointer }) => {
    const found = CORRECTIONS.find(([of, where]) => of === rule && where.test(pointer));
    return found?.[2](valueAt(item, pointer), pointer, { source, item, fonts }) ?? [];
  });
}

/** Of the file's name, where all fonts are known; a name before the dash stays. */
function titleOfFonts(
  value: unknown,
  pointer: string,
  { source, item, fonts }: Form,
): Correction | undefined {
  const theme = (item as Partial<WrittenPairing>).cssVars?.theme;
  if (source.kind !== "pairing" || typeof value !== "string" || !theme) return undefined;
  const titles = FONT_ROLES.flatMap((role) => {
    const font = fonts.get(fontInRole(item as WrittenPairing, role) ?? "");
    return font === undefined ? [] : [font.title];
  });
  if (titles.length < FONT_ROLES.length) return undefined;
  const [name = "", ...rest] = value.split(/ [-–—] /);
  const own = rest.length > 0 && name !== "" ? name : titleFromSlug(source.stem);
  return { pointer, value: `${own} — ${titles.join(" + ")}` };
}

function outOfLayer(layer: unknown, _: string, { item }: Form): Correction | undefined {
  const { "@layer base": __, ...others } = (item as { css: Record<string, unknown> }).css;
  return typeof layer === "object" && layer !== null
    ? { pointer: "/css", value: { ...others, ...layer } }
    : undefined;
}

function nearestStep(value: unknown, pointer: string): Correction | undefined {
  const weight = Number(value);
  if (!(weight >= 1 && weight <= 1000)) return undefined;
  const step = Math.min(Math.max(Math.round(weight / 100), 1), 9) * 100;
  return { pointer, value: String(step) };
}

function withoutDuplicate(value: unknown, pointer: string): Correction | undefined {
  const list = value as unknown[];
  const index = list.findIndex((one, position) => list.indexOf(one) < position);
  return index === -1 ? undefined : { pointer: `${pointer}/${index}`, value: undefined };
}
