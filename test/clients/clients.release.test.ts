import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { docsExample } from "../fixtures/docs-example.ts";
import { installedPairing, pageWith } from "./installed-pairing.ts";
import { projectForTests } from "./projects.ts";
import { pairingSample } from "./sample.ts";
import { servedUrl } from "./served-registry.ts";

const FLAVOUR_SAMPLE_SIZE = 3;

const sample = pairingSample();
console.log(`pairings: ${sample.join(", ")}`);

const drawnBy = (familyName: RegExp | string) => [
  expect.objectContaining({
    familyName: expect.stringMatching(familyName) as string,
    isCustomFont: true,
  }) as object,
];

describe.each(["vite", "next"] as const)("the real client in a %s app", (client) => {
  const app = projectForTests(client, [...sample, "minimal", "editorial"]);

  it("draws h1 to h4, p, strong, em and code of each pairing as the item states", async () => {
    const found: string[] = [];
    for (const name of sample)
      found.push(...(await installedPairing(app(), `r/${name}.json`)).differences);
    // In a plain item the client cannot ask `next/font` for an italic, which the documentation says.
    const isKnown = (difference: string) => / em: is a slanted roman/.test(difference);
    expect(found.filter((one) => client !== "next" || !isKnown(one))).toEqual([]);
  });

  it("the documented example of tuning, as printed, draws code in the font that it adds", async () => {
    const { elements } = await pageWith(app(), tuningExample(), ["h1", "code"]);
    expect(elements.get("h1")).toMatchObject({ fontSizePixels: 48 });
    expect(elements.get("code")?.drawnWith).toEqual(drawnBy(/^Fira Code/));
  });

  it("layered: a Cyrillic and a Greek word load their files, which are not preloaded", async () => {
    const texts = { h1: "Заголовок", strong: "Ωμέγα" };
    const urls = [servedUrl("r/layered/editorial.json")];
    const { elements } = await pageWith(app(), urls, ["h1", "strong"], texts);
    expect(elements.get("h1")?.drawnWith).toEqual(drawnBy(/^Playfair/));
    expect(elements.get("strong")?.drawnWith).toEqual(drawnBy(/^Source Serif/));
  });

  it("layered: renders as stated, and a utility wins over the pairing's rule", async () => {
    for (const name of sample.slice(0, FLAVOUR_SAMPLE_SIZE))
      expect((await installedPairing(app(), `r/layered/${name}.json`)).differences).toEqual([]);
    expect(await headingWithUtility("r/layered/minimal.json")).toBe(60);
    expect(await headingWithUtility("r/minimal.json")).toBe(36);
  });

  it("self-hosted: renders as stated, without a request to another host", async () => {
    for (const name of sample.slice(-FLAVOUR_SAMPLE_SIZE)) {
      const path = `r/self-hosted/${name}.json`;
      const { page, differences } = await installedPairing(app(), path);
      expect(differences).toEqual([]);
      expect(page.otherHosts).toEqual([]);
    }
  });

  it("self-hosted: a single font installs, and draws what uses its variable", async () => {
    const urls = [servedUrl("r/layered/lato.json")];
    const { elements, otherHosts } = await pageWith(app(), urls, ["h1"], {}, () => {
      const sheet = readFileSync(app().stylesheet, "utf8");
      writeFileSync(app().stylesheet, `${sheet}\nh1 { font-family: var(--font-lato); }\n`);
    });
    expect(elements.get("h1")?.drawnWith).toEqual(drawnBy(/^Lato$/));
    expect(otherHosts).toEqual([]);
  });

  /** The URLs of the commands in the documentation, on the registry under test. */
  function tuningExample(): string[] {
    const commands = docsExample("http", "Override parameters", "sh");
    return [...commands.matchAll(/^npx shadcn add --yes "?([^"\s]+)"?$/gm)].map(([, url = ""]) =>
      url.replace("https://registry.example/", servedUrl("")),
    );
  }

  /** The size of `<h1 class="text-6xl">`, of which Tailwind says 3.75rem, with an item added. */
  async function headingWithUtility(path: string): Promise<number | undefined> {
    const { elements } = await pageWith(app(), [servedUrl(path)], ["h1"], {}, () => {
      const page = join(app().folder, client === "vite" ? "src/app.tsx" : "app/page.tsx");
      writeFileSync(page, readFileSync(page, "utf8").replace("<h1>", '<h1 className="text-6xl">'));
    });
    return elements.get("h1")?.fontSizePixels;
  }
});
