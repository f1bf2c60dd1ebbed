import { FONT_ROLES, type RegistryItem } from "../../registry/items.ts";
import type { Loaded } from "../loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** Why a name cannot be an item's, by name. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ["registry", "r/registry.json is the index"],
]);

const RESERVED_FOR_FONTS: ReadonlyMap<string, string> = new Map([
  ...RESERVED,
  ...FONT_ROLES.map((role) => [role, `--font-${role} is a role of every pairing`] as const),
  // Measured with shadcn 4.23: it rewrites `html` for these three.
  ...["sans", "serif", "mono"].map(
    (name) => [name, `the client applies --font-${name} to the whole page`] as const,
  ),
]);

export const reservedName: Rule = {
  name: "reserved-name",
  severity: "error",
  summary: "not `registry`; a font also not `sans`, `serif`, `mono` or a role",
  checkFont: (font) => reserved(font, RESERVED_FOR_FONTS.get(font.stem)),
  checkPairing: (pairing) => reserved(pairing, RESERVED.get(pairing.stem)),
};

function reserved(loaded: Loaded<RegistryItem>, reason: string | undefined): Finding[] {
  if (reason === undefined) return [];
  const predicate = `is "${loaded.stem}", which is reserved: ${reason}; choose another name`;
  return [finding(loaded, ["name"], predicate)];
}
