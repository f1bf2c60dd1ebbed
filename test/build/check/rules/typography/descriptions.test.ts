import { TO_DO } from "../../../../../build/check/rules/items/tags.ts";
import {
  descriptionFigures,
  descriptionFonts,
  descriptionItalics,
  descriptionLength,
  descriptionUse,
  distinctPairings,
  firstSentence,
  straightQuotes,
} from "../../../../../build/check/rules/typography/descriptions.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type ItemEdit,
  BARE,
  LATO,
  PLAIN,
  PLAIN_ALONE,
  SERIF,
  at,
  foundBy,
  itFinds,
  put,
} from "../../../../fixtures/found-by.ts";
import { fixturePairing } from "../../../../fixtures/read.ts";

describe("description-figures", () => {
  const foundIn = (description: string) =>
    foundBy(descriptionFigures, [put(PLAIN, "/description", description)]);

  const FIGURES = [
    "20px",
    "20 px",
    "1 pixel",
    "20 pixels",
    "1.5rem",
    "0.875em",
    "12\u00a0pt",
    "1 point",
    "12\u202fpoints",
    "30 %",
    "30%",
    "66 percent",
    "66 per cent",
    "1234567890px",
  ];

  it.each<[string, string]>([
    ...FIGURES.map((figure): [string, string] => [figure, figure]),
    ["12345678901px", "2345678901px"],
    ["20px, or 30px", "20px"],
    ["some v2em", "2em"],
  ])("a size in figures: %j", (text, figure) => {
    expect(foundIn(`The text is ${text}.`)).toEqual([
      at(PLAIN, "/description", `contains "${figure}"`, "overridden", "without a figure"),
    ]);
    expect(foundIn(`Ends in ${text}`)).toHaveLength(1);
  });

  it.each([
    "three pixels",
    "the 1920s",
    "20  pixels",
    "20 pixelsized",
    "20 pixelé",
    "5emu",
    "5em2",
    "3 emphatic levels",
    "12 ptarmigans",
    "30 percents",
    "px 20",
    "12 pint",
    "",
  ])("no size in figures: %j", (text) => {
    expect(foundIn(text)).toEqual([]);
  });
});

describe("description-fonts", () => {
  const foundIn = (description: string, ...edits: ItemEdit[]) =>
    foundBy(descriptionFonts, [put(BARE, "/description", description), ...edits]);
  const unnamed = (titles: string, file = BARE) => [
    at(file, "/description", `does not name ${titles};`, "say what each font does"),
  ];

  it.each([
    ["Abril Fatface, Lato, JetBrains Mono."],
    ["abril; LATO: jetbrains"],
    ["Fatface beside Lato’s letters and JetBrains"],
  ])("names every font by a word of its title: %s", (description) => {
    expect(foundIn(description)).toEqual([]);
  });

  it.each([
    ["Lato with JetBrains", "Abril Fatface"],
    ["Abril with JetBrains", "Lato"],
    ["Abril with Lato and another mono", "JetBrains Mono"],
    ["Abril alone", "Lato and JetBrains Mono"],
    ["Latone of Abrils and brains", "Lato and JetBrains Mono"],
    ["", "Abril Fatface and Lato and JetBrains Mono"],
  ])("%j does not name %s", (description, titles) => {
    expect(foundIn(description)).toEqual(unnamed(titles));
  });

  const KINDS =
    "Sans Serif Mono Display Code One Pro Text Slab The New Condensed Neue SC JP KR TC Std Next Alt 2 3 4";

  it.each(KINDS.split(" "))("%s says what kind a family is, and does not identify it", (word) => {
    const title = put(LATO, "/title", `Lato ${word}`);
    const description = `Abril and JetBrains in ${word}`;
    expect(foundIn(description, title)).toEqual(unnamed(`Lato ${word}`));
    expect(foundIn(`${description}, Lato`, title)).toEqual([]);
  });

  it("a title of such words alone is named by any of them", () => {
    const title = put(LATO, "/title", "Slab One");
    expect(foundIn("Abril and JetBrains in one", title)).toEqual([]);
    expect(foundIn("Abril and JetBrains", title)).toEqual(unnamed("Slab One"));
  });

  it("a font of two roles is named once", () => {
    const edit = put(PLAIN, "/description", "JetBrains");
    expect(foundBy(descriptionFonts, [edit])).toEqual(unnamed("Inter", PLAIN));
  });
});

