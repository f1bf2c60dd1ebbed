import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalog } from "../registry/catalog.ts";
import { FLAVOURS, type Flavour, flavoured } from "../registry/flavours.ts";
import { type RegistryItem, byCodePoints, isPairing, shortName } from "../registry/items.ts";
import { formatJson } from "../registry/json.ts";
import { searchRecords } from "../registry/search.ts";
import { ownSchemasDir } from "../registry/package-root.ts";
import { allPairingData } from "../registry/pairing-data.ts";
import { type SchemaName, schemaErrors } from "../schemas/index.ts";
import { formatIndex, registryIndex } from "./registry-index.ts";

/** What goes into `dist/`: text by path, with slashes, below the folder. */
export type PublishedFiles = ReadonlyMap<string, string>;

/**
 * Everything that is served for a registry: each item under all its names, the index, the pairings
 * as data, what a search needs to know, the schemas. The same catalog and base URL give the same bytes, in the same order.
 *
 * @param baseUrl fills `{base_url}`; without a slash at its end
 * @throws when what would be published breaks its own schema, which valid items never do
 */
export function publishedFiles(catalog: Catalog, baseUrl: string): PublishedFiles {
  const items = [...catalog.pairings.values(), ...catalog.fonts.values()].map((item) =>
    publishedItem(item, baseUrl),
  );
  const pairingData = allPairingData(catalog);
  for (const item of items) assertValid(isPairing(item) ? "pairing" : "font", item, item.name);
  for (const pairing of pairingData) assertValid("pairing-data", pairing, pairing.name);
  const index = registryIndex(
    items.map((item) => [item.name, item]),
    baseUrl,
  );
  assertValid("registry", index, "r/registry.json");

  return new Map(
    [
      ...items.flatMap((item) => {
        const text = formatJson(item);
        return variantsOf(item).map((path) => [path, text] as const);
      }),
      ["r/registry.json", formatIndex(index)] as const,
      ["api/pairings.json", formatJson(pairingData)] as const,
      ["api/search.json", `${JSON.stringify(searchRecords(items))}\n`] as const,
      ...FLAVOURS.flatMap((flavour) => flavouredRegistry(items, flavour, baseUrl)),
      ...publishedSchemas(baseUrl),
    ].sort(([a], [b]) => byCodePoints(a, b)),
  );
}

/** The paths of an item: under each of its names at the endpoint, and where pairings refer to it. */
export function variantsOf(item: RegistryItem): string[] {
  const names = isPairing(item) ? [shortName(item), `pairing-${shortName(item)}`] : [item.name];
  return names.flatMap((name) => [`api/r/${name}`, `api/r/${name}.json`, `r/${name}.json`]);
}

/** A whole registry in a flavour: each item under its one short name, which is its name in the index. */
function flavouredRegistry(
  items: readonly RegistryItem[],
  flavour: Flavour,
  baseUrl: string,
): (readonly [string, string])[] {
  const fonts = new Map(
    items.flatMap((item) => (isPairing(item) ? [] : [[item.name, item] as const])),
  );
  const entries = items.map((item) => {
    const inFlavour = flavoured(item, flavour, (name) => fonts.get(name));
    return [shortName(item), inFlavour] as const;
  });
  const index = registryIndex(entries, baseUrl);
  assertValid("registry", index, `r/${flavour}/registry.json`);
  return [
    [`r/${flavour}/registry.json`, formatIndex(index)],
    ...entries.map(([name, item]) => [`r/${flavour}/${name}.json`, formatJson(item)] as const),
  ];
}

/** An item as clients get it: no `$schema`, which leads editors alone, and real URLs. */
function publishedItem({ $schema, ...item }: RegistryItem, baseUrl: string): RegistryItem {
  if (item.type === "registry:font") return item;
  const registryDependencies = item.registryDependencies.map((url) =>
    url.replace("{base_url}", () => baseUrl),
  );
  return { ...item, registryDependencies };
}

/** The schema files under absolute identifiers, so that an editor finds them by URL. */
function publishedSchemas(baseUrl: string): (readonly [string, string])[] {
  const names = readdirSync(ownSchemasDir).filter((name) => name.endsWith(".schema.json"));
  return names.map((name) => {
    const schema = JSON.parse(readFileSync(join(ownSchemasDir, name), "utf8")) as object;
    return [`schemas/${name}`, formatJson({ ...schema, $id: `${baseUrl}/schemas/${name}` })];
  });
}

function assertValid(schema: SchemaName, value: unknown, what: string): void {
  const [error] = schemaErrors(schema, value);
  if (error === undefined) return;
  throw new Error(
    `${what} would be published against its schema: ${error.instancePath} ${error.message ?? ""}; please report this`,
  );
}
