import type { ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { buildRegistry } from "../../build/build.ts";
import { getPairing } from "../../registry/index.ts";
import { type RunningServer, startServer } from "../../server/running-server.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { freePort, startedServer } from "./processes.ts";
import { type Browser, launchedBrowser } from "./browser.ts";
import { type Rendered, renderedAt } from "./rendered-page.ts";
import { toolsFolder } from "./tools.ts";
import { viteProject } from "./vite-project.ts";

const SELECTORS = ["h1", "h2", "h3", "p", "strong", "em", "code"];

let registry: RunningServer;
let browser: Browser;

beforeAll(async () => {
  const outDir = join(temporaryFolder(), "dist");
  const port = await freePort();
  buildRegistry({
    registryDir: join(PROJECT, "registry"),
    outDir,
    baseUrl: `http://127.0.0.1:${port}`,
  });
  registry = await startServer({ distDir: outDir, host: "127.0.0.1", port });
  browser = await launchedBrowser();
});

afterAll(async () => {
  await browser.close();
  await registry.close();
});

/** Adds an item to a fresh app, builds it, and says how the browser draws it. */
async function renderedWith(item: string): Promise<Map<string, Rendered>> {
  const project = await viteProject();
  let site: ChildProcess | undefined;
  try {
    await project.add(`${registry.url}${item}`);
    const port = await freePort();
    const sirv = join(await toolsFolder(), "node_modules/sirv-cli/bin.js");
    site = await startedServer(
      process.execPath,
      [sirv, await project.build(), "--port", String(port)],
      port,
    );
    return await renderedAt(browser, `http://127.0.0.1:${port}/`, SELECTORS);
  } finally {
    site?.kill();
    rmSync(project.folder, { recursive: true, force: true });
  }
}

const drawnBy = (rendered: Rendered | undefined) =>
  rendered?.faces.map(({ familyName, isCustomFont }) => ({ familyName, isCustomFont }));

it("`shadcn add …/r/minimal.json` draws h1, p and code in the item's three fonts, at the stated sizes", async () => {
  const rendered = await renderedWith("/r/minimal.json");
  const { heading, body, mono, scale } = getPairing("minimal")!;

  expect(drawnBy(rendered.get("h1"))).toEqual([{ familyName: heading, isCustomFont: true }]);
  expect(drawnBy(rendered.get("strong"))).toEqual([{ familyName: body, isCustomFont: true }]);
  expect(drawnBy(rendered.get("code"))).toEqual([{ familyName: mono, isCustomFont: true }]);
  // Upright and italic are two files of one family.
  expect(drawnBy(rendered.get("p"))).toEqual(
    Array(2).fill({ familyName: body, isCustomFont: true }),
  );

  for (const level of ["h1", "h2", "h3"] as const) {
    const { size, lineHeight, letterSpacing, weight } = scale[level];
    const pixels = Number.parseFloat(size) * 16;
    expect(rendered.get(level)).toMatchObject({
      fontSizePixels: pixels,
      lineHeightPixels: expect.closeTo(pixels * Number(lineHeight), 1),
      letterSpacingPixels: expect.closeTo(pixels * Number.parseFloat(letterSpacing), 2),
      fontWeight: String(weight),
    });
  }
  expect(rendered.get("p")).toMatchObject({
    fontSizePixels: 16,
    lineHeightPixels: expect.closeTo(16 * Number(scale.body.lineHeight), 1),
    fontWeight: "400",
  });
  expect(rendered.get("em")).toMatchObject({ fontStyle: "italic" });
  expect(rendered.get("em")?.faces[0]?.postScriptName).toMatch(/Italic/);
});

it("the same with overrides draws the overridden values, and everything else as before", async () => {
  const rendered = await renderedWith(
    "/r/minimal.json?h1-size=3rem&body-lh=1.8&h2-family=var(--font-mono)&code-size=13px",
  );
  const { heading, body, mono, scale } = getPairing("minimal")!;

  expect(rendered.get("h1")).toMatchObject({
    fontSizePixels: 48,
    lineHeightPixels: expect.closeTo(48 * Number(scale.h1.lineHeight), 1),
    faces: [expect.objectContaining({ familyName: heading, isCustomFont: true })],
  });
  expect(drawnBy(rendered.get("h2"))).toEqual([{ familyName: mono, isCustomFont: true }]);
  expect(drawnBy(rendered.get("strong"))).toEqual([{ familyName: body, isCustomFont: true }]);
  expect(rendered.get("p")).toMatchObject({
    fontSizePixels: 16,
    lineHeightPixels: expect.closeTo(28.8, 1),
  });
  expect(rendered.get("h3")).toMatchObject({
    fontSizePixels: Number.parseFloat(scale.h3.size) * 16,
  });
  expect(rendered.get("code")).toMatchObject({
    fontSizePixels: 13,
    faces: [expect.objectContaining({ familyName: mono, isCustomFont: true })],
  });
});

it("an item that is not there fails with the server's words", async () => {
  const project = await viteProject();
  await expect(project.add(`${registry.url}/r/nope.json`)).rejects.toThrow(
    "Registry item nope not found",
  );
  expect(await project.stylesheet()).toBe('@import "tailwindcss";\n');
  rmSync(project.folder, { recursive: true, force: true });
});
