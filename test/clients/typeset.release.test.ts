import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drawn } from "../fixtures/seed.ts";
import { rulesOf } from "../../registry/pairing/phone-sizes.ts";
import { onPage } from "../shared/browser.ts";
import { projectForTests } from "./projects.ts";
import type { Typography } from "./rendered-page.ts";
import { catalog, pairingNamed, servedUrl, titlesOf } from "./served-registry.ts";
import { TYPESET_STAND_IN, stylesOf, typesetDifferences, typesetPage } from "./typeset-page.ts";

type Styles = Record<string, Typography>;

const names = drawn([...catalog.pairings.keys()], 2);
const app = projectForTests("vite");

/** The styles of the articles in an app with both classes, and of the one without any. */
async function rendered(withStandIn: boolean, width = 1280): Promise<Styles[]> {
  const project = app();
  await project.reset();
  for (const name of names) await project.add(servedUrl(`r/typeset/${name}.json`));
  writeFileSync(join(project.folder, "src/app.tsx"), typesetPage(names));
  if (withStandIn) {
    const sheet = readFileSync(project.stylesheet, "utf8");
    writeFileSync(join(project.folder, "src/typeset.css"), TYPESET_STAND_IN);
    writeFileSync(
      project.stylesheet,
      sheet.replace(/(@import "tailwindcss";)/, '$1\n@import "./typeset.css";'),
    );
  }
  const articles = [...names.map((name) => `.typeset-${name}`), ".plain"];
  return project.served((url) =>
    onPage(
      url,
      (page) => page.evaluate<Styles[]>(`[${articles.map(stylesOf).join()}]`),
      (page) => page.setViewportSize({ width, height: 800 }),
    ),
  );
}

const differencesIn = (styles: Styles[], ...screen: [textScale?: number, windowPixels?: number]) =>
  names.flatMap((name, index) => {
    const pairing = pairingNamed(name);
    const drawn = { ...pairing, css: rulesOf(pairing) as object as typeof pairing.css };
    return typesetDifferences(styles[index]!, drawn, titlesOf(pairing), ...screen).map(
      (difference) => `${name}: ${difference}`,
    );
  });

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
  expect(differencesIn(await rendered(true, 390), 1.125, 390)).toEqual([]);
});
