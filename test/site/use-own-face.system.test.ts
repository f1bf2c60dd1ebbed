import { readFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";
import { newFont } from "../../build/new/new-font.ts";
import { validateRegistry } from "../../build/check/validate.ts";
import { specimensDir } from "../../registry/model/package-root.ts";
import { folderOf } from "../fixtures/temporary.ts";
import { catalog } from "./own-registry.ts";
import { siteForTests } from "./site-under-test.ts";

const site = siteForTests();

const fileOf = (name: string) => readFileSync(join(specimensDir, "faces", name));

/** Opens the page and gives it a file. */
async function pageWith(name: string, buffer: Buffer): Promise<Page> {
  const page = await site.openPage("/use/", { width: 1440 });
  await give(page, name, buffer);
  return page;
}

function give(page: Page, name: string, buffer: Buffer): Promise<void> {
  return page
    .getByLabel("choose a font file of your own")
    .setInputFiles({ name, mimeType: "font/woff2", buffer });
}

const shown = (page: Page) =>
  page
    .locator("p[role=status]", { hasText: /^Partners of .* are shown/ })
    .waitFor({ state: "attached" });

/** What a page's worker measures of a file. */
async function measured(page: Page, file: string): Promise<Record<string, unknown>> {
  const answer = await page.evaluate(
    `new Promise((resolve) => {
      const worker = new Worker(document.querySelector(".use").dataset.measuring, { type: "module" });
      worker.onmessage = ({ data }) => resolve(data);
      const bytes = Uint8Array.from(atob("${fileOf(file).toString("base64")}"), (one) => one.charCodeAt(0));
      worker.postMessage(bytes.buffer);
    })`,
  );
  return answer as Record<string, unknown>;
}

it("measures a file within a hundredth of what the registry states of the same font", async () => {
  const page = await site.openPage("/use/", { width: 1440 });
  for (const [name, file] of [
    ["inter", "inter-400-700.woff2"],
    ["lora", "lora-400-700.woff2"],
    ["jetbrains-mono", "jetbrains-mono-400-700.woff2"],
    ["abril-fatface", "abril-fatface-400.woff2"],
    ["dm-serif-display", "dm-serif-display-400.woff2"],
  ] as const) {
    const { metrics } = catalog.fonts.get(name)!.meta!;
    const { unitsPerEm, xHeight, capHeight, xWidthAvg, contrast, ascent, descent } = metrics!;
    const inEm = (length: number) => (1000 * length) / unitsPerEm;
    const face = await measured(page, file);
    const { metrics: own } = face as { metrics: Record<string, number> };
    const pairs: [unknown, number][] = [
      [own["xHeight"], inEm(xHeight!)],
      [own["capHeight"], inEm(capHeight!)],
      [own["xWidthAvg"], inEm(xWidthAvg)],
      [own["contrast"], contrast!],
      [own["ascent"], inEm(ascent)],
      [own["descent"], inEm(descent)],
    ];
    for (const [ours, stated] of pairs)
      expect(Math.abs(Number(ours) / stated - 1)).toBeLessThan(0.01);
    expect(face["weights"]).toEqual(file.includes("-700") ? [400, 500, 600, 700] : []);
  }
});

it("sets a file with its partners, and uploads nothing", async () => {
  const page = await site.openPage("/use/?text=Open+late", { width: 1440 });
  const requests: { method: string; url: string; body: string | null }[] = [];
  page.on("request", (request) => {
    requests.push({ method: request.method(), url: request.url(), body: request.postData() });
  });
  await give(page, "AcmeSlab-Variable.woff2", fileOf("lora-400-700.woff2"));
  await shown(page);
  expect(await page.locator("#use-font").inputValue()).toBe("Acme Slab Own");
  expect(await page.locator(".use-own").innerText()).toContain("never uploaded");
  expect(await page.locator(".use-own").innerText()).toContain("until you reload the page");
  await page.locator(".use-headline > span", { hasText: "Open late" }).first().waitFor();
  const paragraph = page.locator(".use-paragraph > span").first();
  expect(await paragraph.evaluate((one) => getComputedStyle(one).fontFamily)).toBe(
    "s-acme-slab-own",
  );
  expect(requests.filter(({ method, body }) => method !== "GET" || body !== null)).toEqual([]);
  expect(requests.filter(({ url }) => !url.startsWith(site.origin) || /acme/i.test(url))).toEqual(
    [],
  );
  await page.reload();
  expect(await page.locator("#use-font").inputValue()).toBe("");
});

it("exports a tuned pairing as CSS, and as items that a registry of one’s own accepts", async () => {
  const bytes = fileOf("lora-400-700.woff2");
  const page = await pageWith("Acme Slab.woff2", bytes);
  await shown(page);
  const first = page.locator(".use-partner").first();
  await first.locator("summary").click();
  await first.getByLabel("Line height of text").focus();
  await page.keyboard.press("End");
  const css = await downloaded(page, first.getByRole("button", { name: "Download CSS" }));
  expect(css.text).toContain('src: url("Acme%20Slab.woff2");');
  expect(css.text).toContain("line-height: 2;");
  expect(css.text).toMatch(/--font-body: 'Acme Slab Own'/);
  const pairing = await downloaded(page, first.getByRole("button", { name: "Download pairing" }));
  const registry = folderOf({
    "config.json": '{ "extends": ["typography-registry/fonts"] }',
    "Acme Slab.woff2": bytes,
    [`pairings/${pairing.name}`]: pairing.text,
  });
  const files = [join(registry, "Acme Slab.woff2")];
  await newFont({ registryDir: registry, name: "acme-slab-own", files });
  const { problems } = validateRegistry(registry);
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
});

async function downloaded(page: Page, button: Locator): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return {
    name: download.suggestedFilename(),
    text: await text(await download.createReadStream()),
  };
}

