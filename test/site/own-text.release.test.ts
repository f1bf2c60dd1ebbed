import type { Page } from "playwright-core";
import { characterSetsIn } from "../../build/site/shared/faces/character-sets.ts";
import { lettersOf, readLanguageTexts } from "../../build/site/shared/samples/language-texts.ts";
import { readSpecimens } from "../../build/site/shared/specimen/specimens.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { siteForTests } from "./site-under-test.ts";

const site = siteForTests();

const TEXTS = 200;
const LANGUAGES = "en de pl cs tr vi el ru he ar ja th".split(" ");
const LONGEST_MINUTES = 10;

/** A linear congruential generator: the same texts in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Two words of the samples of a language, or a few characters where it has no spaces. */
function randomTexts(): string[] {
  const next = numbersFrom(28);
  const samples = LANGUAGES.map((language) => {
    const texts = readLanguageTexts().find(({ lang }) => lang === language);
    if (texts === undefined) throw new RangeError(`There are no texts of ${language}.`);
    return lettersOf(texts).split(/\s+/);
  });
  return Array.from({ length: TEXTS }, (_, index) => {
    const words = samples[index % samples.length] ?? [];
    return [next(words.length), next(words.length)]
      .map((position) => (words[position] ?? "").slice(0, 12))
      .join(" ")
      .trim();
  });
}

/** The pairings whose heading and text have every character, by the registry's own index of characters. */
function pairingsThatSet(): (text: string) => Set<string> {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  const setOf = characterSetsIn(readSpecimens().characterSets([...fonts.keys()]));
  const hasAll = (font: string, text: string) =>
    Array.from(text.normalize("NFC")).every(
      (character) =>
        /[\s\p{Default_Ignorable_Code_Point}]/u.test(character) ||
        setOf(font)?.(character.codePointAt(0) ?? 0),
    );
  return (text) => {
    const setting = [...pairings].filter(([, pairing]) =>
      (["heading", "body"] as const).every((role) => hasAll(fontInRole(pairing, role) ?? "", text)),
    );
    return new Set(setting.map(([name]) => name));
  };
}

/** What the page shows of a text: its count, and the dimmed and the other cards. */
async function shownFor(page: Page, text: string) {
  await page.getByLabel("Your text on every card").fill(text);
  await page.waitForFunction(
    (own) => new URLSearchParams(location.search).get("text") === own,
    text,
  );
  await page.waitForFunction(
    (own) =>
      [...document.querySelectorAll(".card-headline")].every((line) => line.textContent === own),
    text,
  );
  return await page.evaluate(() => {
    const note = [...document.querySelectorAll(".list-notes p")].find((paragraph) =>
      paragraph.textContent.includes("can set this"),
    );
    const cards = [...document.querySelectorAll(".cards > li:not(:empty)")].map((card) => ({
      name: card.querySelector<HTMLAnchorElement>("h2 a")?.pathname.split("/").at(-2) ?? "",
      isDimmed: card.classList.contains("lacking"),
    }));
    return { count: /^(All|[\d,]+)/.exec(note?.textContent ?? "")?.[0], cards };
  });
}

it(
  "dims the pairings that cannot set a text, and counts the others, as the characters of their fonts say",
  async () => {
    const page = await site.openPage("/?text=Aa&lacking=1", { width: 1440, height: 2400 });
    await page.locator(".cards > li").nth(20).waitFor({ state: "attached" });
    const setting = pairingsThatSet();
    const pairings = setting("").size;
    const wrong: string[] = [];
    let dimmed = 0;
    for (const text of randomTexts()) {
      const able = setting(text);
      const { count, cards } = await shownFor(page, text);
      const expected = able.size === pairings ? "All" : able.size.toLocaleString("en");
      if (count !== expected) wrong.push(`${text}: ${count ?? "none"} instead of ${able.size}`);
      for (const { name, isDimmed } of cards) {
        if (isDimmed === able.has(name)) wrong.push(`${text}: ${name}`);
        if (isDimmed) dimmed++;
      }
    }
    expect(wrong).toEqual([]);
    expect(dimmed).toBeGreaterThan(TEXTS);
  },
  LONGEST_MINUTES * 60_000,
);
