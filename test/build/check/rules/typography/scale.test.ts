import {
  codeSize,
  leading,
  minorHeadings,
  phoneWidth,
  scaleRatio,
  tracking,
} from "../../../../../build/check/rules/typography/scale.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import { type ItemEdit, PLAIN_ALONE, foundBy, messagesOf } from "../../../../fixtures/found-by.ts";

describe("code-size", () => {
  const PLAIN = "pairings/plain.json";
  const KEY = "code, pre";

  const code = (size: string): ItemEdit => [PLAIN, ["css", KEY, "font-size"], size];
  /** The x-heights of text and code in em. */
  const heights = (text: number, mono: number): ItemEdit[] => [
    ["fonts/inter.json", ["meta", "metrics"], { unitsPerEm: 1000, xHeight: text * 1000 }],
    ["fonts/jetbrains-mono.json", ["meta", "metrics"], { unitsPerEm: 2000, xHeight: mono * 2000 }],
  ];

  const foundWith = (edits: readonly ItemEdit[], bounds = {}) =>
    messagesOf(codeSize, [...PLAIN_ALONE, ...edits], { bounds });

  it.each([
    ["1.25em", 0.5, 0.5, 0.25],
    ["0.75em", 0.5, 0.5, 0.25],
    ["1em", 0.5, 0.5, 0],
    ["0.8em", 0.4, 0.5, 0.03],
    ["1.02em", 0.5, 0.5, 0.03],
  ])(
    "code of %s is accepted where x is %d em in text and %d em in code",
    (size, text, mono, tolerance) => {
      expect(foundWith([code(size), ...heights(text, mono)], { tolerance })).toEqual([]);
    },
  );

  it.each([
    ["1.26em", 0.5, 0.5, 126, "1em"],
    ["0.74em", 0.5, 0.5, 74, "1em"],
    ["1em", 0.54, 0.5, 93, "1.08em"],
    ["1em", 0.5, 0.6, 120, "0.83em"],
    ["0.9em", 0.45, 0.6, 120, "0.75em"],
    ["1.04em", 0.5, 0.5, 104, "1em"],
  ])(
    "code of %s is refused where x is %d em in text and %d em in code",
    (size, text, mono, percent, remedy) => {
      expect(foundWith([code(size), ...heights(text, mono)])).toEqual([
        `${PLAIN}: css["code, pre"].font-size gives code ${percent} % of the text's x-height; write "${remedy}"`,
      ]);
    },
  );

  it.each(["fonts/inter.json", "fonts/jetbrains-mono.json"])(
    "nothing is known where %s does not state its x-height",
    (file) => {
      const missing = [["meta"], ["meta", "metrics"], ["meta", "metrics", "xHeight"]];
      for (const path of missing)
        expect(foundWith([code("2em"), [file, path, REMOVED]])).toEqual([]);
    },
  );

  it("a tolerance of 3 % is the rule's own", () => {
    const found = (size: string) => foundWith([...heights(0.5, 0.5), code(size)]);
    expect(found("1.0299em")).toEqual([]);
    expect(found("1.0301em")).toHaveLength(1);
  });
});

