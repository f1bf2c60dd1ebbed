import type { Configuration } from "../../registry/model/sources.ts";
import type { FlavouredItem } from "../../registry/flavours/index.ts";
import { type PairingItem, type WrittenItem, isGoogleFont } from "../../registry/model/items.ts";
import { familiesInTitle } from "../../registry/pairing/title.ts";
import type { RegistryIndex } from "../../schemas/index.ts";

/** An item in an index. */
export type IndexEntry = RegistryIndex["items"][number];

/** An index in the shadcn registry format, without its entries. */
export function registryIndex(
  baseUrl: string,
  {
    name = "typography-registry",
    homepage = baseUrl,
  }: Pick<Configuration, "name" | "homepage"> = {},
): RegistryIndex {
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name,
    homepage,
    items: [],
  };
}

/**
 * The part of an item that a list and a search need; of a font's loading configuration only what the
 * client's own schema requires.
 *
 * @param name under which `shadcn add` finds the item, and which `shadcn list` prints
 */
export function indexEntry(name: string, item: WrittenItem | FlavouredItem): IndexEntry {
  const { title, description, categories } = item;
  if (item.type === "registry:style") {
    return {
      name,
      type: item.type,
      title,
      description: pairingDescription(item),
      categories: item.categories,
    };
  }
  const described = `${description}${labelled("Tags", categories?.slice(1))}`;
  const entry = { name, title, description: described, ...(categories && { categories }) };
  if (item.type === "registry:theme") return { ...entry, type: item.type };
  // A local font is published as a theme.
  if (!isGoogleFont(item)) return { ...entry, type: "registry:theme" };
  const { family, provider, import: importName, variable } = item.font;
  return { ...entry, type: item.type, font: { family, provider, import: importName, variable } };
}

/**
 * The fonts first: the client prints no title and some 75 characters of the description. The tags last:
 * on a static host it searches names, titles and descriptions alone.
 */
function pairingDescription({
  title,
  description,
  meta,
}: Pick<PairingItem, "title" | "description" | "meta">): string {
  const distinct = [...new Set(familiesInTitle(title))].join(" + ");
  return `${distinct} — ${description}${labelled("Mood", meta?.mood)}${labelled("For", meta?.useCase)}`;
}

function labelled(label: string, words: readonly string[] = []): string {
  return words.length > 0 ? ` ${label}: ${words.join(", ")}.` : "";
}

/** An index as JSON, one item a line: a diff shows which items have changed. */
export function formatIndex({ items, ...head }: RegistryIndex): string {
  const lines = items.map((item) => JSON.stringify(item)).join(",\n");
  return `${JSON.stringify(head).slice(0, -1)},"items":[\n${lines}\n]}\n`;
}
