import { fontBytesOf } from "../../registry/faces/font-bytes.ts";
import { uprightWeightsOf } from "../../registry/faces/face-weights.ts";
import type { Catalog } from "../../registry/model/catalog.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { resolveFontName } from "../../registry/pairing/pairing-fonts.ts";
import type { Problem } from "../check/problem.ts";
import type { App, AppFile } from "./app.ts";
import { appSources } from "./app-sources.ts";
import { installedPairing } from "./installed-pairing.ts";
import { pageClasses, fontCalls } from "./layout.ts";
import { type StatedValue, importsIn, statedValues } from "./stylesheet.ts";
import { normal } from "./traces.ts";

/** What is installed in an app, and what is wrong with it. */
export interface Diagnosis {
  /** The pairing of the whole page, with the fonts that it has there. */
  pairing: PairingItem | undefined;
  /** Of the fonts that a page loads, where they are known. */
  bytes: number | undefined;
  problems: Problem[];
  /** The names of fonts that are loaded and never drawn. */
  unusedFonts: string[];
}

interface Found extends Problem {
  /** The name of a font that is loaded and never drawn. */
  unusedFont?: string | undefined;
}

/** Everything that a check looks at. */
interface Examined {
  app: App;
  sources: readonly AppFile[];
  values: readonly StatedValue[];
  pairing: PairingItem | undefined;
  fonts: Catalog["fonts"];
}

type Check = (examined: Examined) => Found[];

/**
 * Looks for what installations of pairings leave or lack in an app. Nothing is written.
 *
 * @throws AppError
 */
export function diagnosisOf(app: App, catalog: Catalog): Diagnosis {
  const pairing = installedPairing(app.stylesheet, catalog);
  const values = statedValues(app.stylesheet);
  const examined = { app, sources: appSources(app, []), values, pairing, fonts: catalog.fonts };
  const found = CHECKS.flatMap((check) => check(examined));
  const bytes = pairing && fontBytesOf(pairing, (name) => catalog.fonts.get(name))?.total;
  return {
    ...{ pairing, bytes },
    problems: found
      .map(({ unusedFont, ...problem }) => problem)
      .sort((one, other) => one.line - other.line),
    unusedFonts: [...new Set(found.flatMap(({ unusedFont }) => unusedFont ?? []))],
  };
}

const CHECKS: readonly Check[] = [
  undefinedVariables,
  unusedCalls,
  unusedVariables,
  unusedImports,
  unusedPackages,
  outweighedRules,
  pageFaces,
  missingWeights,
  callsOfTheNetwork,
];

/** `var(--font-x)` of a stylesheet where neither a declaration nor `next/font` defines it. */
function undefinedVariables({ app, sources, values }: Examined): Problem[] {
  const defined = new Set(
    values.filter(({ prop, value }) => value !== `var(${prop})`).map(({ prop }) => prop),
  );
  return values.flatMap(({ value, line }) => {
    const used = /^var\((--font-[\w-]+)\)/.exec(value)?.[1];
    if (used === undefined || defined.has(used) || isQuoted(sources, used)) return [];
    const message = `var(${used}) is not defined anywhere. Add the font again, or remove what uses it.`;
    return [problemIn(app.stylesheet, line, "undefined-variable", message, "error")];
  });
}

/** Whether anything is drawn with a variable: by its name, or by the utility that Tailwind makes of it. */
function isUsed({ app, sources, values }: Examined, variable: string): boolean {
  const use = `var(${variable})`;
  const utility = variable.slice("--".length);
  if (values.some(({ prop, value }) => prop !== variable && value.includes(use))) return true;
  return sources
    .filter(({ path }) => path !== app.stylesheet.path)
    .some(({ text }) => text.includes(use) || text.replaceAll(variable, "").includes(utility));
}

/** The variable of a font that comes from its package. */
function unusedVariables(examined: Examined): Found[] {
  const { app, values, fonts } = examined;
  return values.flatMap(({ place, prop, value, line }) => {
    const font = prop.replace("--font-", "");
    const title = fonts.get(font)?.title;
    if (place !== "@theme inline" || title === undefined || value === `var(${prop})`) return [];
    if (isUsed(examined, prop)) return [];
    const message = `${title} is loaded, and nothing is drawn with var(${prop}). Remove the variable, the imports and the package.`;
    return [{ ...problemIn(app.stylesheet, line, "unused-font", message), unusedFont: font }];
  });
}

/** A call of `next/font` is preloaded on every page. */
function unusedCalls(examined: Examined): Found[] {
  const { layout } = examined.app;
  if (layout === undefined) return [];
  return fontCalls(layout)
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
}

