import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PairingItem } from "../../registry/model/items.ts";
import { componentDifferences } from "./component-differences.ts";
import type { DrawnStyle } from "./element-styles.ts";
import { fontsOf } from "./installed-pairing.ts";
import { type OpenProject, projectFor } from "./project-for.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";
import { componentStyles, randomPairs, unequalStyles } from "./switched-pairing.ts";

let registry: ServedRegistry;
let browser: Browser;

beforeAll(async () => {
  registry = servedRegistry();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
});

const PAIRS = 2;

describe.each(["vite", "next"] as const)("a page of components in a %s app", (client) => {
  let app: OpenProject;
  let pairs: [string, string][];
  let before: DrawnStyle[];

  beforeAll(async () => {
    const { catalog } = registry;
    pairs = randomPairs([...catalog.pairings.keys()], PAIRS);
    const pairings = [...pairs.flat(), "minimal"].flatMap(
      (name) => catalog.pairings.get(name) ?? [],
    );
    app = await projectFor(client, fontsOf(pairings, catalog));
    before = await componentStyles(app.project, browser);
    console.log(`${client}: ${pairs.map((pair) => pair.join(" then ")).join(", ")}`);
  });

  afterAll(() => app.close());

  it("layered: utilities win, only headings, running text and code change, and another pairing replaces all", async () => {
    const { fonts, pairings } = registry.catalog;
    const url = (name: string) => `${registry.url}/r/layered/${name}.json`;
    const found: string[] = [];
    for (const [first, second] of pairs) {
      const fresh = await componentStyles(app.project, browser, url(second));
      const item = pairings.get(second)!;
      const changed = componentDifferences(before, fresh, item, fonts);
      found.push(...changed.map((difference) => `${second}: ${difference}`));
      const switched = await componentStyles(app.project, browser, url(first), url(second));
      const unequal = unequalStyles(fresh, switched);
      found.push(...unequal.map((difference) => `${first}, then ${second}: ${difference}`));
    }
    expect(found).toEqual([]);
  });
});

it("a size on running text, and an em on code in a block, are found", async () => {
  const { catalog } = registry;
  const minimal = catalog.pairings.get("minimal")!;
  const { project, close } = await projectFor("vite", fontsOf([minimal], catalog));
  try {
    const before = await componentStyles(project, browser);
    const url = `${registry.url}/r/layered/minimal.json`;
    const layered = (await (await fetch(url)).json()) as { css: Record<string, object> };
    const rules = layered.css["@layer base"] as PairingItem["css"];
    const broken = {
      ...rules,
      "body, p": { ...rules["body, p"], "font-size": "1.125rem" },
      "code, pre": { ...rules["code, pre"], "font-size": "0.8em" },
      "pre code": {},
    };
    const item = { ...layered, css: { ...layered.css, "@layer base": broken } };
    const file = join(project.folder, "broken.json");
    writeFileSync(file, JSON.stringify(item));
    const after = await componentStyles(project, browser, "./broken.json");
    const stated = { ...minimal, css: broken } as unknown as PairingItem;
    const found = componentDifferences(before, after, stated, catalog.fonts);
    expect(found).toContainEqual(
      'p "Choose what to be notifi": at 18px larger than its label at 14px',
    );
    expect(found).toContainEqual('p "A paragraph in a small b": fontSizePixels is 18, before 14');
    expect(found).toContainEqual(
      expect.stringMatching(/^code "const answer = 42;": fontSizePixels/),
    );
    expect(found).toContainEqual(
      expect.stringMatching(/^body .*: fontSizePixels is 18, before 16/),
    );
  } finally {
    await close();
  }
});
