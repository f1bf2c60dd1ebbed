import { type PairingData, schemaErrors } from "../../schemas/index.ts";
import { catalogOf } from "../pairing/catalog.ts";
import { type PairingItem, type WrittenItem, byCodePoints } from "../model/items.ts";
import { pairingDataOf } from "../pairing/pairing-data.ts";
import { withPartners } from "../search/pairing-partners.ts";
import { searchData } from "../search/search-data.ts";
import { FOLDER, type ItemKind, type Source, readSources } from "../model/sources.ts";
import { searchVocabulary } from "../model/vocabulary.ts";

/** A pairing that can be looked up: valid itself, with fonts that are. */
interface ValidPairing {
  item: PairingItem;
  data: PairingData;
}

/**
 * The modules of `registry/generated/` for a registry folder, and one of each pairing, text by file name: the
 * same registry gives the same text. An invalid item is left out instead of reported as an error: `npm run
 * validate`, which has to report every problem, compiles first.
 *
 * @returns `leftOut` with files below the registry folder: `pairings/minimal.json`
 */
export function lookupModules(registryDir: string): {
  modules: Map<string, string>;
  pairings: Map<string, string>;
  leftOut: { file: string; reason: string }[];
} {
  const leftOut: { file: string; reason: string }[] = [];
  const unlessInvalid = <Result>(kind: ItemKind, stem: string, make: () => Result): Result[] => {
    try {
      return [make()];
    } catch (error) {
      leftOut.push({ file: `${FOLDER[kind]}/${stem}.json`, reason: (error as Error).message });
      return [];
    }
  };
  const filed = readSources(registryDir).flatMap(({ kind, stem, bytes }) =>
    unlessInvalid(kind, stem, () => ({ kind, stem, item: parsedItem(kind, bytes) })),
  );
  const { pairings, fonts } = catalogOf(filed);
  const valid = [...pairings]
    .flatMap(([stem, item]) =>
      unlessInvalid("pairing", stem, () => ({ item, data: pairingDataOf(item, fonts) })),
    )
    .sort((a, b) => byCodePoints(a.data.name, b.data.name));
  const items = [...valid.map(({ item }) => item), ...fonts.values()];
  const search = searchData(items, searchVocabulary());
  const data = withPartners(
    valid.map((pairing) => pairing.data),
    search.items,
  );
  const modules = new Map([
    ["names.ts", namesModule(valid)],
    ["pairings.ts", jsonModule("PAIRINGS", data)],
    ["search.ts", jsonModule("SEARCH", search)],
  ]);
  const ofPairing = data.map(
    (one) => [`${one.name}.js`, `export default ${frozen(one)};\n`] as const,
  );
  return { modules, pairings: new Map(ofPairing), leftOut };
}

/** @throws Error when the file is not JSON, breaks the schema of its kind */
function parsedItem(kind: ItemKind, bytes: Source["bytes"]): WrittenItem {
  const value: unknown = JSON.parse(bytes.toString("utf8"));
  const [error] = schemaErrors(kind, value);
  if (error) throw new Error(`${error.instancePath || "/"} ${error.message ?? "is invalid"}`);
  return value as WrittenItem;
}

/** The names and tags in use as types, so that an editor completes them, and the moods as data. */
function namesModule(pairings: readonly ValidPairing[]): string {
  const names = pairings.map(({ data }) => data.name);
  const moods = distinct(pairings.flatMap(({ data }) => data.mood));
  const useCases = distinct(pairings.flatMap(({ data }) => data.useCase));
  const categories = distinct(pairings.flatMap(({ item }) => item.categories));
  return [
    unionType("PairingName", "The name of a pairing of this package, without `pairing-`.", names),
    unionType("Mood", "A mood that a pairing of this package has.", moods),
    unionType("UseCase", "A use case that a pairing of this package has.", useCases),
    unionType("Category", "A category that a pairing of this package has.", categories),
    `export const MOODS: readonly Mood[] = ${JSON.stringify(moods)};\n`,
  ].join("\n");
}

function unionType(name: string, description: string, members: readonly string[]): string {
  const union = members.map((member) => `\n  | ${JSON.stringify(member)}`).join("");
  return `/** ${description} */\nexport type ${name} =${union || " never"};\n`;
}

/**
 * JSON in a string, which engines read several times faster than the same data as an object literal.
 * ASCII alone, so that a bundle served without a charset shows the same text.
 */
function jsonModule(name: string, value: unknown): string {
  const json = JSON.stringify(value).replace(
    /[^ -~]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return `export const ${name}: string =\n  '${json.replace(/[\\']/g, "\\$&")}';\n`;
}

/** An expression that gives the value, frozen at every depth as what the lookup functions return. */
function frozen(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const parts = Array.isArray(value)
    ? `[${value.map(frozen).join()}]`
    : `{${Object.entries(value)
        .map(([key, part]) => `${JSON.stringify(key)}:${frozen(part)}`)
        .join()}}`;
  return `Object.freeze(${parts})`;
}

/** Each once, ordered by code points. */
function distinct(names: readonly string[]): string[] {
  return [...new Set(names)].sort(byCodePoints);
}
