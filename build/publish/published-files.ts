import { isDeepStrictEqual } from "node:util";
import type { Address } from "../../registry/model/address.ts";
import type { Catalog } from "../../registry/pairing/catalog.ts";
import type { Configuration } from "../../registry/model/sources.ts";
import { FLAVOURS, type Flavour, flavoured } from "../../registry/flavours/index.ts";
import { EXAMPLE_NAME, exampleItem } from "../../registry/flavours/example-item.ts";
import type { NextFont } from "../../registry/flavours/next-font.ts";
import { plainFont } from "../../registry/flavours/font-items.ts";
import { fontsStylesheet } from "../../registry/formats/stylesheet.ts";
import { formatFiles } from "../../registry/formats/pairing-formats.ts";
import {
  type FontItem,
  type RegistryItem,
  type WrittenItem,
  byCodePoints,
  isPairing,
  shortName,
} from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { fontDataIn } from "../../registry/search/font-data.ts";
import { type SearchData, searchData } from "../../registry/search/search-data.ts";
import { pairingDataOf } from "../../registry/pairing/pairing-data.ts";
import { withPartners } from "../../registry/search/pairing-partners.ts";
import { itemNameIn } from "../../registry/pairing/pairing-fonts.ts";
import { type SearchVocabulary, searchVocabulary } from "../../registry/model/vocabulary.ts";
import { type PairingData, type SchemaName, schemaErrors } from "../../schemas/index.ts";
import { publishedSchemas } from "./published-schemas.ts";
import { hashedPath } from "./published-fonts.ts";
import { type IndexEntry, formatIndex, indexEntry, registryIndex } from "./registry-index.ts";
import type { DistFile } from "../dist/write-dist.ts";

/**
 * What is published of each item, for the next build in the same process. Items are compared by identity:
 * the next build has to read unchanged ones from `readSources` as the same objects.
 */
export type ItemCache = WeakMap<RegistryItem, CachedItem>;

interface CachedItem {
  address: Address;
  fonts: readonly (FontItem | undefined)[];
  published: PublishedItem;
}

/** How a registry is published. */
export interface PublishOptions {
  configuration?: Pick<Configuration, "name" | "homepage">;
  /** What words mean to a search; by default this package's vocabulary. */
  vocabulary?: SearchVocabulary;
  /** Which fonts pairings may name, for editors; by default those of the catalog. */
  fontNames?: readonly string[];
  /** Called as each item is done. */
  onItem?: (done: number) => void;
  /** What an earlier call has published; this one adds to it. */
  cache?: ItemCache;
}

/** Everything that is published of an item, and that depends on it and its fonts alone. */
interface PublishedItem {
  /** With the references of the address. */
  item: RegistryItem;
  files: DistFile<string>[];
  /** Its entry in the index of each flavour; without a flavour, in that of the plain items. */
  entries: ReadonlyMap<Flavour | undefined, IndexEntry>;
  pairingData?: PairingData;
  /** Items that the pairing's flavours depend on; other pairings may need the same ones. */
  nextFonts: NextFont[];
}

/**
 * Everything that is served for a registry: each item under all its names and in each flavour, each
 * pairing in each format, the indexes, the pairings as data, what a search needs to know, the schemas.
 * The same catalog and base
 * URL give the same bytes, in the same order. One at a time, so that no registry is too large.
 *
 * @param address its base URL fills `{base_url}`, or items refer to each other in its namespace
 * @throws when what would be published breaks its own schema, which valid items never do
 */
export function* publishedFiles(
  catalog: Catalog,
  address: Address,
  { configuration, vocabulary = searchVocabulary(), fontNames, onItem, cache }: PublishOptions = {},
): Generator<DistFile<string>> {
  const indexes = new Map(
    [undefined, ...FLAVOURS].map((flavour) => [
      flavour,
      registryIndex(address.baseUrl, configuration),
    ]),
  );
  const items: RegistryItem[] = [];
  const pairingData: PairingData[] = [];
  const nextFonts = new Map<string, NextFont>();
  for (const source of [...catalog.pairings.values(), ...catalog.fonts.values()]) {
    const published = publishedItem(source, address, catalog, cache);
    items.push(published.item);
    for (const [flavour, entry] of published.entries) indexes.get(flavour)?.items.push(entry);
    if (published.pairingData) pairingData.push(published.pairingData);
    for (const font of published.nextFonts) nextFonts.set(font.name, font);
    yield* published.files;
    onItem?.(items.length);
  }
  if (!catalog.pairings.has(EXAMPLE_NAME) && !catalog.fonts.has(EXAMPLE_NAME))
    yield* exampleFiles();
  for (const [name, font] of nextFonts)
    yield { paths: nextFontPaths(name, address), body: formatJson(font) };
  for (const [flavour, index] of indexes) {
    const path = flavour === undefined ? "r/registry.json" : `r/${flavour}/registry.json`;
    assertValid("registry", index, path);
    yield { paths: [path], body: formatIndex(index) };
  }
  const search = searchData(items, vocabulary);
  yield* typographicData(pairingData, search);
  yield { paths: ["api/search.json"], body: `${JSON.stringify(search)}\n` };
  yield* publishedSchemas(address.baseUrl, fontNames ?? [...catalog.fonts.keys()], vocabulary);
}

/** All pairings in one file and each in one of its own; all fonts in one, a font on a line. */
function* typographicData(
  pairings: readonly PairingData[],
  search: SearchData,
): Generator<DistFile<string>> {
  const sorted = pairings.toSorted((a, b) => byCodePoints(a.name, b.name));
  const data = withPartners(sorted, search.items);
  yield { paths: ["api/pairings.json"], body: formatJson(data) };
  for (const one of data) {
    assertValid("pairing-data", one, one.name);
    yield { paths: [`api/pairings/${one.name}.json`], body: formatJson(one) };
  }
  const fontData = fontDataIn(search);
  const fonts = search.items
    .filter(({ type }) => type === "registry:font")
    .toSorted((a, b) => byCodePoints(a.name, b.name))
    .map(({ name }) => JSON.stringify(fontData(name)));
  yield { paths: ["api/fonts.json"], body: `[\n${fonts.join(",\n")}\n]\n` };
}

