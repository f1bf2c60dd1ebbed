/**
 * `npm run pictures`: draws the README's pictures into `.github/pictures/`: the home page of the site,
 * and one app before and after a pairing was installed with the real client.
 */
import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PROJECT } from "../fixtures/read.ts";
import { projectFor } from "./projects.ts";
import { servedUrl } from "./served-registry.ts";
import { siteUnderTest } from "../site/site-under-test.ts";

/** The pairing of the README's first command. */
const PAIRING = "editorial";

/** A page as its reader sees it: Tailwind's utilities for the layout, plain elements for the text. */
const APP = `export function App() {
  return (
    <main className="mx-auto grid max-w-2xl gap-4 px-12 py-10">
      <p className="text-sm text-neutral-500">Field notes, October</p>
      <h1>The lighthouse keeper’s library</h1>
      <p>
        Eleven shelves, a stove and a window to the north: the keepers read through six winters, and
        <em> wrote in the margins</em> what the weather did meanwhile.
      </p>
      <h2>What the margins say</h2>
      <p>
        Beside a chapter on tides somebody noted <strong>“late by nine minutes”</strong>; the tables
        were printed again the year after. The log is kept as <code>tides.csv</code>.
      </p>
      <div className="grid gap-1 rounded-lg border border-neutral-300 p-4 text-sm">
        <h3 className="text-lg">Visit</h3>
        <p className="text-neutral-500">Saturdays from ten to four, by the coast path.</p>
      </div>
    </main>
  );
}
`;

const folder = join(PROJECT, ".github/pictures");
await mkdir(folder, { recursive: true });
await drawSite();
const browser = await openBrowser();
const project = await projectFor("vite");
try {
  await writeFile(join(project.folder, "src/app.tsx"), APP);
  for (const picture of ["before", "after"]) {
    if (picture === "after") await project.add(servedUrl(`r/layered/${PAIRING}.json`));
    await project.served((url) => draw(browser, url, picture, { width: 720, height: 520 }));
  }
} finally {
  await project.remove();
  await browser.close();
}

async function drawSite(): Promise<void> {
  const site = await siteUnderTest();
  const page = await site.openPage("/", { width: 1440 });
  await page.screenshot({ path: join(folder, "site.png") });
  await site.close();
}

async function draw(
  opened: Browser,
  url: string,
  picture: string,
  size: { width: number; height: number },
): Promise<void> {
  const page = await opened.newPage();
  await page.setViewportSize(size);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.screenshot({ path: join(folder, `${picture}.png`) });
  await page.close();
}
