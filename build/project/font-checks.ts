import type { Catalog } from "../../registry/model/catalog.ts";
import { flavoured } from "../../registry/flavours/index.ts";
import { FONT_ROLES } from "../../registry/model/items.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { nearestTo } from "../../registry/search/nearest.ts";
import type { AppFile } from "./app.ts";
import { type Check, type Examined, type Found, problemIn } from "./finding.ts";
import { type StatedValue, importsIn } from "./stylesheet.ts";
import { identifiersIn, programOf } from "./syntax-tree.ts";
import { normal } from "./traces.ts";

const FONT_PACKAGE = /^@fontsource(?:-variable)?\/[^/]+/;

/** `var(--font-x)` of a stylesheet where neither a declaration nor `next/font` defines it. */
const undefinedVariables: Check = ({ app, sources, values }) => {
  const defined = new Set(
    values.filter(({ prop, value }) => value !== `var(${prop})`).map(({ prop }) => prop),
  );
  return values.flatMap(({ value, line }) => {
    const used = /^var\((--font-[\w-]+)\)/.exec(value)?.[1];
    if (used === undefined || defined.has(used) || isQuoted(sources, used)) return [];
    const message = `var(${used}) is not defined anywhere. Add the font again, or remove what uses it.`;
    return [problemIn(app.stylesheet, line, "undefined-variable", message, "error")];
  });
};

/** A variable that names the family of a package which nothing imports, or a family as no package has it. */
const missingFonts: Check = (examined) => {
  const { sources, stylesheets, fonts } = examined;
  const packages = packagesByFamily(fonts);
  const misspelt = misspeltFamilies(examined);
  const loaded = new Set([
    ...stylesheets.flatMap(({ families }) => families),
    ...sources.flatMap(providerFamilies).map(({ family }) => family),
  ]);
  const named = stylesheets.flatMap((file) => file.values.map((stated) => ({ file, ...stated })));
  return named.flatMap(({ file, prop, value, line }) => {
    const family = quotedFamily(value);
    const isFamily = prop.startsWith("--font-") || prop === "font-family";
    if (!isFamily || loaded.has(family)) return [];
    const { name, declared } = packages.get(misspelt.get(family) ?? family) ?? {};
    if (name === undefined) return [];
    const isImported = sources.some(({ text }) => text.includes(name));
    if (isImported && declared === family) return [];
    const remedy = isImported
      ? `${name} declares it as ${declared}: write that.`
      : `Import ${name}, or add the item again.`;
    const message = `${family} is named, and nothing loads it. ${remedy}`;
    return [problemIn(file, line, "missing-font", message, "error")];
  });
};

/** A family that no package declares -> the one of an imported package that is almost spelt so. */
function misspeltFamilies({ app, values, fonts }: Examined): Map<string, string> {
  const packages = packagesByName(fonts);
  const known = new Set([...packages.values()].map(({ family }) => family));
  const imported = importsIn(app.stylesheet).flatMap(
    ({ path }) => packages.get(FONT_PACKAGE.exec(path)?.[0] ?? "")?.family ?? [],
  );
  return new Map(
    values.flatMap(({ value }) => {
      const family = quotedFamily(value);
      const near = known.has(family) ? undefined : nearestTo(family, imported);
      return near === undefined ? [] : [[family, near] as const];
    }),
  );
}

/** The first of a list. */
function quotedFamily(value: string): string {
  return /^"([^"]+)"/.exec(value)?.[1] ?? "";
}

/** A weight or an italic that an installation imports, and nothing imports any more: browsers make one up. */
const missingImports: Check = ({ app, sources, installed, fonts }) => {
  if (installed === undefined || installed.flavour === "plain") return [];
  const { item } = flavoured(installed.item, installed.flavour, (name) => fonts.get(name)) ?? {};
  const paths = Object.keys(item?.css ?? {}).flatMap(
    (key) => /^@import "(.+)"$/.exec(key)?.[1] ?? [],
  );
  return paths
    .filter((path) => /\/\d|-italic/.test(path))
    .filter((path) => importsIn(app.stylesheet).some((own) => isOfPackage(own.path, path)))
    .filter((path) => !sources.some(({ text }) => text.includes(path)))
    .map((path) => {
      const message = `${path} is a part of the pairing, and nothing imports it. Add the import, or add the item again.`;
      return problemIn(app.stylesheet, 1, "missing-import", message);
    });
};

