import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fontFiles } from "../../../../../build/check/rules/items/font-files.ts";
import { woff2Tables } from "../../../../../registry/measures/woff2.ts";
import type { FontFileContent } from "../../../../../registry/model/font-files.ts";
import { ownRegistryDir } from "../../../../../registry/model/package-root.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { woff2Stating } from "../../../../fixtures/font-tables.ts";
import { type ItemEdit, at, foundBy, put } from "../../../../fixtures/found-by.ts";

const ITEM = "fonts/acme-sans.json";

const specimen = (name: string) => ({
  bytes: readFileSync(join(ownRegistryDir, `specimens/faces/${name}.woff2`)),
});

/** By the numbers that woff2 has for them: the tables that state what a rule compares. */
const TABLES = { 0: "cmap", 1: "head", 2: "hhea", 5: "name", 6: "OS/2", 7: "post", 47: "fvar" };
const NOT_TRANSFORMED = { 0xca: "glyf" };

/** The variable specimen, its axis of another kind: what an axis does is in its tag alone. */
function withAxis(tag: string): FontFileContent {
  const tables = woff2Tables(specimen("alegreya-400-800").bytes);
  const copied = Object.entries({ ...TABLES, ...NOT_TRANSFORMED }).map(
    ([number, name]): [number, Buffer] => {
      const bytes = Buffer.from(tables.get(name) ?? []);
      if (name === "fvar") bytes.write(tag, bytes.readUInt16BE(4), "latin1");
      return [Number(number), bytes];
    },
  );
  return { bytes: woff2Stating(copied) };
}

const FILES = new Map<string, FontFileContent>([
  ["files/regular.woff2", specimen("alef-400")],
  ["files/bold.woff2", specimen("alef-700")],
  ["files/variable.woff2", specimen("alegreya-400-800")],
  ["files/italic.woff2", specimen("alegreya-400-italic")],
  ["files/slanting.woff2", withAxis("slnt")],
  ["files/tilting.woff2", withAxis("ital")],
  ["files/wide.woff2", withAxis("wdth")],
  ["files/text.woff2", { bytes: Buffer.from("<html>") }],
  ["files/folder.woff2", { problem: "is not a regular file; replace it with a woff2 file" }],
]);

const file = (name: string, weight: string, style = "normal") => {
  return { path: `files/${name}.woff2`, weight, style };
};
/** The italic file, at the weight that it has. */
const ITALIC = file("italic", "400", "italic");

/** A local font of these files, its item stating only what every font states. */
function fontOf(files: ReturnType<typeof file>[], weights: string[]): ItemEdit[] {
  const font = {
    family: "'Acme Sans', sans-serif",
    provider: "local",
    variable: "--font-acme-sans",
    weight: weights,
    subsets: ["latin"],
    files,
  };
  const item = { name: "acme-sans", type: "registry:font", title: "Acme Sans", font };
  return [put(ITEM, "", item)];
}

const STATIC = fontOf([file("regular", "400"), file("bold", "700")], ["400", "700"]);
const AXES = put(ITEM, "/meta", { axes: [{ tag: "wght", min: 400, max: 800, default: 400 }] });
const VARIABLE = [
  ...fontOf([file("variable", "400 800"), ITALIC], ["400", "800"]),
  AXES,
] satisfies ItemEdit[];

const foundIn = (edits: readonly ItemEdit[]) => foundBy(fontFiles, edits, { fontFiles: FILES });
const found = (pointer: string, ...words: string[]) => at(ITEM, pointer, ...words);
/** What is found of the first file, by the last part of its pointer. */
const ofFile = (field: string, ...words: string[]) => found(`/font/files/0/${field}`, ...words);

it.each<[string, ItemEdit[]]>([
  ["fonts of a provider, which have no files", []],
  ["two static files", STATIC],
  ["a variable file and an italic", VARIABLE],
  ["part of a file's weights", [...fontOf([file("variable", "500 700")], ["500", "700"]), AXES]],
  ["italics alone", fontOf([ITALIC], ["400"])],
  ["one weight in two styles", fontOf([file("regular", "400"), ITALIC], ["400"])],
  ["a weight that is rounded down", fontOf([file("regular", "350")], ["350"])],
  ["a weight that is rounded up", fontOf([file("regular", "450")], ["450"])],
])("accepts %s", (_, edits) => {
  expect(foundIn(edits)).toEqual([]);
});

