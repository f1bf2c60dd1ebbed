import { openBrowser } from "../shared/shared.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ExportTools, exportDifferences } from "../clients/exported-pairing.ts";
import { servedRegistry } from "../clients/served-registry.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { drawn } from "../fixtures/seed.ts";
import { viteProject } from "../clients/vite.ts";

/** Three families, and one; and others from a seed. */
const NAMES = [
  "editorial",
  "inter-alone",
  ...drawn([...loadCatalog(ownRegistryDir).pairings.keys()], 18),
];

let tools: ExportTools;

beforeAll(async () => {
  tools = {
    registry: servedRegistry(),
    browser: await openBrowser(),
    project: await viteProject(),
    folder: mkdtempSync(join(tmpdir(), "exports-")),
  };
});

afterAll(async () => {
  await tools.project.remove();
  await tools.browser.close();
  rmSync(tools.folder, { recursive: true, force: true });
});

it.each(NAMES)(
  "every export of %s is built by what it is for, and drawn as the page states",
  async (name) => {
    expect(await exportDifferences(name, tools)).toEqual([]);
  },
);
