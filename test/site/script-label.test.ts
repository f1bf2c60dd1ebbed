import { scriptLabel, scriptNames, scriptsAmong } from "../../build/site/pairing/script-label.ts";

it.each([
  ["chinese-hongkong", "Chinese (Hong Kong)"],
  ["chinese-simplified", "Chinese (simplified)"],
  ["chinese-traditional", "Chinese (traditional)"],
  ["cyrillic-ext", "Cyrillic Extended"],
  ["greek-ext", "Greek Extended"],
  ["latin-ext", "Latin Extended"],
  ["symbols2", "Symbols"],
  ["latin", "Latin"],
  ["canadian-aboriginal", "Canadian Aboriginal"],
])("the subset %s is called %s", (subset, label) => {
  expect(scriptLabel(subset)).toBe(label);
});

it.each(["menu", "math", "symbols", "symbols2"])("%s is no script of words", (subset) => {
  expect(scriptsAmong(["greek", subset])).toEqual(["greek"]);
});

it("Latin comes first, the others in the order of their names", () => {
  const subsets = ["vietnamese", "greek", "latin-ext", "cyrillic", "latin", "arabic"];
  expect(scriptNames(subsets)).toBe("Latin, Latin Extended, Arabic, Cyrillic, Greek, Vietnamese");
});
