import type { Browser } from "playwright-core";
import { readFileSync } from "node:fs";
import { openBrowser } from "../shared/shared.ts";
import { fontsOf, installedPairing } from "./installed-pairing.ts";
import { type OpenProject, projectFor } from "./project-for.ts";
import { pairingSample } from "./sample.ts";
import { servedRegistry } from "./served-registry.ts";

const registry = servedRegistry();
const { catalog } = registry;
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});

afterAll(() => browser.close());

describe.each(["vite", "next"] as const)("the real client in a %s app", (client) => {
  let app: OpenProject;
  let sample: string[];

  beforeAll(async () => {
    sample = pairingSample(catalog).slice(0, 1);
    const pairings = [...sample, "minimal"].flatMap((name) => catalog.pairings.get(name) ?? []);
    app = await projectFor(client, fontsOf(pairings, catalog));
    console.log(`${client}: ${sample.join(", ")}`);
  });

  afterAll(() => app.close());

  const installed = (path: string) =>
    installedPairing(app.project, browser, `${registry.url}${path}`, catalog);

  it("draws h1 to h4, p, strong, em and code of a pairing as the item states", async () => {
    for (const name of sample) {
      const { differences } = await installed(`/r/layered/${name}.json`);
      expect(differences.map((difference) => `${name}: ${difference}`)).toEqual([]);
    }
  });

  it("draws the overridden values through an override URL, and everything else as before", async () => {
    const query = "h1-size=3rem&body-lh=1.8&h2-family=var(--font-mono)&code-size=13px";
    const { item, page, differences } = await installed(`/r/layered/minimal.json?${query}`);
    expect(item.css.h1["font-size"]).toBe("3rem");
    expect(differences).toEqual([]);
    expect(page.elements.get("h1")).toMatchObject({ fontSizePixels: 48 });
    expect(page.elements.get("p")?.lineHeightPixels).toBeCloseTo(28.8, 1);
    expect(page.elements.get("h2")?.family).toMatch(/^JetBrains Mono/);
    expect(page.elements.get("code")).toMatchObject({ fontSizePixels: 13 });
  });

  it("a missing item fails with the server's message, and changes nothing", async () => {
    await app.project.reset();
    const before = readFileSync(app.project.stylesheet, "utf8");
    await expect(app.project.add(`${registry.url}/r/nope.json`)).rejects.toThrow(
      "Registry item nope not found",
    );
    expect(readFileSync(app.project.stylesheet, "utf8")).toBe(before);
  });
});
