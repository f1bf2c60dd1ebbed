import type { PairingItem } from "../../../registry/model/items.ts";
import { didYouMean } from "../../../registry/search/nearest.ts";
import { isRoleName, itemNameIn, referencedName } from "../../../registry/pairing/pairing-fonts.ts";
import type { Loaded, LoadedRegistry } from "../read/loaded-registry.ts";
import { type Finding, finding } from "../problem.ts";
import type { Rule } from "./rule.ts";
import { shippedFonts } from "./shipped-fonts.ts";

type Path = (string | number)[];

/** A font's name and where the pairing refers to it. */
interface Reference {
  font: string;
  path: Path;
}

/** A pairing installs exactly the fonts that it uses. */
export const fontReferences: Rule = {
  name: "font-references",
  severity: "error",
  summary:
    "every font that a pairing refers to is in the registry, and is listed in `registryDependencies` exactly if it is used",
  checkRegistry: (registry) => {
    const { fontNames, fonts } = registry;
    const nameOfTitle = new Map(fonts.map(({ stem, item }) => [item.title.toLowerCase(), stem]));
    return registry.pairings.flatMap((pairing) => {
      const installed = dependenciesOf(pairing.item);
      const used = variablesOf(pairing.item);
      return [
        ...[...installed, ...used].flatMap((reference) => unknown(pairing, reference, registry)),
        ...foreignUrls(pairing),
        ...namedFamilies(pairing, nameOfTitle),
        ...installed.flatMap(({ font, path }) => {
          if (!fontNames.has(font) || used.some((other) => other.font === font)) return [];
          const predicate = `installs the font "${font}", which the pairing does not use; remove it`;
          return [finding(pairing, path, predicate)];
        }),
        ...used.flatMap(({ font, path }) => {
          if (!fontNames.has(font) || installed.some((other) => other.font === font)) return [];
          const predicate = `uses the font "${font}", which is not installed; add "{base_url}/r/${font}.json" to registryDependencies`;
          return [finding(pairing, path, predicate)];
        }),
      ];
    });
  },
};

/** A family by its name installs nothing: readers see it who happen to have it, the author among them. */
function namedFamilies(
  pairing: Loaded<PairingItem>,
  nameOfTitle: ReadonlyMap<string, string>,
): Finding[] {
  return Object.entries(pairing.item.css).flatMap(([key, rule]) => {
    const family = "font-family" in rule ? rule["font-family"] : "";
    const [first = ""] = family.split(",", 1);
    const font = nameOfTitle.get(first.replace(/["']/g, "").trim().toLowerCase());
    if (font === undefined) return [];
    const predicate = `is ${family}, which installs no font; write the variable of a role, such as var(--font-heading), or var(--font-${font})`;
    return [finding(pairing, ["css", key, "font-family"], predicate)];
  });
}

function unknown(
  pairing: Loaded<PairingItem>,
  { font, path }: Reference,
  registry: LoadedRegistry,
): Finding[] {
  if (registry.fontNames.has(font)) return [];
  const remedy = remedyFor(font, registry);
  const predicate = `refers to the font "${font}", which is not in this registry${remedy}`;
  return [finding(pairing, path, predicate)];
}

function remedyFor(font: string, { pairings, fontNames }: LoadedRegistry): string {
  if (!shippedFonts().has(font)) return didYouMean(font, fontNames);
  const namesake = pairings.find(({ stem }) => stem === font);
  return namesake === undefined
    ? '; it ships with typography-registry: write "extends": ["typography-registry/fonts"] in config.json'
    : `; ${namesake.file} takes its name: rename that pairing`;
}

function foreignUrls(pairing: Loaded<PairingItem>): Finding[] {
  return pairing.item.registryDependencies.flatMap((url, index) => {
    if (url.startsWith("{base_url}/")) return [];
    const predicate = `is ${url}, which is not in this registry; write "{base_url}/r/${itemNameIn(url)}.json"`;
    return [finding(pairing, ["registryDependencies", index], predicate)];
  });
}

function dependenciesOf({ registryDependencies }: PairingItem): Reference[] {
  return registryDependencies.map((url, index) => ({
    font: itemNameIn(url),
    path: ["registryDependencies", index],
  }));
}

/** The fonts of the roles, and those that a rule refers to directly. */
function variablesOf({ cssVars: { theme }, css }: PairingItem): Reference[] {
  const references: Reference[] = [];
  for (const [role, value] of Object.entries(theme)) {
    const font = referencedName(value);
    if (font !== undefined) references.push({ font, path: ["cssVars", "theme", role] });
  }
  for (const [key, rule] of Object.entries(css)) {
    const font = "font-family" in rule ? referencedName(rule["font-family"]) : undefined;
    if (font !== undefined && !isRoleName(font)) {
      references.push({ font, path: ["css", key, "font-family"] });
    }
  }
  return references;
}