describe("files that cannot be read", () => {
  const NOT_FOUND = "was not found in the folder of the registry";

  it.each([
    ["files/bald.woff2", `${NOT_FOUND}; did you mean "files/bold.woff2"?`],
    ["files/something-else-entirely.woff2", NOT_FOUND],
    ["files/folder.woff2", "is not a regular file; replace it with a woff2 file"],
    ["files/text.woff2", "is not a woff2 font"],
  ])("%s is reported, and nothing that would follow from it", (path, problem) => {
    const edits: ItemEdit[] = [
      ...STATIC,
      put(ITEM, "/font/files/1/path", path),
      put(ITEM, "/font/weight", ["400", "700", "900"]),
      put(ITEM, "/meta", { styles: ["italic"] }),
      put(ITEM, "/font/subsets", ["thai"]),
    ];
    expect(foundIn(edits)).toEqual([found("/font/files/1/path", `is ${path}, which ${problem}`)]);
  });

  it("the style and the weight of the others are compared", () => {
    const edits: ItemEdit[] = [
      ...STATIC,
      put(ITEM, "/font/files/0", file("regular", "900", "italic")),
      put(ITEM, "/font/files/1/path", "files/folder.woff2"),
    ];
    const style = ofFile("style");
    expect(foundIn(edits)).toEqual([found("/font/files/1/path"), style, ofFile("weight")]);
  });
});

/** It has 30 MiB as it states; 17 of them are less than 512 MiB. */
const BOMB = { bytes: woff2Stating([[1, 30 * 1024 * 1024]], Buffer.from("not Brotli")) };
const DAMAGED = "is damaged: its tables cannot be decompressed";

it("the tables of all files together are bounded: small files can have many bytes", () => {
  const names = Array.from({ length: 36 }, (_, index) => `bomb-${index}`);
  const bombs = new Map(names.map((name) => [`files/${name}.woff2`, BOMB]));
  const files = names.map((name, index) => file(name, String(index + 1)));
  const isNotRead = ["is not read", "more than 536870912 bytes when decompressed; remove fonts"];
  expect(foundBy(fontFiles, fontOf(files, []), { fontFiles: bombs })).toEqual(
    names.map((_, index) =>
      found(`/font/files/${index}/path`, ...(index < 17 ? [DAMAGED] : isNotRead)),
    ),
  );
});

it("a file that many items name is read once: ten items of 36 took 83 seconds", () => {
  const files = Array.from({ length: 36 }, (_, index) => file("bomb", String(index + 1)));
  const bomb = new Map([["files/bomb.woff2", BOMB]]);
  // Read 36 times, it would exceed the bound on all files together.
  expect(foundBy(fontFiles, fontOf(files, []), { fontFiles: bomb })).toEqual(
    files.map((_, index) => found(`/font/files/${index}/path`, DAMAGED)),
  );
});

describe("a weight of two files in one style", () => {
  const duplicate = (index: number, before: number) =>
    found(`/font/files/${index}`, `a weight of files[${before}] in the same style; remove one`);
  const duplicatesIn = (weights: string[]) => {
    const files = weights.map((weight) => file("variable", weight));
    return foundIn(fontOf(files, [])).filter(({ message }) => message.includes("the same style"));
  };

  it.each([
    [["400 500", "500 600"], [duplicate(1, 0)]],
    [["500 600", "400 500"], [duplicate(1, 0)]],
    [["400 800", "500 600"], [duplicate(1, 0)]],
    [["500 600", "400 800"], [duplicate(1, 0)]],
    [["400 499", "500 600"], []],
    [["501 600", "400 500"], []],
    [["400", "500", "500 600"], [duplicate(2, 1)]],
    [
      ["400", "400", "400"],
      [duplicate(1, 0), duplicate(2, 0)],
    ],
  ])("of files with the weights %j", (weights, duplicates) => {
    expect(duplicatesIn(weights)).toEqual(duplicates);
  });
});

it.each([
  ["italic", "regular", 'is "italic", but the file is upright; write "normal"'],
  ["normal", "italic", 'is "normal", but the file is italic; write "italic"'],
])("the style is not %s of a file that is %s", (style, name, predicate) => {
  const edits = fontOf([file(name, "400", style)], ["400"]);
  expect(foundIn(edits)).toEqual([ofFile("style", predicate)]);
});

describe("a file with an axis of slant", () => {
  const stylesOf = (name: string, style: string) =>
    foundIn(fontOf([file(name, "400", style)], ["400"])).filter(({ pointer }) =>
      pointer.endsWith("/style"),
    );

  it.each(["slanting", "tilting"])("is upright and italic: %s.woff2", (name) => {
    expect(stylesOf(name, "italic")).toEqual([]);
    expect(stylesOf(name, "normal")).toEqual([]);
  });

  it("is not one with another axis", () => {
    expect(stylesOf("wide", "normal")).toEqual([]);
    expect(stylesOf("wide", "italic")).toEqual([ofFile("style", "is upright", 'write "normal"')]);
  });

  it("has one weight", () => {
    expect(foundIn(fontOf([file("slanting", "700", "italic")], []))).toContainEqual(
      ofFile("weight", 'is "700"', "states the weight 400", 'write "400"'),
    );
  });
});

