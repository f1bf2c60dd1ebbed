import { formatIndex, indexEntry, registryIndex } from "../../../build/publish/registry-index.ts";
import type { FlavouredItem } from "../../../registry/flavours/index.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

it.each([
  [undefined, "typography-registry", "https://a.example"],
  [{ name: "acme" }, "acme", "https://a.example"],
  [{ homepage: "https://b.example" }, "typography-registry", "https://b.example"],
])("an index by the configuration %j", (configuration, name, homepage) => {
  expect(registryIndex("https://a.example", configuration)).toEqual({
    $schema: "https://ui.shadcn.com/schema/registry.json",
    name,
    homepage,
    items: [],
  });
});

describe("the entry of a pairing", () => {
  const { title, ...pairing } = fixturePairing("plain");
  const described = (change: object) =>
    indexEntry("x", { ...pairing, title, description: "D.", ...change }).description;

  it("has its fonts first, each once, and its tags last", () => {
    const meta = { mood: ["calm", "plain"], useCase: ["blog"] };
    expect(
      indexEntry("plain", { ...pairing, title, description: "D.", categories: ["serif"], meta }),
    ).toEqual({
      name: "plain",
      type: "registry:style",
      title: "Plain — Inter + Inter + JetBrains Mono",
      description: "Inter + JetBrains Mono — D. Mood: calm, plain. For: blog.",
      categories: ["serif"],
    });
  });

  it.each([
    [{}, "Inter + JetBrains Mono — D."],
    [{ mood: [], useCase: ["blog", "docs"] }, "Inter + JetBrains Mono — D. For: blog, docs."],
    [{ mood: ["calm"] }, "Inter + JetBrains Mono — D. Mood: calm."],
    [undefined, "Inter + JetBrains Mono — D."],
  ])("with the tags %j is described as %s", (meta, description) => {
    expect(described({ meta })).toBe(description);
  });

  it("whose title names no fonts has none", () => {
    expect(described({ title: "Plain", meta: undefined })).toBe(" — D.");
  });
});

describe("the entry of a font", () => {
  const font = fixtureFont("lato");
  const { family, provider, import: importName, variable } = font.font;
  const entry = {
    name: "lato",
    title: "Lato",
    description: "Lato — Sans Serif font. Tags: geometric, slab.",
    categories: ["sans-serif", "geometric", "slab"],
  };
  const described = { ...font, categories: entry.categories } as FontItem;

  it("has what the client requires of its loading, and its styles as tags", () => {
    expect(indexEntry("lato", described)).toEqual({
      ...entry,
      type: "registry:font",
      font: { family, provider, import: importName, variable },
    });
  });

  it("without categories has no tags", () => {
    const { categories: _, ...plain } = font;
    const { description, ...others } = indexEntry("lato", plain);
    expect(description).toBe("Lato — Sans Serif font.");
    expect(others).not.toHaveProperty("categories");
  });

  it("with files of its own is that of a theme", () => {
    const local = { ...described, font: { ...described.font, provider: "local" } };
    expect(indexEntry("lato", local as FontItem)).toEqual({ ...entry, type: "registry:theme" });
  });

  it("in a flavour that is a theme is that of a theme", () => {
    const theme = { ...described, type: "registry:theme" } as unknown as FlavouredItem;
    expect(indexEntry("lato", theme)).toEqual({ ...entry, type: "registry:theme" });
  });
});

it("an index is written with one item a line", () => {
  const head = registryIndex("https://a.example");
  const items = ["a", "b"].map((name) => ({ name, type: "registry:theme" as const }));
  const text = formatIndex({ ...head, items } as Parameters<typeof formatIndex>[0]);
  expect(JSON.parse(text)).toEqual({ ...head, items });
  expect(text.split("\n").slice(1)).toEqual([
    '{"name":"a","type":"registry:theme"},',
    '{"name":"b","type":"registry:theme"}',
    "]}",
    "",
  ]);
});
