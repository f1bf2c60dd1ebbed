import {
  alikeFaces,
  fixedPitch,
  fontBudget,
  scriptCoverage,
  textFace,
} from "../../../../../build/check/rules/typography/faces.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, at, foundBy } from "../../../../fixtures/found-by.ts";

describe("alike-faces", () => {
  const BARE = "pairings/bare.json";
  const INTER = "fonts/inter.json";
  const LATO = "fonts/lato.json";

  const METRICS = { unitsPerEm: 1000, xHeight: 500, capHeight: 700, xWidthAvg: 450 };
  const metricsOf = (file: string, metrics: object): ItemEdit => [
    file,
    ["meta", "metrics"],
    { ...METRICS, ...metrics },
  ];

  /** Inter over Lato, of the same proportions. */
  const ALIKE: ItemEdit[] = [
    [BARE, ["cssVars", "theme", "--font-heading"], "var(--font-inter)"],
    metricsOf(INTER, {}),
    metricsOf(LATO, {}),
  ];

  const foundWith = (edits: readonly ItemEdit[], tolerance?: number) =>
    foundBy(
      alikeFaces,
      [...ALIKE, ...edits],
      tolerance === undefined ? {} : { bounds: { tolerance } },
    );

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
      const differing = (em: number) =>
        [INTER, LATO].map((file, index) =>
          metricsOf(file, { unitsPerEm: 1024, [field]: 512 + index * em * 1024 }),
        );
      const others = { xHeight: 512, capHeight: 512, xWidthAvg: 512 };
      const alike = (em: number) =>
        differing(em).map(([file, path, metrics]): ItemEdit => [
          file,
          path,
          { ...others, ...(metrics as object) },
        ]);
      expect(foundWith(alike(0.25), 0.25)).toEqual([]);
      expect(foundWith(alike(-0.25), 0.25)).toEqual([]);
      expect(foundWith(alike(0.249), 0.25)).toEqual(FOUND);
      expect(foundWith(alike(-0.249), 0.25)).toEqual(FOUND);
    },
  );

  it("a difference of 0.02 em is visible", () => {
    expect(foundWith([metricsOf(LATO, { xHeight: 521 })])).toEqual([]);
    expect(foundWith([metricsOf(LATO, { xHeight: 519 })])).toEqual(FOUND);
  });

  it.each<[string, ItemEdit]>([
    ...[INTER, LATO].flatMap((file) => [
      ...["unitsPerEm", "xHeight", "capHeight", "xWidthAvg"].map((field): [string, ItemEdit] => [
        `${file} does not state ${field}`,
        metricsOf(file, { [field]: undefined }),
      ]),
      [`${file} states nothing`, [file, ["meta"], REMOVED]] as [string, ItemEdit],
      [`${file} is a serif`, [file, ["categories"], ["serif"]]] as [string, ItemEdit],
      [`${file} does not state what it is`, [file, ["categories"], REMOVED]] as [string, ItemEdit],
    ]),
    ["the pairing is rounded", [BARE, ["categories"], ["sans-serif", "rounded"]]],
    ["both are of one family", [INTER, ["title"], "Lato Condensed"]],
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
      [INTER, ["title"], first],
      [LATO, ["title"], second],
    ];
    expect(foundWith(titled(heading, text))).toEqual([]);
    expect(foundWith(titled(text, heading))).toEqual(tooSimilar(text, heading));
  });
});

describe("fixed-pitch", () => {
  const FOUND = at(
    ...(["pairings/plain.json", "/cssVars/theme/--font-mono"] as const),
    "is JetBrains Mono",
    "ends in monospace",
  );

  it.each([
    ["'JetBrains Mono Variable', monospace", []],
    ["'JetBrains Mono Variable', sans-serif", [FOUND]],
    ["monospace, 'JetBrains Mono Variable'", [FOUND]],
  ])("code is set in a font whose family ends in monospace: %s", (family, found) => {
    const edit: ItemEdit = ["fonts/jetbrains-mono.json", ["font", "family"], family];
    expect(foundBy(fixedPitch, [...PLAIN_ALONE, edit])).toEqual(found);
  });
});

