import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type PairingItem, byCodePoints } from "../../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { FOLDER } from "../../../../registry/model/sources.ts";
import {
  isRoleName,
  itemNameIn,
  referencedName,
} from "../../../../registry/pairing/pairing-fonts.ts";
import { didYouMean, nearestTo } from "../../../../registry/search/nearest.ts";
import { type Finding, correctable, finding } from "../../problem.ts";
import type { Loaded, LoadedRegistry } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

/**
 * `roboto` comes before `roboto-slab`. In a Next.js layout the client looks for a font's declaration
 * by its variable, finds `--font-roboto` within `--font-roboto-slab`, and replaces Roboto Slab with
 * Roboto. Measured with shadcn 4.23.
 */
export const fontOrder: Rule = {
  name: "font-order",
  severity: "error",
  isBeyondSpecification: true,
  summary: "a font whose name is the start of another's is listed before it",
  checkPairing: (pairing) => {
    const names = pairing.item.registryDependencies.map(itemNameIn);
    return names.flatMap((name, index) => {
      const longer = names.slice(0, index).find((before) => before.startsWith(`${name}-`));
      if (longer === undefined) return [];
      const predicate = `is "${name}", the start of "${longer}", which the client would replace; list "${name}" before "${longer}"`;
      const found = finding(pairing, ["registryDependencies", index], predicate);
      const value = inInstallOrder(pairing.item.registryDependencies);
      return [correctable(found, value, "/registryDependencies")];
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

/**
 * `next/font/google` refuses a family that is not in its table, and npm a package that does not exist:
 * both break the build of everyone who installs the font. This package ships every family of that table.
 */
export const fontProvider: Rule = {
  name: "font-provider",
  severity: "error",
  isBeyondSpecification: true,
  summary:
    "a font of the provider `google` is one of its families; a font of your own has the provider `local`",
  checkFont: (loaded) => {
    const { name, title, font } = loaded.item;
    if (font.provider !== "google" || shippedFonts().has(name)) return [];
    const predicate = `is "google", but ${title} is not a family of Google Fonts that this version knows${didYouMean(name, shippedFonts())}; for a font of your own write "local" and its files`;
    return [finding(loaded, ["font", "provider"], predicate)];
  },
};

/** Where a pairing refers to a font, and by which text. */
interface Reference {
  font: string;
  path: (string | number)[];
  text: string;
}

/** A pairing installs exactly the fonts that it uses. */
export const fontReferences: Rule = {
  name: "font-references",
  severity: "error",
  summary:
    "every font that a pairing refers to is in the registry, and is listed in `registryDependencies` exactly if it is used",
  checkRegistry: (registry) =>
    registry.pairings.flatMap((pairing) => [
      ...wrongReferences(pairing, registry),
      ...foreignUrls(pairing),
    ]),
};

/** A family by its name installs nothing: readers see it who happen to have it, the author among them. */
export const familyByName: Rule = {
  name: "family-by-name",
  severity: "error",
  isBeyondSpecification: true,
  summary: "a `font-family` of a pairing names no font of the registry but by its variable",
  checkRegistry: ({ fonts, pairings }) => {
    const nameOfTitle = new Map(fonts.map(({ stem, item }) => [item.title.toLowerCase(), stem]));
    return pairings.flatMap((pairing) => familiesByName(pairing, nameOfTitle));
  },
};

function wrongReferences(pairing: Loaded<PairingItem>, registry: LoadedRegistry): Finding[] {
  const installed = dependenciesOf(pairing.item);
  const used = variablesOf(pairing.item);
  const without = (all: Reference[], others: Reference[]) =>
    all.filter(({ font }) => !others.some((other) => other.font === font));
  const isKnown = ({ font }: Reference) => registry.fontNames.has(font);
  const unused = without(installed, used).filter(isKnown);
  const missing = without(used, installed).filter(isKnown);

  // A misspelt reference is what leaves the font that is meant unused, or missing: then it is the one problem.
  const meant = new Set<string>();
  const unknown = [
    ...installed.map((reference) => ({ reference, candidates: missing })),
    ...used.map((reference) => ({ reference, candidates: unused })),
  ].flatMap(({ reference, candidates }) => {
    if (isKnown(reference)) return [];
    const { font, path } = reference;
    const names = candidates.map((candidate) => candidate.font);
    const name = shippedFonts().has(font) ? undefined : nearestTo(font, names);
    // The only font that nothing refers to, however it is spelled.
    const [only] = names.length === 1 ? names : [];
    const near = name ?? (shippedFonts().has(font) ? undefined : only);
    const remedy =
      near === undefined ? remedyFor(font, registry) : `; did you mean ${JSON.stringify(near)}?`;
    const predicate = `refers to the font "${font}", which is not in this registry${remedy}`;
    const found = finding(pairing, path, predicate);
    if (name === undefined) return [found];
    meant.add(name);
    return [correctable(found, respelled(reference, name))];
  });
  const isMeant = ({ font }: Reference) => meant.has(font);
  return [
    ...unknown,
    ...unused
      .filter((reference) => !isMeant(reference))
      .map(({ font, path }) => {
        // A font that is not found may be meant to be this one.
        const use = unknown.length > 0 ? "use it, or " : "";
        const predicate = `installs the font "${font}", which the pairing does not use; ${use}remove it`;
        return finding(pairing, path, predicate);
      }),
    ...missing
      .filter((reference) => !isMeant(reference))
      .map(({ font, path }) => {
        const predicate = `uses the font "${font}", which is not installed; add "{base_url}/r/${font}.json" to registryDependencies`;
        const urls = [...pairing.item.registryDependencies, `{base_url}/r/${font}.json`];
        const value = inInstallOrder(urls.sort(byCodePoints));
        return correctable(finding(pairing, path, predicate), value, "/registryDependencies");
      }),
  ];
}

function respelled({ font, text }: Reference, name: string): string {
  return text
    .replace(`--font-${font}`, `--font-${name}`)
    .replace(`/r/${font}.json`, `/r/${name}.json`);
}

function remedyFor(font: string, { pairings, fontNames }: LoadedRegistry): string {
  if (!shippedFonts().has(font))
    return didYouMean(font, fontNames) || "; remove it, or write that font first";
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

function familiesByName(
  pairing: Loaded<PairingItem>,
  nameOfTitle: ReadonlyMap<string, string>,
): Finding[] {
  return familiesOf(pairing.item).flatMap(([key, family]) => {
    const [first = ""] = family.split(",", 1);
    const font = nameOfTitle.get(first.replace(/["']/g, "").trim().toLowerCase());
    if (font === undefined) return [];
    const predicate = `is ${family}, which installs no font; write the variable of a role, such as var(--font-heading), or var(--font-${font})`;
    return [finding(pairing, ["css", key, "font-family"], predicate)];
  });
}

function dependenciesOf({ registryDependencies }: PairingItem): Reference[] {
  return registryDependencies.map((text, index) => ({
    font: itemNameIn(text),
    path: ["registryDependencies", index],
    text,
  }));
}

/** The fonts of the roles, and those that a rule refers to directly. */
function variablesOf(item: PairingItem): Reference[] {
  return [
    ...Object.entries(item.cssVars.theme).map(([role, text]) => ({
      font: referencedName(text),
      path: ["cssVars", "theme", role],
      text,
    })),
    ...familiesOf(item)
      .map(([key, text]) => ({
        font: referencedName(text),
        path: ["css", key, "font-family"],
        text,
      }))
      .filter(({ font }) => font !== undefined && !isRoleName(font)),
  ].flatMap(({ font, ...where }) => (font === undefined ? [] : [{ font, ...where }]));
}

/** The `font-family` of each rule that has one, by the rule's key. */
function familiesOf({ css }: PairingItem): [key: string, family: string][] {
  return Object.entries(css).flatMap(([key, rule]): [string, string][] =>
    "font-family" in rule ? [[key, rule["font-family"]]] : [],
  );
}

let names: ReadonlySet<string> | undefined;

/** The names of this package's fonts, which are all families of `next/font` when it was released. */
export function shippedFonts(): ReadonlySet<string> {
  names ??= new Set(
    readdirSync(join(ownRegistryDir, FOLDER.font)).map((file) => file.replace(/\.json$/, "")),
  );
  return names;
}
