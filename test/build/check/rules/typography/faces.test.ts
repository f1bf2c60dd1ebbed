import {
  alikeFaces,
  fixedPitch,
  fontBudget,
  scriptCoverage,
  textFace,
} from "../../../../../build/check/rules/typography/faces.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type ItemEdit,
  ABRIL,
  BARE,
  INTER,
  LATO,
  MONO,
  PLAIN,
  PLAIN_ALONE,
  SERIF,
  at,
  foundBy,
  itFinds,
  put,
} from "../../../../fixtures/found-by.ts";

describe("alike-faces", () => {
  const METRICS = { unitsPerEm: 1000, xHeight: 500, capHeight: 700, xWidthAvg: 450 };
  const metricsOf = (file: string, metrics: object) =>
    put(file, "/meta/metrics", { ...METRICS, ...metrics });

  /** Inter over Lato, of the same proportions. */
  const ALIKE: ItemEdit[] = [
    put(BARE, "/cssVars/theme/--font-heading", "var(--font-inter)"),
    metricsOf(INTER, {}),
    metricsOf(LATO, {}),
  ];

  const foundWith = (edits: readonly ItemEdit[], bounds = {}) =>
    foundBy(alikeFaces, [...ALIKE, ...edits], { bounds });

  const tooSimilar = (heading: string, text: string) => [
    at(BARE, "/cssVars/theme/--font-heading", `is ${heading}`, `text's ${text}`, "another font"),
  ];
  const FOUND = tooSimilar("Inter", "Lato");

  it("two sans faces of the same proportions are alike, also in units of another size", () => {
    const twice = { unitsPerEm: 2000, xHeight: 1000, capHeight: 1400, xWidthAvg: 900 };
    expect(foundWith([])).toEqual(FOUND);
    expect(foundWith([metricsOf(INTER, twice)])).toEqual(FOUND);
  });

  it.each(["xHeight", "capHeight", "xWidthAvg"])(
    "faces that differ in %s alone by less than the tolerance are alike, and no others",
    (field) => {
      const foundAt = (em: number) => {
        const inter = metricsOf(INTER, { unitsPerEm: 1024, [field]: 512 });
        const lato = metricsOf(LATO, { unitsPerEm: 1024, [field]: 512 + em * 1024 });
        return foundWith([inter, lato], { tolerance: 0.25 });
      };
      expect(foundAt(0.25)).toEqual([]);
      expect(foundAt(-0.25)).toEqual([]);
      expect(foundAt(0.249)).toEqual(FOUND);
      expect(foundAt(-0.249)).toEqual(FOUND);
    },
  );

  it("a difference of 0.02 em is visible", () => {
    expect(foundWith([metricsOf(LATO, { xHeight: 521 })])).toEqual([]);
    expect(foundWith([metricsOf(LATO, { xHeight: 519 })])).toEqual(FOUND);
  });

  it.each<[string, ItemEdit]>([
    ...[INTER, LATO].flatMap((file): [string, ItemEdit][] => [
      ...Object.keys(METRICS).map((field): [string, ItemEdit] => [
        `${file} does not state ${field}`,
        metricsOf(file, { [field]: undefined }),
      ]),
      [`${file} states nothing`, put(file, "/meta", REMOVED)],
      [`${file} is a serif`, put(file, "/categories", ["serif"])],
      [`${file} does not state what it is`, put(file, "/categories", REMOVED)],
    ]),
    ["the pairing is rounded", put(BARE, "/categories", ["sans-serif", "rounded"])],
    ["both are of one family", put(INTER, "/title", "Lato Condensed")],
  ])("faces are not alike where %s", (_, edit) => {
    expect(foundWith([edit])).toEqual([]);
  });

  it.each([
    ["Manrope", "Inter"],
    ["Plus Jakarta Sans", "Inter"],
    ["Raleway", "Open Sans"],
    ["Raleway", "Roboto"],
  ])("designers name %s over %s, and not the reverse", (heading, text) => {
    const titled = (first: string, second: string): ItemEdit[] => [
      put(INTER, "/title", first),
      put(LATO, "/title", second),
    ];
    expect(foundWith(titled(heading, text))).toEqual([]);
    expect(foundWith(titled(text, heading))).toEqual(tooSimilar(text, heading));
  });
});