describe("the weight of a file", () => {
  const order = "the lighter weight comes first, of 1 to 1000";
  const range = 'the file has the weights 400 to 800; write "400 800"';
  const states = (weight: number) =>
    `the file states the weight ${weight}; write "${weight}", or correct the file`;

  it.each([
    ["regular", "349", states(400)],
    ["regular", "451", states(400)],
    ["bold", "400", states(700)],
    ["regular", "1000", states(400)],
    ["regular", "1001", order],
    ["regular", "400 700", 'the file has one weight; write "400"'],
    ["bold", "700 700", 'the file has one weight; write "700"'],
    ["regular", "700 400", order],
    ["variable", "800 400", order],
    ["variable", "500 1001", order],
    ["variable", "399 800", range],
    ["variable", "400 801", range],
    ["variable", "900", range],
    ["variable", "300", range],
  ])("%s.woff2 does not have %s", (name, weight, predicate) => {
    expect(foundIn(fontOf([file(name, weight)], []))).toContainEqual(
      ofFile("weight", `is "${weight}", but ${predicate}`),
    );
  });
});

describe("the weights of the item", () => {
  const missing = (index: number, weight: string, style = "upright ") =>
    found(
      `/font/weight/${index}`,
      `"${weight}"`,
      `not provided by any ${style}file; remove it, or add the file`,
    );

  it.each<[string, ItemEdit[], string[], ...object[]]>([
    ["static files", STATIC, ["400", "500", "700"], missing(1, "500")],
    [
      "a variable file",
      VARIABLE,
      ["300", "400", "600", "800", "900"],
      missing(0, "300"),
      missing(4, "900"),
    ],
    ["a bold file", fontOf([file("bold", "700"), ITALIC], []), ["400", "700"], missing(0, "400")],
    ["italics alone", fontOf([ITALIC], []), ["400", "700"], missing(1, "700", "")],
  ])("are drawn by %s", (_, edits, weights, ...undrawn) => {
    expect(foundIn([...edits, put(ITEM, "/font/weight", weights)])).toEqual(undrawn);
  });
});

describe("what the item states of its files", () => {
  const METRICS = { unitsPerEm: 2048, ascent: 2067, descent: -722, lineGap: 0 };
  const META = {
    styles: ["normal"],
    scripts: ["latin"],
    metrics: METRICS,
    bytes: { latin: { "400": 10_596, "700": 9900 } },
  };
  const differing = (path: string, stated: unknown, actual: unknown) => {
    const words = [`is ${JSON.stringify(stated)},`, `have ${JSON.stringify(actual)};`];
    return found(`/meta/${path.replace(".", "/")}`, ...words, "typography-registry new font");
  };

  it.each([
    ["everything", META],
    ["nothing", REMOVED],
    ["no axes", { axes: [] }],
    ["no metrics", { metrics: {} }],
  ])("accepts %s", (_, meta) => {
    expect(foundIn([...STATIC, put(ITEM, "/meta", meta)])).toEqual([]);
  });

  const AXIS = { tag: "wght", min: 400, max: 800, default: 400 };
  it.each<[string, unknown, unknown]>([
    ["styles", ["normal", "italic"], ["normal"]],
    ["axes", [AXIS], []],
    ["metrics.unitsPerEm", 1000, 2048],
    ["metrics.ascent", 2068, 2067],
    ["metrics.descent", 722, -722],
    ["metrics.lineGap", 1, 0],
    ["bytes", { latin: { "400": 10_596 } }, META.bytes],
  ])("refuses other %s", (path, stated, actual) => {
    const edit: ItemEdit = [ITEM, ["meta", ...path.split(".")], stated];
    expect(foundIn([...STATIC, put(ITEM, "/meta", META), edit])).toEqual([
      differing(path, stated, actual),
    ]);
  });

  it("the axes of a variable file are stated", () => {
    const found = [differing("axes", [], [AXIS])];
    for (const meta of [REMOVED, {}, { axes: [] }])
      expect(foundIn([...VARIABLE, put(ITEM, "/meta", meta)])).toEqual(found);
  });

  it("both styles are stated, and the metrics are those of the upright file", () => {
    const stated = [put(ITEM, "/meta/styles", ["italic"]), put(ITEM, "/meta/metrics", METRICS)];
    expect(foundIn([...VARIABLE, ...stated])).toEqual([
      differing("styles", ["italic"], ["normal", "italic"]),
      differing("metrics.unitsPerEm", 2048, 1000),
      differing("metrics.ascent", 2067, 1016),
      differing("metrics.descent", -722, -345),
    ]);
  });
});

it.each([
  ["/font/subsets", ["latin", "thai"], 1, 'but files/regular.woff2 has no "ก"; remove it'],
  ["/font/subsets", ["klingon", "latin"], 0, "which cannot be found in a file; remove it"],
  ["/meta/scripts", ["greek", "latin"], 0, 'but files/regular.woff2 has no "Α"; remove it'],
])("of %s %j that with the index %i is in no file, reported once", (pointer, names, index, why) => {
  const edits = [...STATIC, put(ITEM, "/meta", {}), put(ITEM, pointer, names)];
  expect(foundIn(edits)).toEqual([found(`${pointer}/${index}`, `"${names[index]}", ${why}`)]);
});
