import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { toolsFolder } from "./installed-packages.ts";
import { modelContextSession } from "./model-context.ts";
import { projectForTests } from "./projects.ts";
import { catalog, servedUrl } from "./served-registry.ts";

const app = projectForTests("vite");
beforeAll(() => nameRegistries());

/** Writes the registry and its flavours into the project's components.json. */
function nameRegistries(): void {
  const file = join(app().folder, "components.json");
  const registries = {
    "@typo": servedUrl("r/{name}.json"),
    "@layered": servedUrl("r/layered/{name}.json"),
    "@hosted": servedUrl("r/self-hosted/{name}.json"),
  };
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), registries }));
}

const itemCount = () => catalog.pairings.size + catalog.fonts.size;

it.each(["@typo", "@layered", "@hosted"])("shadcn list %s lists every item", async (name) => {
  const output = await app().client("list", name, "--limit", "2");
  expect(output).toContain(`Found ${itemCount()} items in ${name}`);
  expect(output).toMatch(/able-hands \(style\) — Unbounded \+ Onest \+ JetBrains Mono — /);
});

it("shadcn search finds a pairing by its name, its fonts, its uses and the words of its description", async () => {
  const found = async (query: string) =>
    app().client("search", "@typo", "-q", query, "--limit", "5");
  expect(await found("editorial")).toContain("@typo/pairing-editorial (style)");
  expect(await found("source serif 4")).toContain("@typo/source-serif-4 (font)");
  expect(await found("real estate")).toContain("@typo/pairing-real-estate (style)");
  expect(await found("slashed zero lookalikes")).toContain("@typo/pairing-accessible (style)");
  expect(await found("zeppelins")).toContain("(style) — Nearest: ");
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

it.each(["@typo/pairing-editorial", "@layered/editorial", "@hosted/editorial"])(
  "shadcn add %s installs the item that list prints",
  async (item) => {
    await app().reset();
    nameRegistries();
    await app().add(item);
    const stylesheet = readFileSync(join(app().folder, "src/index.css"), "utf8");
    expect(stylesheet).toMatch(
      /--font-heading: (?:var\(--font-playfair-display\)|'Playfair Display Variable',)/,
    );
    expect(stylesheet).toContain("'Playfair Display Variable', 'Times New Roman for Playfair");
  },
);

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

it("its MCP server lists, searches and views the items", async () => {
  const client = join(await toolsFolder(), "node_modules/shadcn/dist/index.js");
  const session = await modelContextSession(process.execPath, [client, "mcp"], app().folder);
  try {
    const registries = ["@typo"];
    const list = await session.call("list_items_in_registries", { registries, limit: 1 });
    expect(list).toContain(`Found ${itemCount()} items in registries @typo`);
    const search = await session.call("search_items_in_registries", {
      registries,
      query: "editorial",
      limit: 3,
    });
    expect(search).toContain("pairing-editorial (registry:style)");
    const view = await session.call("view_items_in_registries", { items: ["@typo/editorial"] });
    expect(view).toContain("## pairing-editorial");
  } finally {
    session.close();
  }
});