describe("fixed-pitch", () => {
  const FOUND = at(PLAIN, "/cssVars/theme/--font-mono", "is JetBrains Mono", "ends in monospace");
  const family = (value: string) => [...PLAIN_ALONE, put(MONO, "/font/family", value)];

  itFinds(fixedPitch, "code is set in a font whose family ends in monospace: %s", [
    ["it does", family("'JetBrains Mono Variable', monospace")],
    ["it ends in another", family("'JetBrains Mono Variable', sans-serif"), FOUND],
    ["it begins so", family("monospace, 'JetBrains Mono Variable'"), FOUND],
  ]);
});

describe("font-budget", () => {
  /** Of headings 100 kB, of text (upright, bold, italic) 300 kB, of code as many as given. */
  const bytes = (code: number): ItemEdit[] => [
    put(ABRIL, "/meta/bytes", { latin: { "400": 100_000 } }),
    put(LATO, "/meta/bytes", {
      latin: { "400": 120_000, "700": 110_000, "400-italic": 70_000, "900": 999_999 },
    }),
    put(MONO, "/meta/bytes", { latin: { wght: code } }),
    put(PLAIN, "", REMOVED),
    put(SERIF, "", REMOVED),
  ];
  const preview = (text: string) => put(BARE, "/meta", { preview: text });

  const found = (...words: string[]) => at(BARE, "/registryDependencies", ...words);
  const tooHeavy = (total: number, parts: string, most = 600) =>
    found(`${total} kB of fonts (${parts}); choose lighter ones, ${most} kB at most`);

  it("a page may load 600 kB of fonts, and no byte more", () => {
    expect(foundBy(fontBudget, bytes(200_000))).toEqual([]);
    expect(foundBy(fontBudget, bytes(200_001))).toHaveLength(1);
  });

  const HEAVY = tooHeavy(801, "headings 100, text 300, code 401");
  itFinds(fontBudget, "names the weight of each role %s", [
    ["without a preview", bytes(401_499), HEAVY],
    ["without a text of the preview", [...bytes(401_499), put(BARE, "/meta", {})], HEAVY],
    ["with a preview in Latin", [...bytes(401_499), preview("Sphinx")], HEAVY],
  ]);

  it("a registry has its own budget", () => {
    const bounds = { maxBytes: 500_000 };
    expect(foundBy(fontBudget, bytes(100_000), { bounds })).toEqual([]);
    expect(foundBy(fontBudget, bytes(100_600), { bounds })).toEqual([
      tooHeavy(501, "headings 100, text 300, code 101", 500),
    ]);
  });

  it.each(["ግዕዝ", "春", "한국어", "ひらがな", "カタカナ", "Latin 春"])(
    "a page in a script of hundreds of characters loads more: %s",
    (text) => {
      expect(foundBy(fontBudget, [...bytes(900_000), preview(text)])).toEqual([]);
    },
  );

  it("nothing is known of fonts that do not state their bytes", () => {
    const unknown = put(MONO, "/meta/bytes", REMOVED);
    expect(foundBy(fontBudget, [...bytes(900_000), unknown])).toEqual([]);
  });

  /** Both fonts suit Next.js: variable, upright, without optical sizes. */
  function preloading(headingSubsets: string[], textSubsets: string[], text: string): ItemEdit[] {
    return [
      ...bytes(0),
      preview(text),
      put(ABRIL, "/font/subsets", headingSubsets),
      put(LATO, "/font/subsets", textSubsets),
      put(LATO, "/css", {}),
      put(LATO, "/meta/axes", [{ tag: "wght", min: 100, max: 900, default: 400 }]),
    ];
  }

  it("Next.js may preload eight files of all fonts together, and no more", () => {
    const four = ["latin", "greek", "cyrillic", "hebrew"];
    expect(foundBy(fontBudget, preloading(four, four, "α я א"))).toEqual([]);
    expect(foundBy(fontBudget, preloading(four, [...four, "thai"], "α я א ก"))).toEqual([
      found("make Next.js preload 9 files; 8 are allowed"),
    ]);
    expect(foundBy(fontBudget, preloading(four, [...four, "thai"], "α я א"))).toEqual([]);
  });

  it("fonts that Next.js cannot load are not preloaded", () => {
    const five = ["latin", "greek", "cyrillic", "hebrew", "thai"];
    const italics = put(LATO, "/css", {
      '@import "@fontsource-variable/lato/wght-italic.css"': {},
    });
    expect(foundBy(fontBudget, preloading(five, five, "α я א ก"))).toHaveLength(1);
    expect(foundBy(fontBudget, [...preloading(five, five, "α я א ก"), italics])).toEqual([]);
  });

  it("a registry has its own number of preloaded files, beside the weight", () => {
    const edits: ItemEdit[] = [
      ...preloading(["latin"], ["latin", "greek"], "α"),
      ...bytes(900_000),
      put(LATO, "/meta/bytes", { latin: { wght: 200_000 } }),
    ];
    const heavy = tooHeavy(1200, "headings 100, text 200, code 900");
    expect(foundBy(fontBudget, edits, { bounds: { maxPreloads: 3 } })).toEqual([heavy]);
    expect(foundBy(fontBudget, edits, { bounds: { maxPreloads: 2 } })).toEqual([
      heavy,
      found("make Next.js preload 3 files; 2 are allowed"),
    ]);
  });
});

