import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolsFolder } from "./installed-packages.ts";
import { type ModelContextSession, modelContextSession } from "./model-context.ts";
import { projectForTests } from "./projects.ts";
import { catalog, servedUrl } from "./served-registry.ts";
import { withoutPairingPrefix } from "../../registry/model/items.ts";

const app = projectForTests("vite");
beforeAll(() => nameRegistries());

/** Writes the registry and its flavours into the project's components.json. */
function nameRegistries(): void {
  const file = join(app().folder, "components.json");
  const registries = {
    "@typo": servedUrl("r/{name}.json"),
    "@layered": servedUrl("r/layered/{name}.json"),
    "@hosted": servedUrl("r/self-hosted/{name}.json"),
    "@typeset": servedUrl("r/typeset/{name}.json"),
  };
  const { tailwind, ...config } = JSON.parse(readFileSync(file, "utf8"));
  // For a file the client would read the colours of its own registry from ui.shadcn.com.
  const withoutColours = { ...tailwind, baseColor: "" };
  writeFileSync(file, JSON.stringify({ ...config, tailwind: withoutColours, registries }));
}

const itemCount = () => catalog.pairings.size + catalog.fonts.size;

it.each([
  ["@typo", itemCount()],
  ["@layered", itemCount()],
  ["@hosted", catalog.pairings.size],
])("shadcn list %s lists every item that the registry has", async (name, count) => {
  const output = await app().client("list", name, "--limit", "2");
  expect(output).toContain(`Found ${count} items in ${name}`);
  expect(output).toMatch(/able-hands \(style\) — Unbounded \+ Onest \+ JetBrains Mono — /);
});

it("shadcn search finds a pairing by its name, its fonts, its uses and the words of its description", async () => {
  const found = async (query: string) =>
    app().client("search", "@typo", "-q", query, "--limit", "5");
  expect(await found("editorial")).toContain("@typo/editorial (style)");
  expect(await found("source serif 4")).toContain("@typo/source-serif-4 (font)");
  expect(await found("real estate")).toContain("@typo/real-estate (style)");
  expect(await found("slashed zero lookalikes")).toContain("@typo/accessible (style)");
  expect(await found("warm zeppelins")).toContain("(style) — Nearest: ");
  expect(await found("zeppelins")).toContain("No items found");
});

it("shadcn view prints an item as it is published", async () => {
  const [item] = JSON.parse(await app().client("view", "@typo/editorial"));
  const published = JSON.parse(await (await fetch(servedUrl("r/editorial.json"))).text());
  expect(item).toMatchObject({
    name: "pairing-editorial",
    css: published.css,
    cssVars: published.cssVars,
  });
});

it.each([
  ["@typo/editorial", "--font-heading: var(--font-playfair-display);"],
  ["@layered/editorial", "--pairing-heading: var(--font-playfair-display, 'Playfair Display"],
  ["@hosted/editorial", "--pairing-heading: 'Playfair Display Variable',"],
])("shadcn add %s installs the item that list prints", async (item, declaration) => {
  await app().reset();
  nameRegistries();
  await app().add(item);
  const stylesheet = readFileSync(join(app().folder, "src/index.css"), "utf8");
  expect(stylesheet).toContain(declaration);
  expect(stylesheet).toContain("'Playfair Display Variable', 'Times New Roman for Playfair");
});

it.each(["r", "r/layered", "r/self-hosted", "r/typeset"])(
  "shadcn registry validate accepts the index of %s",
  async (path) => {
    const index = await (await fetch(servedUrl(`${path}/registry.json`))).text();
    writeFileSync(join(app().folder, "registry.json"), index);
    // It prints problems on stderr, and fails if the index is invalid.
    await expect(app().client("registry", "validate", "./registry.json")).resolves.toContain(
      "registry.json",
    );
    writeFileSync(
      join(app().folder, "registry.json"),
      index.replace('"title"', '"titel":1,"title"').replace('"type"', '"tipe"'),
    );
    await expect(app().client("registry", "validate", "./registry.json")).rejects.toThrow(
      /invalid/i,
    );
  },
);

