import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PairingItem } from "../../registry/model/items.ts";
import { FONT_ROLES } from "../../registry/model/items.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import type { ClientProject } from "./client-project.ts";
import { fontsSettled } from "./rendered-page.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";
import { randomPairs } from "./switched-pairing.ts";
import {
  TYPESET_STAND_IN,
  type TypesetStyle,
  stylesOf,
  typesetDifferences,
  typesetPage,
} from "./typeset-page.ts";
import { viteProject } from "./vite.ts";

type Styles = Record<string, TypesetStyle>;

let registry: ServedRegistry;
let browser: Browser;
let project: ClientProject;
let names: [string, string];

beforeAll(async () => {
  registry = servedRegistry();
  browser = await openBrowser();
  project = await viteProject();
  [names] = randomPairs([...registry.catalog.pairings.keys()], 1) as [[string, string]];
  console.log(`typeset: ${names.join(", ")}`);
});

afterAll(async () => {
  await project.remove();
  await browser.close();
});

const pairing = (name: string): PairingItem => registry.catalog.pairings.get(name)!;

function titles(name: string) {
  const { fonts } = registry.catalog;
  return Object.fromEntries(
    FONT_ROLES.map((role) => [role, fonts.get(fontInRole(pairing(name), role)!)!.title]),
  ) as Record<(typeof FONT_ROLES)[number], string>;
}

/** The styles of the articles in an app with both classes, and of the one without any. */
async function rendered(withStandIn: boolean, width = 1280): Promise<Styles[]> {
  await project.reset();
  for (const name of names) await project.add(`${registry.url}/r/typeset/${name}.json`);
  writeFileSync(join(project.folder, "src/app.tsx"), typesetPage(names));
  if (withStandIn) {
    const sheet = readFileSync(project.stylesheet, "utf8");
    writeFileSync(join(project.folder, "src/typeset.css"), TYPESET_STAND_IN);
    writeFileSync(
      project.stylesheet,
      sheet.replace(/(@import "tailwindcss";)/, '$1\n@import "./typeset.css";'),
    );
  }
  const { url, server } = await project.serve();
  const page = await browser.newPage();
  try {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(url, { waitUntil: "networkidle" });
    await fontsSettled(page);
    const articles = [...names.map((name) => `.typeset-${name}`), ".plain"];
    return await page.evaluate<Styles[]>(`[${articles.map(stylesOf).join()}]`);
  } finally {
    await page.close();
    server.kill("SIGKILL");
  }
}

const differencesIn = (styles: Styles[], textScale?: number) =>
  names.flatMap((name, index) =>
    typesetDifferences(styles[index]!, pairing(name), titles(name), textScale).map(
      (difference) => `${name}: ${difference}`,
    ),
  );

it("two classes on a page are drawn as stated, utilities win, and nothing else changes", async () => {
  const styles = await rendered(false);
  expect(differencesIn(styles)).toEqual([]);
  const untouched = styles[2]!;
  for (const selector of ["h1", "h2", "h3", "h4", "h5", "h6", "p"])
    expect(untouched[selector]).toMatchObject({ fontSizePixels: 16, fontWeight: 400 });
});

it("with a stylesheet like shadcn's typeset they are drawn alike", async () => {
  expect(differencesIn(await rendered(true))).toEqual([]);
});

it("on a narrow screen headings grow with the text, as typeset's own do", async () => {
  expect(differencesIn(await rendered(true, 390), 1.125)).toEqual([]);
});
