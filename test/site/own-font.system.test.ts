import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { deflateSync } from "node:zlib";
import type { Locator, Page } from "playwright-core";
import { validateRegistry } from "../../build/check/validate.ts";
import { faceOf, measurableFace } from "../../registry/measures/measured-face.ts";
import { sfntOf } from "../../registry/measures/font-source.ts";
import type { LocalFontItem } from "../../registry/model/items.ts";
import { specimensDir } from "../../registry/model/package-root.ts";
import { openTypeTables, tableOf, woff2Of } from "../fixtures/font-tables.ts";
import { folderOf } from "../fixtures/temporary.ts";
import { attached, axeViolations, layoutShift, overflow } from "./page-checks.ts";
import { siteForTests } from "./site-under-test.ts";

const site = siteForTests();

const fileOf = (name: string) => readFileSync(join(specimensDir, `faces/${name}.woff2`));
const LORA = fileOf("lora-400-700");

const openPage = (query = "", width = 1440) => site.openPage(`/use/${query}`, { width });

function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  return page
    .getByLabel("choose a font file of your own")
    .setInputFiles({ name, mimeType: "font/woff2", buffer });
}

/** Waits until the partners of a file are shown. */
const shown = (page: Page) => attached(page, "p[role=status]", /^Partners of .* Own are shown/);

async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return {
    name: download.suggestedFilename(),
    text: await text(await download.createReadStream()),
  };
}

const fontItem = (page: Page) =>
  downloaded(page, page.getByRole("button", { name: "Download font item" }));

/** A woff file of version 1. */
function woffOf(tables: Readonly<Record<string, { content: Buffer; length?: number }>>): Buffer {
  const entries = Object.entries(tables);
  const header = Buffer.alloc(44 + 20 * entries.length);
  header.write("wOFF\0\u0001\0\0", "latin1");
  header.writeUInt16BE(entries.length, 12);
  const whole = (bytes: number) => Math.ceil(bytes / 4) * 4;
  let offset = header.length;
  let unpacked = 12 + 16 * entries.length;
  const packed = entries.map(([tag, { content, length = content.length }], index) => {
    const deflated = deflateSync(content);
    const table = deflated.length < length ? deflated : content;
    const entry = 44 + 20 * index;
    header.write(tag, entry, "latin1");
    header.writeUInt32BE(offset, entry + 4);
    header.writeUInt32BE(table.length, entry + 8);
    header.writeUInt32BE(length, entry + 12);
    offset += whole(table.length);
    unpacked += whole(length);
    return Buffer.concat([table], whole(table.length));
  });
  header.writeUInt32BE(offset, 8);
  header.writeUInt32BE(unpacked % 2 ** 32, 16);
  return Buffer.concat([header, ...packed]);
}

async function asWoff(woff2: Buffer): Promise<Buffer> {
  const tables = Object.entries(await openTypeTables(woff2));
  return woffOf(Object.fromEntries(tables.map(([tag, content]) => [tag, { content }])));
}

