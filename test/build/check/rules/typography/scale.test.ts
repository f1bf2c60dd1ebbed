import {
  codeSize,
  headingOrder,
  headingWeight,
  leading,
  minorHeadings,
  phoneWidth,
  scaleRatio,
  textSize,
  tracking,
} from "../../../../../build/check/rules/typography/scale.ts";
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
  at,
  foundBy,
  itFinds,
  put,
} from "../../../../fixtures/found-by.ts";

const MINOR = "h4, h5, h6";

const css = (file: string, key: string, property: string, value: string) =>
  put(file, `/css/${key}/${property}`, value);

describe("heading-order", () => {
  const weight = (file: string, key: string, value: string) => css(file, key, "font-weight", value);
  const stem = (font: string, value: unknown) =>
    put(`fonts/${font}.json`, "/meta/metrics/stem", value);
  /** Headings of 20 pixels: h3 in Abril Fatface at 400, with stems of 2 pixels, the minor ones in Lato. */
  const minorInLato = (value: string, latoStem: unknown): ItemEdit[] => [
    ...(["h3", MINOR] as const).map((key) => css(BARE, key, "font-size", "20px")),
    weight(BARE, "h3", "400"),
    css(BARE, MINOR, "font-family", "var(--font-body)"),
    weight(BARE, MINOR, value),
    stem("abril-fatface", 0.1),
    stem("lato", latoStem),
  ];

  itFinds(headingOrder, "a heading may be %s", [
    ["as heavy as the one above", [weight(PLAIN, "h1", "700"), weight(PLAIN, "h2", "700")]],
    ["of a heavier weight in a face with thinner stems", minorInLato("700", 0.057)],
    ["thicker by 5 % in another face", minorInLato("700", 0.06)],
    ["in a face whose stems are not known", minorInLato("700", REMOVED)],
  ]);

  itFinds(headingOrder, "a heading is not %s", [
    [
      "heavier than the one above it",
      [weight(PLAIN, "h1", "500"), weight(PLAIN, "h2", "600")],
      at(PLAIN, "/css/h2/font-weight", "is 600, heavier than h1", '"500"'),
    ],
    [
      "of thicker stems in another face",
      minorInLato("700", 0.1),
      at(
        BARE,
        `/css/${MINOR}/font-weight`,
        "3.5 pixels",
        "thicker than those of h3",
        "at most 400",
      ),
    ],
  ]);
});

describe("code-size", () => {
  /** The x-heights of text and code in em, and the size of code. */
  function foundWith(size: string, text: number, mono: number, bounds = {}) {
    const edits = [
      css(PLAIN, "code, pre", "font-size", size),
      put(INTER, "/meta/metrics", { unitsPerEm: 1000, xHeight: text * 1000 }),
      put(MONO, "/meta/metrics", { unitsPerEm: 2000, xHeight: mono * 2000 }),
    ];
    return foundBy(codeSize, [...PLAIN_ALONE, ...edits], { bounds });
  }

  it.each([
    ["1.25em", 0.5, 0.5, 0.25],
    ["0.75em", 0.5, 0.5, 0.25],
    ["1em", 0.5, 0.5, 0],
    ["0.8em", 0.4, 0.5, 0.03],
    ["1.02em", 0.5, 0.5, 0.03],
  ])(
    "code of %s is accepted where x is %d em in text and %d em in code, with a tolerance of %d",
    (size, text, mono, tolerance) => {
      expect(foundWith(size, text, mono, { tolerance })).toEqual([]);
    },
  );

  it.each([
    ["1.26em", 0.5, 0.5, "126 %", '"1em"'],
    ["0.74em", 0.5, 0.5, "74 %", '"1em"'],
    ["1em", 0.54, 0.5, "93 %", '"1.08em"'],
    ["1em", 0.5, 0.6, "120 %", '"0.83em"'],
    ["0.9em", 0.45, 0.6, "113 %", '"0.8em"'],
    ["1.2em", 0.6, 0.5, "109 %", '"1.1em"'],
    ["1.04em", 0.5, 0.5, "104 %", '"1em"'],
  ])(
    "code of %s is refused where x is %d em in text and %d em in code",
    (size, text, mono, ...words) => {
      const found = at(PLAIN, "/css/code, pre/font-size", ...words);
      expect(foundWith(size, text, mono)).toEqual([found]);
    },
  );

  it.each([INTER, MONO])("nothing is known where %s does not state its x-height", (file) => {
    for (const pointer of ["/meta", "/meta/metrics", "/meta/metrics/xHeight"]) {
      const edits = [css(PLAIN, "code, pre", "font-size", "2em"), put(file, pointer, REMOVED)];
      expect(foundBy(codeSize, [...PLAIN_ALONE, ...edits])).toEqual([]);
    }
  });

  it("code is no wider than 1.35 times the text, where both state their widths", () => {
    const width = (file: string, advance: number) =>
      put(file, "/meta/advances/400", { text: advance, heading: 500, documentation: 5000 });
    const edits = [
      css(PLAIN, "code, pre", "font-size", "1em"),
      put(INTER, "/meta/metrics", { unitsPerEm: 1000, xHeight: 500 }),
      put(MONO, "/meta/metrics", { unitsPerEm: 1000, xHeight: 500 }),
      width(INTER, 400),
    ];
    const found = (advance: number) =>
      foundBy(codeSize, [...PLAIN_ALONE, ...edits, width(MONO, advance)]);
    expect(found(540)).toEqual([]);
    expect(found(600)).toEqual([at(PLAIN, "/css/code, pre/font-size", "111 %", '"0.9em"')]);
  });

  it("a tolerance of 3 % is the rule's own", () => {
    expect(foundWith("1.0299em", 0.5, 0.5)).toEqual([]);
    expect(foundWith("1.0301em", 0.5, 0.5)).toHaveLength(1);
  });
});

