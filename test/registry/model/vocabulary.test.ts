import { join } from "node:path";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { stemsOf } from "../../../registry/search/words.ts";
import { VOCABULARIES, searchVocabulary } from "../../../registry/model/vocabulary.ts";
import { schemaErrors } from "../../../schemas/index.ts";
import { readJson } from "../../fixtures/read.ts";

const { pairings, fonts } = loadCatalog(ownRegistryDir);
const { lookAlikes, ...lists } = searchVocabulary();
const tagsIn = [...Object.entries(lists)];

it.each([...VOCABULARIES, "scripts", "features"])("%s.json is of its schema", (name) => {
  expect(
    schemaErrors("vocabulary", readJson(join(ownRegistryDir, "vocabulary", `${name}.json`))),
  ).toEqual([]);
});

describe.each(tagsIn)("the tags of the list %s", (_, tags) => {
  it("are in alphabetical order, their synonyms each once", () => {
    expect([...tags.keys()]).toEqual([...tags.keys()].toSorted());
    for (const { synonyms = [] } of tags.values()) expect(synonyms).toEqual([...new Set(synonyms)]);
  });

  it("are no synonyms of another tag of the list, in singular or plural", () => {
    const tagOf = new Map([...tags.keys()].map((tag) => [stemsOf(tag).join(" "), tag]));
    const wrong = [...tags].flatMap(([tag, { synonyms = [] }]) =>
      synonyms
        .filter((synonym) => (tagOf.get(stemsOf(synonym).join(" ")) ?? tag) !== tag)
        .map((synonym) => `${tag}: ${synonym}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are not listed as their own synonyms", () => {
    expect([...tags].filter(([tag, { synonyms = [] }]) => synonyms.includes(tag))).toEqual([]);
  });
});

it("no tag is both a mood and a category", () => {
  expect([...lists.mood.keys()].filter((tag) => lists.category.has(tag))).toEqual([]);
});

it.each([
  ["mood", ({ meta }) => meta?.mood ?? []],
  ["useCase", ({ meta }) => meta?.useCase ?? []],
  ["category", ({ categories }) => categories],
] as [keyof typeof lists, (pairing: ReturnType<typeof pairings.get> & object) => string[]][])(
  "every %s is that of some pairing",
  (list, tagsOf) => {
    const used = new Set([...pairings.values()].flatMap(tagsOf));
    expect([...lists[list].keys()].filter((tag) => !used.has(tag))).toEqual([]);
  },
);

it("every script is a subset that a font covers", () => {
  const covered = new Set(
    [...fonts.values()].flatMap(({ font, meta }) => meta?.scripts ?? font.subsets),
  );
  expect([...lists.script.keys()].filter((script) => !covered.has(script))).toEqual([]);
});

describe("look-alikes", () => {
  it("are fonts of the registry, each once for a typeface", () => {
    const wrong = Object.entries(lookAlikes).flatMap(([typeface, names]) =>
      names
        .filter((name, index) => !fonts.has(name) || names.indexOf(name) !== index)
        .map((name) => `${typeface}: ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it("are of typefaces in lower case that the registry does not have", () => {
    const families = new Set([...fonts.values()].map(({ title }) => title.toLowerCase()));
    const wrong = Object.keys(lookAlikes).filter(
      (typeface) => typeface !== typeface.toLowerCase() || families.has(typeface),
    );
    expect(wrong).toEqual([]);
  });
});