describe("leading", () => {
  const PLAIN = "pairings/plain.json";
  const SERIF = "pairings/serif.json";

  const lineHeight = (file: string, key: string, value: string): ItemEdit => [
    file,
    ["css", key, "line-height"],
    value,
  ];

  it.each([
    ["h1", "0.94"],
    ["h2", "1.41"],
    ["h3", "1.5"],
    ["h4, h5, h6", "0.5"],
  ])("lines of %s are not %s apart", (key, value) => {
    const place = key === "h4, h5, h6" ? 'css["h4, h5, h6"]' : `css.${key}`;
    expect(messagesOf(leading, [lineHeight(PLAIN, key, value)])).toEqual([
      `${PLAIN}: ${place}.line-height is ${value}; keep it between 0.95 and 1.4`,
    ]);
  });

  it.each([
    ["h1", "0.95"],
    ["h2", "1.4"],
    ["h4, h5, h6", "1"],
  ])("lines of %s may be %s apart", (key, value) => {
    expect(messagesOf(leading, [lineHeight(PLAIN, key, value)])).toEqual([]);
  });

  it.each([
    ["tall letters", PLAIN, "1.49", 1.5],
    ["tall letters", PLAIN, "1.81", 1.5],
    ["small letters", SERIF, "1.39", 1.4],
    ["small letters", SERIF, "1.81", 1.4],
  ])("lines of text in %s (%s) are not %s apart", (_, file, value, min) => {
    expect(messagesOf(leading, [lineHeight(file, "body, p", value)])).toEqual([
      `${file}: css["body, p"].line-height is ${value}; keep it between ${min} and 1.8`,
    ]);
  });

  it.each<[string, ItemEdit[]]>([
    ["1.5 in tall letters", [lineHeight(PLAIN, "body, p", "1.5")]],
    ["1.8 in tall letters", [lineHeight(PLAIN, "body, p", "1.8")]],
    ["1.4 in small letters", [lineHeight(SERIF, "body, p", "1.4")]],
    [
      "1.4 in letters of 0.54 em, which are not yet tall",
      [
        ["fonts/inter.json", ["meta", "metrics", "unitsPerEm"], 1000],
        ["fonts/inter.json", ["meta", "metrics", "xHeight"], 540],
        lineHeight(PLAIN, "body, p", "1.4"),
      ],
    ],
    [
      "1.4 in letters whose height is not stated",
      [["fonts/inter.json", ["meta"], REMOVED], lineHeight(PLAIN, "body, p", "1.4")],
    ],
    [
      "1.4 in letters whose height is stated without the size of the em",
      [
        ["fonts/inter.json", ["meta", "metrics"], { xHeight: 1118 }],
        lineHeight(PLAIN, "body, p", "1.4"),
      ],
    ],
  ])("lines of text may be %s apart", (_, edits) => {
    expect(messagesOf(leading, edits)).toEqual([]);
  });

  it("every rule with a wrong line height is reported, by the registry's own bounds", () => {
    const bounds = {
      minHeading: 1.2,
      maxHeading: 1.3,
      minTallText: 1.7,
      minText: 1.75,
      maxText: 1.9,
    };
    const found = messagesOf(leading, [["pairings/bare.json", [], REMOVED]], { bounds });
    expect(found).toEqual([
      `${PLAIN}: css.h1.line-height is 1.15; keep it between 1.2 and 1.3`,
      `${PLAIN}: css["h4, h5, h6"].line-height is 1.4; keep it between 1.2 and 1.3`,
      `${PLAIN}: css["body, p"].line-height is 1.6; keep it between 1.7 and 1.9`,
      `${SERIF}: css.h1.line-height is 1.1; keep it between 1.2 and 1.3`,
      `${SERIF}: css["h4, h5, h6"].line-height is 1.35; keep it between 1.2 and 1.3`,
      `${SERIF}: css["body, p"].line-height is 1.7; keep it between 1.75 and 1.9`,
    ]);
  });
});

describe("minor-headings", () => {
  const PLAIN = "pairings/plain.json";
  const BARE = "pairings/bare.json";
  const KEY = "h4, h5, h6";

  const size = (file: string, value: string): ItemEdit => [file, ["css", KEY, "font-size"], value];
  const family = (file: string, value: string): ItemEdit => [
    file,
    ["css", KEY, "font-family"],
    value,
  ];

  const problem = (file: string, predicate: string) =>
    `${file}: css["h4, h5, h6"].font-size ${predicate}`;
  const tooSmall = (file: string, value: string, rem: string) =>
    problem(file, `is ${value}, with an x-height below that of the text; make it at least ${rem}`);

  it.each<[string, ItemEdit[]]>([
    ["as large as h3", [size(PLAIN, "1.375rem")]],
    ["as large as text in the same face", [size(PLAIN, "16px")]],
    ["as large as long text", [size(PLAIN, "18px"), [PLAIN, ["meta", "textSize"], "1.125rem"]]],
    // 16 pixels of Lato's 0.5065 em are 17.025 pixels of Abril Fatface's 0.476 em, which browsers round.
    ["with the x-height of the text to a 64th of a pixel", [size(BARE, "17.016px")]],
    ["in the face of the text", [size(BARE, "16px"), family(BARE, "var(--font-body)")]],
    ["in the face of the text by its name", [size(BARE, "16px"), family(BARE, "var(--font-lato)")]],
    // 16 pixels of Lato are 15.007 pixels of JetBrains Mono's 0.54 em.
    ["in the face of code", [size(BARE, "15px"), family(BARE, "var(--font-mono)")]],
    [
      "as large as the text, in a face that does not state its x-height",
      [size(BARE, "16px"), ["fonts/abril-fatface.json", ["meta", "metrics", "xHeight"], REMOVED]],
    ],
    [
      "as large as the text, whose face does not state its x-height",
      [size(BARE, "16px"), ["fonts/lato.json", ["meta", "metrics", "xHeight"], REMOVED]],
    ],
    [
      "as large as the text, in a face of no role",
      [size(BARE, "16px"), family(BARE, "var(--font-source-serif-4)")],
    ],
  ])("minor headings may be %s", (_, edits) => {
    expect(messagesOf(minorHeadings, edits)).toEqual([]);
  });

  it.each<[string, ItemEdit[], string[]]>([
    [
      "larger than h3",
      [size(PLAIN, "22.1px")],
      [problem(PLAIN, "is 22.1px, larger than h3; make it at most 1.375rem")],
    ],
    ["smaller than the text", [size(PLAIN, "15.9px")], [tooSmall(PLAIN, "15.9px", "1rem")]],
    [
      "smaller than long text",
      [size(PLAIN, "20px"), [PLAIN, ["meta", "textSize"], "1.3125rem"]],
      [tooSmall(PLAIN, "20px", "1.3125rem")],
    ],
    [
      "larger than h3 and smaller than the text",
      [size(PLAIN, "15px"), [PLAIN, ["css", "h3", "font-size"], "14px"]],
      [
        problem(PLAIN, "is 15px, larger than h3; make it at most 14px"),
        tooSmall(PLAIN, "15px", "1rem"),
      ],
    ],
    ["of smaller letters", [size(BARE, "17.01px")], [tooSmall(BARE, "17.01px", "1.125rem")]],
    [
      "of smaller letters in the face of code",
      [size(BARE, "14.9px"), family(BARE, "var(--font-mono)")],
      [tooSmall(BARE, "14.9px", "0.9375rem")],
    ],
    [
      "smaller than the text, in a face of no role",
      [size(BARE, "15.9px"), family(BARE, "var(--font-source-serif-4)")],
      [tooSmall(BARE, "15.9px", "1rem")],
    ],
    [
      "smaller than the text, in a face that does not state its x-height",
      [size(BARE, "15.9px"), ["fonts/abril-fatface.json", ["meta"], REMOVED]],
      [tooSmall(BARE, "15.9px", "1rem")],
    ],
  ])("minor headings are not %s", (_, edits, found) => {
    expect(messagesOf(minorHeadings, edits)).toEqual(found);
  });
});

