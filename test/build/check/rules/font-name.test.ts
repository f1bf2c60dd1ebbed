import { fontName, isTitled } from "../../../../build/check/rules/font-name.ts";
import { foundBy } from "../../../fixtures/found-by.ts";
import { fixtureFont } from "../../../fixtures/read.ts";

const SERIF = "fonts/source-serif-4.json";

it("name and import are the provider's spellings of the title", () => {
  expect(foundBy(fontName, [])).toEqual([]);
  expect(foundBy(fontName, [[SERIF, ["title"], "Source Serif Pro"]])).toEqual([
    {
      file: SERIF,
      pointer: "/name",
      message:
        'name is "source-serif-4", but the title is "Source Serif Pro"; write "source-serif-pro", or correct the title',
    },
    {
      file: SERIF,
      pointer: "/font/import",
      message:
        'font.import is "Source_Serif_4", but the title is "Source Serif Pro"; write "Source_Serif_Pro", or correct the title',
    },
  ]);
});

it("a local font is not imported from the provider", () => {
  const local = [SERIF, ["font", "provider"], "local"] as [string, string[], string];
  expect(foundBy(fontName, [local, [SERIF, ["font", "import"], "Other"]])).toEqual([]);
  expect(foundBy(fontName, [local, [SERIF, ["title"], "Other"]])).toHaveLength(1);
});

it.each([
  [{}, true],
  [{ title: "Other" }, false],
  [{ name: "other" }, false],
  [{ font: { ...fixtureFont("lato").font, import: "Other" } }, false],
  [{ title: "Other", name: "other" }, false],
  [{ title: "Other", name: "other", font: { ...fixtureFont("lato").font, import: "Other" } }, true],
])("a title can be relied on where name and import agree with it: %j", (fields, expected) => {
  expect(isTitled({ ...fixtureFont("lato"), ...fields })).toBe(expected);
});

it("a local font has no import that could disagree", () => {
  const { import: _, ...font } = fixtureFont("lato").font;
  expect(
    isTitled({ ...fixtureFont("lato"), font: { ...font, provider: "local", files: [] } as never }),
  ).toBe(true);
});