describe("font-budget", () => {
  const BARE = "pairings/bare.json";
  const LATO = "fonts/lato.json";

  /** Of headings 100 kB, of text (upright, bold, italic) 300 kB, of code as many as given. */
  const bytes = (code: number): ItemEdit[] => [
    ["fonts/abril-fatface.json", ["meta", "bytes"], { latin: { "400": 100_000 } }],
    [
      LATO,
      ["meta", "bytes"],
      { latin: { "400": 120_000, "700": 110_000, "400-italic": 70_000, "900": 999_999 } },
    ],
    ["fonts/jetbrains-mono.json", ["meta", "bytes"], { latin: { wght: code } }],
    ["pairings/plain.json", [], REMOVED],
    ["pairings/serif.json", [], REMOVED],
  ];
  const preview = (text: string): ItemEdit => [BARE, ["meta"], { preview: text }];

  const found = (...words: string[]) => at(BARE, "/registryDependencies", ...words);
  const tooHeavy = (total: number, parts: string, most = 600) =>
    found(`${total} kB of fonts (${parts}); choose lighter ones, ${most} kB at most`);

  it("a page may load 600 kB of fonts, and no byte more", () => {
    expect(foundBy(fontBudget, bytes(200_000))).toEqual([]);
    expect(foundBy(fontBudget, bytes(200_001))).toHaveLength(1);
  });

  it.each<[string, ItemEdit[]]>([
    ["without a preview", []],
    ["without a text of the preview", [[BARE, ["meta"], {}]]],
    ["with a preview in Latin", [preview("Sphinx")]],
  ])("names the weight of each role %s", (_, edits) => {
    expect(foundBy(fontBudget, [...bytes(401_499), ...edits])).toEqual([
      tooHeavy(801, "headings 100, text 300, code 401"),
    ]);
  });

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
    const unknown: ItemEdit = ["fonts/jetbrains-mono.json", ["meta", "bytes"], REMOVED];
    expect(foundBy(fontBudget, [...bytes(900_000), unknown])).toEqual([]);
  });

  /** Both fonts suit Next.js: variable, upright, without optical sizes. */
  function preloading(headingSubsets: string[], textSubsets: string[], text: string): ItemEdit[] {
    return [
      ...bytes(0),
      preview(text),
      ["fonts/abril-fatface.json", ["font", "subsets"], headingSubsets],
      [LATO, ["font", "subsets"], textSubsets],
      [LATO, ["css"], {}],
      [LATO, ["meta", "axes"], [{ tag: "wght", min: 100, max: 900, default: 400 }]],
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
    const italics: ItemEdit = [
      LATO,
      ["css"],
      { '@import "@fontsource-variable/lato/wght-italic.css"': {} },
    ];
    expect(foundBy(fontBudget, preloading(five, five, "α я א ก"))).toHaveLength(1);
    expect(foundBy(fontBudget, [...preloading(five, five, "α я א ก"), italics])).toEqual([]);
  });

  it("a registry has its own number of preloaded files, beside the weight", () => {
    const edits: ItemEdit[] = [
      ...preloading(["latin"], ["latin", "greek"], "α"),
      ...bytes(900_000),
      [LATO, ["meta", "bytes"], { latin: { wght: 200_000 } }],
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
  const BARE = "pairings/bare.json";
  const ABRIL = "fonts/abril-fatface.json";
  const LATO = "fonts/lato.json";

  const preview = (text: string): ItemEdit => [BARE, ["meta"], { preview: text }];
  const scripts = (file: string, ...names: string[]): ItemEdit => [
    file,
    ["meta", "scripts"],
    names,
  ];
  const lacking = (script: string, title: string, file = BARE) =>
    at(file, "/meta/preview", `script ${script}`, `${title} does not cover`, "another font");

  it.each<[string, ItemEdit[], ...object[]]>([
    ["a script of both fonts", [preview("Latin")]],
    ["a text without letters", [preview("123")]],
    [
      "a script of neither font",
      [preview("α")],
      lacking("Greek", "Abril Fatface"),
      lacking("Greek", "Lato"),
    ],
    [
      "a script of the text's font alone",
      [preview("α"), scripts(LATO, "latin", "greek")],
      lacking("Greek", "Abril Fatface"),
    ],
    [
      "a script of the heading's font alone",
      [preview("α"), scripts(ABRIL, "greek")],
      lacking("Greek", "Lato"),
    ],
    [
      "two scripts of one font",
      [preview("α я"), scripts(LATO, "cyrillic", "greek")],
      lacking("Cyrillic", "Abril Fatface"),
      lacking("Greek", "Abril Fatface"),
    ],
    [
      "a script with several subsets, of which a font has one",
      [preview("春"), scripts(ABRIL, "japanese"), scripts(LATO, "chinese-traditional")],
    ],
    [
      "fonts that do not state their scripts",
      [preview("α"), [ABRIL, ["meta", "scripts"], REMOVED], [LATO, ["meta"], REMOVED]],
    ],
    ["no preview", [scripts(ABRIL), [BARE, ["meta"], REMOVED]]],
    ["no text of the preview", [scripts(ABRIL), [BARE, ["meta"], {}]]],
    [
      "the one script of the one font of headings and text, reported once",
      [["pairings/plain.json", ["meta", "preview"], "ก"]],
      lacking("Thai", "Inter", "pairings/plain.json"),
    ],
  ])("a preview in %s", (_, edits, ...found) => {
    expect(foundBy(scriptCoverage, edits)).toEqual(found);
  });
});

describe("text-face", () => {
  const LATO = "fonts/lato.json";
  const is = (...words: string[]) =>
    at("pairings/bare.json", "/cssVars/theme/--font-body", "is Lato", ...words);
  const LARGE = is("drawn for large sizes", "choose a text font");
  const NO_BOLD = is("no bold weight", "choose another font");
  const categories = (value: unknown): ItemEdit => [LATO, ["categories"], value];
  const weights = (...names: string[]): ItemEdit => [LATO, ["font", "weight"], names];

  it.each<[string, ItemEdit[], ...object[]]>([
    ["a display face", [categories(["display"])], LARGE],
    ["handwriting", [categories(["sans-serif", "handwriting"])], LARGE],
    ["weights to 500", [weights("400", "500")], NO_BOLD],
    ["a weight of 600", [weights("400", "600")]],
    [
      "no bold, of which the description warns",
      [weights("400"), ["pairings/bare.json", ["description"], "For books. Lato has no bold."]],
    ],
    ["categories that are not stated", [categories(REMOVED)]],
    ["a display face of one weight", [categories(["display"]), weights("400")], LARGE, NO_BOLD],
  ])("text in a font with %s", (_, edits, ...found) => {
    expect(foundBy(textFace, edits)).toEqual(found);
  });
});