/** The stylesheet of a package whose family nothing names. */
function unusedImports({ app, sources, fonts }: Examined): Found[] {
  const families = familiesByPackage(fonts);
  return importsIn(app.stylesheet).flatMap(({ path, line }) => {
    const name = /^(@fontsource(?:-variable)?\/[^/]+)/.exec(path)?.[1];
    const { family, font } = families.get(name ?? "") ?? {};
    if (family === undefined || isQuoted(sources, family)) return [];
    const message = `${family} is loaded, and no font-family names it. Remove the import, and ${name} from package.json.`;
    return [{ ...problemIn(app.stylesheet, line, "unused-font", message), unusedFont: font }];
  });
}

function unusedPackages({ app, sources }: Examined): Problem[] {
  return [...app.packages]
    .filter((name) => /^@fontsource(?:-variable)?\//.test(name))
    .filter((name) => !sources.some(({ text }) => text.includes(name)))
    .map((name) =>
      problemIn(
        { path: "package.json" },
        1,
        "unused-package",
        `${name} is installed, and nothing imports it. Remove it with ${app.packageManager}.`,
      ),
    );
}

/** Rules of a plain pairing outweigh those of a layered one, and so does the face that a new Next.js app gives `body`. */
function outweighedRules({ app, values }: Examined): Problem[] {
  const layered = new Set(values.map(({ place }) => place));
  const isOutweighing = ({ place, value }: StatedValue) =>
    place === "body"
      ? layered.has("@layer base{body, p")
      : layered.has(`@layer base{${place}`) && value.startsWith("var(--font-");
  return values
    .filter((stated) => stated.prop === "font-family" && isOutweighing(stated))
    .map(({ place, line }) =>
      problemIn(
        app.stylesheet,
        line,
        "outweighed-rule",
        `font-family of ${place} is stated outside of layers, too, which outweighs the rule in @layer base. Remove it here.`,
      ),
    );
}

/** Classes that give the page, or all of it but paragraphs, another face than the pairing's. */
function pageFaces({ app, values }: Examined): Problem[] {
  if (app.layout === undefined || !values.some(({ prop }) => prop === "--font-body")) return [];
  const { layout } = app;
  const messageFor = (name: string) => {
    if (name === "font-sans")
      return "font-sans gives buttons and labels another face than paragraphs have. Write font-body, or remove the class.";
    if (/^\w+\.className$/.test(name))
      return `${name} sets the face of the page, whatever the pairing states. Remove it, and the call of next/font.`;
    return undefined;
  };
  return pageClasses(layout).flatMap(({ names, line }) =>
    names
      .flatMap((name) => messageFor(name) ?? [])
      .map((message) => problemIn(layout, line, "page-face", message)),
  );
}

/** A weight that the family has no file of is drawn by another one, or thickened. */
function missingWeights({ app, values, pairing, fonts }: Examined): Problem[] {
  if (pairing === undefined) return [];
  return values.flatMap(({ place, prop, value, line }) => {
    const key = place.replace(/^@layer base\{/, "");
    const family = values.find((one) => one.place === place && one.prop === "font-family")?.value;
    const font = fonts.get(resolveFontName(pairing, family ?? "") ?? "");
    if (prop !== "font-weight" || font === undefined || !Object.hasOwn(pairing.css, key)) return [];
    const weights = uprightWeightsOf(font);
    if (!/^\d+$/.test(value) || weights.includes(Number(value))) return [];
    const message = `${font.title} has no weight ${value}. It has ${weights.join(", ")}.`;
    return [problemIn(app.stylesheet, line, "missing-weight", message)];
  });
}

/** A self-hosted pairing is there for builds without network, in which `next/font/google` fails. */
function callsOfTheNetwork({ app, values }: Examined): Problem[] {
  const roles = values.filter(({ prop }) => /^--font-(?:heading|body|mono)$/.test(prop));
  const isSelfHosted = roles.length > 0 && roles.every(({ value }) => !value.startsWith("var("));
  if (app.layout === undefined || !isSelfHosted) return [];
  const { layout } = app;
  return fontCalls(layout).map(({ name, line }) =>
    problemIn(
      layout,
      line,
      "network",
      `${name} is fetched from Google when the app is built, though the fonts of the pairing are packages. Remove the call for builds without network.`,
    ),
  );
}

function familiesByPackage(
  fonts: Catalog["fonts"],
): Map<string, { family: string | undefined; font: string }> {
  return new Map(
    [...fonts].flatMap(([name, { font }]) => {
      const { dependency } = font as { dependency?: string };
      const family = normal(font.family).split(",", 1)[0]?.replaceAll('"', "");
      return dependency === undefined ? [] : [[dependency, { family, font: name }] as const];
    }),
  );
}

function isQuoted(sources: readonly AppFile[], text: string): boolean {
  return sources.some((file) =>
    [`"${text}"`, `'${text}'`].some((part) => file.text.includes(part)),
  );
}

function problemIn(
  { path }: Pick<AppFile, "path">,
  line: number,
  rule: string,
  message: string,
  severity: Problem["severity"] = "warning",
): Problem {
  return { file: path, line, column: 1, severity, rule, pointer: "", message };
}