describe("its MCP server", () => {
  let session: ModelContextSession;
  beforeAll(async () => {
    await app().reset();
    nameRegistries();
    const client = join(await toolsFolder(), "node_modules/shadcn/dist/index.js");
    session = await modelContextSession(process.execPath, [client, "mcp"], app().folder);
  });
  afterAll(() => session.close());

  it("lists, searches and views the items", async () => {
    const registries = ["@typo"];
    const list = await session.call("list_items_in_registries", { registries, limit: 1 });
    expect(list).toContain(`Found ${itemCount()} items in registries @typo`);
    const search = await session.call("search_items_in_registries", {
      registries,
      query: "editorial",
      limit: 3,
    });
    expect(search).toContain("editorial (registry:style)");
    const view = await session.call("view_items_in_registries", { items: ["@typo/editorial"] });
    expect(view).toContain("## pairing-editorial");
  });

  const REGISTRIES = ["@typo", "@layered", "@hosted", "@typeset"];

  it.each(REGISTRIES)(
    "every name that it prints of %s can be added as printed",
    async (registry) => {
      const registries = [registry];
      const [query, limit] = ["warm law firm", 10];
      const texts = [
        await session.call("list_items_in_registries", { registries, limit }),
        await session.call("search_items_in_registries", { registries, query, limit }),
        await session.call("get_item_examples_from_registries", {
          registries,
          query: `${query} demo`,
        }),
      ];
      const names = new Set(
        texts.flatMap((text) =>
          Array.from(
            text.matchAll(/ add (@\S+)`|^## Example: (\S+)/gm),
            ([, item, example]) => item ?? `${registry}/${example}`,
          ),
        ),
      );
      expect(names.size).toBeGreaterThan(20);
      const items = [...names];
      const view = await session.call("view_items_in_registries", { items });
      const viewed = Array.from(
        view.matchAll(/^ *## (\S+)$/gm),
        ([, name = ""]) => `${registry}/${withoutPairingPrefix(name)}`,
      );
      expect(viewed.sort()).toEqual(items.sort());
      const usage = `${registry}/example`;
      expect(items).toContain(usage);
      await app().add(`${registry}/minimal`, usage);
      const example = "src/components/example.tsx";
      expect(readFileSync(join(app().folder, example), "utf8")).toContain("<table>");
      expect(readFileSync(join(app().folder, "src/index.css"), "utf8")).toContain("font-family");
    },
  );

  it("answers in few bytes: ten results in 6 KB, a view in 1.5 KB, an example in 4 KB", async () => {
    const registries = ["@layered"];
    for (const query of ["editorial", "friendly clinic for children", "zeppelins", "serif blog"]) {
      const search = { registries, query, limit: 10 };
      const found = await session.call("search_items_in_registries", search);
      expect([query, Buffer.byteLength(found) <= 6000]).toEqual([query, true]);
      const example = await session.call("get_item_examples_from_registries", {
        registries,
        query: `${query} example`,
      });
      expect([query, Buffer.byteLength(example) <= 4000]).toEqual([query, true]);
      expect(example).toContain("Found 1 example");
      for (const [, item] of found.matchAll(/ add (@\S+)`/g)) {
        const view = await session.call("view_items_in_registries", { items: [item] });
        expect([item, Buffer.byteLength(view) <= 1500]).toEqual([item, true]);
      }
    }
  });

  it("says in a view what a pairing is for, its limitations, scale, families, languages and bytes", async () => {
    const view = await session.call("view_items_in_registries", { items: ["@layered/editorial"] });
    for (const part of [
      "For magazines, blogs and long essays",
      "Headings: Playfair Display. Text: Source Serif 4. Code: Source Code Pro.",
      "h1 2.8125rem to 4rem/1.08 700 -0.02em",
      "Limitations: ",
      "Add with npx --yes shadcn add --yes. Languages: af ",
      "Download: ",
    ])
      expect(view).toContain(part);
  });
});