describe("phone-width", () => {
  const PLAIN = "pairings/plain.json";
  const INTER = "fonts/inter.json";

  const h1 = (property: string, value: string): ItemEdit => [PLAIN, ["css", "h1", property], value];
  /** A word of so many em, without letter spacing: at h1's 36 pixels 9.5 em fill the column. */
  const wordOf = (em: number): ItemEdit[] => [
    h1("letter-spacing", "0em"),
    [INTER, ["meta", "advances", "600", "documentation"], em * 2048],
  ];
  const POSTER: ItemEdit = [PLAIN, ["categories"], ["sans-serif", "variable", "poster"]];

  it.each<[string, ItemEdit[]]>([
    ["as wide as the column", wordOf(9.5)],
    ["wider than the column, in a poster", [...wordOf(9.75), POSTER]],
    [
      "wider than the column by letters that are not drawn closer",
      [
        [INTER, ["meta", "advances", "600", "documentation"], 9.75 * 2048],
        h1("letter-spacing", "-0.02em"),
      ],
    ],
    [
      "of unknown width in the weight of h1",
      [...wordOf(20), [INTER, ["meta", "advances", "600"], REMOVED]],
    ],
    ["of unknown width", [...wordOf(20), [INTER, ["meta", "advances"], REMOVED]]],
    ["in a font that states nothing", [...wordOf(20), [INTER, ["meta"], REMOVED]]],
    [
      "in a font without the size of its em",
      [...wordOf(20), [INTER, ["meta", "metrics"], REMOVED]],
    ],
    ["in a font of no role", [...wordOf(20), h1("font-family", "var(--font-abril-fatface)")]],
  ])("a long word may be %s", (_, edits) => {
    expect(messagesOf(phoneWidth, edits)).toEqual([]);
  });

  it.each<[string, ItemEdit[], string]>([
    [
      "wider than the column",
      wordOf(9.75),
      'css.h1.font-size is 2.25rem, in which “Documentation” is 351 pixels wide; write at most 2.1875rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
    ],
    [
      "a fraction of a pixel wider than the column",
      [...wordOf(10), h1("font-size", "34.25px")],
      'css.h1.font-size is 34.25px, in which “Documentation” is 343 pixels wide; write at most 2.125rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
    ],
    [
      "spaced wider than the column",
      [...wordOf(8.5), h1("letter-spacing", "0.125em")],
      'css.h1.font-size is 2.25rem, in which “Documentation” is 365 pixels wide; write at most 2.0625rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
    ],
    [
      "in a poster that fits a phone",
      [...wordOf(9.5), POSTER],
      "categories[2] is poster, but “Documentation” in h1 fits a phone's column (342 of 342 pixels); remove the category",
    ],
    [
      "in a poster that states it first",
      [...wordOf(5.01), [PLAIN, ["categories"], ["poster", "variable"]]],
      "categories[0] is poster, but “Documentation” in h1 fits a phone's column (180 of 342 pixels); remove the category",
    ],
  ])("a long word is not %s", (_, edits, message) => {
    expect(messagesOf(phoneWidth, edits)).toEqual([`${PLAIN}: ${message}`]);
  });

  it("the font and the weight are those of h1, not of the text", () => {
    const edits: ItemEdit[] = [
      ["pairings/bare.json", ["categories"], ["serif"]],
      ["pairings/bare.json", ["css", "h1", "font-family"], "var(--font-mono)"],
      ["pairings/bare.json", ["css", "h1", "letter-spacing"], "0em"],
      ["fonts/jetbrains-mono.json", ["meta", "advances", "400", "documentation"], 8000],
    ];
    expect(foundBy(phoneWidth, edits).map(({ message }) => message)).toEqual([
      'css.h1.font-size is 4rem, in which “Documentation” is 512 pixels wide; write at most 2.625rem to fit a phone\'s column of 342 pixels, or add the category "poster"',
    ]);
  });

  it("a registry has its own column", () => {
    const found = messagesOf(phoneWidth, wordOf(9.5), { bounds: { columnPixels: 341 } });
    expect(found).toEqual([
      `${PLAIN}: css.h1.font-size is 2.25rem, in which “Documentation” is 342 pixels wide; write at most 2.1875rem to fit a phone's column of 341 pixels, or add the category "poster"`,
    ]);
  });
});

