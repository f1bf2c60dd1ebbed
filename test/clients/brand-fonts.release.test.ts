import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../build/publish/build.ts";
import type { FontItem } from "../../registry/model/items.ts";
import { type RunningServer, startServer } from "../../server/serve.ts";
import { brandBytes } from "../fixtures/brand-font.ts";
import { brandRegistry } from "../fixtures/brand-registry.ts";
import { readJson } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { onPage } from "../shared/browser.ts";
import { freePort } from "./processes.ts";
import { projectForTests } from "./projects.ts";
import { renderedAt } from "./rendered-page.ts";

let server: RunningServer;
let baseUrl: string;
/** Of the word "Documentation" in Acme Sans at 600 and 100 pixels. */
let statedWidth: number;

beforeAll(async () => {
  const outDir = join(temporaryFolder(), "dist");
  const port = await freePort();
  baseUrl = `http://127.0.0.1:${port}`;
  const registryDir = await brandRegistry();
  const { manifest } = buildRegistry({ registryDir, outDir, baseUrl });
  expect(manifest).toBeDefined();
  const { meta } = readJson(join(registryDir, "fonts/acme-sans.json")) as FontItem;
  statedWidth = (meta!.advances!["600"]!.documentation / meta!.metrics!.unitsPerEm) * 100;
  server = await startServer({ distDir: outDir, host: "127.0.0.1", port });
});

afterAll(() => server.close());

/** What draws each of them: the families in the name tables of the files. */
const DRAWN = {
  h1: { stated: "Acme Sans", inFile: /^Unbounded/ },
  strong: { stated: "Acme Text", inFile: /^Source Serif/ },
  em: { stated: "Acme Text", inFile: /^Source Serif/ },
  code: { stated: "Acme Mono", inFile: /^IBM Plex Mono/ },
} as const;

/** One build of Next.js takes as long as all of Vite's. */
const PATHS = {
  vite: ["/r/brand.json", "/r/layered/brand.json"],
  next: ["/r/brand.json"],
};

describe.each(["vite", "next"] as const)("the real client in a %s app", (client) => {
  const app = projectForTests(client);

  /** How the page is drawn with an item, and some CSS after it. */
  async function drawnWith(path: string, css = "") {
    const project = app();
    await project.reset();
    await project.add(`${server.url}${path}`);
    writeFileSync(project.stylesheet, `${readFileSync(project.stylesheet, "utf8")}\n${css}\n`);
    return project.served(async (url) => ({
      ...(await renderedAt(url, Object.keys(DRAWN))),
      width: await onPage(url, (page) => page.evaluate<number>(WIDTH_OF_HEADING)),
    }));
  }

  it.each(PATHS[client])(
    "%s: headings, text, emphasis and code are drawn by the published files",
    async (path) => {
      const { elements, loadedFaces, otherHosts, width } = await drawnWith(path);
      expect(width).toBeCloseTo(statedWidth, 0);
      for (const [selector, { stated, inFile }] of Object.entries(DRAWN)) {
        const element = elements.get(selector);
        expect(element?.family).toBe(stated);
        const familyName = expect.stringMatching(inFile) as string;
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
      const { width } = await drawnWith("/r/acme-sans.json", css);
      expect(width).toBeCloseTo(statedWidth, 0);
    });
});

/** Of the word "Documentation" as a page's first heading, at 600 and 100 pixels. */
const WIDTH_OF_HEADING = `(async () => {
  const heading = document.querySelector("h1");
  heading.textContent = "Documentation";
  const { fontFamily } = getComputedStyle(heading);
  heading.style = "font: 600 100px " + fontFamily + "; letter-spacing: 0; width: max-content";
  await document.fonts.load("600 100px 'Acme Sans'", "Documentation");
  return heading.getBoundingClientRect().width;
})()`;

it("the file is served as it is in the registry, to be cached for a year, for every origin", async () => {
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