describe("description-italics", () => {
  const UPRIGHT = put(LATO, "/meta/styles", ["normal"]);

  const preview = (text: string) => put(BARE, "/meta", { preview: text });
  const FOUND = at(BARE, "/description", "Lato has no italics", "how to mark emphasis");

  itFinds(descriptionItalics, "a text font without italics is to be mentioned with %s", [
    ["no preview", [UPRIGHT], FOUND],
    ["no text of the preview", [UPRIGHT, put(BARE, "/meta", {})], FOUND],
    ["a preview in Latin", [UPRIGHT, preview("Sphinx")], FOUND],
    ["a preview in Latin and another script", [UPRIGHT, preview("春 Sphinx")], FOUND],
  ]);

  itFinds(descriptionItalics, "nothing is to be mentioned where the text font %s", [
    ["has italics", [put(LATO, "/meta/styles", ["normal", "italic"])]],
    ["has italics alone", [put(LATO, "/meta/styles", ["italic"])]],
    ["does not state its styles", [put(LATO, "/meta/styles", REMOVED)]],
    ["states nothing", [put(LATO, "/meta", REMOVED)]],
    ["is mentioned", [UPRIGHT, put(BARE, "/description", "It has no Italics.")]],
    ["is for another script", [UPRIGHT, preview("春")]],
  ]);
});

it.each([
  ["a".repeat(119) + ". A second one that is long enough to be cut.", true],
  ["a".repeat(120) + ". A second one.", false],
  ["Dr. " + "a".repeat(110) + ". A second one.", true],
])("the first sentence of %j is short enough: %j", (description, isAccepted) => {
  const found = foundBy(firstSentence, [...PLAIN_ALONE, put(PLAIN, "/description", description)]);
  const expected = at(PLAIN, "/description", "121 characters", "at most 120");
  expect(found).toEqual(isAccepted ? [] : [expected]);
});

it.each([
  ["For a team’s “house style”", undefined],
  ["For a team's style", "a straight '; write ’"],
  ['For a "house" style', 'a straight "; write “ and ”'],
])("quotation marks of %j", (description, problem) => {
  const found = foundBy(straightQuotes, [...PLAIN_ALONE, put(PLAIN, "/description", description)]);
  expect(found).toEqual(problem ? [at(PLAIN, "/description", problem)] : []);
});

describe("description-length", () => {
  it.each([
    [120, undefined, true],
    [480, undefined, true],
    [0, undefined, false],
    [119, undefined, false],
    [481, undefined, false],
    [10, { min: 10, max: 20 }, true],
    [20, { min: 10, max: 20 }, true],
    [21, { min: 10, max: 20 }, false],
  ])("of %i characters, with the registry's own bounds %j: %j", (length, bounds, isAccepted) => {
    const edits: ItemEdit[] = [...PLAIN_ALONE, put(PLAIN, "/description", "x".repeat(length))];
    const { min, max } = bounds ?? { min: 120, max: 480 };
    const found = at(PLAIN, "/description", `has ${length}`, `write ${min} to ${max}: why`);
    expect(foundBy(descriptionLength, edits, { ...(bounds && { bounds }) })).toEqual(
      isAccepted ? [] : [found],
    );
  });
});

describe("description-use", () => {
  const VOCABULARIES = new Map([
    [
      "use-cases" as const,
      new Map([
        ["blog", { definition: "Posts.", synonyms: ["web diary", "journals"] }],
        ["coffee-shop", { definition: "Coffee." }],
      ]),
    ],
  ]);

  const foundIn = (description: string, useCase: unknown = ["blog", "coffee-shop"]) => {
    const edits = [put(PLAIN, "/description", description), put(PLAIN, "/meta/useCase", useCase)];
    return foundBy(descriptionUse, [...PLAIN_ALONE, ...edits], { vocabularies: VOCABULARIES });
  };
  const unnamed = (tags: string) => [
    at(PLAIN, "/description", `none of its use cases (${tags})`, "what the pairing is for"),
  ];

  it.each([
    "For a blog.",
    "BLOGS",
    "A web diary, and more. Inter.",
    "Web diaries",
    "A journal!",
    "The coffee-shop at the corner? Inter.",
    "Coffee shops",
    "Inter v1.5 for a blog.",
    "Inter!important for a blog.",
  ])("the first sentence names a use case: %s", (description) => {
    expect(foundIn(description)).toEqual([]);
  });

  it.each([
    "Inter. For a blog.",
    "Inter! For a blog.",
    "Inter? For a blog.",
    "A blogger.",
    "",
    "A weblog.",
    "A web of diaries.",
    "A shop with coffee.",
  ])("the first sentence names no use case: %j", (description) => {
    expect(foundIn(description)).toEqual(unnamed("blog, coffee-shop"));
  });

  it.each([
    [["blog"], "Coffee shops", "blog"],
    [["to-do", "blog"], "Inter.", "blog"],
    [["unknown"], "An unknown one.", "unknown"],
  ])("only use cases of the pairing count: %j", (useCase, description, tags) => {
    expect(foundIn(description, useCase)).toEqual(unnamed(tags));
  });

  it.each([[REMOVED], [[]], [["to-do"]]])("without use cases none is to be named", (useCase) => {
    expect(foundIn("Inter.", useCase)).toEqual([]);
  });

  it("a pairing that states nothing besides its fonts has no use cases", () => {
    expect(foundBy(descriptionUse, [put(PLAIN, "/meta", REMOVED)])).toEqual([]);
  });

  it("a description that is still to be written is reported as such alone", () => {
    expect(foundIn(`${TO_DO} say what it is for.`)).toEqual([]);
    expect(foundIn(`Inter. ${TO_DO}`)).toHaveLength(1);
  });

  it("with an invalid vocabulary of use cases nothing is known", () => {
    const edits = [put(PLAIN, "/description", "Inter.")];
    expect(foundBy(descriptionUse, edits, { vocabularies: new Map() })).toEqual([]);
  });
});

