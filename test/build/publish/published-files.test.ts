import { publishedFiles } from "../../../build/publish/published-files.ts";
import { byPath } from "../../fixtures/by-path.ts";
import { type Catalog, loadCatalog } from "../../../registry/pairing/catalog.ts";
import { formatJson } from "../../../registry/model/json.ts";
import { type FontData, fontDataIn } from "../../../registry/search/font-data.ts";
import type { SearchData } from "../../../registry/search/search-data.ts";
import { searchVocabulary } from "../../../registry/model/vocabulary.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import {
  FIXTURE_REGISTRY,
  allPairingData,
  fixtureFont,
  fixturePairing,
} from "../../fixtures/read.ts";
import { FLAVOURS } from "../../../registry/flavours/index.ts";
import { type FontItem, withoutPairingPrefix } from "../../../registry/model/items.ts";

const BASE_URL = "https://example.com/type";
const FONTS = ["abril-fatface", "inter", "jetbrains-mono", "lato", "source-serif-4"];
const PAIRINGS = ["bare", "plain", "serif"];
const catalog = loadCatalog(FIXTURE_REGISTRY);
const files = byPath(publishedFiles(catalog, { baseUrl: BASE_URL }));
/** Specification 4.1, resolution order: the first match wins. */
const resolveName = ({ pairings, fonts }: Catalog, name: string) =>
  pairings.get(name) ?? pairings.get(name.replace(/^pairing-/, "")) ?? fonts.get(name);
const jsonAt = (path: string) => JSON.parse(files.get(path)!);

describe("what is published (design)", () => {
  it("every item under api/r/{name} and api/r/{name}.json, a pairing also as pairing-{name}, all under its short name as r/…json; every pairing as CSS, tokens and a document", () => {
    expect([...files.keys()].sort()).toEqual(
      [
        ...PAIRINGS.flatMap((name) => [
          `api/r/${name}`,
          `api/r/${name}.json`,
          `api/r/pairing-${name}`,
          `api/r/pairing-${name}.json`,
          `r/${name}.json`,
          `api/pairings/${name}.json`,
          `css/${name}.css`,
          `tokens/${name}.tokens.json`,
          `design/${name}.md`,
        ]),
        ...["r", "r/layered", "r/self-hosted", "r/typeset"].map(
          (folder) => `${folder}/example.json`,
        ),
        ...FONTS.flatMap((name) => [`api/r/${name}`, `api/r/${name}.json`, `r/${name}.json`]),
        "api/fonts.json",
        "api/pairings.json",
        "api/search.json",
        "r/registry.json",
        ...["layered", "self-hosted", "typeset"].flatMap((flavour) =>
          [...PAIRINGS, "registry"].map((name) => `r/${flavour}/${name}.json`),
        ),
        ...FONTS.map((name) => `r/layered/${name}.json`),
        "r/layered/abril-fatface--latin.json",
        ...["config", "font", "pairing", "pairing-data", "registry", "vocabulary"].map(
          (name) => `schemas/${name}.schema.json`,
        ),
      ].sort(),
    );
  });

  it("each name variant is the item that the resolution order finds, and no other name is published", () => {
    const published = [...files].filter(([path]) => path.startsWith("api/r/"));
    for (const [path, text] of published) {
      const name = path.replace("api/r/", "").replace(/\.json$/, "");
      expect(JSON.parse(text).name).toBe(resolveName(catalog, name)?.name);
    }
  });

  it("a pairing of one's own that is named example is published, and no other example", () => {
    const named = { ...fixturePairing("plain"), name: "pairing-example" };
    const pairings = new Map([...catalog.pairings, ["example", named]]);
    const published = [...publishedFiles({ ...catalog, pairings }, { baseUrl: BASE_URL })];
    const examples = published.filter(({ paths }) =>
      paths.some((path) => /^r\/.*\bexample\.json$/.test(path)),
    );
    expect(examples.map(({ body }) => JSON.parse(body).type)).not.toContain("registry:component");
    expect(examples.flatMap(({ paths }) => paths)).toContain("r/example.json");
  });

  it("a font of one's own that is named example is published, and no other example", () => {
    const named = { ...fixtureFont("inter"), name: "example" };
    const fonts = new Map([...catalog.fonts, ["example", named]]);
    const published = byPath(publishedFiles({ ...catalog, fonts }, { baseUrl: BASE_URL }));
    expect(JSON.parse(published.get("r/layered/example.json")!).title).toBe("Inter");
    expect(published.has("r/typeset/example.json")).toBe(false);
  });

  it("an item is published as it is in the registry, with {base_url} filled in and without $schema", () => {
    const { $schema, ...item } = fixturePairing("plain");
    expect($schema).toBe("../../../../schemas/pairing.schema.json");
    expect(jsonAt("r/plain.json")).toEqual({
      ...item,
      registryDependencies: [`${BASE_URL}/r/inter.json`, `${BASE_URL}/r/jetbrains-mono.json`],
    });
  });

  it("a font is published with fallback faces, and is still of its schema", () => {
    for (const name of ["inter", "lato", "source-serif-4"]) {
      const item = jsonAt(`r/${name}.json`) as FontItem;
      expect(schemaErrors("font", item)).toEqual([]);
      expect(Object.keys(item.css ?? {}).join()).toContain("@font-face");
      expect({ ...item.font, family: "" }).toEqual({ ...fixtureFont(name).font, family: "" });
    }
  });

  it("nothing published mentions the placeholder as a value", () => {
    const items = [...files].filter(([path]) => !path.startsWith("schemas/"));
    expect(items.filter(([, text]) => text.includes("{base_url}"))).toEqual([]);
  });

  it("a base URL with signs that replacements treat specially is published as it is", () => {
    const published = byPath(publishedFiles(catalog, { baseUrl: "https://example.com/$&" }));
    expect(published.get("r/plain.json")).toContain('"https://example.com/$&/r/inter.json"');
  });

  it("r/registry.json is the index: name, homepage, items, pairings first, each kind by name", () => {
    const index = jsonAt("r/registry.json");
    expect(schemaErrors("registry", index)).toEqual([]);
    expect(index).toMatchObject({ name: "typography-registry", homepage: BASE_URL });
    const names = index.items.map(({ name }: { name: string }) => name);
    expect(names).toEqual([...PAIRINGS, ...FONTS]);
  });

  it.each([
    ["layered", 8],
    ["self-hosted", 3],
    ["typeset", 3],
  ])(
    "what the index of r/%s names is published, and refers to no item outside of it and of r/layered",
    (flavour, count) => {
      const index = jsonAt(`r/${flavour}/registry.json`);
      expect(schemaErrors("registry", index)).toEqual([]);
      expect(index.items).toHaveLength(count);
      for (const { name } of index.items) {
        for (const url of referencesIn(files.get(`r/${flavour}/${name}.json`)!)) {
          expect(files.has(url.replace(`${BASE_URL}/`, ""))).toBe(true);
          expect(url).toContain("/r/layered/");
        }
      }
    },
  );

  it("api/search.json is what a search knows of every item, in the order of the index, and what tags mean", () => {
    const { vocabulary, lookAlikes: published, items } = jsonAt("api/search.json") as SearchData;
    expect(items.map(({ name }) => withoutPairingPrefix(name))).toEqual([...PAIRINGS, ...FONTS]);
    expect(items.find(({ name }) => name === "pairing-serif")).toMatchObject({
      type: "registry:style",
      moods: ["elegant", "professional"],
      useCases: ["blog"],
    });
    const { lookAlikes, ...tags } = searchVocabulary();
    const inJson = Object.entries(tags).map(([kind, meanings]) => [
      kind,
      Object.fromEntries<object>(meanings),
    ]);
    expect(vocabulary).toEqual(Object.fromEntries(inJson));
    expect(published).toEqual(lookAlikes);
  });

  it("api/fonts.json has the facts of all fonts, ordered by name, a font on a line", () => {
    const fontData = fontDataIn(jsonAt("api/search.json"));
    const lines = FONTS.map((name) => JSON.stringify(fontData(name)));
    expect(files.get("api/fonts.json")).toBe(`[\n${lines.join(",\n")}\n]\n`);
    const fonts = new Map([...catalog.fonts].reverse());
    const reversed = byPath(publishedFiles({ ...catalog, fonts }, { baseUrl: BASE_URL }));
    const inOrder = JSON.parse(reversed.get("api/fonts.json")!) as FontData[];
    expect(inOrder.map(({ name }) => name)).toEqual(FONTS);
  });

  it("api/pairings.json is the PairingData[] of getAllPairings()", () => {
    expect(files.get("api/pairings.json")).toBe(formatJson(allPairingData(catalog)));
  });
});

