import {
  fontDescription,
  fontName,
  isTitled,
  pairingTitle,
} from "../../../../../build/check/rules/items/titles.ts";
import { CLASSIFICATIONS } from "../../../../../registry/model/items.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { BARE, LATO, at, foundBy, itFinds, put } from "../../../../fixtures/found-by.ts";
import { fixtureFont } from "../../../../fixtures/read.ts";

describe("font-name", () => {
  const SOURCE = "fonts/source-serif-4.json";

  it("name and import are the provider's spellings of the title", () => {
    expect(foundBy(fontName, [])).toEqual([]);
    expect(foundBy(fontName, [put(SOURCE, "/title", "Source Serif Pro")])).toEqual([
      at(SOURCE, "/name", 'is "source-serif-4"', 'write "source-serif-pro", or correct the title'),
      at(SOURCE, "/font/import", 'is "Source_Serif_4"', 'write "Source_Serif_Pro", or correct'),
    ]);
  });

  it("a local font is not imported from the provider", () => {
    const local = put(SOURCE, "/font/provider", "local");
    expect(foundBy(fontName, [local, put(SOURCE, "/font/import", "Other")])).toEqual([]);
    expect(foundBy(fontName, [local, put(SOURCE, "/title", "Other")])).toHaveLength(1);
  });

  const lato = fixtureFont("lato");
  const OTHER_IMPORT = { font: { ...lato.font, import: "Other" } };

  it.each([
    [{}, true],
    [{ title: "Other" }, false],
    [{ name: "other" }, false],
    [OTHER_IMPORT, false],
    [{ title: "Other", name: "other" }, false],
    [{ title: "Other", name: "other", ...OTHER_IMPORT }, true],
  ])("a title can be relied on where name and import agree with it: %j", (fields, expected) => {
    expect(isTitled({ ...lato, ...fields })).toBe(expected);
  });

  it("a local font has no import that could disagree", () => {
    const { import: _, ...font } = lato.font;
    const local = { ...font, provider: "local", files: [] } as never;
    expect(isTitled({ ...lato, font: local })).toBe(true);
  });
});

describe("font-description", () => {
  const description = (text: string) => put(LATO, "/description", text);
  const categories = (value: unknown) => put(LATO, "/categories", value);

  const OTHER = {
    file: LATO,
    pointer: "/description",
    message: 'description is "Latto — Sans Serif font."; write "Lato — Sans Serif font."',
  };
  const lacking = (tag: string) =>
    at(LATO, "/categories", `does not include "${tag}", the classification`, "add it");

  const WRONG = description("Latto — Sans Serif font.");
  const correction = { pointer: "/description", value: "Lato — Sans Serif font." };

  itFinds(fontDescription, "the description has the title of the font, and its remedy: %s", [
    ["the classification among others", [categories(["geometric", "sans-serif"])]],
    ["the classification where no categories are stated", [categories(REMOVED)]],
    [
      "a title with a dash",
      [
        put(LATO, "/title", "Lato — Two"),
        put(LATO, "/name", "lato-—-two"),
        put(LATO, "/font/import", "Lato_—_Two"),
        description("Lato — Two — Sans Serif font."),
      ],
    ],
    ["another title", [WRONG], { ...OTHER, correction }],
    [
      "a title that is itself wrong, of which no remedy is known",
      [WRONG, put(LATO, "/font/import", "Latto")],
      { ...OTHER, message: `${OTHER.message}, or correct the title` },
    ],
    ["both mistakes", [WRONG, categories([])], { ...OTHER, correction }, lacking("sans-serif")],
  ]);

  it.each(Object.entries(CLASSIFICATIONS))("%s is among the categories", (tag, classification) => {
    const stated = description(`Lato — ${classification} font.`);
    expect(foundBy(fontDescription, [stated, categories([tag])])).toEqual([]);
    expect(foundBy(fontDescription, [stated, categories(["other"])])).toEqual([lacking(tag)]);
  });
});

describe("pairing-title", () => {
  const RIGHT = "Bare — Abril Fatface + Lato + JetBrains Mono";
  const title = (text: string) => put(BARE, "/title", text);
  const found = (text: string, expected: string) => ({
    file: BARE,
    pointer: "/title",
    message: `title is "${text}"; with these fonts, write "${expected}"`,
  });

  it.each([
    ["Bare — Lato + Abril Fatface + JetBrains Mono", RIGHT],
    ["Bare — Abril Fatface + Lato", RIGHT],
    ["Bare", RIGHT],
    [`${RIGHT} — Two`, RIGHT],
    ["Own — Lato", "Own — Abril Fatface + Lato + JetBrains Mono"],
    ["", " — Abril Fatface + Lato + JetBrains Mono"],
  ])("the title %j names the fonts otherwise, for which there is one remedy", (text, expected) => {
    expect(foundBy(pairingTitle, [title(text)])).toEqual([
      { ...found(text, expected), correction: { pointer: "/title", value: expected } },
    ]);
  });

  itFinds(pairingTitle, "a pairing has %s", [
    ["its own name before the fonts", []],
    ["any name", [title("Own Name — Abril Fatface + Lato + JetBrains Mono")]],
    [
      "no title to compare without a font of the registry in each role",
      [title("Bare"), put(BARE, "/cssVars/theme/--font-mono", "monospace")],
    ],
  ]);

  it.each(["abril-fatface", "lato", "jetbrains-mono"])(
    "without a valid font %s nothing is compared",
    (name) => {
      expect(
        foundBy(pairingTitle, [title("Bare"), put(`fonts/${name}.json`, "", REMOVED)]),
      ).not.toContainEqual(expect.objectContaining({ file: BARE }));
    },
  );

  it.each([
    ["abril-fatface", "Bare — Wrong + Lato + JetBrains Mono"],
    ["lato", "Bare — Abril Fatface + Wrong + JetBrains Mono"],
    ["jetbrains-mono", "Bare — Abril Fatface + Lato + Wrong"],
  ])("of a wrong title of the font %s, no remedy is known", (name, expected) => {
    const wrong = put(`fonts/${name}.json`, "/title", "Wrong");
    expect(foundBy(pairingTitle, [wrong]).filter((one) => one.file === BARE)).toEqual([
      found(RIGHT, expected),
    ]);
  });
});
