import { FONT_ROLES } from "../../registry/items.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import type { Problem } from "../problem.ts";

/** Why a name cannot be an item's, by name. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ["registry", "r/registry.json is the index"],
]);

const RESERVED_FOR_FONTS: ReadonlyMap<string, string> = new Map([
  ...RESERVED,
  ...FONT_ROLES.map((role) => [role, `--font-${role} is a role of every pairing`] as const),
  // Measured with shadcn 4.23: it rewrites `html` for these three.
  ...["sans", "serif", "mono"].map(
    (name) => [name, `the client takes --font-${name} for the page's root face`] as const,
  ),
]);

/** Some names mean something else already, in a URL or as a variable. */
export function reservedName({ pairings, fonts }: LoadedRegistry): Problem[] {
  return [
    ...pairings.map(({ stem, file }) => ({ stem, file, reason: RESERVED.get(stem) })),
    ...fonts.map(({ stem, file }) => ({ stem, file, reason: RESERVED_FOR_FONTS.get(stem) })),
  ].flatMap(({ stem, file, reason }) => {
    if (reason === undefined) return [];
    const message = `"${stem}" is reserved: ${reason}; choose another name`;
    return [{ rule: "reserved-name", file, pointer: "/name", message }];
  });
}