describe("scale-ratio", () => {
  const PLAIN = "pairings/plain.json";
  /** Ratios that binary fractions state exactly. */
  const bounds = { min: 1.25, max: 2 };

  /** The sizes of h1, h2 and h3 in pixels, and that of long text. */
  function sizes(h1: number, h2: number, h3: number, textSize = "1rem"): ItemEdit[] {
    return [
      ...Object.entries({ h1, h2, h3 }).map(([key, pixels]): ItemEdit => {
        return [PLAIN, ["css", key, "font-size"], `${pixels}px`];
      }),
      [PLAIN, ["meta", "textSize"], textSize],
    ];
  }

  const ofPlain = (edits: readonly ItemEdit[], own?: typeof bounds) =>
    foundBy(scaleRatio, [...PLAIN_ALONE, ...edits], own && { bounds: own }).map(
      ({ message }) => message,
    );

  it.each([
    ["the smallest steps", sizes(40, 32, 25.6)],
    ["the largest steps", sizes(64, 32, 16)],
    ["an h3 as large as the text", sizes(48, 30, 20, "20px")],
  ])("accepts %s", (_, edits) => {
    expect(ofPlain(edits, bounds)).toEqual([]);
  });

  it.each<[string, ItemEdit[], [string, string][]]>([
    [
      "too small a step",
      sizes(39, 32, 20),
      [["h2", "is 1.22 times smaller than that of h1; keep the ratio between 1.25 and 2"]],
    ],
    [
      "too large a step",
      sizes(90, 41, 20),
      [
        ["h2", "is 2.20 times smaller than that of h1; keep the ratio between 1.25 and 2"],
        ["h3", "is 2.05 times smaller than that of h2; keep the ratio between 1.25 and 2"],
      ],
    ],
    [
      "an order that is reversed",
      sizes(20, 25, 30),
      [
        ["h2", "is 0.80 times smaller than that of h1; keep the ratio between 1.25 and 2"],
        ["h3", "is 0.83 times smaller than that of h2; keep the ratio between 1.25 and 2"],
      ],
    ],
    [
      "headings below the text",
      sizes(30, 20, 10),
      [["h3", "is smaller than the text; make it at least 16px"]],
    ],
    [
      "headings below long text",
      sizes(30, 22, 17, "1.5rem"),
      [
        ["h2", "is smaller than the text; make it at least 24px"],
        ["h3", "is smaller than the text; make it at least 24px"],
      ],
    ],
    [
      "headings below text in components, where long text is smaller",
      sizes(30, 20, 15, "14px"),
      [["h3", "is smaller than the text; make it at least 16px"]],
    ],
    [
      "a step and a size",
      sizes(30, 15, 15),
      [
        ["h2", "is smaller than the text; make it at least 16px"],
        ["h3", "is 1.00 times smaller than that of h2; keep the ratio between 1.25 and 2"],
        ["h3", "is smaller than the text; make it at least 16px"],
      ],
    ],
  ])("refuses %s", (_, edits, found) => {
    expect(ofPlain(edits, bounds)).toEqual(
      found.map(([level, predicate]) => `css.${level}.font-size ${predicate}`),
    );
  });

  it("a step of 1.1 is seen, and one of 1.09 is not", () => {
    expect(ofPlain(sizes(33, 30, 20))).toEqual([]);
    expect(ofPlain(sizes(32.7, 30, 20))).toEqual([
      "css.h2.font-size is 1.09 times smaller than that of h1; keep the ratio between 1.1 and 2",
    ]);
  });

  it("h1 alone may have any size that is not below the text", () => {
    expect(ofPlain(sizes(15, 10, 6)).at(0)).toEqual(
      "css.h1.font-size is smaller than the text; make it at least 16px",
    );
  });
});