describe("leading", () => {
  /** Of Inter, in thousandths of an em. */
  const extents = (above: number, below: number, script = "latin") =>
    put(INTER, "/meta/metrics", {
      unitsPerEm: 1000,
      extents: { [script]: { above, below } },
    });
  const lines = (key: string, value: string) => css(PLAIN, key, "line-height", value);
  const preview = (text: string) => put(PLAIN, "/meta/preview", text);
  const nastaliq = [extents(1500, 820, "arabic"), lines("body, p", "2.5")];

  itFinds(leading, "lines may be apart by %s", [
    ["the ink of the letters", [extents(900, 250), lines("h1", "1.15")]],
    ["much more", [extents(900, 250), lines("h1", "2.4"), lines("body, p", "2.4")]],
    ["anything where the ink is not measured", [extents(900, 600, "greek"), lines("h1", "0.5")]],
    ["less than another script needs, which has a rule of its own", nastaliq],
  ]);

  const touching = (key: string, value: string, least: string) =>
    at(PLAIN, `/css/${key}/line-height`, `is ${value}`, "Inter can touch", `at least ${least}`);
  const inUrdu = [...nastaliq, preview("یہ اردو ہے"), lines("h1", "2.4"), lines("h2", "2.31")];

  itFinds(leading, "lines are not apart by %s", [
    ["less than the ink", [extents(900, 251), lines("h1", "1.15")], touching("h1", "1.15", "1.16")],
    [
      "less in text",
      [extents(900, 250), lines("body, p", "1.1")],
      touching("body, p", "1.1", "1.15"),
    ],
    [
      "less than the pairing's own script needs",
      inUrdu,
      touching("h2", "2.31", "2.32"),
      touching("h3", "1.3", "2.32"),
      touching(MINOR, "1.4", "2.32"),
    ],
  ]);
});

describe("heading-weight", () => {
  const minor = (size: string, weight: string, file = PLAIN): ItemEdit[] => [
    css(file, MINOR, "font-size", size),
    css(file, MINOR, "font-weight", weight),
  ];

  itFinds(headingWeight, "a heading may be %s", [
    ["as heavy as bold text", minor("17px", "700")],
    ["lighter, and larger by more than 1.12", minor("18px", "300")],
    ["of the heaviest weight that its face has", minor("17px", "400", BARE)],
  ]);

  itFinds(headingWeight, "a heading is not %s", [
    [
      "lighter at nearly the size of the text",
      minor("17px", "600"),
      at(PLAIN, `/css/${MINOR}/font-weight`, "600 at 17px", '"700", or a size of 1.125rem'),
    ],
    [
      "lighter at nearly the size of the text on a phone",
      [...minor("20px", "600"), put(PLAIN, "/meta/phone", { h4: "1.0625rem" })],
      at(PLAIN, `/css/${MINOR}/font-weight`, "600 at 1.0625rem", "a size of 1.125rem"),
    ],
    [
      "lighter at nearly the size of long text",
      [...minor("22px", "600"), put(PLAIN, "/meta/textSize", "1.25rem")],
      at(PLAIN, "/css/h3/font-weight", "600 at 1.375rem", "a size of 1.4375rem"),
      at(PLAIN, `/css/${MINOR}/font-weight`, "600 at 22px", "a size of 1.4375rem"),
    ],
  ]);
});

