import { markdownPath, pairingMarkdown } from "../../build/site/pairing/pairing-markdown.ts";
import { sitePairing } from "../../build/site/shared/site.ts";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";

const catalog = loadCatalog(ownRegistryDir);
const baseUrl = "https://typography.example.com";
const related = (name: string) => {
  const pairing = sitePairing(name, catalog.pairings.get(name)!, catalog.fonts);
  return { pairing, similar: [pairing, pairing, pairing], sameHeading: [], sameBody: [] };
};
const markdownOf = (name: string, itemBase = baseUrl) =>
  pairingMarkdown({ baseUrl, itemBase, catalog }, related(name).pairing, related(name), {
    bolder: "masthead",
    safer: "roboto-lora",
  });

it("the page of every pairing as Markdown has at most 3 KB", () => {
  const names = [...catalog.pairings.keys()];
  const larger = names.filter((name) => Buffer.byteLength(markdownOf(name)) > 3000);
  expect(names.length).toBeGreaterThan(600);
  expect(larger).toEqual([]);
});

it.each([
  ["what it is for", "For magazines, blogs and long essays"],
  ["its faces", "- Headings: Playfair Display. Text: Source Serif 4. Code: Source Code Pro."],
  ["its scale", "h1 3.0625rem/1.08 700 -0.02em"],
  ["its limitations", "- Limitations: Playfair Display lacks scripts that Source Serif 4 has"],
  [
    "its scripts and bytes",
    "- Scripts: Latin, Latin Extended, Cyrillic, Vietnamese.\n- Download: ",
  ],
  ["its command", "`npx shadcn add --yes https://typography.example.com/r/layered/editorial.json`"],
  ["that of Vue", "`npx shadcn-vue@latest add --yes https://typography.example.com/r/self-hosted/"],
  [
    "its stylesheet",
    '<link rel="stylesheet" href="https://typography.example.com/css/editorial.css">',
  ],
  ["its parameters", "editorial.json?h1-size=3rem&body-lh=1.8"],
  ["how it is undone", "`npx typography-registry remove https://typography.example.com/r/layered/"],
  ["its picture", "https://typography.example.com/pairings/editorial/picture.png"],
  ["a bolder pairing", "- Bolder: [masthead](https://typography.example.com/pairings/masthead.md)"],
])("states %s", (_, text) => {
  expect(markdownOf("editorial")).toContain(text);
});

it("names items by the namespace of a registry, and stylesheets by its address", () => {
  const text = markdownOf("editorial", "@acme");
  expect(text).toContain('`npx shadcn add --yes "@acme/editorial"`');
  expect(text).toContain("Parameters of the registry in `components.json`");
  expect(text).toContain(`${baseUrl}/css/editorial.css`);
});

it("has no lines for what a pairing does not lead to", () => {
  const { pairing } = related("editorial");
  const alone = { similar: [], sameHeading: [], sameBody: [] };
  const text = pairingMarkdown({ baseUrl, itemBase: baseUrl, catalog }, pairing, alone, {});
  expect(text).not.toMatch(/Bolder|Safer|Similar/);
  expect(markdownPath("editorial")).toBe("pairings/editorial.md");
});
