import { itemNameIn } from "../../../registry/pairing/pairing-fonts.ts";
import { finding, pointerOf } from "../problem.ts";
import type { Rule } from "./rule.ts";

/**
 * `roboto` comes before `roboto-slab`. In a Next.js layout the client looks for a font's declaration
 * by its variable, finds `--font-roboto` within `--font-roboto-slab`, and replaces Roboto Slab with
 * Roboto. Measured with shadcn 4.23.
 */
export const fontOrder: Rule = {
  name: "font-order",
  severity: "error",
  summary: "a font whose name is the start of another's is listed before it",
  checkPairing: (pairing) => {
    const names = pairing.item.registryDependencies.map(itemNameIn);
    return names.flatMap((name, index) => {
      const longer = names.slice(0, index).find((before) => before.startsWith(`${name}-`));
      if (longer === undefined) return [];
      const predicate = `is "${name}", the start of "${longer}", which the client would replace; list "${name}" before "${longer}"`;
      const found = finding(pairing, ["registryDependencies", index], predicate);
      const pointer = pointerOf(["registryDependencies"]);
      const value = inInstallOrder(pairing.item.registryDependencies);
      return [{ ...found, correction: { pointer, value } }];
    });
  },
};

/** The same items, each before those whose names begin with its own. */
function inInstallOrder(urls: readonly string[]): string[] {
  const ordered: string[] = [];
  for (const url of urls) {
    const name = itemNameIn(url);
    const longer = ordered.findIndex((other) => itemNameIn(other).startsWith(`${name}-`));
    ordered.splice(longer === -1 ? ordered.length : longer, 0, url);
  }
  return ordered;
}
