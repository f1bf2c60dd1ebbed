import { type RegistryItem, shortName } from "../../registry/items.ts";
import type { Loaded, LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** A file is named as its item, a pairing without `pairing-`: names are resolved by file. */
export function fileName({ pairings, fonts }: LoadedRegistry): Problem[] {
  return [...pairings.flatMap(prefixInFileName), ...[...pairings, ...fonts].flatMap(otherName)];
}

function otherName({ stem, file, item }: Loaded<RegistryItem>): Problem[] {
  if (shortName(item) === stem) return [];
  const message = `the item's name is "${item.name}", the file's "${stem}"; rename the file to ${shortName(item)}.json, or the item`;
  return [{ rule: "file-name", file, pointer: "/name", message }];
}

/** `pairing-x.json` would answer to `pairing-x` before `x.json` does. */
function prefixInFileName({ stem, file }: Loaded<RegistryItem>): Problem[] {
  if (!stem.startsWith("pairing-")) return [];
  const message = `a pairing's file is named without "pairing-"; rename it to ${stem.replace(/^(pairing-)+/, "")}.json`;
  return [{ rule: "file-name", file, pointer: "/name", message }];
}