describe("tracking", () => {
  const PLAIN = "pairings/plain.json";
  const INTER = "fonts/inter.json";

  function heading(key: string, size: string, spacing: string): ItemEdit[] {
    return [
      [PLAIN, ["css", key, "font-size"], size],
      [PLAIN, ["css", key, "letter-spacing"], spacing],
    ];
  }

  const LOOSE = heading("h1", "40px", "0.05em");
  const FOUND = [
    `${PLAIN}: css.h1.letter-spacing is 0.05em at 40px; write "0em" or a negative value for large text`,
  ];

  it.each([
    ["h1", "4rem", "0.02em"],
    ["h2", "2rem", "0.001em"],
    ["h3", "33px", "1px"],
  ])("%s of %s is not tracked apart by %s", (key, size, spacing) => {
    expect(messagesOf(tracking, heading(key, size, spacing))).toEqual([
      `${PLAIN}: css.${key}.letter-spacing is ${spacing} at ${size}; write "0em" or a negative value for large text`,
    ]);
  });

  it("minor headings are looked at, too", () => {
    expect(messagesOf(tracking, heading("h4, h5, h6", "32px", "0.01em"))).toEqual([
      `${PLAIN}: css["h4, h5, h6"].letter-spacing is 0.01em at 32px; write "0em" or a negative value for large text`,
    ]);
  });

  it.each([
    ["40px", "0em"],
    ["40px", "-0.01em"],
    ["31.9px", "0.05em"],
  ])("a heading of %s may be spaced by %s", (size, spacing) => {
    expect(messagesOf(tracking, heading("h1", size, spacing))).toEqual([]);
  });

  it("a registry has its own size from which letters look loose", () => {
    const bounds = { largePixels: 41 };
    expect(messagesOf(tracking, LOOSE, { bounds })).toEqual([]);
    expect(messagesOf(tracking, heading("h1", "41px", "0.05em"), { bounds })).toHaveLength(1);
  });

  it.each([
    ["Bungee"],
    ["Castoro Titling"],
    ["Cinzel"],
    ["Ga Maamli"],
    ["Julius Sans One"],
    ["Staatliches"],
    ["Syncopate"],
    ["Inter SC"],
  ])("%s has capitals alone, which may be tracked apart", (title) => {
    expect(messagesOf(tracking, [...LOOSE, [INTER, ["title"], title]])).toEqual([]);
  });

  it.each(["Inter", "SC Inter", "InterSC", "Cinzel Two"])("%s has lowercase letters", (title) => {
    expect(messagesOf(tracking, [...LOOSE, [INTER, ["title"], title]])).toEqual(FOUND);
  });

  it.each([
    [{ capHeight: 1000, xHeight: 950 }, []],
    [{ capHeight: 1000, xHeight: 1000 }, []],
    [{ capHeight: 1000, xHeight: 949 }, FOUND],
    [{ capHeight: 1000 }, FOUND],
    [{ xHeight: 950 }, FOUND],
    [{}, FOUND],
    [REMOVED, FOUND],
  ])("letters as tall as capitals are capitals: %j", (metrics, found) => {
    expect(messagesOf(tracking, [...LOOSE, [INTER, ["meta", "metrics"], metrics]])).toEqual(found);
  });

  it("a font that states nothing has lowercase letters", () => {
    expect(messagesOf(tracking, [...LOOSE, [INTER, ["meta"], REMOVED]])).toEqual(FOUND);
  });

  it("the face of the headings counts, not that of the text", () => {
    const edits: ItemEdit[] = [
      ["pairings/bare.json", ["css", "h1", "letter-spacing"], "0.05em"],
      ["fonts/lato.json", ["title"], "Lato SC"],
    ];
    expect(foundBy(tracking, edits).map(({ message }) => message)).toEqual([
      'css.h1.letter-spacing is 0.05em at 4rem; write "0em" or a negative value for large text',
    ]);
  });
});
