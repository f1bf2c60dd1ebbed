import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { packageDir } from "../../registry/model/package-root.ts";
import { templatePackages } from "./client-project.ts";
import { fetchFontPackages, fontPackageFolder } from "./font-packages.ts";
import { run } from "./processes.ts";

/** The folder that is served: pages in `measured`, font packages in `font-files`. */
export const MEASURED_ROOT = join(packageDir, ".cache");

/**
 * Writes a page of headings, prose and code with the stylesheet that an app has after a pairing was
 * added, compiled by Tailwind. Hundreds of pages take as long as a few apps.
 *
 * @param name of the page's files
 * @returns the path of the page below `MEASURED_ROOT`
 */
export async function writeMeasuredPage(itemUrl: string, name: string): Promise<string> {
  await mkdir(join(MEASURED_ROOT, "measured"), { recursive: true });
  const stylesheet = join(MEASURED_ROOT, "measured", `${name}.css`);
  const css = await compiledStylesheet(await assembledStylesheet(itemUrl), stylesheet);
  await writeFile(stylesheet, css);
  await writeFile(join(MEASURED_ROOT, "measured", `${name}.html`), articlePage(`${name}.css`));
  return `/measured/${name}.html`;
}

/** The stylesheet that the client writes for an item outside Next.js, from what is published. */
export async function assembledStylesheet(itemUrl: string): Promise<string> {
  const items = await itemsBehind(itemUrl);
  const fonts = items.flatMap(({ font }) => font ?? []);
  const css: Block = Object.assign({}, ...items.map((item) => item.css));
  const imports = [
    ...Object.keys(css).filter((key) => key.startsWith("@import")),
    ...fonts.map(({ dependency }) => `@import "${dependency}"`),
  ];
  const theme: Block = Object.assign(
    {},
    ...items.map(({ cssVars }) => cssVars?.theme),
    ...fonts.map(({ variable, family }) => ({ [variable]: family })),
  );
  const rules = Object.entries(css).filter(([key]) => !key.startsWith("@import"));
  return [
    '@import "tailwindcss";',
    ...new Set(imports.map((line) => `${line};`)),
    ...[["@theme inline", theme] as const, ...rules].map(([key, block]) => ruleText(key, block)),
  ].join("\n");
}

function ruleText(key: string, block: string | Block): string {
  if (typeof block === "string") return `${key}: ${block};`;
  const lines = Object.entries(block).map(([name, value]) => ruleText(name, value));
  return `${key} {\n${lines.join("\n")}\n}`;
}

interface Block {
  [key: string]: string | Block;
}

/** What the client reads of a published item. */
interface InstalledItem {
  registryDependencies?: readonly string[];
  font?: { family: string; variable: string; dependency: string };
  cssVars?: { theme?: Block };
  css?: Block;
}

/** An item with all that it refers to, dependencies first. */
async function itemsBehind(itemUrl: string): Promise<InstalledItem[]> {
  const item = (await (await fetch(itemUrl)).json()) as InstalledItem;
  const dependencies = await Promise.all((item.registryDependencies ?? []).map(itemsBehind));
  return [...dependencies.flat(), item];
}

/** In a process of its own, since Jest cannot require the modules of Tailwind. */
const COMPILE = `
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";
const require = createRequire(process.cwd() + "/node_modules/@tailwindcss/vite/package.json");
const { compile } = require("@tailwindcss/node");
const options = { base: process.cwd(), shouldRewriteUrls: true, onDependency: () => undefined };
const compiler = await compile(readFileSync(process.argv[1], "utf8"), options);
process.stdout.write(compiler.build(["text-sm"]));
`;

/** Compiles a stylesheet as the Vite app's own Tailwind does; its font files are in `font-files`. */
async function compiledStylesheet(css: string, file: string): Promise<string> {
  const imported = css.replace(/(?<=@import ")@fontsource[^"]+/g, fontSheet);
  await writeFile(file, imported);
  const args = ["--input-type=module", "--eval", COMPILE, file];
  return run(process.execPath, args, await templatePackages("vite-app"));
}

/** Fetches the font packages that the stylesheets of these items import, before pages are written. */
export async function fetchImportedPackages(itemUrls: readonly string[]): Promise<void> {
  const sheets = await Promise.all(itemUrls.map(assembledStylesheet));
  const names = sheets.flatMap((css) =>
    [...css.matchAll(/@import "(@fontsource[^/]*\/[^/"]+)/g)].map(([, name = ""]) => name),
  );
  await fetchFontPackages(names, join(MEASURED_ROOT, "font-files"));
}

/** `@fontsource/lato/700.css` -> the file in the folder that `fetchImportedPackages` fills. */
function fontSheet(id: string): string {
  const [scope = "", name = "", sheet = "index.css"] = id.split("/");
  return join(MEASURED_ROOT, "font-files", fontPackageFolder(`${scope}/${name}`), sheet);
}

/** A page of headings, prose, lists and code in many places, with a stylesheet. */
export function articlePage(stylesheet: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesheet}">
<style>
body { max-width: 42rem; margin: 2rem auto; padding: 0 1.5rem }
h1, h2, h3, h4, h5, h6 { margin: 1em 0 .4em }
p, ul, pre { margin: 0 0 1em }
</style>
<body>
<h1>The harbour at first light</h1>
<p>Before the boats leave, the quay belongs to the gulls and to a man with a broom. He sweeps from
the ice house to the steps, and when he has come to the end he lights a pipe and looks at what the
night has left: rope, a glove, the lid of a crate with half a name on it.</p>
<h2>What the tide brings <code data-code="h2">flood</code></h2>
<p>Nobody here reads the tables any more, though they hang in every kitchen. You hear the water
change its mind under the planks, a slackening, and then a pull the other way; <strong>by the time
the church clock has made up its own mind</strong>, the first hull is off the mud. <em>Visitors
always ask how long it takes</em>, and <code data-code="p">six hours</code> is never the answer.</p>
<h3>A list of departures, and one return</h3>
<ul>
<li>The mail boat, with flour, letters and a piano <code data-code="li">M3</code></li>
<li>Two trawlers that share a licence and little else</li>
</ul>
<h4>Weather permitting</h4>
<p>In winter the order is different. Whoever owns the heaviest boat goes first and breaks the thin
ice for the others, and is repaid in the spring with paint, gossip and the good moorings.</p>
<pre data-code="pre"><code data-code="pre code">const tide = await forecast("harbour");
if (tide.height &lt; 1.5) wait(tide.next);</code></pre>
<h5>Smaller matters</h5>
<h6>Notes for the keeper</h6>
<div class="text-sm">
<p>The lamp is filled on Mondays with <code data-code="text-sm">oil</code>.</p>
<pre data-code="text-sm pre"><code data-code="text-sm pre code">lamp.fill();</code></pre>
</div>
</body>
</html>
`;
}
