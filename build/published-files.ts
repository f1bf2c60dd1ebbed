import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalog } from "../registry/catalog.ts";
import { FLAVOURS, flavoured } from "../registry/flavours.ts";
import { type RegistryItem, byCodePoints, isPairing, shortName } from "../registry/items.ts";
import { formatJson } from "../registry/json.ts";
import { searchData } from "../registry/search.ts";
import { ownSchemasDir } from "../registry/package-root.ts";
import { allPairingData } from "../registry/pairing-data.ts";
import { tagDefinitions } from "../registry/vocabulary.ts";
import { type SchemaName, schemaErrors } from "../schemas/index.ts";
import { formatIndex, indexEntry, registryIndex } from "./registry-index.ts";

/** One content of `dist/`, and every path that it has there, with slashes, below the folder. */
export interface PublishedFile {
  paths: string[];
  body: string;
}

/**
 * Everything that is served for a registry: each item under all its names and in each flavour, the
 * indexes, the pairings as data, what a search needs to know, the schemas. The same catalog and base
 * URL give the same bytes, in the same order. One at a time, so that no registry is too large.
 *
 * @param baseUrl fills `{base_url}`; without a slash at its end
 * @param onItem called as each item is done
 * @throws when what would be published breaks its own schema, which valid items never do
 */
export function* publishedFiles(
  catalog: Catalog,
  baseUrl: string,
  onItem: (done: number) => void = () => undefined,
): Generator<PublishedFile> {
  const items = [...catalog.pairings.values(), ...catalog.fonts.values()].map((item) =>
    publishedItem(item, baseUrl),
  );
  const fontNamed = (name: string) => catalog.fonts.get(name);
  const indexes = new Map(
    [undefined, ...FLAVOURS].map((flavour) => [flavour, registryIndex(baseUrl)]),
  );
  for (const [index, item] of items.entries()) {
    assertValid(isPairing(item) ? "pairing" : "font", item, item.name);
    const plain = { paths: variantsOf(item), body: formatJson(item) };
    indexes.get(undefined)?.items.push(indexEntry(item.name, item));
    const others: PublishedFile[] = [];
    for (const flavour of FLAVOURS) {
      const name = shortName(item);
      const inFlavour = flavoured(item, flavour, fontNamed);
      indexes.get(flavour)?.items.push(indexEntry(name, inFlavour));
      const path = `r/${flavour}/${name}.json`;
      if (inFlavour === item) plain.paths.push(path);
      else others.push({ paths: [path], body: formatJson(inFlavour) });
    }
    yield plain;
    yield* others;
    onItem(index + 1);
  }
  for (const [flavour, index] of indexes) {
    const path = flavour === undefined ? "r/registry.json" : `r/${flavour}/registry.json`;
    assertValid("registry", index, path);
    yield { paths: [path], body: formatIndex(index) };
  }
  const pairingData = allPairingData(catalog);
  for (const pairing of pairingData) assertValid("pairing-data", pairing, pairing.name);
  yield { paths: ["api/pairings.json"], body: formatJson(pairingData) };
  const search = searchData(items, tagDefinitions());
  yield { paths: ["api/search.json"], body: `${JSON.stringify(search)}\n` };
  yield* publishedSchemas(baseUrl);
}

/** The paths of an item: under each of its names at the endpoint, and where pairings refer to it. */
export function variantsOf(item: RegistryItem): string[] {
  const names = isPairing(item) ? [shortName(item), `pairing-${shortName(item)}`] : [item.name];
  return names.flatMap((name) => [`api/r/${name}`, `api/r/${name}.json`, `r/${name}.json`]);
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
function publishedSchemas(baseUrl: string): PublishedFile[] {
  const names = readdirSync(ownSchemasDir).filter((name) => name.endsWith(".schema.json"));
  return names.sort(byCodePoints).map((name) => {
    const schema = JSON.parse(readFileSync(join(ownSchemasDir, name), "utf8")) as object;
    const body = formatJson({ ...schema, $id: `${baseUrl}/schemas/${name}` });
    return { paths: [`schemas/${name}`], body };
  });
}

function assertValid(schema: SchemaName, value: unknown, what: string): void {
  const [error] = schemaErrors(schema, value);
  if (error === undefined) return;
  throw new Error(
    `${what} would be published against its schema: ${error.instancePath} ${error.message ?? ""}; please report this`,
  );
}