describe("minor-headings", () => {
  const size = (file: string, value: string) => css(file, MINOR, "font-size", value);
  const family = (name: string) => css(BARE, MINOR, "font-family", `var(--font-${name})`);
  const textSize = (value: string) => put(PLAIN, "/meta/textSize", value);
  const unknownHeight = (file: string) => put(file, "/meta/metrics/xHeight", REMOVED);

  itFinds(minorHeadings, "minor headings may be %s", [
    ["as large as h3", [size(PLAIN, "1.375rem")]],
    ["as large as text in the same face", [size(PLAIN, "16px")]],
    ["as large as long text", [size(PLAIN, "18px"), textSize("1.125rem")]],
    // 16 pixels of Lato's 0.5065 em are 17.025 pixels of Abril Fatface's 0.476 em, which browsers round.
    ["with the x-height of the text to a 64th of a pixel", [size(BARE, "17.016px")]],
    ["in the face of the text", [size(BARE, "16px"), family("body")]],
    ["in the face of the text by its name", [size(BARE, "16px"), family("lato")]],
    // 16 pixels of Lato are 15.007 pixels of JetBrains Mono's 0.54 em.
    ["in the face of code", [size(BARE, "15px"), family("mono")]],
    ["as large as the text, of unknown height", [size(BARE, "16px"), unknownHeight(ABRIL)]],
    ["as large as a text of unknown height", [size(BARE, "16px"), unknownHeight(LATO)]],
    ["as large as the text, of no role", [size(BARE, "16px"), family("source-serif-4")]],
  ]);

  const found = (file: string, ...words: string[]) => at(file, `/css/${MINOR}/font-size`, ...words);

  itFinds(minorHeadings, "minor headings are not %s", [
    ["larger than h3", [size(PLAIN, "22.1px")], found(PLAIN, "larger than h3", "at most 1.375rem")],
    ["smaller than the text", [size(PLAIN, "15.9px")], found(PLAIN, "x-height", "at least 1rem")],
    [
      "smaller than long text",
      [size(PLAIN, "20px"), textSize("1.3125rem")],
      found(PLAIN, "x-height", "at least 1.3125rem"),
    ],
    [
      "larger than h3 and smaller than the text",
      [size(PLAIN, "15px"), css(PLAIN, "h3", "font-size", "14px")],
      found(PLAIN, "larger than h3", "at most 14px"),
      found(PLAIN, "x-height", "at least 1rem"),
    ],
    ["of smaller letters", [size(BARE, "17.01px")], found(BARE, "x-height", "at least 1.125rem")],
    [
      "of smaller letters in the face of code",
      [size(BARE, "14.9px"), family("mono")],
      found(BARE, "x-height", "at least 0.9375rem"),
    ],
    [
      "smaller than the text, in a face of no role",
      [size(BARE, "15.9px"), family("source-serif-4")],
      found(BARE, "x-height", "at least 1rem"),
    ],
    [
      "smaller than the text, in a face of unknown height",
      [size(BARE, "15.9px"), put(ABRIL, "/meta", REMOVED)],
      found(BARE, "x-height", "at least 1rem"),
    ],
  ]);
});

