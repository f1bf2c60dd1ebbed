import { FONT_ROLES, type RegistryItem } from "../../../registry/model/items.ts";
import type { Loaded } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

const NUMBERS = Array.from({ length: 9 }, (_, index) => index + 1);

/**
 * Names of devices, with any extension: a checkout fails where one is a file.
 *
 * @see https://learn.microsoft.com/windows/win32/fileio/naming-a-file
 */
const DEVICES = [
  ...["con", "prn", "aux", "nul"],
  ...NUMBERS.flatMap((number) => [`com${number}`, `lpt${number}`]),
];

/** Why a name cannot be an item's, by name. */
const RESERVED: ReadonlyMap<string, string> = new Map([
  ["registry", "r/registry.json is the index"],
  ...DEVICES.map((name) => [name, "Windows has no file of this name"] as const),
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
  summary:
    "not `registry`, nor a device of Windows such as `con`; a font also not `sans`, `serif`, `mono` or a role",
  checkFont: (font) => reserved(font, RESERVED_FOR_FONTS.get(font.stem)),
  checkPairing: (pairing) => reserved(pairing, RESERVED.get(pairing.stem)),
};

function reserved(loaded: Loaded<RegistryItem>, reason: string | undefined): Finding[] {
  if (reason === undefined) return [];
  const predicate = `is "${loaded.stem}", which is reserved: ${reason}; choose another name`;
  return [finding(loaded, ["name"], predicate)];
}
