import type { RegistryItem } from "../registry/items.ts";
import type { FontEntry, PairingEntry, RegistryIndex } from "../schemas/index.ts";

/**
 * The index in the shadcn registry format, in the order of the items. Of each item what a list and a
 * search need; of a font's loading configuration only what the client's own schema demands.
 */
export function registryIndex(items: readonly RegistryItem[], baseUrl: string): RegistryIndex {
  return {
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name: "typography-registry",
    homepage: baseUrl,
    items: items.map(indexEntry),
  };
}

function indexEntry(item: RegistryItem): PairingEntry | FontEntry {
  const { name, title, description } = item;
  if (item.type === "registry:style") {
    return { name, type: item.type, title, description, categories: item.categories };
  }
  const { family, provider, import: importName, variable } = item.font;
  return {
    name,
    type: item.type,
    title,
    description,
    ...(item.categories && { categories: item.categories }),
    font: { family, provider, import: importName, variable },
  };
}
