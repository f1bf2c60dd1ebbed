import { itemNameIn } from "../../registry/pairing-fonts.ts";
import type { LoadedRegistry } from "../loaded-registry.ts";
import { type Problem, pointerOf } from "../problem.ts";

/**
 * A font whose name begins another's is listed first: `roboto` before `roboto-slab`. In a Next.js
 * layout the client looks for a font's declaration by its variable, finds `--font-roboto` within
 * `--font-roboto-slab`, and puts Roboto in the place of Roboto Slab. Measured with shadcn 4.23.
 */
export function fontOrder({ pairings }: LoadedRegistry): Problem[] {
  return pairings.flatMap(({ file, item }) => {
    const names = item.registryDependencies.map(itemNameIn);
    return names.flatMap((name, index): Problem[] => {
      const longer = names.slice(0, index).find((before) => before.startsWith(`${name}-`));
      if (longer === undefined) return [];
      const pointer = pointerOf(["registryDependencies", index]);
      const message = `"${name}" begins "${longer}", so the client would replace that font; list "${name}" before it`;
      return [{ rule: "font-order", file, pointer, message }];
    });
  });
}
