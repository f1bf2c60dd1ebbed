import { itemNameIn } from "../../../registry/pairing/pairing-fonts.ts";
import { shellArgument } from "../shared/shell-command.ts";
import { isNamespace } from "../../../registry/model/address.ts";
import type { Site } from "../shared/site.ts";

/** The base URL of the examples in the documentation. */
export const EXAMPLE_BASE_URL = "https://registry.example";

/** A text whose examples name a base URL and items, which are put in their place. */
export type WithItems = (text: string) => string;

/** What examples are filled in from: where a registry is, and the names of its items. */
export interface ExampleRegistry extends Pick<Site, "baseUrl" | "itemBase"> {
  catalog: Record<"pairings" | "fonts", ReadonlyMap<string, unknown>>;
}

/** The base URL of this registry, and items of it: well-known ones where it has them; `name` where it is empty. */
export function withItemsOf({ baseUrl, itemBase, catalog }: ExampleRegistry): WithItems {
  const actual = new Map([
    [EXAMPLE_BASE_URL, baseUrl],
    ["@typo", isNamespace(itemBase) ? itemBase : "@typo"],
    ["minimal", nameIn(catalog.pairings, "minimal")],
    ["lora", nameIn(catalog.fonts, "lora")],
  ]);
  return (text) => {
    if (!text.includes(EXAMPLE_BASE_URL) && !text.includes("@typo")) return text;
    return text
      .replaceAll(/https:\/\/registry\.example|@typo\b|\bminimal\b|\blora\b/g, (example) =>
        String(actual.get(example)),
      )
      .replaceAll(
        /(npx(?: --yes)? shadcn (?:add --yes|view)) "?([^\s"`]+)"?/g,
        (_, command: string, item: string) =>
          `${command} ${shellArgument(inNamespace(item, itemBase))}`,
      );
  };
}

/** The other flavours are not what the namespace has. */
const LAYERED_ITEM = /\/r\/(?:layered\/)?[\w-]+\.json$/;

/** An item as a namespace has it, where items are added by one; it takes no parameters. */
function inNamespace(item: string, itemBase: string): string {
  const isInIt = isNamespace(itemBase) && LAYERED_ITEM.test(item);
  return isInIt ? `${itemBase}/${itemNameIn(item)}` : item;
}

function nameIn(items: ReadonlyMap<string, unknown>, wellKnown: string): string {
  return items.has(wellKnown) ? wellKnown : (items.keys().next().value ?? "name");
}