describe("distinct-pairings", () => {
  const { theme } = fixturePairing("bare").cssVars;
  const descriptions = (bare: string, plain: string, serif = "Nothing in common."): ItemEdit[] =>
    [bare, plain, serif].map((text, index): ItemEdit => [
      [BARE, PLAIN, SERIF][index] ?? "",
      ["description"],
      text,
    ]);

  const copied = (file: string, words: string, first: string) =>
    at(file, "/description", `contains "${words}"`, first, "rephrase it");

  const SIX = copied(PLAIN, "a b c d e f", BARE);
  const SIX_IN_SERIF = copied(SERIF, "a b c d e f", BARE);

  itFinds(distinctPairings, "%s", [
    ["five equal words", descriptions("a b c d e f", "a b c d e g")],
    ["five equal words at the end", descriptions("x a b c d e", "y a b c d e")],
    ["six equal words", descriptions("a b c d e f", "a b c d e f"), SIX],
    ["six equal words at the end", descriptions("x a b c d e f", "y z a b c d e f"), SIX],
    [
      "eight equal words, of which the first six are named",
      descriptions("a b c d e f g h", "x a b c d e f g h"),
      SIX,
    ],
    [
      "equal words in another case, between other marks",
      descriptions("Don’t 2 B, c (d) — É f!", "…don’t 2 b c d é F"),
      copied(PLAIN, "don’t 2 b c d é", BARE),
    ],
    [
      "equal words with the apostrophe of a typewriter",
      descriptions("it's a b c d e", "it's a b c d e"),
      copied(PLAIN, "it's a b c d e", BARE),
    ],
    [
      "words of two others",
      descriptions("a b c d e f", "g h i j k l", "a b c d e f g h i j k l"),
      SIX_IN_SERIF,
    ],
    [
      "words of the second alone",
      descriptions("a b c d e f", "g h i j k l", "g h i j k l"),
      copied(SERIF, "g h i j k l", PLAIN),
    ],
    [
      "the same words three times",
      descriptions("a b c d e f", "a b c d e f", "a b c d e f"),
      SIX,
      SIX_IN_SERIF,
    ],
    ["words that one repeats itself", descriptions("a b c d e f a b c d e f", "g")],
    [
      "words that are still to be written",
      descriptions(`${TO_DO} a b c d e f`, "a b c d e f", `${TO_DO} a b c d e f`),
    ],
    ["descriptions without words", descriptions("…", "…", "")],
  ]);

  it("of the same three fonts, every pairing after the first is reported", () => {
    const edits = [PLAIN, SERIF].map((file) => put(file, "/cssVars/theme", theme));
    expect(foundBy(distinctPairings, edits)).toEqual(
      [PLAIN, SERIF].map((file) => at(file, "/cssVars/theme", `as ${BARE}`, "change one")),
    );
  });

  const OTHER = "var(--font-source-serif-4)";
  it.each([
    [
      "of headings and text, exchanged",
      { "--font-heading": theme["--font-body"], "--font-body": theme["--font-heading"] },
    ],
    ["of headings", { "--font-heading": OTHER }],
    ["of text", { "--font-body": OTHER }],
    ["of code", { "--font-mono": OTHER }],
  ])("pairings that differ in the fonts %s are distinct", (_, other) => {
    const edit = put(PLAIN, "/cssVars/theme", { ...theme, ...other });
    expect(foundBy(distinctPairings, [edit])).toEqual([]);
  });
});
