import { scriptCoverage } from "../../../../../build/check/rules/typography/script-coverage.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";

const BARE = "pairings/bare.json";
const ABRIL = "fonts/abril-fatface.json";
const LATO = "fonts/lato.json";

const preview = (text: string): ItemEdit => [BARE, ["meta"], { preview: text }];
const lacking = (script: string, title: string) =>
  `meta.preview is in the script ${script}, which ${title} does not cover; choose another font, or another text`;

it.each<[string, ItemEdit[], string[]]>([
  ["a script of both fonts", [preview("Latin")], []],
  ["a text without letters", [preview("123")], []],
  [
    "a script of neither font",
    [preview("α")],
    [lacking("Greek", "Abril Fatface"), lacking("Greek", "Lato")],
  ],
  [
    "a script of the text's font alone",
    [preview("α"), [LATO, ["meta", "scripts"], ["latin", "greek"]]],
    [lacking("Greek", "Abril Fatface")],
  ],
  [
    "a script of the heading's font alone",
    [preview("α"), [ABRIL, ["meta", "scripts"], ["greek"]]],
    [lacking("Greek", "Lato")],
  ],
  [
    "two scripts of one font",
    [preview("α я"), [LATO, ["meta", "scripts"], ["cyrillic", "greek"]]],
    [lacking("Cyrillic", "Abril Fatface"), lacking("Greek", "Abril Fatface")],
  ],
  [
    "a script with several subsets, of which a font has one",
    [
      preview("春"),
      [ABRIL, ["meta", "scripts"], ["japanese"]],
      [LATO, ["meta", "scripts"], ["chinese-traditional"]],
    ],
    [],
  ],
  [
    "fonts that do not state their scripts",
    [preview("α"), [ABRIL, ["meta", "scripts"], REMOVED], [LATO, ["meta"], REMOVED]],
    [],
  ],
  [
    "no preview",
    [
      [ABRIL, ["meta", "scripts"], []],
      [BARE, ["meta"], REMOVED],
    ],
    [],
  ],
  [
    "no text of the preview",
    [
      [ABRIL, ["meta", "scripts"], []],
      [BARE, ["meta"], {}],
    ],
    [],
  ],
])("a preview in %s", (_, edits, messages) => {
  expect(foundBy(scriptCoverage, edits)).toEqual(
    messages.map((message) => ({ file: BARE, pointer: "/meta/preview", message })),
  );
});

it("the one font of headings and text is reported once", () => {
  const edit: ItemEdit = ["pairings/plain.json", ["meta", "preview"], "ก"];
  expect(foundBy(scriptCoverage, [edit]).map(({ message }) => message)).toEqual([
    lacking("Thai", "Inter"),
  ]);
});