it("loads nothing that measures before a file is chosen, and moves nothing", async () => {
  const page = await site.openPage("/use/", { width: 1440 });
  const loaded = await page.evaluate<string[]>(
    `performance.getEntriesByType("resource").map(({ name }) => name)`,
  );
  expect(loaded.filter((url) => /measur|wasm/.test(url))).toEqual([]);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

it.each<[string, string, (woff2: Buffer) => Promise<Buffer> | Buffer]>([
  ["variable", "inter-400-700", (woff2) => woff2],
  ["static", "abril-fatface-400", (woff2) => woff2],
  ["italic", "lora-400-italic", (woff2) => woff2],
  ["monospaced", "jetbrains-mono-400-700", (woff2) => woff2],
  ["Arabic", "noto-naskh-arabic-arabic-400-700", (woff2) => woff2],
  ["Thai", "noto-sans-thai-looped-thai-400-700", (woff2) => woff2],
  ["TrueType", "lora-400-700", async (woff2) => Buffer.from(await sfntOf(woff2))],
  ["woff", "lora-400-700", asWoff],
])("measures a file that is %s as HarfBuzz does in Node", async (_, name, formOf) => {
  const woff2 = fileOf(name);
  const page = await openPage();
  await give(page, "Acme", await formOf(woff2));
  await shown(page);
  const { font, meta } = JSON.parse((await fontItem(page)).text) as LocalFontItem;
  const { unitsPerEm, xHeight, capHeight, xWidthAvg } = meta!.metrics!;
  const [weight = ""] = font.weight;
  const measures = measurableFace([{ face: faceOf(await sfntOf(woff2)) }]);
  const expected = measures.measuredAt(weight, unitsPerEm);
  expect([xHeight, capHeight]).toEqual([expected.xHeight, expected.capHeight]);
  expect(font.files[0]?.style).toBe(name.endsWith("italic") ? "italic" : "normal");
  if (expected.average === undefined) return;
  expect(xWidthAvg).toBe(expected.average);
  expect(await page.locator(".use-partner .missing-letters").count()).toBe(0);
});

it("sets a file with its partners, and sends nothing of it", async () => {
  const page = await openPage("?text=Open+late");
  const requests: { method: string; url: string; body: string | null }[] = [];
  page.on("request", (request) => {
    requests.push({ method: request.method(), url: request.url(), body: request.postData() });
  });
  await give(page, "AcmeSlab-Variable.woff2", LORA);
  await shown(page);
  expect(await page.getByLabel("I use", { exact: true }).inputValue()).toBe("Lora Own");
  expect(await page.locator(".use-own").innerText()).toContain("never uploaded");
  await page.locator(".use-headline > span", { hasText: "Open late" }).first().waitFor();
  const paragraph = page.locator(".use-paragraph > span").first();
  expect(await paragraph.evaluate((one) => getComputedStyle(one).fontFamily)).toBe("s-lora-own");
  expect(requests.length).toBeGreaterThan(0);
  expect(
    requests.filter(
      ({ method, url, body }) =>
        method !== "GET" || body !== null || !url.startsWith(site.origin) || /acme|own/i.test(url),
    ),
  ).toEqual([]);
  expect(page.url()).not.toMatch(/acme|own/i);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflow(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "headings" }).click();
  await page.locator(".use-headline > span", { hasText: "Open late" }).first().waitFor();
  const headline = page.locator(".use-headline > span").first();
  expect(await headline.evaluate((one) => getComputedStyle(one).fontFamily)).toBe("s-lora-own");
  await page.reload();
  expect(await page.getByLabel("I use", { exact: true }).inputValue()).toBe("");
});

it("exports a tuned pairing as CSS, and as items that a registry of one’s own takes", async () => {
  const page = await openPage();
  await give(page, "Acme Slab.woff2", LORA);
  await shown(page);
  const first = page.locator(".use-partner").first();
  await first.locator("summary").click();
  await first.getByLabel("Line height of text").focus();
  await page.keyboard.press("End");
  const css = await downloaded(page, first.getByRole("button", { name: "Download CSS" }));
  expect(css.text).toContain('src: url("Acme%20Slab.woff2");');
  expect(css.text).toContain("line-height: 2;");
  expect(css.text).toMatch(/--font-body: 'Lora Own'/);
  const pairing = await downloaded(page, first.getByRole("button", { name: "Download pairing" }));
  expect(pairing.text).toContain('"line-height": "2"');
  const item = await fontItem(page);
  const { font } = JSON.parse(item.text) as LocalFontItem;
  const registry = folderOf({
    "config.json": '{ "extends": ["typography-registry/fonts"] }',
    [`fonts/${item.name}`]: item.text,
    [`pairings/${pairing.name}`]: pairing.text,
    [font.files[0]!.path]: LORA,
  });
  const { problems } = validateRegistry(registry);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

const declaring = (bytes: number) => {
  const bomb = woff2Of({ head: tableOf(54), glyf: tableOf(2_000_000) });
  bomb.writeUInt32BE(bytes, 16);
  return bomb;
};

it.each([
  ["nothing", "empty.woff2", Buffer.alloc(0), "empty.woff2 is not a woff2, woff, otf or ttf font."],
  ["a picture", "a.ttf", Buffer.from("\x89PNG\r\n\x1a\n"), "a.ttf is not a woff2, woff, otf or"],
  ["half of a font", "half.woff2", LORA.subarray(0, LORA.length / 2), "half.woff2 is incomplete"],
  ["more than 20 MB", "big.ttf", Buffer.alloc(20_000_001), "big.ttf has more than 20 MB. Choose"],
  ["a woff2 of 4 GB", "bomb.woff2", declaring(0xf0000000), "bytes when decompressed, at most"],
  [
    "a woff of 4 GB",
    "bomb.woff",
    woffOf({ glyf: { content: Buffer.alloc(9), length: 0xf0000000 } }),
    "bomb.woff has more than 31457280 bytes when decompressed.",
  ],
  [
    "a woff with more than it declares",
    "bomb.woff",
    woffOf({ glyf: { content: Buffer.alloc(90_000_000), length: 1_000_000 } }),
    "bomb.woff is damaged. Choose another file, or export it again.",
  ],
  ["markup", '"><img src=x onerror=alert(1)>.woff2', Buffer.from("x"), '"><img src=x'],
])("refuses %s, and says why and what to do", async (_, name, buffer, reason) => {
  const page = await openPage();
  const start = Date.now();
  await give(page, name, buffer);
  const problem = page.locator(".use-own .use-problem");
  await problem.waitFor();
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(await problem.innerText()).toContain(reason);
  expect(await problem.innerText()).toMatch(/Choose (?:another file|a subset)/);
  expect(await page.locator(".use-own img").count()).toBe(0);
  await give(page, "Acme.woff2", LORA);
  await shown(page);
  expect(await problem.count()).toBe(0);
});

it("takes a file that is dropped anywhere on the page", async () => {
  const page = await openPage("?font=inter");
  await page.evaluate(
    `(() => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob("${LORA.toString("base64")}"), (one) => one.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], "Acme.woff2"));
      document.querySelector("main").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
    })()`,
  );
  await shown(page);
});

it("opens the choice of a file by keyboard", async () => {
  const page = await openPage();
  const field = page.getByLabel("choose a font file of your own");
  await Promise.all([page.waitForEvent("filechooser"), field.press("Enter")]);
});
