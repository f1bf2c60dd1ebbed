import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchedBrowser } from "../clients/browser.ts";
import { type ExportTools, exportDifferences } from "../clients/exported-pairing.ts";
import { servedRegistry } from "../clients/served-registry.ts";
import { viteProject } from "../clients/vite.ts";

/** Three families, and one. Twenty pairings: `npm run test:exports`. */
const NAMES = ["editorial", "inter-alone"];

let tools: ExportTools;

beforeAll(async () => {
  tools = {
    registry: await servedRegistry(),
    browser: await launchedBrowser(),
    project: await viteProject(),
    folder: mkdtempSync(join(tmpdir(), "exports-")),
  };
});

afterAll(async () => {
  await tools.project.remove();
  await tools.browser.close();
  await tools.registry.close();
  rmSync(tools.folder, { recursive: true, force: true });
});

it.each(NAMES)(
  "every export of %s is built by what it is for, and drawn as the page states",
  async (name) => {
    expect(await exportDifferences(name, tools)).toEqual([]);
  },
);
