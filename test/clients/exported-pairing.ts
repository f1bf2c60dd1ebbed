import type { Browser } from "playwright-core";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stylesheetParts } from "../../build/site/panel/stylesheet-parts.ts";
import { themeClasses, themeStylesheet } from "../../build/site/panel/theme-stylesheet.ts";
import { tunable, tunedFormat, tunedItem } from "../../build/site/panel/tuned-files.ts";
import { typesetStylesheet } from "../../build/site/panel/typeset-stylesheet.ts";
import {
  FONT_ROLES,
  type FontItem,
  type FontRole,
  type PairingItem,
} from "../../registry/model/items.ts";
import type { Rules } from "../../registry/formats/rules.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import type { ClientProject } from "./client-project.ts";
import { run } from "./processes.ts";
import { fontsSettled, renderedAt } from "./rendered-page.ts";
import type { ServedRegistry } from "./served-registry.ts";
import { SELECTORS, computedDifferences, differences, textsOf } from "./stated-typography.ts";
import { staticSite } from "./static-site.ts";
import { toolsFolder } from "./tools.ts";
import { type TypesetStyle, stylesOf, typesetDifferences, typesetHtml } from "./typeset-page.ts";

/** What the exports are made and used with. */
export interface ExportTools {
  registry: ServedRegistry;
  browser: Browser;
  /** A Vite app with React and Tailwind 4. */
  project: ClientProject;
  /** For pages without a build, and files of tokens. */
  folder: string;
}

/** A pairing as a reader has tuned it, with its published files by path. */
interface TunedPairing {
  name: string;
  tuned: PairingItem;
  fonts: ReadonlyMap<string, FontItem>;
  files: Record<"plain" | "layered" | "typeset" | "css" | "tokens", string>;
  overrides: NonNullable<ReturnType<typeof parseOverrideParameters>["overrides"]>;
}

/** What the exports are tuned to: values that no pairing has. */
export const EXPORTED_TUNING =
  "h1-size=3.4375rem&h1-ls=-0.0175em&h2-lh=1.27&h4-size=1.1875rem&body-lh=1.73&code-size=0.91em";

/** Every export of the Tune tab, with the program that it is made for. */
export const EXPORT_CHECKS = {
  "shadcn add, from disk": itemFromDisk,
  "Tailwind @theme": themeInTailwind,
  "plain CSS": bareStylesheet,
  "typeset class": typesetClass,
  "design tokens": tokensInStyleDictionary,
} as const satisfies Record<
  string,
  (pairing: TunedPairing, tools: ExportTools) => Promise<string[]>
>;

/** Where what is drawn or built differs from what is stated; nothing where every export holds. */
export async function exportDifferences(name: string, tools: ExportTools): Promise<string[]> {
  const pairing = await tunedPairing(name, tools.registry);
  const found: string[] = [];
  for (const [label, check] of Object.entries(EXPORT_CHECKS))
    for (const difference of await check(pairing, tools))
      found.push(`${name}, ${label}: ${difference}`);
  return found;
}

async function tunedPairing(name: string, registry: ServedRegistry): Promise<TunedPairing> {
  const { fonts, pairings } = registry.catalog;
  const stated = pairings.get(name);
  const { overrides } = parseOverrideParameters(new URLSearchParams(EXPORTED_TUNING));
  if (stated === undefined || overrides === undefined) throw new RangeError(`no pairing ${name}`);
  const read = async (path: string) => (await fetch(`${registry.url}/${path}`)).text();
  const files = {
    plain: await read(`r/${name}.json`),
    layered: await read(`r/layered/${name}.json`),
    typeset: await read(`r/typeset/${name}.json`),
    css: await read(`css/${name}.css`),
    tokens: await read(`tokens/${name}.tokens.json`),
  };
  const css = tunable(files.plain).rulesWith(overrides) as object as PairingItem["css"];
  return { name, tuned: { ...stated, css }, fonts, files, overrides };
}

/** `npx shadcn add ./minimal.json` */
async function itemFromDisk(pairing: TunedPairing, tools: ExportTools): Promise<string[]> {
  const { project, browser } = tools;
  const { name, tuned, files, overrides, fonts } = pairing;
  await project.reset();
  writeFileSync(join(project.folder, `${name}.json`), tunedItem(files.layered, overrides));
  await project.add(`./${name}.json`);
  const { url, server } = await project.serve();
  try {
    const page = await renderedAt(browser, url, SELECTORS, textsOf(tuned));
    return differences(page, tuned, fonts);
  } finally {
    server.kill("SIGKILL");
  }
}

/** The classes that the stylesheet's first line names, for each element. */
async function themeInTailwind(pairing: TunedPairing, tools: ExportTools): Promise<string[]> {
  const { project, browser } = tools;
  const { tuned, files, overrides, fonts } = pairing;
  const item = tunable(files.plain);
  const parts = stylesheetParts(files.css, item.rules);
  await project.reset();
  writeFileSync(project.stylesheet, themeStylesheet(parts, item.rulesWith(overrides)));
  const app = join(project.folder, "src/app.tsx");
  writeFileSync(app, withThemeClasses(readFileSync(app, "utf8"), item.rulesWith(overrides)));
  const { url, server } = await project.serve();
  try {
    return computedDifferences(await renderedAt(browser, url, SELECTORS), tuned, fonts);
  } finally {
    server.kill("SIGKILL");
  }
}

