import { llmsText } from "../../build/site/llms-text.ts";
import { catalogOf } from "../../registry/pairing/catalog.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { catalog } from "./own-registry.ts";

const site = {
  name: "Typography Registry",
  baseUrl: "https://type.example/sub",
  itemBase: "https://type.example/sub",
  catalog,
};
const pages = ["", "fonts/", "compare/", "docs/", "agents/", "pairings/minimal/"];
const text = llmsText(site, pages);
/** Each with its title at the beginning. */
const sections = text.split("\n## ").slice(1);

it("has fewer than 8 KB", () => {
  expect(Buffer.byteLength(text)).toBeLessThan(8192);
});

it("marks every recipe with a query as one that needs the server, and no other", () => {
  const titlesWith = (part: RegExp) =>
    sections.filter((section) => part.test(section)).map((section) => section.split("\n")[0]);
  const withQuery = titlesWith(/^- .*\?/m);
  expect(withQuery).toEqual([
    "Choose with one request (server only)",
    "Tune it before adding (server only)",
  ]);
  expect(titlesWith(/^.*server only/)).toEqual(withQuery);
});

it("has absolute links alone, all below the base URL", () => {
  const links = Array.from(text.matchAll(/\]\(([^)]*)\)|<([^>]*)>/g), ([, a, b]) => a ?? b ?? "");
  expect(links.length).toBeGreaterThan(15);
  expect(links.filter((link) => !link.startsWith("https://type.example/sub/"))).toEqual([]);
});

it("has every command on a line of its own, as code", () => {
  expect(text).toContain(
    "\n- `npx --yes shadcn add --yes https://type.example/sub/r/layered/minimal.json`\n\n",
  );
  expect(text).not.toContain("```");
});

it("tunes with parameters that the endpoint accepts", () => {
  const section = sections.find((one) => one.startsWith("Tune"));
  const [, query] = /\?([^"]*)"/.exec(section!)!;
  expect(parseOverrideParameters(new URLSearchParams(query))).toEqual({
    overrides: [
      expect.objectContaining({ value: "3rem" }),
      expect.objectContaining({ value: "1.8" }),
    ],
  });
});

it("links the pages that there are, and no other", () => {
  expect(text).toContain("](https://type.example/sub/compare/)");
  expect(llmsText(site, [""])).not.toContain("](https://type.example/sub/compare/)");
});

it("leaves out the recipes of a registry without items to name", () => {
  expect(llmsText({ ...site, catalog: catalogOf([]) }, pages)).not.toContain("npx");
});