describe("phone-width", () => {
  const h1 = (property: string, value: string) => css(PLAIN, "h1", property, value);
  const without = (...path: string[]): ItemEdit => [INTER, ["meta", ...path], REMOVED];
  const advance = (em: number) => put(INTER, "/meta/advances/600/documentation", em * 2048);
  /** A word of so many em, without letter spacing, in an h1 of 36 pixels on a phone. */
  const wordOf = (em: number): ItemEdit[] => [
    h1("letter-spacing", "0em"),
    advance(em),
    without("opticalAdvances"),
    put(PLAIN, "/meta/phone", { h1: "2.25rem" }),
  ];
  const atOpticalSize = (pixels: string, em: number): ItemEdit =>
    put(INTER, "/meta/opticalAdvances", { [pixels]: { 600: { documentation: em * 2048 } } });

  itFinds(phoneWidth, "a long word may be %s", [
    ["as wide as the column", wordOf(8.65625)],
    ["drawn closer to fit", [...wordOf(8.875), h1("letter-spacing", "-0.02em")]],
    ["of unknown width in the weight of h1", [...wordOf(20), without("advances", "600")]],
    ["of unknown width", [...wordOf(20), without("advances")]],
    ["wide at the optical size of small text", [...wordOf(8), atOpticalSize("14", 9.75)]],
    ["in a font that states nothing", [...wordOf(20), without()]],
    ["in a font without the size of its em", [...wordOf(20), without("metrics")]],
  ]);

  const tooWide = (size: string, width: number, fitting: string, column = 312) =>
    at(PLAIN, "/meta/phone", size, "h1", `${width} pixels`, `${fitting}rem`, `of ${column} pixels`);

  itFinds(phoneWidth, "a long word is not %s", [
    ["wider than the column", wordOf(9.75), tooWide("2.25rem", 351, "2")],
    [
      "wider at the optical size of a headline",
      [...wordOf(8), atOpticalSize("36", 9.75)],
      tooWide("2.25rem", 351, "2"),
    ],
    [
      "a fraction of a pixel wider than the column",
      wordOf(8.671875),
      tooWide("2.25rem", 313, "2.1875"),
    ],
    [
      "spaced wider than the column",
      [...wordOf(8.5), h1("letter-spacing", "0.125em")],
      tooWide("2.25rem", 365, "1.875"),
    ],
    [
      "wider in the font and the weight of a heading, not of the text",
      [
        css(BARE, "h3", "font-family", "var(--font-mono)"),
        css(BARE, "h3", "letter-spacing", "0em"),
        put(MONO, "/meta/advances/400/documentation", 13000),
      ],
      at(BARE, "/meta/phone", "1.625rem", "h3", "338 pixels", "1.5rem"),
    ],
  ]);

  it("a registry has its own column", () => {
    expect(foundBy(phoneWidth, wordOf(8.625), { bounds: { columnPixels: 310 } })).toEqual([
      tooWide("2.25rem", 311, "2.1875", 310),
    ]);
  });
});

describe("scale-ratio", () => {
  /** Ratios that binary fractions state exactly. */
  const bounds = { min: 1.25, max: 2 };

  /** The sizes of h1, h2 and h3 in pixels, and that of long text. */
  function sizes(h1: number, h2: number, h3: number, textSize = "1rem"): ItemEdit[] {
    return [
      ...Object.entries({ h1, h2, h3 }).map(([key, pixels]) =>
        css(PLAIN, key, "font-size", `${pixels}px`),
      ),
      put(PLAIN, "/meta/textSize", textSize),
    ];
  }
  const ofPlain = (edits: readonly ItemEdit[], own = {}) =>
    foundBy(scaleRatio, [...PLAIN_ALONE, ...edits], { bounds: own });
  const step = (level: string, ratio: string, above: string, range = "1.25 and 2") =>
    at(PLAIN, `/css/${level}/font-size`, `${ratio} times`, above, range);
  const belowText = (level: string, pixels: number) =>
    at(PLAIN, `/css/${level}/font-size`, "smaller than the text", `${pixels}px`);

  it.each<[string, ItemEdit[], ...object[]]>([
    ["the smallest steps are accepted", sizes(40, 32, 25.6)],
    ["the largest steps are accepted", sizes(64, 32, 16)],
    ["an h3 as large as the text is accepted", sizes(48, 30, 20, "20px")],
    ["too small a step", sizes(39, 32, 20), step("h2", "1.22", "h1")],
    ["too large steps", sizes(90, 41, 20), step("h2", "2.20", "h1"), step("h3", "2.05", "h2")],
    ["a reversed order", sizes(20, 25, 30), step("h2", "0.80", "h1"), step("h3", "0.83", "h2")],
    ["headings below the text", sizes(30, 20, 10), belowText("h3", 16)],
    ["below long text", sizes(30, 22, 17, "1.5rem"), belowText("h2", 24), belowText("h3", 24)],
    ["below components, where text is smaller", sizes(30, 20, 15, "14px"), belowText("h3", 16)],
    [
      "a step and a size",
      sizes(30, 15, 15),
      belowText("h2", 16),
      step("h3", "1.00", "h2"),
      belowText("h3", 16),
    ],
  ])("%s", (_, edits, ...found) => {
    expect(ofPlain(edits, bounds)).toEqual(found);
  });

  it("a step of 1.1 is seen, and one of 1.09 is not", () => {
    expect(ofPlain(sizes(33, 30, 20))).toEqual([]);
    expect(ofPlain(sizes(32.7, 30, 20))).toEqual([step("h2", "1.09", "h1", "1.1 and 2")]);
  });

  it("h1 alone may have any size that is not below the text", () => {
    expect(ofPlain(sizes(15, 10, 6))[0]).toEqual(belowText("h1", 16));
  });
});

