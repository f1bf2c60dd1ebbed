import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  fileName,
  fontVariable,
  hiddenFont,
  reservedName,
  strayFile,
  uniqueNames,
} from "../../../../../build/check/rules/items/names.ts";
import type { FontItem, PairingItem } from "../../../../../registry/model/items.ts";
import { type ItemEdit, at, foundBy, put } from "../../../../fixtures/found-by.ts";
import { PROJECT, fixtureFont, fixturePairing } from "../../../../fixtures/read.ts";

/** A font, or a pairing, in a file of another name. */
const font = (stem: string, name = stem) =>
  put(`fonts/${stem}.json`, "", { ...fixtureFont("lato"), name } satisfies FontItem);
const pairing = (stem: string, name = `pairing-${stem}`) =>
  put(`pairings/${stem}.json`, "", { ...fixturePairing("plain"), name } satisfies PairingItem);
const named = (file: string, ...words: string[]) => at(file, "/name", ...words);

describe("file-name: the file is named as the item", () => {
  it.each<[string, ItemEdit]>([
    ["a font", font("own")],
    ["a pairing without pairing-", pairing("own")],
    ["a font whose name begins as a pairing's", font("pairing-own")],
    ["a pairing whose name contains pairing-", pairing("un-pairing-own")],
    ["a pairing whose name ends with pairing-", pairing("un-pairing-")],
  ])("accepts %s", (_, edit) => {
    expect(foundBy(fileName, [edit])).toEqual([]);
  });

  it.each<[string, ItemEdit, string, string]>([
    ["a font", font("other", "own"), "fonts/other.json", '"own.json", or change the name'],
    [
      "a pairing",
      pairing("other", "pairing-own"),
      "pairings/other.json",
      'named "other.json"; rename the file to "own.json", or change the name',
    ],
    [
      "a pairing with pairing-",
      pairing("pairing-own", "pairing-own"),
      "pairings/pairing-own.json",
      'rename "pairing-own.json" to "own.json"',
    ],
    [
      "a pairing with pairing- several times",
      pairing("pairing-pairing-own-pairing-x", "pairing-own"),
      "pairings/pairing-pairing-own-pairing-x.json",
      'rename "pairing-pairing-own-pairing-x.json" to "own-pairing-x.json"',
    ],
  ])("refuses %s in another file", (_, edit, file, remedy) => {
    expect(foundBy(fileName, [edit])).toEqual([named(file, remedy)]);
  });
});

describe("hidden-font: no pairing is found by a font's name", () => {
  it.each(["plain", "pairing-plain"])("%s", (name) => {
    expect(foundBy(hiddenFont, [font(name)])).toEqual([
      named(`fonts/${name}.json`, `"${name}"`, "pairings/plain.json", "rename one of the two"),
    ]);
  });

  it.each(["lato", "pairing-lato", "plain-pairing"])("%s hides nothing", (name) => {
    expect(foundBy(hiddenFont, [font(name)])).toEqual([]);
  });
});

describe("unique-names: every item after the first of its name is reported", () => {
  const duplicate = (file: string, name: string, first: string) =>
    named(file, `is "${name}", a duplicate of ${first}; choose another`);

  it("among fonts, and of fonts with pairings", () => {
    expect(foundBy(uniqueNames, [])).toEqual([]);
    const edits = [...["a", "b", "c"].map((stem) => font(stem, "own")), font("d", "pairing-bare")];
    expect(foundBy(uniqueNames, edits)).toEqual([
      duplicate("fonts/b.json", "own", "fonts/a.json"),
      duplicate("fonts/c.json", "own", "fonts/a.json"),
      duplicate("fonts/d.json", "pairing-bare", "pairings/bare.json"),
    ]);
  });
});

describe("reserved-name: names that mean something else", () => {
  const DEVICE = "Windows has no file of this name";
  const reserved = (file: string, name: string, reason: string) =>
    named(file, `is "${name}", which is reserved: ${reason}; choose another name`);
  const forFonts = (name: string) => `the client applies --font-${name} to the whole page`;
  const role = (name: string) => `--font-${name} is a role of every pairing`;

  it.each([
    ["registry", "r/registry.json is the index"],
    ...["con", "prn", "aux", "nul", "com1", "com5", "com9", "lpt1"].map((name) => [name, DEVICE]),
    ["lpt9", DEVICE],
  ])("neither a font nor a pairing is named %s", (name, reason) => {
    expect(foundBy(reservedName, [font(name), pairing(name)])).toEqual([
      reserved(`fonts/${name}.json`, name, reason),
      reserved(`pairings/${name}.json`, name, reason),
    ]);
  });

  it.each([
    ["heading", role("heading")],
    ["body", role("body")],
    ["mono", forFonts("mono")],
    ["sans", forFonts("sans")],
    ["serif", forFonts("serif")],
  ])("a font is not named %s, a pairing may be", (name, reason) => {
    expect(foundBy(reservedName, [font(name), pairing(name)])).toEqual([
      reserved(`fonts/${name}.json`, name, reason),
    ]);
  });

  it("a font has no name of which Tailwind makes another utility than a family", () => {
    const theme = readFileSync(join(PROJECT, "node_modules/tailwindcss/theme.css"), "utf8");
    const keys = Array.from(theme.matchAll(/--font-([a-z-]+):/g), ([, key]) => key!);
    expect(keys).toEqual(expect.arrayContaining(["sans", "weight-bold", "weight-black"]));
    const names = [...keys, ...keys.map((key) => key.replace("weight-", "")), "weight-book"];
    const accepted = names.filter((name) => foundBy(reservedName, [font(name)]).length === 0);
    expect(accepted).toEqual([]);
  });

  it.each(["com0", "com10", "lpt", "registries", "bold-type", "weights"])(
    "%s is not reserved",
    (name) => {
      expect(foundBy(reservedName, [font(name), pairing(name)])).toEqual([]);
    },
  );
});

it("stray-file: every file that is not read is reported as a whole", () => {
  const strayFiles = ["fonts/inter.jsn", "pairings/a/b.json"];
  expect(foundBy(strayFile, [])).toEqual([]);
  expect(foundBy(strayFile, [], { strayFiles })).toEqual(
    strayFiles.map((file) => ({
      file,
      pointer: "",
      message: expect.stringMatching(
        /^This is not read\. .* pairings\/\*\.json, .*Rename, move or remove/,
      ),
    })),
  );
});

describe("font-variable", () => {
  const SOURCE = "fonts/source-serif-4.json";

  it("the variable has the font's name, which is the one remedy", () => {
    expect(foundBy(fontVariable, [])).toEqual([]);
    expect(foundBy(fontVariable, [put(SOURCE, "/font/variable", "--font-serif")])).toEqual([
      {
        file: SOURCE,
        pointer: "/font/variable",
        message: 'font.variable is "--font-serif"; write "--font-source-serif-4"',
        correction: { pointer: "/font/variable", value: "--font-source-serif-4" },
      },
    ]);
  });
});
