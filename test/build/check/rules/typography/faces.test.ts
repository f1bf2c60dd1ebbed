import {
  alikeFaces,
  fixedPitch,
  fontBudget,
  scriptCoverage,
  textFace,
} from "../../../../../build/check/rules/typography/faces.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, foundBy, messagesOf } from "../../../../fixtures/found-by.ts";

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
    messagesOf(
      alikeFaces,
      [...ALIKE, ...edits],
      tolerance === undefined ? {} : { bounds: { tolerance } },
    );

  const FOUND = [
    `${BARE}: cssVars.theme.--font-heading is Inter, too similar to the text's Lato; use one of them for both, or another font`,
  ];

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
    expect(foundWith(titled(text, heading))).toEqual([
      `${BARE}: cssVars.theme.--font-heading is ${text}, too similar to the text's ${heading}; use one of them for both, or another font`,
    ]);
  });
});

describe("fixed-pitch", () => {
  const PLAIN = "pairings/plain.json";

  const codeIn = (family: string) =>
    messagesOf(fixedPitch, [
      ...PLAIN_ALONE,
      ["fonts/jetbrains-mono.json", ["font", "family"], family],
    ]);

  it("code is set in a font whose family ends in monospace", () => {
    expect(codeIn("'JetBrains Mono Variable', monospace")).toEqual([]);
  });

  it.each(["'JetBrains Mono Variable', sans-serif", "monospace, 'JetBrains Mono Variable'"])(
    "code is not set in %s",
    (family) => {
      expect(codeIn(family)).toEqual([
        `${PLAIN}: cssVars.theme.--font-mono is JetBrains Mono, which is not monospaced; choose a font whose family ends in monospace`,
      ]);
    },
  );
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

  const problem = (message: string) => `${BARE}: registryDependencies ${message}`;

  it("a page may load 600 kB of fonts, and no byte more", () => {
    expect(messagesOf(fontBudget, bytes(200_000))).toEqual([]);
    expect(messagesOf(fontBudget, bytes(200_001))).toHaveLength(1);
  });

  it.each<[string, ItemEdit[]]>([
    ["without a preview", []],
    ["without a text of the preview", [[BARE, ["meta"], {}]]],
    ["with a preview in Latin", [preview("Sphinx")]],
  ])("names the weight of each role %s", (_, edits) => {
    expect(messagesOf(fontBudget, [...bytes(401_499), ...edits])).toEqual([
      problem(
        "load 801 kB of fonts (headings 100, text 300, code 401); choose lighter ones, 600 kB at most",
      ),
    ]);
  });

  it("a registry has its own budget", () => {
    const bounds = { maxBytes: 500_000 };
    expect(messagesOf(fontBudget, bytes(100_000), { bounds })).toEqual([]);
    expect(messagesOf(fontBudget, bytes(100_600), { bounds })).toEqual([
      problem(
        "load 501 kB of fonts (headings 100, text 300, code 101); choose lighter ones, 500 kB at most",
      ),
    ]);
  });

  it.each(["ግዕዝ", "春", "한국어", "ひらがな", "カタカナ", "Latin 春"])(
    "a page in a script of hundreds of characters loads more: %s",
    (text) => {
      expect(messagesOf(fontBudget, [...bytes(900_000), preview(text)])).toEqual([]);
    },
  );

  it("nothing is known of fonts that do not state their bytes", () => {
    const unknown: ItemEdit = ["fonts/jetbrains-mono.json", ["meta", "bytes"], REMOVED];
    expect(messagesOf(fontBudget, [...bytes(900_000), unknown])).toEqual([]);
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
    expect(messagesOf(fontBudget, preloading(four, four, "α я א"))).toEqual([]);
    expect(messagesOf(fontBudget, preloading(four, [...four, "thai"], "α я א ก"))).toEqual([
      problem("make Next.js preload 9 files; 8 are allowed"),
    ]);
    expect(messagesOf(fontBudget, preloading(four, [...four, "thai"], "α я א"))).toEqual([]);
  });

  it("fonts that Next.js cannot load are not preloaded", () => {
    const five = ["latin", "greek", "cyrillic", "hebrew", "thai"];
    const italics: ItemEdit = [
      LATO,
      ["css"],
      { '@import "@fontsource-variable/lato/wght-italic.css"': {} },
    ];
    expect(messagesOf(fontBudget, preloading(five, five, "α я א ก"))).toHaveLength(1);
    expect(messagesOf(fontBudget, [...preloading(five, five, "α я א ก"), italics])).toEqual([]);
  });

  it("a registry has its own number of preloaded files, beside the weight", () => {
    const edits: ItemEdit[] = [
      ...preloading(["latin"], ["latin", "greek"], "α"),
      ...bytes(900_000),
      [LATO, ["meta", "bytes"], { latin: { wght: 200_000 } }],
    ];
    const tooHeavy = problem(
      "load 1200 kB of fonts (headings 100, text 200, code 900); choose lighter ones, 600 kB at most",
    );
    expect(messagesOf(fontBudget, edits, { bounds: { maxPreloads: 3 } })).toEqual([tooHeavy]);
    expect(messagesOf(fontBudget, edits, { bounds: { maxPreloads: 2 } })).toEqual([
      tooHeavy,
      problem("make Next.js preload 3 files; 2 are allowed"),
    ]);
  });
});

describe("script-coverage", () => {
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
    expect(messagesOf(scriptCoverage, edits)).toEqual(
      messages.map((message) => `${BARE}: ${message}`),
    );
  });

  it("the one font of headings and text is reported once", () => {
    const edit: ItemEdit = ["pairings/plain.json", ["meta", "preview"], "ก"];
    expect(foundBy(scriptCoverage, [edit]).map(({ message }) => message)).toEqual([
      lacking("Thai", "Inter"),
    ]);
  });
});

describe("text-face", () => {
  const LATO = "fonts/lato.json";
  const LARGE =
    "cssVars.theme.--font-body is Lato, which is drawn for large sizes; choose a text font";
  const NO_BOLD =
    "cssVars.theme.--font-body is Lato, which has no bold weight, so browsers synthesize one; choose another font";

  it.each<[string, ItemEdit[], string[]]>([
    ["a display face", [[LATO, ["categories"], ["display"]]], [LARGE]],
    ["handwriting", [[LATO, ["categories"], ["sans-serif", "handwriting"]]], [LARGE]],
    ["weights to 500", [[LATO, ["font", "weight"], ["400", "500"]]], [NO_BOLD]],
    ["a weight of 600", [[LATO, ["font", "weight"], ["400", "600"]]], []],
    ["categories that are not stated", [[LATO, ["categories"], REMOVED]], []],
    [
      "a display face of one weight",
      [
        [LATO, ["categories"], ["display"]],
        [LATO, ["font", "weight"], ["400"]],
      ],
      [LARGE, NO_BOLD],
    ],
  ])("text in a font with %s", (_, edits, messages) => {
    expect(messagesOf(textFace, edits)).toEqual(
      messages.map((message) => `pairings/bare.json: ${message}`),
    );
  });
});