describe("script-coverage", () => {
  const preview = (text: string) => put(BARE, "/meta", { preview: text });
  const scripts = (file: string, ...names: string[]) => put(file, "/meta/scripts", names);
  const lacking = (script: string, title: string, file = BARE) =>
    at(file, "/meta/preview", `script ${script}`, `${title} does not cover`, "another font");

  const GREEK = preview("α");
  const NOT_IN_HEADINGS = lacking("Greek", "Abril Fatface");
  const NOT_IN_TEXT = lacking("Greek", "Lato");

  itFinds(scriptCoverage, "a preview in %s", [
    ["a script of both fonts", [preview("Latin")]],
    ["a text without letters", [preview("123")]],
    ["a script of neither font", [GREEK], NOT_IN_HEADINGS, NOT_IN_TEXT],
    ["a script of the text's font alone", [GREEK, scripts(LATO, "greek")], NOT_IN_HEADINGS],
    ["a script of the heading's font alone", [GREEK, scripts(ABRIL, "greek")], NOT_IN_TEXT],
    [
      "two scripts of one font",
      [preview("α я"), scripts(LATO, "cyrillic", "greek")],
      lacking("Cyrillic", "Abril Fatface"),
      NOT_IN_HEADINGS,
    ],
    [
      "a script with several subsets, of which a font has one",
      [preview("春"), scripts(ABRIL, "japanese"), scripts(LATO, "chinese-traditional")],
    ],
    [
      "fonts that do not state their scripts",
      [preview("α"), put(ABRIL, "/meta/scripts", REMOVED), put(LATO, "/meta", REMOVED)],
    ],
    ["no preview", [scripts(ABRIL), put(BARE, "/meta", REMOVED)]],
    ["no text of the preview", [scripts(ABRIL), put(BARE, "/meta", {})]],
    [
      "the one script of the one font of headings and text, reported once",
      [put(PLAIN, "/meta/preview", "ก")],
      lacking("Thai", "Inter", PLAIN),
    ],
  ]);
});

describe("text-face", () => {
  const is = (...words: string[]) => at(BARE, "/cssVars/theme/--font-body", "is Lato", ...words);
  const LARGE = is("drawn for large sizes", "choose a text font");
  const NO_BOLD = is("no bold weight", "choose another font");
  const categories = (value: unknown) => put(LATO, "/categories", value);
  const weights = (...names: string[]) => put(LATO, "/font/weight", names);

  itFinds(textFace, "text in a font with %s", [
    ["a display face", [categories(["display"])], LARGE],
    ["handwriting", [categories(["sans-serif", "handwriting"])], LARGE],
    ["weights to 500", [weights("400", "500")], NO_BOLD],
    ["a weight of 600", [weights("400", "600")]],
    [
      "no bold, of which the description warns",
      [weights("400"), put(BARE, "/description", "For books. Lato has no bold.")],
    ],
    ["categories that are not stated", [categories(REMOVED)]],
    ["a display face of one weight", [categories(["display"]), weights("400")], LARGE, NO_BOLD],
  ]);
});