describe("tracking", () => {
  const heading = (key: string, size: string, spacing: string, file = PLAIN): ItemEdit[] => [
    css(file, key, "font-size", size),
    css(file, key, "letter-spacing", spacing),
  ];
  const loose = (key: string, size: string, spacing: string, file = PLAIN) => [
    at(file, `/css/${key}/letter-spacing`, `${spacing} at ${size}`, '"0em" or a negative value'),
  ];
  const LOOSE = heading("h1", "40px", "0.05em");
  const FOUND = loose("h1", "40px", "0.05em");

  it.each([
    ["h1", "4rem", "0.02em"],
    ["h2", "2rem", "0.001em"],
    ["h3", "33px", "1px"],
    [MINOR, "32px", "0.01em"],
  ])("%s of %s is not tracked apart by %s", (key, size, spacing) => {
    expect(foundBy(tracking, heading(key, size, spacing))).toEqual(loose(key, size, spacing));
  });

  it.each([
    ["40px", "0em"],
    ["40px", "-0.01em"],
    ["31.9px", "0.05em"],
  ])("a heading of %s may be spaced by %s", (size, spacing) => {
    expect(foundBy(tracking, heading("h1", size, spacing))).toEqual([]);
  });

  it("a registry has its own size from which letters look loose", () => {
    const bounds = { largePixels: 41 };
    expect(foundBy(tracking, LOOSE, { bounds })).toEqual([]);
    expect(foundBy(tracking, heading("h1", "41px", "0.05em"), { bounds })).toHaveLength(1);
  });

  it.each([
    "Bungee",
    "Castoro Titling",
    "Cinzel",
    "Ga Maamli",
    "Julius Sans One",
    "Staatliches",
    "Syncopate",
    "Inter SC",
  ])("%s has capitals alone, which may be tracked apart", (title) => {
    expect(foundBy(tracking, [...LOOSE, put(INTER, "/title", title)])).toEqual([]);
  });

  it.each(["Inter", "SC Inter", "InterSC", "Cinzel Two"])("%s has lowercase letters", (title) => {
    expect(foundBy(tracking, [...LOOSE, put(INTER, "/title", title)])).toEqual(FOUND);
  });

  it.each([
    [{ metrics: { capHeight: 1000, xHeight: 950 } }, []],
    [{ metrics: { capHeight: 1000, xHeight: 1000 } }, []],
    [{ metrics: { capHeight: 1000, xHeight: 949 } }, FOUND],
    [{ metrics: { capHeight: 1000 } }, FOUND],
    [{ metrics: { xHeight: 950 } }, FOUND],
    [{ metrics: {} }, FOUND],
    [{}, FOUND],
    [REMOVED, FOUND],
  ])("letters as tall as capitals are capitals: %j", (meta, found) => {
    expect(foundBy(tracking, [...LOOSE, put(INTER, "/meta", meta)])).toEqual(found);
  });

  it("the face of the headings counts, not that of the text", () => {
    const edits = [...heading("h1", "4rem", "0.05em", BARE), put(LATO, "/title", "Lato SC")];
    expect(foundBy(tracking, edits)).toEqual(loose("h1", "4rem", "0.05em", BARE));
  });
});

describe("text-size", () => {
  itFinds(textSize, "text states %s", [
    ["its family and line height", []],
    [
      "a size, and a weight",
      [css(PLAIN, "body, p", "font-size", "1rem"), css(PLAIN, "body, p", "font-weight", "400")],
      at(PLAIN, "/css/body, p/font-size", "outweighs", "remove it, and", "as meta.textSize"),
      at(PLAIN, "/css/body, p/font-weight", "outweighs"),
    ],
  ]);
});
