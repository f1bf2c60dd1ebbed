import type { PairingItem } from "../../registry/items.ts";
import { isRoleName, itemNameIn, referencedName } from "../../registry/pairing-fonts.ts";
import type { Loaded, LoadedRegistry } from "../loaded-registry.ts";
import { didYouMean } from "../../registry/nearest.ts";
import { type Problem, pointerOf, spokenPath } from "../problem.ts";

interface Reference {
  font: string;
  pointer: string;
}

/**
 * A pairing installs exactly the fonts that it draws with: every font it names is here, each that a
 * variable refers to is a dependency, and each dependency is referred to.
 */
export function fontReferences({ pairings, fontNames }: LoadedRegistry): Problem[] {
  return pairings.flatMap(({ file, item }) => {
    const installed = dependenciesOf(item);
    const used = variablesOf(item);
    const problem = (pointer: string, message: string): Problem => ({
      rule: "font-references",
      file,
      pointer,
      message: `${spokenPath(pointer)} names ${message}`,
    });
    return [
      ...[...installed, ...used].flatMap(({ font, pointer }) => {
        if (fontNames.has(font)) return [];
        return [problem(pointer, `"${font}", which is no font here${didYouMean(font, fontNames)}`)];
      }),
      ...item.registryDependencies.flatMap((url, index) => {
        if (url.startsWith("{base_url}/")) return [];
        const rest = `${url}, not of this registry; write "{base_url}/r/${itemNameIn(url)}.json"`;
        return [problem(pointerOf(["registryDependencies", index]), rest)];
      }),
      ...installed.flatMap(({ font, pointer }) => {
        if (!fontNames.has(font) || used.some((other) => other.font === font)) return [];
        return [problem(pointer, `"${font}", which the pairing does not use; remove it`)];
      }),
      ...used.flatMap(({ font, pointer }) => {
        if (!fontNames.has(font) || installed.some((other) => other.font === font)) return [];
        const url = `{base_url}/r/${font}.json`;
        return [
          problem(
            pointer,
            `"${font}", which is not installed; add "${url}" to registryDependencies`,
          ),
        ];
      }),
    ];
  });
}

function dependenciesOf({ registryDependencies }: PairingItem): Reference[] {
  return registryDependencies.map((url, index) => ({
    font: itemNameIn(url),
    pointer: pointerOf(["registryDependencies", index]),
  }));
}

/** The fonts behind the theme, and those that a rule refers to directly. */
function variablesOf({ cssVars: { theme }, css }: Loaded<PairingItem>["item"]): Reference[] {
  const families = [
    ...Object.entries(theme).map(([role, value]) => ({ path: ["cssVars", "theme", role], value })),
    ...Object.entries(css)
      .map(([key, rule]) => ({ path: ["css", key, "font-family"], value: rule["font-family"] }))
      .filter(({ value }) => !isRoleName(referencedName(value))),
  ];
  return families.flatMap(({ path, value }) => {
    const font = referencedName(value);
    return font === undefined ? [] : [{ font, pointer: pointerOf(path) }];
  });
}