describe("in a namespace", () => {
  const named = byPath(publishedFiles(catalog, { baseUrl: BASE_URL, namespace: "@acme" }));
  /** The folder that an item of the namespace is found in, by the address in `components.json`. */
  const folders = ["r/", ...FLAVOURS.map((flavour) => `r/${flavour}/`)];

  it.each(folders)(
    "items of %s refer to each other by it, and all that they refer to is there",
    (folder) => {
      const inFolder = [...named].filter(
        ([path]) => path.startsWith(folder) && !path.slice(folder.length).includes("/"),
      );
      const references = inFolder.flatMap(([, text]) => referencesIn(text));
      expect(references.filter((one) => !/^@acme\/[a-z0-9-]+$/.test(one))).toEqual([]);
      const missing = references
        .map((one) => `${folder}${one.slice("@acme/".length)}.json`)
        .filter((path) => !named.has(path));
      expect(missing).toEqual([]);
    },
  );

  it("the self-hosted flavour has its fonts too, since all items are in one folder", () => {
    const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
    const index = JSON.parse(named.get("r/self-hosted/registry.json")!);
    expect(names(index)).toEqual(names(JSON.parse(named.get("r/layered/registry.json")!)));
    expect(named.get("r/self-hosted/inter.json")).toBe(named.get("r/layered/inter.json"));
  });

  it("items without references, and all else that is no item, are the same bytes", () => {
    const differing = [...files].filter(
      ([path, text]) => named.get(path) !== text && path !== "r/self-hosted/registry.json",
    );
    expect(differing.length).toBeGreaterThan(0);
    const isDocument = (path: string) => path.startsWith("design/");
    const others = differing.filter(([path]) => !isDocument(path));
    // Notes name the address of check.js, which a namespace does not tell.
    const withoutNotes = (text = "") => text.replace(/^ *"docs": .*$/m, "");
    for (const [path, text] of others.filter(([, text]) => !text.includes("registryDependencies")))
      expect(withoutNotes(named.get(path))).toBe(withoutNotes(text));
    // A document names the item that installs its pairing, and how it is tuned.
    const withoutCommands = (text = "") => text.replaceAll(/^- [^`]*`.*$/gm, "");
    for (const [path, text] of differing.filter(([name]) => isDocument(name))) {
      expect(named.get(path)).toContain('`npx --yes shadcn add --yes "@acme/');
      expect(withoutCommands(text)).toBe(withoutCommands(named.get(path)));
    }
  });
});

function referencesIn(text: string): string[] {
  const { registryDependencies = [] } = JSON.parse(text) as { registryDependencies?: string[] };
  return registryDependencies;
}