function publishedItem(
  source: RegistryItem,
  address: Address,
  { fonts, written }: Catalog,
  cache: ItemCache | undefined,
): PublishedItem {
  const stated = written?.get(source.name) ?? source;
  if (cache === undefined) return publishItem(source, stated, address, fonts);
  const ownFonts = isPairing(source)
    ? source.registryDependencies.map((url) => fonts.get(itemNameIn(url)))
    : [];
  const cached = cache.get(source);
  const isCurrent =
    cached !== undefined &&
    isDeepStrictEqual(cached.address, address) &&
    cached.fonts.every((font, index) => font === ownFonts[index]);
  if (isCurrent) return cached.published;
  const published = publishItem(source, stated, address, fonts);
  cache.set(source, { address, fonts: ownFonts, published });
  return published;
}

/**
 * The item itself is not validated again: only its URLs differ from what validation has passed.
 *
 * @param stated what its file states
 */
function publishItem(
  source: RegistryItem,
  stated: WrittenItem,
  address: Address,
  fonts: Catalog["fonts"],
): PublishedItem {
  const { baseUrl, namespace } = address;
  const item = withReferences(source, address);
  const plain = isPairing(stated)
    ? withReferences(stated, address)
    : plainFont(item as FontItem, stated);
  const name = shortName(item);
  const files: { paths: string[]; body: string }[] = [
    { paths: variantsOf(item), body: formatJson(plain) },
  ];
  const entries = new Map<Flavour | undefined, IndexEntry>([[undefined, indexEntry(name, plain)]]);
  const nextFonts: NextFont[] = [];
  for (const flavour of FLAVOURS) {
    // Its fonts are those of the layered one; a namespace finds all items in one folder.
    if (flavour === "self-hosted" && !isPairing(item) && namespace === undefined) continue;
    const inFlavour = flavoured(isPairing(item) ? item : source, flavour, (font) =>
      fonts.get(font),
    );
    if (inFlavour === undefined) continue;
    // Lists show the sentences alone.
    entries.set(flavour, indexEntry(name, { ...inFlavour.item, description: item.description }));
    const body = formatJson(inFlavour.item);
    const path = `r/${flavour}/${name}.json`;
    const same = files.find((file) => file.body === body);
    if (same) same.paths.push(path);
    else files.push({ paths: [path], body });
    nextFonts.push(...inFlavour.nextFonts);
  }
  const all = { item, files, entries, nextFonts };
  if (!isPairing(source) || !isPairing(item)) return all;
  const fontsSheet = fontsStylesheet(source, fonts);
  const sheetPath = hashedPath(`files/${name}.css`, fontsSheet ?? "");
  if (fontsSheet !== undefined) files.push({ paths: [sheetPath], body: fontsSheet });
  const ownStylesheetUrl = fontsSheet === undefined ? undefined : `${baseUrl}/${sheetPath}`;
  const pairingData = pairingDataOf(source, fonts, ownStylesheetUrl);
  const { hostedFontsUrl } = pairingData;
  for (const { path, body } of formatFiles(
    item,
    (name) => fonts.get(name),
    hostedFontsUrl,
    baseUrl,
    fontsSheet,
  ))
    files.push({ paths: [path], body });
  return { ...all, pairingData };
}

/** The usage of any pairing, where the names of each flavour are found. */
function exampleFiles(): DistFile<string>[] {
  const inFolders = (folders: readonly string[], isTypeset: boolean) => ({
    paths: folders.map((folder) => `${folder}/${EXAMPLE_NAME}.json`),
    body: formatJson(exampleItem(isTypeset)),
  });
  return [inFolders(["r", "r/layered", "r/self-hosted"], false), inFolders(["r/typeset"], true)];
}

/** The paths of an item: under each of its names at the endpoint, and under the one that indexes list. */
export function variantsOf(item: RegistryItem): string[] {
  const name = shortName(item);
  const names = isPairing(item) ? [name, `pairing-${name}`] : [name];
  return [...names.flatMap((one) => [`api/r/${one}`, `api/r/${one}.json`]), `r/${name}.json`];
}

/** A namespace finds what the typeset flavour refers to in the folder of that flavour. */
function nextFontPaths(name: string, { namespace }: Address): string[] {
  const flavours = namespace === undefined ? ["layered"] : ["layered", "typeset"];
  return flavours.map((flavour) => `r/${flavour}/${name}.json`);
}

/** An item without `$schema`, which is for editors, and with references as clients follow them. */
function withReferences<Item extends WrittenItem>(
  source: Item,
  { baseUrl, namespace }: Address,
): Item {
  const item = { ...source };
  delete item.$schema;
  if (!isPairing(item)) return item;
  const registryDependencies = item.registryDependencies.map((url) =>
    namespace === undefined
      ? url.replace("{base_url}", () => baseUrl)
      : `${namespace}/${itemNameIn(url)}`,
  );
  return { ...item, registryDependencies };
}

/**
 * A generated value that is invalid would break its readers.
 *
 * @param path of the file that it is published in
 */
function assertValid(schema: SchemaName, value: unknown, path: string): void {
  const [error] = schemaErrors(schema, value);
  if (error === undefined) return;
  throw new Error(
    `${path} would be published with an invalid ${error.instancePath}: it ${error.message ?? ""}. Please report this error of the build.`,
  );
}