describe("a file that is no font for text is refused, with a reason", () => {
  const lora = fileOf("lora-400-700.woff2");
  it.each([
    ["nothing", "empty.woff2", Buffer.alloc(0), /is no font with letters/],
    ["half of a font", "half.woff2", lora.subarray(0, lora.length / 2), /or it is damaged/],
    ["a picture", "picture.woff2", Buffer.from("\x89PNG\r\n\x1a\n"), /is no font/],
    ["6 MB", "large.ttf", Buffer.alloc(6 * 1024 * 1024), /is larger than 5 MB/],
    ["a collection", "many.ttc", Buffer.from("ttcf\0\x01\0\0"), /is no font/],
    ["markup as a name", '"><img src=x onerror=alert(1)>.woff2', Buffer.from("x"), /"><img src=x/],
  ])("%s", async (_, name, buffer, reason) => {
    const page = await pageWith(name, buffer);
    await page.locator(".use-own .use-problem", { hasText: reason }).waitFor();
    expect(await page.locator(".use-own img").count()).toBe(0);
    // Another file can be chosen.
    await give(page, "Acme.woff2", lora);
    await shown(page);
    expect(await page.locator(".use-own .use-problem").count()).toBe(0);
  });
});

it("takes a dropped file, and refuses several", async () => {
  const page = await site.openPage("/use/", { width: 1440 });
  const drop = (count: number) =>
    page.evaluate(
      `(() => {
        const dataTransfer = new DataTransfer();
        const bytes = Uint8Array.from(atob("${fileOf("lora-400-700.woff2").toString("base64")}"), (one) => one.charCodeAt(0));
        for (let index = 0; index < ${count}; index += 1) dataTransfer.items.add(new File([bytes], "Acme.woff2"));
        document.querySelector(".use-own").dispatchEvent(new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer }));
      })()`,
    );
  await drop(40);
  await page.getByText("Give one file: the regular of the family.").waitFor();
  await drop(1);
  await shown(page);
});
