import { didYouMean } from "../../../../registry/search/nearest.ts";
import { itemNameIn } from "../../../../registry/pairing/pairing-fonts.ts";
import { type RegistryItem, withoutPairingPrefix } from "../../../../registry/model/items.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

/** The item that `replacedBy` names has to exist, for the projects that are referred to it. */
export const replacedBy: Rule = {
  name: "replaced-by",
  severity: "warning",
  summary:
    "`meta.replacedBy` names an item of the same kind that is not replaced itself; no other pairing uses a replaced font",
  checkRegistry: ({ pairings, fonts }) => {
    const replacedFonts = new Set(
      fonts.filter(({ item }) => item.meta?.replacedBy !== undefined).map(({ stem }) => stem),
    );
    return [
      ...pairings.flatMap((one) => wrongReplacement(one, pairings)),
      ...fonts.flatMap((one) => wrongReplacement(one, fonts)),
      ...pairings.flatMap((pairing) => {
        const { registryDependencies, meta } = pairing.item;
        if (meta?.replacedBy !== undefined) return [];
        return registryDependencies.flatMap((url, index) => {
          const font = itemNameIn(url);
          if (!replacedFonts.has(font)) return [];
          const predicate = `installs the font "${font}", which is replaced; use the font that replaces it, or replace the pairing too`;
          return [finding(pairing, ["registryDependencies", index], predicate)];
        });
      }),
    ];
  },
};

function wrongReplacement<Item extends RegistryItem>(
  loaded: Loaded<Item>,
  all: readonly Loaded<Item>[],
): Finding[] {
  const name = loaded.item.meta?.replacedBy;
  if (name === undefined) return [];
  const is = (predicate: string) => [
    finding(loaded, ["meta", "replacedBy"], `is "${name}", ${predicate}`),
  ];
  if (name === loaded.stem) return is("the item itself; remove it");
  const replacement = all.find(({ stem }) => stem === name);
  const names = all.map(({ stem }) => stem);
  if (replacement === undefined)
    return is(`which is not in this registry${didYouMean(withoutPairingPrefix(name), names)}`);
  const { replacedBy: next } = replacement.item.meta ?? {};
  return next === undefined ? [] : is(`which is replaced itself; write "${next}"`);
}
