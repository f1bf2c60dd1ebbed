import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PairingItem } from "../../registry/model/items.ts";
import { tokensWithRules } from "../../registry/formats/design-tokens.ts";
import { type Rules, stylesheetWithRules } from "../../registry/formats/rules.ts";
import {
  applyOverrides,
  overridablePairing,
} from "../../registry/overrides/overridable-pairing.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import type { ClientProject } from "./client-project.ts";
import { fileServer } from "./file-server.ts";
import { toolsFolder } from "./installed-packages.ts";
import { run } from "./processes.ts";
import { renderedAt } from "./rendered-page.ts";
import { catalog, pairingNamed, servedUrl } from "./served-registry.ts";
import { SELECTORS, computedDifferences, differences, textsOf } from "./stated-typography.ts";

/** A pairing as a reader has tuned it, with its published files by path. */
interface TunedPairing {
  name: string;
  /** Of the pairing as it is published. */
  rules: Rules;
  tuned: PairingItem;
  files: Record<"layered" | "css" | "tokens", string>;
  overrides: NonNullable<ReturnType<typeof parseOverrideParameters>["overrides"]>;
}

/** What the exports are tuned to: values that no pairing has. */
const TUNING =
  "h1-size=3.4375rem&h1-ls=-0.0175em&h2-lh=1.27&h4-size=1.1875rem&body-lh=1.73&code-size=0.91em";

/** Every export of the Tune tab, with the program that it is made for: a Vite app with React and Tailwind 4. */
const EXPORT_CHECKS: Readonly<
  Record<string, (pairing: TunedPairing, app: ClientProject) => Promise<string[]>>
> = {
  "shadcn add, from disk": itemFromDisk,
  "plain CSS": bareStylesheet,
  "design tokens": tokensInStyleDictionary,
};

/** Where what is drawn or built differs from what is stated; nothing where every export holds. */
export async function exportDifferences(name: string, app: ClientProject): Promise<string[]> {
  const pairing = await tunedPairing(name);
  const found: string[] = [];
  for (const [label, check] of Object.entries(EXPORT_CHECKS))
    for (const difference of await check(pairing, app))
      found.push(`${name}, ${label}: ${difference}`);
  return found;
}

async function tunedPairing(name: string): Promise<TunedPairing> {
  const { overrides } = parseOverrideParameters(new URLSearchParams(TUNING));
  if (overrides === undefined) throw new RangeError(`${TUNING} is not valid`);
  const read = async (path: string) => (await fetch(servedUrl(path))).text();
  const files = {
    layered: await read(`r/layered/${name}.json`),
    css: await read(`css/${name}.css`),
    tokens: await read(`tokens/${name}.tokens.json`),
  };
  const { rules } = overridablePairing(files.layered)!;
  const css = applyOverrides(rules, overrides) as object as PairingItem["css"];
  return { name, rules, tuned: { ...pairingNamed(name), css }, files, overrides };
}

/** `npx shadcn add --yes ./minimal.json` */
async function itemFromDisk(pairing: TunedPairing, app: ClientProject): Promise<string[]> {
  const { name, tuned, files, overrides } = pairing;
  await app.reset();
  const item = overridablePairing(files.layered)!.bodyWith(overrides);
  writeFileSync(join(app.folder, `${name}.json`), item);
  await app.add(`./${name}.json`);
  const page = await app.served((url) => renderedAt(url, SELECTORS, textsOf(tuned)));
  return differences(page, tuned, catalog.fonts);
}

const rulesIn = ({ css }: PairingItem) => css as object as Rules;

const ELEMENTS = `<h1>One</h1><h2>Two</h2><h3>Three</h3><h4>Four</h4><h5>Five</h5><h6>Six</h6>
<p>Text, <strong>strong</strong> and <em>emphasis</em>.</p><p><code>npm start</code></p>
<pre><code>const answer = 42;</code></pre>`;

async function bareStylesheet(pairing: TunedPairing): Promise<string[]> {
  const { rules, tuned, files } = pairing;
  const css = stylesheetWithRules(files.css, rules, rulesIn(tuned), "h1-size=1rem");
  const html = `<!doctype html><link rel="stylesheet" href="pairing.css">${ELEMENTS}`;
  return withSite({ "index.html": html, "pairing.css": css }, async (url) =>
    computedDifferences(await renderedAt(url, SELECTORS), tuned, catalog.fonts),
  );
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

async function tokensInStyleDictionary({
  name,
  rules,
  tuned,
  files,
}: TunedPairing): Promise<string[]> {
  const file = join(temporaryFolder(), `${name}.tokens.json`);
  const { css } = tuned;
  writeFileSync(file, tokensWithRules(files.tokens, rules, rulesIn(tuned)));
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

/** Serves some files, by name, during `look`. */
async function withSite(
  files: Readonly<Record<string, string>>,
  look: (url: string) => Promise<string[]>,
): Promise<string[]> {
  const folder = temporaryFolder();
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const { url, close } = await fileServer(folder);
  return look(`${url}/`).finally(close);
}