function withThemeClasses(app: string, rules: Rules): string {
  const classed = (selector: Parameters<typeof themeClasses>[0]) =>
    `className="${themeClasses(selector, rules)}"`;
  return app
    .replace(/<h([1-3])>/g, (_, level: "1" | "2" | "3") => `<h${level} ${classed(`h${level}`)}>`)
    .replace(/<(h[4-6])>/g, (_, tag: string) => `<${tag} ${classed("h4")}>`)
    .replace(/<p>/g, `<p ${classed("body")}>`)
    .replace(/<code>npm/, `<code ${classed("code")}>npm`)
    .replace(/<pre>/, `<pre ${classed("code")}>`)
    .replace(/<code>const/, '<code className="font-mono">const');
}

const ELEMENTS = `<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
<p>Text, <strong>strong</strong> and <em>emphasis</em>.</p><p><code>npm start</code></p>
<pre><code>const answer = 42;</code></pre>`;

async function bareStylesheet(pairing: TunedPairing, tools: ExportTools): Promise<string[]> {
  const { name, tuned, files, overrides, fonts } = pairing;
  const css = tunedFormat("css", files.css, tunable(files.plain), overrides);
  const html = `<!doctype html><link rel="stylesheet" href="pairing.css">${ELEMENTS}`;
  return onPage(tools, `${name}-css`, { "index.html": html, "pairing.css": css }, async (url) =>
    computedDifferences(await renderedAt(tools.browser, url, SELECTORS), tuned, fonts),
  );
}

async function typesetClass(pairing: TunedPairing, tools: ExportTools): Promise<string[]> {
  const { name, tuned, files, overrides, fonts } = pairing;
  const parts = stylesheetParts(files.css, tunable(files.plain).rules);
  const pages = {
    "index.html": typesetHtml(name, "typeset.css"),
    "typeset.css": typesetStylesheet(parts, files.typeset, overrides),
  };
  const titles = Object.fromEntries(
    FONT_ROLES.map((role) => [role, fonts.get(fontInRole(tuned, role) ?? "")?.title ?? ""]),
  ) as Record<FontRole, string>;
  return onPage(tools, `${name}-typeset`, pages, async (url) => {
    const page = await tools.browser.newPage();
    try {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(url, { waitUntil: "networkidle" });
      await fontsSettled(page);
      const styles = await page.evaluate(stylesOf(`.typeset-${name}`));
      return typesetDifferences(styles as Record<string, TypesetStyle>, tuned, titles);
    } finally {
      await page.close();
    }
  });
}

/** Prints the CSS variables that Style Dictionary makes of a file of design tokens. */
const STYLE_DICTIONARY = `
import StyleDictionary from "style-dictionary";
const dictionary = new StyleDictionary({
  source: [process.argv[1]],
  platforms: { css: { transformGroup: "css", files: [{ destination: "variables.css", format: "css/variables" }] } },
  log: { errors: { brokenReferences: "throw" }, verbosity: "silent" },
});
const [file] = await dictionary.formatPlatform("css");
process.stdout.write(file.output);
`;

async function tokensInStyleDictionary(
  { name, tuned: { css }, files, overrides }: TunedPairing,
  { folder }: ExportTools,
): Promise<string[]> {
  const file = join(folder, `${name}.tokens.json`);
  writeFileSync(file, tunedFormat("tokens", files.tokens, tunable(files.plain), overrides));
  const args = ["--input-type=module", "--eval", STYLE_DICTIONARY, file];
  const built = await run(process.execPath, args, await toolsFolder());
  const stated = {
    "--size-h1": css.h1["font-size"],
    "--weight-h1": css.h1["font-weight"],
    "--line-height-h1": css.h1["line-height"],
    "--line-height-h2": css.h2["line-height"],
    "--size-h4-h6": css["h4, h5, h6"]["font-size"],
    "--line-height-text": css["body, p"]["line-height"],
    "--size-code": css["code, pre"]["font-size"].replace(/em$/, "rem"),
  };
  return Object.entries(stated).flatMap(([variable, value]) =>
    built.includes(`  ${variable}: ${value};`) || built.includes(`  ${variable}: ${value}; /`)
      ? []
      : [`${variable} is not ${value}`],
  );
}

async function onPage(
  { folder }: ExportTools,
  name: string,
  files: Readonly<Record<string, string>>,
  look: (url: string) => Promise<string[]>,
): Promise<string[]> {
  const site = join(folder, name);
  mkdirSync(site, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(site, file), text);
  const { url, server } = await staticSite(site);
  try {
    return await look(url);
  } finally {
    server.kill("SIGKILL");
  }
}
