import type { CDPSession, Page } from "playwright-core";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { siteForTests } from "./site-under-test.ts";

/** 574 pages in ten languages each. */
const LONGEST_MINUTES = 60;

const site = siteForTests();

it(
  "every sample of every language that a pairing offers is drawn by its faces alone, as the browser says",
  async () => {
    const names = [...loadCatalog(ownRegistryDir).pairings.keys()];
    const drawnByOthers: string[] = [];
    let samples = 0;
    for (const name of names) {
      const page = await site.openPage(`/pairings/${name}/`, { width: 1440 });
      const session = await page.context().newCDPSession(page);
      await session.send("DOM.enable");
      await session.send("CSS.enable");
      for (const language of await offeredLanguages(page)) {
        await chooseLanguage(page, language);
        const others = await otherFonts(session);
        if (others.length > 0) drawnByOthers.push(`${name} ${language}: ${others.join(", ")}`);
        samples++;
      }
      await page.close();
    }
    expect(samples).toBeGreaterThan(names.length);
    expect(drawnByOthers).toEqual([]);
  },
  LONGEST_MINUTES * 60_000,
);

function offeredLanguages(page: Page): Promise<string[]> {
  return page
    .locator("select[data-language] option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
}

async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.selectOption("select[data-language]", language);
  await page.waitForFunction(
    (lang) => document.querySelector<HTMLElement>("[data-text=title]")?.lang === lang,
    language,
  );
  // The faces of the new letters are asked for by the layout.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}

/** The fonts of the system that draw a part of the samples. */
async function otherFonts(session: CDPSession): Promise<string[]> {
  const { root } = await session.send("DOM.getDocument", { depth: 0 });
  const { nodeIds } = await session.send("DOM.querySelectorAll", {
    nodeId: root.nodeId,
    selector: "[data-text]",
  });
  const found = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { isCustomFont, familyName } of fonts) if (!isCustomFont) found.add(familyName);
  }
  return [...found];
}
