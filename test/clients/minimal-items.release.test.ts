import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { buildRegistry } from "../../build/publish/build.ts";
import { type GoogleFontItem, type WrittenItem, shortName } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import type { PairingData } from "../../schemas/index.ts";
import { type RunningServer, startServer } from "../../server/serve.ts";
import { readJson } from "../fixtures/read.ts";
import { SEED, drawn } from "../fixtures/seed.ts";
import { specifiedCss, specifiedMeta } from "../fixtures/specified-items.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { freePort } from "./processes.ts";
import { projectForTests } from "./projects.ts";
import { renderedAt } from "./rendered-page.ts";
import { catalog, fontsOf, pairingNamed } from "./served-registry.ts";
import { SELECTORS, differences, textsOf, withScale } from "./stated-typography.ts";

/** Pairings whose families are taken, and nothing else of them. */
const NAMES = drawn([...catalog.pairings.keys()], 10);
let server: RunningServer;
const registryDir = temporaryFolder();
const outDir = join(temporaryFolder(), "dist");

/** With nothing but what section 2.2 of the specification requires. */
function minimalFont({ name, type, title, description, font }: GoogleFontItem): WrittenItem {
  const { provider, import: importName, variable, weight } = font;
  const loading = { family: title, provider, import: importName, variable, weight };
  const subsets = ["menu", "latin"] as GoogleFontItem["font"]["subsets"];
  return { name, type, title, description, font: { ...loading, subsets } };
}

/** With what section 2.1 requires, and some of what it allows. */
function minimalPairing(pairing: string, index: number): WrittenItem {
  const { name, type, title, registryDependencies, cssVars } = pairingNamed(pairing);
  const [heading] = fontsOf([pairing]);
  const css = specifiedCss(["var(--font-heading)"], heading!.font.weight);
  const drawnParts = fc.record({ css, meta: specifiedMeta }, { requiredKeys: ["css"] });
  const [own] = fc.sample(drawnParts, { numRuns: 1, seed: SEED + index });
  const stated = {
    name,
    type,
    extends: "none",
    title,
    description: "Short.",
    categories: ["minimal"],
  };
  return { ...stated, registryDependencies, cssVars, ...own } as WrittenItem;
}

beforeAll(async () => {
  const items = [
    ...fontsOf(NAMES).map((font) => minimalFont(font as GoogleFontItem)),
    ...NAMES.map(minimalPairing),
  ];
  for (const folder of Object.values(FOLDER)) mkdirSync(join(registryDir, folder));
  writeFileSync(join(registryDir, "config.json"), '{ "extends": [] }\n');
  for (const item of items) {
    const folder = item.type === "registry:font" ? FOLDER.font : FOLDER.pairing;
    writeFileSync(join(registryDir, folder, `${shortName(item)}.json`), formatJson(item));
  }
  const port = await freePort();
  const { validation } = buildRegistry({
    registryDir,
    outDir,
    baseUrl: `http://127.0.0.1:${port}`,
  });
  expect(validation.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  server = await startServer({ distDir: outDir, host: "127.0.0.1", port });
});

describe(`ten pairings of what the specification requires (seed ${SEED})`, () => {
  // Before the folder that it serves is removed.
  afterAll(() => server.close());
  const app = projectForTests("vite");

  it.each(NAMES)("%s is drawn as its scale states", async (name) => {
    const { pairings, fonts } = loadCatalog(registryDir);
    const all = readJson(join(outDir, "api/pairings.json")) as PairingData[];
    const item = withScale(pairings.get(name)!, all.find((one) => one.name === name)!.scale);
    await app().reset();
    await app().add(`${server.url}/r/layered/${name}.json`);
    const page = await app().served((url) => renderedAt(url, SELECTORS, textsOf(item)));
    expect(differences(page, item, fonts)).toEqual([]);
  });
});
