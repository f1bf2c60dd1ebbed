/**
 * `npm run sync:pictures`: draws the social picture of each pairing that has changed, and that of the site, with
 * Chromium, and measures the pairing's name. `CHROMIUM` states where the browser is, if not in `/usr/bin`.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { globSync } from "glob";
import { chromium } from "playwright-core";
import sharp from "sharp";
import { byCodePoints } from "../../../registry/model/items.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { shownNativeName } from "../../site/pairing/native-name.ts";
import type { PairingsJson } from "../../site/shared/listed-pairing.ts";
import {
  drawnKey,
  drawnPairings,
  drawnPairingsFile,
  picturesDir,
} from "../../site/shared/pictures.ts";
import { sitePairing } from "../../site/shared/site.ts";
import type { DrawnName } from "../../site/shared/specimen/name-fit.ts";
import { readSpecimens } from "../../site/shared/specimen/specimens.ts";
import { siteFiles } from "../../site/site-files.ts";
import { PICTURE, pairingPicture, picturePage, siteOwnPicture } from "./picture-page.tsx";

const ORIGIN = "http://pictures.invalid";
/** In pixels, at which names are measured: the largest of a page. */
const NAME_SIZE = 112;
/** Of a picture: a quarter of the bytes of all. */
const GREYS = 16;

const catalog = loadCatalog(ownRegistryDir);
const files = new Map<string, string | Buffer>(
  [...siteFiles(catalog, { baseUrl: ORIGIN })].flatMap(({ paths, body }) =>
    paths.map((path): [string, string | Buffer] => [`/${path}`, body]),
  ),
);
const json = JSON.parse(String(files.get(asset("pairings", "json")))) as PairingsJson;
const stylesheets = ["base", "home", "cards", "more-cards"].map((name) => asset(name, "css"));

const pairings = [...catalog.pairings].map(([name, item]) =>
  sitePairing(name, item, catalog.fonts),
);
const specimens = readSpecimens();
const drawn = drawnPairings(pairings);
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage({ viewport: PICTURE, colorScheme: "light" });
await page.route(`${ORIGIN}/**`, async (route) => {
  const path = new URL(route.request().url()).pathname;
  const body = files.get(path);
  if (body === undefined) await route.abort();
  else await route.fulfill({ body, headers: { "access-control-allow-origin": "*" } });
});
mkdirSync(join(picturesDir, "pictures"), { recursive: true });
files.set("/", picturePage(stylesheets));
await page.goto(ORIGIN);
await draw(siteOwnPicture(), "picture.png");
const changed = pairings.filter(({ name }) => !drawn.has(name));
for (const pairing of changed) {
  const listed = json.pairings.find(({ name }) => name === pairing.name);
  if (listed === undefined) continue;
  const { item, heading, body, mono } = pairing;
  const name = shownNativeName({ specimens }, item, heading) ?? listed.title;
  const families = [...new Set([heading, body, mono].map(({ title }) => title))];
  await loadSheet(`/${json.sheets[listed.sheet] ?? ""}`);
  await draw(pairingPicture({ pairing: listed, name, families }), `pictures/${pairing.name}.png`);
  drawn.set(pairing.name, { key: drawnKey(pairing), name: await measuredName() });
  save();
}
await browser.close();
for (const file of globSync("*.png", { cwd: join(picturesDir, "pictures") }))
  if (!drawn.has(basename(file, ".png"))) rmSync(join(picturesDir, "pictures", file));
save();
console.log(`${changed.length} pictures drawn`);

/** After each picture, so that what a run has drawn is not drawn again where it ends early. */
function save(): void {
  const lines = [...drawn]
    .sort(([a], [b]) => byCodePoints(a, b))
    .map(([name, one]) => `${JSON.stringify(name)}:${JSON.stringify(one)}`);
  writeFileSync(drawnPairingsFile, `{\n${lines.join(",\n")}\n}\n`);
}

/** The path of an asset of the site, whose name has a hash. */
function asset(name: string, extension: string): string {
  const path = [...files.keys()].find(
    (one) => one.startsWith(`/site/${name}.`) && one.endsWith(`.${extension}`),
  );
  if (path === undefined) throw new RangeError(`The site has no asset ${name}.${extension}.`);
  return path;
}

/** The specimens of several pairings have one stylesheet. */
async function loadSheet(path: string): Promise<void> {
  if ((await page.locator(`link[href="${path}"]`).count()) === 0)
    await page.addStyleTag({ url: path });
}

async function draw(html: string, file: string): Promise<void> {
  await page.evaluate(async (body) => {
    document.body.innerHTML = body;
    // A face is asked for by the layout, and one layout by another where sizes depend on containers.
    do {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
    } while (document.fonts.status === "loading");
  }, html);
  const shot = sharp(await page.screenshot()).greyscale();
  await shot
    .png({ palette: true, colours: GREYS, compressionLevel: 9 })
    .toFile(join(picturesDir, file));
}

/** The name as `pairingPicture` has it. */
function measuredName(): Promise<DrawnName> {
  return page.evaluate((size) => {
    const name = document.querySelector<HTMLElement>(".pairing-name");
    const context = document.createElement("canvas").getContext("2d");
    if (name === null || context === null) throw new RangeError("The picture has no name.");
    const { fontFamily, fontWeight, letterSpacing, fontSize } = getComputedStyle(name);
    const tracking = (Number.parseFloat(letterSpacing) || 0) / Number.parseFloat(fontSize);
    context.font = `${fontWeight} ${size}px ${fontFamily}`;
    context.letterSpacing = `${tracking * size}px`;
    const line = context.measureText(name.textContent);
    const em = (pixels: number) => Number((pixels / size).toFixed(3));
    return {
      width: em(line.actualBoundingBoxLeft + line.actualBoundingBoxRight),
      left: em(-line.actualBoundingBoxLeft),
      rightBearing: em(line.width - line.actualBoundingBoxRight),
      top: em(line.actualBoundingBoxAscent),
      bottom: em(-line.actualBoundingBoxDescent),
    };
  }, NAME_SIZE);
}
