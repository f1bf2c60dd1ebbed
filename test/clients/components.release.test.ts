import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PairingItem } from "../../registry/model/items.ts";
import { drawn } from "../fixtures/seed.ts";
import { componentDifferences } from "./component-differences.ts";
import { type ElementStyle, componentStyles, unequalStyles } from "./element-styles.ts";
import { projectForTests } from "./projects.ts";
import { catalog, pairingNamed, servedUrl } from "./served-registry.ts";

const PAIRS = 2;

describe.each(["vite", "next"] as const)("a page of components in a %s app", (client) => {
  const names = drawn([...catalog.pairings.keys()], 2 * PAIRS);
  const app = projectForTests(client, [...names, "minimal"]);
  let before: ElementStyle[];
  beforeAll(async () => {
    before = await componentStyles(app());
  });

  it("layered: utilities win, only headings, running text and code change, and another pairing replaces all", async () => {
    const url = (name: string) => servedUrl(`r/layered/${name}.json`);
    const found: string[] = [];
    for (let pair = 0; pair < PAIRS; pair += 1) {
      const [first, second] = names.slice(2 * pair) as [string, string];
      const fresh = await componentStyles(app(), url(second));
      const changed = componentDifferences(before, fresh, pairingNamed(second), catalog.fonts);
      found.push(...changed.map((difference) => `${second}: ${difference}`));
      const switched = await componentStyles(app(), url(first), url(second));
      const unequal = unequalStyles(fresh, switched);
      found.push(...unequal.map((difference) => `${first}, then ${second}: ${difference}`));
    }
    expect(found).toEqual([]);
  });

  if (client === "vite")
    it("a size on running text, and an em on code in a block, are found", async () => {
      const response = await fetch(servedUrl("r/layered/minimal.json"));
      const layered = (await response.json()) as { css: Record<string, object> };
      const rules = layered.css["@layer base"] as PairingItem["css"];
      const broken = {
        ...rules,
        "body, p": { "font-size": "1.125rem" },
        "code, pre": { ...rules["code, pre"], "font-size": "0.8em" },
        "pre code": {},
      };
      const item = { ...layered, css: { ...layered.css, "@layer base": broken } };
      writeFileSync(join(app().folder, "broken.json"), JSON.stringify(item));
      const after = await componentStyles(app(), "./broken.json");
      const stated = { ...pairingNamed("minimal"), css: broken } as unknown as PairingItem;
      const found = componentDifferences(before, after, stated, catalog.fonts);
      for (const difference of [
        'p "Choose what to be notifi": at 18px larger than its label at 14px',
        'p "A paragraph in a small b": fontSizePixels is 18, before 14',
        expect.stringMatching(/^code "const answer = 42;": fontSizePixels/),
        expect.stringMatching(/^body .*: fontSizePixels is 18, before 16/),
      ])
        expect(found).toContainEqual(difference);
    });
});
