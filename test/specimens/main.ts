/**
 * `npm run specimens -- [--only a,b] [--scripts] [--random 30] [--dark] [--phone]`: draws pairings in a
 * real browser, four to a picture, for eyes to judge what no rule can. The pictures and the pages are
 * in `.cache/specimens`.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Command } from "commander";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir, packageDir } from "../../registry/model/package-root.ts";
import { launchedBrowser } from "../clients/browser.ts";
import { fontsOf } from "../clients/installed-pairing.ts";
import { fontPackageFolder } from "../clients/font-packages.ts";
import { fetchFontFiles } from "../clients/provider-responses.ts";
import { staticSite } from "../clients/static-site.ts";
import { specimenPage } from "./specimen-page.ts";

const flags = new Command("specimens")
  .option("--only <names>", "these pairings, with commas between")
  .option("--scripts", "those with a preview in a script of its own")
  .option("--random <count>", "some of the others, chosen at random", Number, 0)
  .option("--dark", "in dark colours")
  .option("--phone", "as wide as a phone")
  .parse()
  .opts<{ only?: string; scripts?: true; random: number; dark?: true; phone?: true }>();

const PER_PICTURE = 4;
const size = flags.phone ? { width: 390, height: 900 } : { width: 800, height: 900 };
const cacheDir = join(packageDir, ".cache");
const outDir = join(cacheDir, "specimens");

const catalog = loadCatalog(ownRegistryDir);
const selected = new Set(flags.only?.split(","));
const hasPreview = new Set<string>();
for (const [name, { meta }] of catalog.pairings) {
  if (meta?.preview !== undefined) hasPreview.add(name);
}
if (flags.scripts) hasPreview.forEach((name) => selected.add(name));
const others = [...catalog.pairings.keys()].filter((name) => !hasPreview.has(name));
while (others.length > 0 && selected.size < flags.random + (flags.scripts ? hasPreview.size : 0)) {
  const [picked = ""] = others.splice(Math.floor(Math.random() * others.length), 1);
  selected.add(picked);
}
const pairings = [...selected].map((name) => {
  const pairing = catalog.pairings.get(name);
  if (pairing === undefined) throw new Error(`no pairing is named ${name}`);
  return pairing;
});

await rm(outDir, { recursive: true, force: true });
await mkdir(outDir, { recursive: true });
await fetchFontFiles(fontsOf(pairings, catalog), join(cacheDir, "font-files"));
const packageUrl = (name: string) => `/font-files/${fontPackageFolder(name)}`;
for (const pairing of pairings) {
  const page = specimenPage(pairing, catalog.fonts, packageUrl);
  await writeFile(join(outDir, `${pairing.name}.html`), page);
}
const sheets = Array.from({ length: Math.ceil(pairings.length / PER_PICTURE) }, (_, index) =>
  pairings.slice(index * PER_PICTURE, (index + 1) * PER_PICTURE),
);
for (const [index, sheet] of sheets.entries()) {
  const frames = sheet.map(({ name }) => `<iframe src="${name}.html"></iframe>`).join("");
  const columns = flags.phone ? PER_PICTURE : 2;
  await writeFile(
    join(outDir, `sheet-${index + 1}.html`),
    `<!doctype html><meta name="color-scheme" content="light dark"><style>body{margin:0;display:grid;grid-template-columns:repeat(${columns},${size.width}px);gap:8px}iframe{border:0;width:${size.width}px;height:${size.height}px}</style>${frames}`,
  );
}

const { url, server } = await staticSite(cacheDir);
const browser = await launchedBrowser();
try {
  for (const [index, sheet] of sheets.entries()) {
    const page = await browser.newPage({ colorScheme: flags.dark ? "dark" : "light" });
    await page.goto(`${url}/specimens/sheet-${index + 1}.html`, { waitUntil: "networkidle" });
    const columns = flags.phone ? PER_PICTURE : 2;
    const rows = Math.ceil(sheet.length / columns);
    await page.setViewportSize({
      width: columns * (size.width + 8),
      height: rows * (size.height + 8),
    });
    const picture = join(outDir, `sheet-${index + 1}.png`);
    await page.screenshot({ path: picture });
    await page.close();
    console.log(`${picture}: ${sheet.map(({ name }) => name).join(", ")}`);
  }
} finally {
  await browser.close();
  server.kill("SIGKILL");
}
