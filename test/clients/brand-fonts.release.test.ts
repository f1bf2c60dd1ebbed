import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildRegistry } from "../../build/publish/build.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { type RunningServer, startServer } from "../../server/serve.ts";
import { brandBytes } from "../fixtures/brand-font.ts";
import { brandRegistry } from "../fixtures/brand-registry.ts";
import { readJson } from "../fixtures/read.ts";
import { freePort } from "./processes.ts";
import { type OpenProject, projectFor } from "./project-for.ts";
import { renderedAt } from "./rendered-page.ts";

let folder: string;
let server: RunningServer;
let baseUrl: string;
let browser: Browser;
/** Of the word "Documentation" in Acme Sans at 600 and 100 pixels. */
let statedWidth: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "brand-"));
  const outDir = join(folder, "dist");
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  const registryDir = await brandRegistry();
  const { manifest } = buildRegistry({ registryDir, outDir, baseUrl });
  expect(manifest).toBeDefined();
  const { meta } = readJson(join(registryDir, "fonts/acme-sans.json")) as FontItem;
  statedWidth = (meta!.advances!["600"]!.documentation / meta!.metrics!.unitsPerEm) * 100;
  server = await startServer({ distDir: outDir, host: "127.0.0.1", port });
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
});

/** What draws each of them: the families in the name tables of the files. */
const DRAWN = {
  h1: /^Unbounded/,
  strong: /^Source Serif/,
  em: /^Source Serif/,
  code: /^IBM Plex Mono/,
} as const;
const FAMILIES = { h1: "Acme Sans", strong: "Acme Text", em: "Acme Text", code: "Acme Mono" };
const SELECTORS = ["h1", "strong", "em", "code"] as const;

/** One build of Next.js takes as long as all of Vite's. */
const PATHS = {
  vite: ["/r/brand.json", "/r/layered/brand.json"],
  next: ["/r/brand.json"],
};

describe.each(["vite", "next"] as const)("the real client in a %s app", (client) => {
  let app: OpenProject;

  beforeAll(async () => {
    app = await projectFor(client, []);
  });

  afterAll(() => app.close());

  /** How the page is drawn with an item added. */
  async function drawnWith(path: string) {
    const { project } = app;
    await project.reset();
    await project.add(`${server.url}${path}`);
    const { url, server: appServer } = await project.serve();
    try {
      const page = await renderedAt(browser, url, SELECTORS);
      return { page, width: await widthOfHeading(url) };
    } finally {
      appServer.kill("SIGKILL");
    }
  }

  async function widthWith(path: string, css: string): Promise<unknown> {
    const { project } = app;
    await project.reset();
    await project.add(`${server.url}${path}`);
    writeFileSync(project.stylesheet, `${readFileSync(project.stylesheet, "utf8")}\n${css}\n`);
    const { url, server: appServer } = await project.serve();
    try {
      return await widthOfHeading(url);
    } finally {
      appServer.kill("SIGKILL");
    }
  }

  it.each(PATHS[client])(
    "%s: headings, text, emphasis and code are drawn by the published files",
    async (path) => {
      const { page, width } = await drawnWith(path);
      const { elements, loadedFaces, otherHosts } = page;
      expect(width).toBeCloseTo(statedWidth, 0);
      for (const selector of SELECTORS) {
        const element = elements.get(selector);
        expect(element?.family).toBe(FAMILIES[selector]);
        const familyName = expect.stringMatching(DRAWN[selector]) as string;
        const drawn = expect.objectContaining({ familyName, isCustomFont: true }) as object;
        expect(element?.drawnWith).toEqual([drawn]);
      }
      expect(elements.get("em")?.fontStyle).toBe("italic");
      expect(loadedFaces).toContainEqual({ family: "Acme Text", style: "italic", weight: "400" });
      const upright = { family: "Acme Sans", style: "normal", weight: "500 700" };
      expect(loadedFaces).toContainEqual(upright);
      expect(otherHosts).toEqual([new URL(baseUrl).host]);
    },
  );

  if (client === "vite")
    it("a brand font alone sets what uses its variable", async () => {
      const css = "h1 { font-family: var(--font-acme-sans); }";
      expect(await widthWith("/r/acme-sans.json", css)).toBeCloseTo(statedWidth, 0);
    });
});

/** Of the word "Documentation" as its first heading, at 600 and 100 pixels. */
async function widthOfHeading(url: string): Promise<unknown> {
  const page = await browser.newPage();
  try {
    await page.goto(url, { waitUntil: "networkidle" });
    return await page.evaluate(
      `(async () => {
        const heading = document.querySelector("h1");
        heading.textContent = "Documentation";
        const { fontFamily } = getComputedStyle(heading);
        heading.style = "font: 600 100px " + fontFamily + "; letter-spacing: 0; width: max-content";
        await document.fonts.load("600 100px 'Acme Sans'", "Documentation");
        return heading.getBoundingClientRect().width;
      })()`,
    );
  } finally {
    await page.close();
  }
}

it("the file is served as it is in the registry, to be kept for a year, for every origin", async () => {
  const item = (await (await fetch(`${server.url}/r/acme-sans.json`)).json()) as {
    css: Record<string, { src?: string }>;
  };
  const sources = Object.values(item.css).map(({ src = "" }) => /url\("([^"]+)"\)/.exec(src)?.[1]);
  const response = await fetch(sources.find((url) => url !== undefined) ?? "");
  expect(Buffer.from(await response.arrayBuffer())).toEqual(brandBytes());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": "font/woff2",
    "cross-origin-resource-policy": "cross-origin",
  });
});
