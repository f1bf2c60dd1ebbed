import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "./app.ts";
import type { InstalledItem } from "./traces.ts";

/** No item of a registry refers to more. */
const MAX_ITEMS = 50;

/** Of an item; the largest of this registry has 12,000. */
const MAX_CHARACTERS = 1_000_000;

/** In milliseconds. */
const LONGEST_WAIT = 30_000;

/**
 * An item and those that it depends on, as the shadcn client finds them.
 *
 * @param address a URL, the path of a file that ends in `.json`, or `@namespace/name`, which `components.json` resolves
 * @throws AppError
 */
export async function fetchItems(folder: string, address: string): Promise<InstalledItem[]> {
  const items = new Map<string, InstalledItem>();
  const waiting = [address];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    if (items.has(next)) continue;
    if (items.size === MAX_ITEMS)
      throw new AppError(`${address} depends on more than ${MAX_ITEMS} items.`);
    const item = parsed(next, await textOf(folder, next));
    items.set(next, item);
    waiting.push(...(item.registryDependencies ?? []));
  }
  return [...items.values()];
}

/** Whether an argument is an address, and not the name of an item. */
export function isAddress(text: string): boolean {
  return /^https?:\/\//.test(text) || text.startsWith("@") || text.endsWith(".json");
}

async function textOf(folder: string, address: string): Promise<string> {
  const url = address.startsWith("@") ? urlOf(folder, address) : address;
  try {
    if (!/^https?:\/\//.test(url)) return readFileSync(join(folder, url), "utf8");
    const response = await fetch(url, { signal: AbortSignal.timeout(LONGEST_WAIT) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 500)}`);
    return text;
  } catch (cause) {
    throw new AppError(`${url} cannot be read: ${(cause as Error).message}`, { cause });
  }
}

/** By the registries of `components.json`: `@typo/minimal` with `…/r/layered/{name}.json`. */
function urlOf(folder: string, address: string): string {
  const [, namespace = "", name = ""] = /^(@[^/]+)\/(.+)$/.exec(address) ?? [];
  const components = JSON.parse(readFileSync(join(folder, "components.json"), "utf8")) as {
    registries?: Record<string, string | { url: string; params?: Record<string, string> }>;
  };
  const registry = components.registries?.[namespace];
  if (registry === undefined)
    throw new AppError(`components.json has no registry ${namespace} for ${address}.`);
  const { url, params } = typeof registry === "string" ? { url: registry, params: {} } : registry;
  const query = new URLSearchParams(params).toString();
  return url.replaceAll("{name}", name) + (query === "" ? "" : `?${query}`);
}

function parsed(address: string, text: string): InstalledItem {
  if (text.length > MAX_CHARACTERS)
    throw new AppError(`${address} has more than ${MAX_CHARACTERS} characters.`);
  try {
    const item = JSON.parse(text) as InstalledItem | null;
    if (isItem(item)) return item;
  } catch (cause) {
    throw new AppError(`${address} is not JSON: ${(cause as Error).message}`, { cause });
  }
  throw new AppError(`${address} is not a registry item.`);
}

function isItem(item: InstalledItem | null): item is InstalledItem {
  if (typeof item !== "object" || item === null) return false;
  const lists = [item.registryDependencies ?? [], item.dependencies ?? []];
  const areLists = lists.every(
    (list) => Array.isArray(list) && list.every((name) => typeof name === "string"),
  );
  const blocks: unknown[] = [item.css ?? {}, item.cssVars?.theme ?? {}, item.font ?? {}];
  return areLists && blocks.every((block) => typeof block === "object");
}
