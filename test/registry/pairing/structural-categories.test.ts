import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { categoryDifferences, stylesOf } from "../../../registry/pairing/structural-categories.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const INTER = fixtureFont("inter");
const LATO = fixtureFont("lato");
const ABRIL = fixtureFont("abril-fatface");
const SOURCE_SERIF = fixtureFont("source-serif-4");
const MONO = fixtureFont("jetbrains-mono");
const SCRIPT: FontItem = {
  ...edited(LATO, ["font", "family"], "'Lato', cursive"),
  title: "Hand",
  categories: ["handwriting"],
  meta: { ...LATO.meta, genericFamily: "serif" },
};
const SLAB: FontItem = { ...LATO, categories: ["sans-serif", "slab", "rounded"] };

const STYLES = new Set(["slab", "rounded", "didone"]);

const withPreview = (preview?: string) =>
  edited<PairingItem>(fixturePairing("plain"), ["meta", "preview"], preview ?? REMOVED);

/** What an author has to state of two fonts: what is missing where nothing is stated. */
const expectedOf = (heading: FontItem, body: FontItem, preview?: string) =>
  categoryDifferences({ ...withPreview(preview), categories: [] }, heading, body, STYLES).map(
    ({ category }) => category,
  );

it.each<[string, FontItem, FontItem, string[]]>([
  ["sans serif over serif", LATO, SOURCE_SERIF, ["sans-serif", "serif"]],
  ["a display face by what it is nearest to, too", ABRIL, LATO, ["display", "sans-serif", "serif"]],
  ["handwriting by its stated family", SCRIPT, LATO, ["handwriting", "sans-serif", "serif"]],
  ["no display face of the text", LATO, ABRIL, ["sans-serif", "serif"]],
  ["monospaced text", LATO, MONO, ["monospace", "sans-serif"]],
  ["one family of variable fonts", INTER, INTER, ["sans-serif", "superfamily", "variable"]],
  ["two variable fonts", INTER, SOURCE_SERIF, ["sans-serif", "serif", "variable"]],
  ["one static font", INTER, LATO, ["sans-serif"]],
  ["the styles of the heading", SLAB, INTER, ["rounded", "sans-serif", "slab"]],
  ["the styles of the text", INTER, SLAB, ["rounded", "sans-serif", "slab"]],
])("the fonts decide: %s", (_, heading, body, categories) => {
  expect(expectedOf(heading, body)).toEqual(categories);
});

it.each([
  ["Съешь же ещё", true],
  ["Ησυχία and Latin", true],
  ["春はあけぼの", true],
  ["Sphinx of black quartz", false],
  ["Tiếng Việt đẹp", false],
  ["1234 – ?", false],
  [undefined, false],
])("the preview decides on non-latin: %j: %s", (preview, isNonLatin) => {
  expect(expectedOf(INTER, LATO, preview).includes("non-latin")).toBe(isNonLatin);
});

describe("a difference", () => {
  const differences = (categories: string[], heading = INTER, body = LATO) =>
    categoryDifferences({ ...withPreview(), categories }, heading, body, STYLES);

  it("is none where the categories are those of the fonts, whatever the author adds", () => {
    expect(differences(["sans-serif", "brutalist", "poster"])).toEqual([]);
  });

  it("is what is missing and what is wrong, in alphabetical order, with the reason", () => {
    expect(differences(["variable", "didone"])).toEqual([
      {
        category: "didone",
        isMissing: false,
        reason: 'a font of heading or text has the category "didone"',
      },
      {
        category: "sans-serif",
        isMissing: true,
        reason: "heading or text is a sans serif",
      },
      {
        category: "variable",
        isMissing: false,
        reason: "heading and text are variable fonts",
      },
    ]);
  });

  it("is none in a style that no font of the registry states", () => {
    expect(differences(["sans-serif", "geometric"])).toEqual([]);
  });

  it("of a font that states no axes is decided by its package", () => {
    const unmeasured = edited(INTER, ["meta"], REMOVED);
    expect(differences(["sans-serif"], unmeasured, SOURCE_SERIF)).toContainEqual(
      expect.objectContaining({ category: "variable", isMissing: true }),
    );
  });
});

it("the styles of a font are its categories without the classification", () => {
  expect(stylesOf(SLAB)).toEqual(["slab", "rounded"]);
  expect(stylesOf(edited(LATO, ["categories"], REMOVED))).toEqual([]);
});
