import { cssFamily, fontFamily } from "../../../../../build/check/rules/items/families.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type ItemEdit,
  LATO,
  PLAIN,
  at,
  foundBy,
  itFinds,
  put,
} from "../../../../fixtures/found-by.ts";

describe("css-family", () => {
  const foundIn = (family: string) =>
    foundBy(cssFamily, [put(PLAIN, "/css/code, pre/font-family", family)]);
  const problem = (...words: string[]) => [at(PLAIN, "/css/code, pre/font-family", ...words)];

  it.each([
    "var(--font-mono)",
    "var(--font-fira-code-2)",
    "var(--font-mono), Consolas, monospace",
    "var(--font-mono), 'Exo 2'",
    "'Exo 2', monospace",
    "Georgia",
  ])("accepts %s", (family) => {
    expect(foundIn(family)).toEqual([]);
  });

  it.each([
    "var(--mono)",
    "VAR(--font-mono)",
    "var( --font-mono )",
    "Georgia, var(--font-mono)",
    "var(--font-mono, serif)",
    "var(--font-)",
  ])("refuses %s, whose variable no font sets", (family) => {
    expect(foundIn(family)).toEqual(problem(`is ${family}; write var(--font-heading)`));
  });

  it.each([
    ["Exo 2, monospace", "CSS requires quotes: 'Exo 2', monospace"],
    ["var(--font-mono), Exo 2", "CSS requires quotes: var(--font-mono), 'Exo 2'"],
    ["", "is empty; expected a family name or var()"],
  ])("refuses %j, which is not valid CSS", (family, predicate) => {
    expect(foundIn(family)).toEqual(problem(predicate));
  });
});

describe("font-family", () => {
  const LOCAL = put(LATO, "/font/provider", "local");
  const NO_PACKAGE = put(LATO, "/font/dependency", REMOVED);
  const VARIABLE = put(LATO, "/font/dependency", "@fontsource-variable/lato");

  const family = (value: string) => put(LATO, "/font/family", value);
  const generic = (value: unknown) => put(LATO, "/meta/genericFamily", value);
  const titled = (title: string) => put(LATO, "/title", title);

  const OF_PACKAGE = "its package declares 'Lato'; write \"'Lato', serif\"";
  const KEYWORD = "is serif, a keyword of CSS that names no font; write \"'Lato', serif\"";
  const OF_BUILD = "the build declares 'Lato'; write \"'Lato', serif\"";

  itFinds(fontFamily, "accepts %s", [
    ["a font that states nothing else", [put(LATO, "/meta", REMOVED)]],
    ["a title alone that requires quotes", [titled("Exo 2"), family("Exo 2")]],
    ["the name of a variable package alone", [titled("Exo 2"), family("Exo 2 Variable")]],
    ["the package's own name and a generic family", [family("'Lato', serif")]],
    ["the name of a variable package", [VARIABLE, family("'Lato Variable', monospace")]],
    ["the title of a local font", [LOCAL, family("'Lato', sans-serif")]],
    ["the title without a package", [NO_PACKAGE, family("'Lato', sans-serif")]],
    ["another name without a package", [NO_PACKAGE, family("'Lata', sans-serif")]],
    ["another name without quotes, without a package", [NO_PACKAGE, family("Lata, sans-serif")]],
    ["families between the name and the generic one", [family("'Lato', Arial, sans-serif")]],
    ["a name with other characters", [titled("Lato & Co."), family("'Lato & Co.', sans-serif")]],
    ["cursive with the nearest generic family", [family("'Lato', cursive"), generic("serif")]],
    ["cursive alone, beside which the nearest is derived", [family("'Lato', cursive")]],
    ["the family name, as the specification has it", [family("Lato")]],
    ["a title that is a keyword, in quotes", [titled("Unset"), family("'Unset', serif")]],
    ["a family name that CSS would quote", [titled("Exo 2"), family("Exo 2")]],
    ["the family name in quotes", [family("'Lato'")]],
    ["a generic family that the specification does not know", [family("'Lato', fantasy")]],
  ]);

  it.each<[string, ItemEdit[], string]>([
    ["what is not CSS", [family("'Lato")], "expected a family name or var()"],
    [
      "a name that requires quotes",
      [family("Source Sans 3, sans-serif")],
      "is Source Sans 3, sans-serif; CSS requires quotes: 'Source Sans 3', sans-serif",
    ],
    ["a generic family alone", [family("serif")], KEYWORD],
    ["a title that CSS reads as a keyword", [titled("Inherit"), family("Inherit")], "'Inherit'"],
    ["another name than that of the package", [family("'Lata', serif")], OF_PACKAGE],
    ["a name that only begins alike", [family("'Lato Two', serif")], OF_PACKAGE],
    ["the package's own name in the second place", [family("'Arial', 'Lato', serif")], OF_PACKAGE],
    [
      "the name of the static package",
      [VARIABLE, family("'Lato', serif")],
      "its package declares 'Lato Variable'; write \"'Lato Variable', serif\"",
    ],
    ["another name than that of a local font", [LOCAL, family("'Lata', serif")], OF_BUILD],
    ["a package's in a local font", [LOCAL, VARIABLE, family("'Lato Variable', serif")], OF_BUILD],
  ])("refuses %s", (_, edits, words) => {
    expect(foundBy(fontFamily, edits)).toEqual([at(LATO, "/font/family", words)]);
  });

  it("meta.genericFamily is not stated beside another family", () => {
    expect(foundBy(fontFamily, [generic("sans-serif")])).toEqual([
      at(LATO, "/meta/genericFamily", "is only for a font.family that ends in cursive; remove it"),
    ]);
  });
});
