import { titleFromSlug } from "../../../registry/faces/provider-names.ts";
import { FONT_ROLES, type FontItem, type WrittenPairing } from "../../../registry/model/items.ts";
import type { Source } from "../../../registry/model/sources.ts";
import { fontInRole } from "../../../registry/pairing/pairing-fonts.ts";
import { type Correction, type Problem, valueAt } from "../problem.ts";

/** An item of another shadcn registry, and the valid fonts by name. */
interface Form {
  stem: string;
  item: WrittenPairing;
  fonts: ReadonlyMap<string, FontItem>;
}

/** What to write there; undefined in a list: the element is removed. */
type Correct = (form: Form, pointer: string) => Correction | undefined;

/** By what the schema refuses, and where. */
const CORRECTIONS: readonly [rule: string, pointer: RegExp, correct: Correct][] = [
  ["schema/const", /^\/extends$/, (_, pointer) => ({ pointer, value: "none" })],
  ["schema/pattern", /^\/title$/, titleOfFonts],
  ["schema/additionalProperties", /^\/css\/@layer base$/, outOfLayer],
  ["schema/enum", /^\/css\/[^/]+\/font-weight$/, nearestStep],
  ["schema/enum", /^\/font\/weight\/\d+$/, (_, pointer) => ({ pointer, value: undefined })],
  ["schema/uniqueItems", /^\//, withoutDuplicate],
];

/**
 * What to write in an item of another shadcn registry that differs from the specification in form alone, besides
 * what its problems say.
 */
export function formCorrections(
  { stem, bytes }: Source,
  problems: readonly Problem[],
  fonts: ReadonlyMap<string, FontItem>,
): Correction[] {
  return problems.flatMap(({ rule, pointer, correction }) => {
    const found = CORRECTIONS.find(([of, where]) => of === rule && where.test(pointer));
    if (found === undefined || correction !== undefined) return [];
    const item = JSON.parse(bytes.toString("utf8")) as WrittenPairing;
    return found[2]({ stem, item, fonts }, pointer) ?? [];
  });
}

/** The name of the file, and of the fonts where all are known. */
function titleOfFonts({ stem, item, fonts }: Form, pointer: string): Correction | undefined {
  const theme = (item as Partial<WrittenPairing>).cssVars?.theme as object | undefined | null;
  if (!theme || typeof item.title !== "string") return undefined;
  const titles = FONT_ROLES.map((role) => fonts.get(fontInRole(item, role) ?? "")?.title);
  if (titles.includes(undefined)) return undefined;
  const [name = "", ...rest] = item.title.split(/ [-–—] /);
  const own = rest.length > 0 && name !== "" ? name : titleFromSlug(stem);
  return { pointer, value: `${own} — ${titles.join(" + ")}` };
}

function outOfLayer({ item }: Form): Correction | undefined {
  const { "@layer base": layer, ...others } = item.css as Record<string, unknown>;
  return typeof layer === "object"
    ? { pointer: "/css", value: { ...others, ...layer } }
    : undefined;
}

function nearestStep({ item }: Form, pointer: string): Correction | undefined {
  const step = Math.round(Number(valueAt(item, pointer)) / 100);
  return step >= 1 && step <= 9 ? { pointer, value: String(step * 100) } : undefined;
}

function withoutDuplicate({ item }: Form, pointer: string): Correction | undefined {
  const list = valueAt(item, pointer) as unknown[];
  const index = list.findIndex((one, position) => list.indexOf(one) < position);
  return index === -1 ? undefined : { pointer: `${pointer}/${index}`, value: undefined };
}
