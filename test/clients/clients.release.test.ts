import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { docsExample } from "../fixtures/docs-example.ts";
import { fontsOf, installedPairing } from "./installed-pairing.ts";
import { type OpenProject, projectFor } from "./project-for.ts";
import { renderedAt } from "./rendered-page.ts";
import { pairingSample } from "./sample.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";

let registry: ServedRegistry;
let browser: Browser;

beforeAll(async () => {
  registry = servedRegistry();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
});

const FLAVOUR_SAMPLE_SIZE = 3;

describe.each(["vite", "next"] as const)("the real client in a %s app", (client) => {
  let app: OpenProject;
  let sample: string[];

  beforeAll(async () => {
    sample = pairingSample(registry.catalog);
    const pairings = [...sample, "minimal", "editorial"].flatMap(
      (name) => registry.catalog.pairings.get(name) ?? [],
    );
    app = await projectFor(client, fontsOf(pairings, registry.catalog));
    console.log(`${client}: ${sample.join(", ")}`);
  });

  afterAll(() => app.close());

  const installed = (path: string) =>
    installedPairing(app.project, browser, `${registry.url}${path}`, registry.catalog);

  it("draws h1 to h4, p, strong, em and code of each pairing as the item states", async () => {
    const found: string[] = [];
    for (const name of sample) {
      const { differences } = await installed(`/r/${name}.json`);
      // In a plain item the client cannot ask `next/font` for an italic, which the README says.
      const unknown = differences.filter(
        (difference) => client !== "next" || !difference.startsWith("em: is a slanted roman"),
      );
      found.push(...unknown.map((difference) => `${name}: ${difference}`));
    }
    expect(found).toEqual([]);
  });

  it("the documented example of tuning, as printed, draws code in the font that it adds", async () => {
    const { project } = app;
    await project.reset();
    for (const url of tuningExample()) await project.add(url);
    const { url, server } = await project.serve();
    const { elements } = await renderedAt(browser, url, ["h1", "code"]);
    server.kill("SIGKILL");
    expect(elements.get("h1")).toMatchObject({ fontSizePixels: 48 });
    expect(elements.get("code")?.drawnWith).toEqual([
      expect.objectContaining({
        familyName: expect.stringMatching(/^Fira Code/),
        isCustomFont: true,
      }),
    ]);
  });

  it("layered: a Cyrillic and a Greek word load their files, which are not preloaded", async () => {
    const { project } = app;
    await project.reset();
    await project.add(`${registry.url}/r/layered/editorial.json`);
    const { url, server } = await project.serve();
    const texts = { h1: "Заголовок", strong: "Ωμέγα" };
    const { elements } = await renderedAt(browser, url, ["h1", "strong"], texts);
    server.kill("SIGKILL");
    const drawn = ["h1", "strong"].map((selector) => elements.get(selector)?.drawnWith);
    expect(drawn).toEqual([
      [
        expect.objectContaining({
          familyName: expect.stringMatching(/^Playfair/),
          isCustomFont: true,
        }),
      ],
      [
        expect.objectContaining({
          familyName: expect.stringMatching(/^Source Serif/),
          isCustomFont: true,
        }),
      ],
    ]);
  });

  it("layered: renders as stated, and a utility wins over the pairing's rule", async () => {
    for (const name of sample.slice(0, FLAVOUR_SAMPLE_SIZE)) {
      const { differences } = await installed(`/r/layered/${name}.json`);
      expect(differences.map((difference) => `${name}: ${difference}`)).toEqual([]);
    }
    expect(await headingWithUtility("/r/layered/minimal.json")).toBe(60);
    expect(await headingWithUtility("/r/minimal.json")).toBe(36);
  });

  it("self-hosted: renders as stated, without a request to another host", async () => {
    for (const name of sample.slice(-FLAVOUR_SAMPLE_SIZE)) {
      const { page, differences } = await installed(`/r/self-hosted/${name}.json`);
      expect(differences.map((difference) => `${name}: ${difference}`)).toEqual([]);
      expect(page.otherHosts).toEqual([]);
    }
  });

  it("self-hosted: a single font installs, and draws what uses its variable", async () => {
    const { project } = app;
    await project.reset();
    await project.add(`${registry.url}/r/self-hosted/lato.json`);
    const sheet = project.stylesheet;
    writeFileSync(sheet, `${readFileSync(sheet, "utf8")}\nh1 { font-family: var(--font-lato); }\n`);
    const { url, server } = await project.serve();
    const { elements, otherHosts } = await renderedAt(browser, url, ["h1"]);
    server.kill("SIGKILL");
    expect(elements.get("h1")?.drawnWith).toEqual([
      expect.objectContaining({ familyName: "Lato", isCustomFont: true }),
    ]);
    expect(otherHosts).toEqual([]);
  });

  /** The URLs of the commands in the documentation, on the registry under test. */
  function tuningExample(): string[] {
    const commands = docsExample("http", "Override parameters", "sh");
    return [...commands.matchAll(/^npx shadcn add "?([^"\s]+)"?$/gm)].map(([, url = ""]) =>
      url.replace("https://registry.example", registry.url),
    );
  }

  /** The size of `<h1 class="text-6xl">`, of which Tailwind says 3.75rem, with an item added. */
  async function headingWithUtility(path: string): Promise<number | undefined> {
    const { project } = app;
    await project.reset();
    await project.add(`${registry.url}${path}`);
    const page = join(project.folder, client === "vite" ? "src/app.tsx" : "app/page.tsx");
    writeFileSync(page, readFileSync(page, "utf8").replace("<h1>", '<h1 className="text-6xl">'));
    const { url, server } = await project.serve();
    const { elements } = await renderedAt(browser, url, ["h1"]);
    server.kill("SIGKILL");
    return elements.get("h1")?.fontSizePixels;
  }
});
