import { type PairingItem, type RegistryItem, shortName } from "../../../registry/model/items.ts";
import type { Loaded } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";

/** Names are resolved by file. */
export const fileName: Rule = {
  name: "file-name",
  severity: "error",
  summary: "the file is named as the item, a pairing's without `pairing-`",
  checkFont: otherName,
  checkPairing: (pairing) =>
    pairing.stem.startsWith("pairing-") ? [prefixInFileName(pairing)] : otherName(pairing),
};

function otherName(loaded: Loaded<RegistryItem>): Finding[] {
  const { stem, item } = loaded;
  if (shortName(item) === stem) return [];
  const predicate = `is "${item.name}", but the file is named "${stem}.json"; rename the file to "${shortName(item)}.json", or change the name`;
  return [finding(loaded, ["name"], predicate)];
}

/** `pairing-x.json` would be found by `pairing-x` before `x.json` is. */
function prefixInFileName(pairing: Loaded<PairingItem>): Finding {
  const { stem, item } = pairing;
  const predicate = `is "${item.name}"; the file is named without "pairing-": rename "${stem}.json" to "${stem.replace(/^(?:pairing-)+/, "")}.json"`;
  return finding(pairing, ["name"], predicate);
}