function isOfPackage(path: string, other: string): boolean {
  return FONT_PACKAGE.exec(path)?.[0] === FONT_PACKAGE.exec(other)?.[0];
}

/** What fetches faces from the provider in every page: a link of HTML, an import of CSS. */
const remoteFonts: Check = ({ sources, installed, fonts }) => {
  if (installed === undefined) return [];
  const own = FONT_ROLES.map((role) => fonts.get(fontInRole(installed.item, role) ?? "")?.title);
  return sources.flatMap((file) =>
    providerFamilies(file).flatMap(({ family, line }) => {
      const isOwn = own.includes(family);
      if (!isOwn && isQuoted(sources, family)) return [];
      const reason = isOwn ? "which the pairing loads, too" : "and nothing names it";
      const message = `${family} is fetched from Google in every page, ${reason}. Remove it here.`;
      return [problemIn(file, line, "remote-font", message)];
    }),
  );
};

/** Those that a link of HTML or an import of CSS has from the provider. */
function providerFamilies({ text }: AppFile): { family: string; line: number }[] {
  return text.split("\n").flatMap((part, index) => {
    const [address = ""] = /https:\/\/fonts\.googleapis\.com\/css2?\?[^"')\s]+/.exec(part) ?? [];
    if (!URL.canParse(address)) return [];
    const { searchParams } = new URL(address.replaceAll("&amp;", "&"));
    return searchParams
      .getAll("family")
      .flatMap((families) => families.split("|"))
      .map((family) => ({ family: family.split(":", 1)[0] ?? "", line: index + 1 }));
  });
}

/** A call of `next/font` is preloaded on every page. */
const unusedCalls: Check = (examined) => {
  const { app, calls } = examined;
  const { layout } = app;
  if (layout === undefined) return [];
  return calls
    .filter(({ variable }) => !isUsed(examined, variable))
    .map(({ name, variable, line }) => ({
      ...problemIn(
        layout,
        line,
        "unused-font",
        `${name} is preloaded on every page, and nothing is drawn with var(${variable}). Remove the call and its variable in the class.`,
      ),
      unusedFont: variable.slice("--font-".length),
    }));
};

/** A call whose variable is in no class defines it nowhere. */
const unattachedCalls: Check = (examined) => {
  const { app, calls } = examined;
  const { layout } = app;
  if (layout === undefined) return [];
  const program = programOf(layout);
  return calls
    .filter(({ isExported, variable }) => !isExported && isUsed(examined, variable))
    .filter(({ name }) => identifiersIn(program, name).length === 1)
    .map(({ name, variable, line }) =>
      problemIn(
        layout,
        line,
        "undefined-variable",
        `${name}.variable is in no class, so var(${variable}) is not defined. Add it to the class of <html>.`,
        "error",
      ),
    );
};

/** The variable of a font that comes from its package. */
const unusedVariables: Check = (examined) => {
  const { app, values, fonts } = examined;
  return values.flatMap(({ place, prop, value, line }): Found[] => {
    const font = prop.replace("--font-", "");
    const title = fonts.get(font)?.title;
    if (place !== "@theme inline" || title === undefined || value === `var(${prop})`) return [];
    if (isUsed(examined, prop)) return [];
    const isDrawn = values.some(
      (other) => other.prop !== prop && quotedFamily(other.value) === quotedFamily(value),
    );
    const message = isDrawn
      ? `Nothing uses var(${prop}). Remove it.`
      : `${title} is loaded, and nothing is drawn with var(${prop}). Remove the variable, the imports and the package.`;
    return [{ ...problemIn(app.stylesheet, line, "unused-font", message), unusedFont: font }];
  });
};

/**
 * Whether anything is drawn with a variable: by its name, by another variable that is drawn, or by the utility that
 * Tailwind makes of it. Without a pairing, Tailwind draws all text with its own variables.
 */
function isUsed(examined: Examined, variable: string, drawnBy: readonly string[] = []): boolean {
  const { app, sources, values, installed } = examined;
  if (installed === undefined && /^--font-(?:sans|serif|mono)$/.test(variable)) return true;
  const use = `var(${variable})`;
  const utility = variable.slice("--".length);
  const users = values.filter(({ prop, value }) => prop !== variable && value.includes(use));
  const isDrawn = ({ prop }: StatedValue) =>
    !/^--font-(?!heading$|body$|mono$)/.test(prop) ||
    (!drawnBy.includes(prop) && isUsed(examined, prop, [...drawnBy, variable]));
  if (users.some(isDrawn)) return true;
  return sources
    .filter(({ path }) => path !== app.stylesheet.path)
    .some(({ text }) => text.includes(use) || text.replaceAll(variable, "").includes(utility));
}

/** The stylesheet of a package whose family nothing names. */
const unusedImports: Check = (examined) => {
  const { app, sources, fonts } = examined;
  const packages = packagesByName(fonts);
  const misspelt = new Set(misspeltFamilies(examined).values());
  return importsIn(app.stylesheet).flatMap(({ path, line }): Found[] => {
    const name = FONT_PACKAGE.exec(path)?.[0];
    const { family, font } = packages.get(name ?? "") ?? {};
    if (family === undefined || isQuoted(sources, family) || misspelt.has(family)) return [];
    const message = `${family} is loaded, and no font-family names it. Remove the import, and ${name} from package.json.`;
    return [{ ...problemIn(app.stylesheet, line, "unused-font", message), unusedFont: font }];
  });
};

const unusedPackages: Check = ({ app, sources }) =>
  [...app.packages]
    .filter((name) => FONT_PACKAGE.test(name))
    .filter((name) => !sources.some(({ text }) => text.includes(name)))
    .map((name) =>
      problemIn(
        { path: "package.json" },
        1,
        "unused-package",
        `${name} is installed, and nothing imports it. Remove it with ${app.packageManager}.`,
      ),
    );

/** An import of a package that `package.json` does not name fails the build, or will after the next installation. */
const missingPackages: Check = ({ app }) =>
  importsIn(app.stylesheet).flatMap(({ path, line }) => {
    const name = FONT_PACKAGE.exec(path)?.[0];
    if (name === undefined || app.packages.has(name)) return [];
    const message = `${name} is imported, and package.json does not name it. Add it with ${app.packageManager}.`;
    return [problemIn(app.stylesheet, line, "missing-package", message, "error")];
  });

/** A self-hosted pairing is there for builds without network, in which `next/font/google` fails. */
const callsOfTheNetwork: Check = ({ app, calls, installed }) => {
  const { layout } = app;
  if (layout === undefined || installed?.flavour !== "self-hosted") return [];
  return calls.map(({ name, line }) =>
    problemIn(
      layout,
      line,
      "network",
      `${name} is fetched from Google when the app is built, though the fonts of the pairing are packages. Remove the call for builds without network.`,
    ),
  );
};

export const FONT_CHECKS: readonly Check[] = [
  undefinedVariables,
  missingFonts,
  missingImports,
  remoteFonts,
  unusedCalls,
  unattachedCalls,
  unusedVariables,
  unusedImports,
  unusedPackages,
  missingPackages,
  callsOfTheNetwork,
];

/** The package of each font -> its family and the font's name. */
function packagesByName(fonts: Catalog["fonts"]) {
  return new Map(
    [...fonts].flatMap(([name, { font }]) => {
      const { dependency } = font as { dependency?: string };
      const family = normal(font.family).split(",", 1)[0]?.replaceAll('"', "");
      if (dependency === undefined || family === undefined) return [];
      return [[dependency, { family, font: name }] as const];
    }),
  );
}

/** Families as packages declare them, and the names of fonts that they declare otherwise. */
function packagesByFamily(fonts: Catalog["fonts"]) {
  return new Map(
    [...packagesByName(fonts)].flatMap(([name, { family: declared, font }]) =>
      [declared, fonts.get(font)?.title ?? declared].map(
        (family) => [family, { name, declared }] as const,
      ),
    ),
  );
}

function isQuoted(sources: readonly AppFile[], text: string): boolean {
  return sources.some((file) =>
    [`"${text}"`, `'${text}'`].some((part) => file.text.includes(part)),
  );
}
