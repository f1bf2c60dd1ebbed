import { agentRecipes } from "../../build/site/shared/agent-recipes.ts";
import { llmsText } from "../../build/site/llms-text.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";

const options = {
  name: "Typography Registry",
  baseUrl: "https://type.example/sub",
  pairings: 574,
  fonts: 1942,
  pages: ["", "fonts/", "compare/", "docs/", "agents/", "pairings/minimal/"],
  examples: { pairing: "minimal", font: "inter" },
};
const text = () => llmsText(options);
const recipes = () => agentRecipes(options.baseUrl, options.examples);

it("has fewer than 8 KB", () => {
  expect(Buffer.byteLength(text())).toBeLessThan(8192);
});

it("marks every recipe with a query as one that needs the server, and no other", () => {
  const withQuery = recipes().filter(({ lines }) => lines.some((line) => line.includes("?")));
  expect(withQuery.map(({ title }) => title)).toEqual(["Search", "Tune it before adding"]);
  expect(recipes().filter(({ needsServer }) => needsServer)).toEqual(withQuery);
});

it("has absolute links alone, all below the base URL", () => {
  const links = Array.from(text().matchAll(/\]\(([^)]*)\)|<([^>]*)>/g), ([, a, b]) => a ?? b ?? "");
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((link) => !link.startsWith("https://type.example/sub/"))).toEqual([]);
});

it("tunes with parameters that the endpoint accepts", () => {
  const [command = ""] = recipes().find(({ title }) => title.startsWith("Tune"))!.lines;
  const query = new URLSearchParams(/\?([^"]*)/.exec(command)?.[1]);
  expect(parseOverrideParameters(query)).toEqual({
    overrides: [
      expect.objectContaining({ value: "3rem" }),
      expect.objectContaining({ value: "1.8" }),
    ],
  });
});

it("links the pages that there are, and no other", () => {
  expect(text()).toContain("](https://type.example/sub/compare/)");
  expect(llmsText({ ...options, pages: [""] })).not.toContain(
    "](https://type.example/sub/compare/)",
  );
});

it("leaves out the recipes of a registry without items to name", () => {
  expect(llmsText({ ...options, examples: undefined })).not.toContain("npx");
});
