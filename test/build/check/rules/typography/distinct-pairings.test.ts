import { TO_DO } from "../../../../../build/check/rules/to-do.ts";
import { distinctPairings } from "../../../../../build/check/rules/typography/distinct-pairings.ts";
import { type ItemEdit, foundBy } from "../../../../fixtures/found-by.ts";
import { fixturePairing } from "../../../../fixtures/read.ts";

const [BARE, PLAIN, SERIF] = [
  "pairings/bare.json",
  "pairings/plain.json",
  "pairings/serif.json",
] as const;

const descriptions = (bare: string, plain: string, serif = "Nothing in common."): ItemEdit[] =>
  [bare, plain, serif].map((text, index): ItemEdit => [
    [BARE, PLAIN, SERIF][index] ?? "",
    ["description"],
    text,
  ]);

const copied = (file: string, words: string, first: string) => ({
  file,
  pointer: "/description",
  message: `description contains "${words}", which is also in ${first}; rephrase it`,
});

it.each<[string, ItemEdit[], ReturnType<typeof copied>[]]>([
  ["five equal words", descriptions("a b c d e f", "a b c d e g"), []],
  ["five equal words at the end", descriptions("x a b c d e", "y a b c d e"), []],
  [
    "six equal words",
    descriptions("a b c d e f", "a b c d e f"),
    [copied(PLAIN, "a b c d e f", BARE)],
  ],
  [
    "six equal words at the end",
    descriptions("x a b c d e f", "y z a b c d e f"),
    [copied(PLAIN, "a b c d e f", BARE)],
  ],
  [
    "eight equal words, of which the first six are named",
    descriptions("a b c d e f g h", "x a b c d e f g h"),
    [copied(PLAIN, "a b c d e f", BARE)],
  ],
  [
    "equal words in another case, between other marks",
    descriptions("Don’t 2 B, c (d) — É f!", "…don’t 2 b c d é F"),
    [copied(PLAIN, "don’t 2 b c d é", BARE)],
  ],
  [
    "equal words with the apostrophe of a typewriter",
    descriptions("it's a b c d e", "it's a b c d e"),
    [copied(PLAIN, "it's a b c d e", BARE)],
  ],
  [
    "words of two others",
    descriptions("a b c d e f", "g h i j k l", "a b c d e f g h i j k l"),
    [copied(SERIF, "a b c d e f", BARE)],
  ],
  [
    "words of the second alone",
    descriptions("a b c d e f", "g h i j k l", "g h i j k l"),
    [copied(SERIF, "g h i j k l", PLAIN)],
  ],
  [
    "the same words three times",
    descriptions("a b c d e f", "a b c d e f", "a b c d e f"),
    [copied(PLAIN, "a b c d e f", BARE), copied(SERIF, "a b c d e f", BARE)],
  ],
  ["words that one repeats itself", descriptions("a b c d e f a b c d e f", "g"), []],
  [
    "words that are still to be written",
    descriptions(`${TO_DO} a b c d e f`, "a b c d e f", `${TO_DO} a b c d e f`),
    [],
  ],
  ["descriptions without words", descriptions("…", "…", ""), []],
])("%s", (_, edits, found) => {
  expect(foundBy(distinctPairings, edits)).toEqual(found);
});

it("of the same three fonts, every pairing after the first is reported", () => {
  const { theme } = fixturePairing("bare").cssVars;
  const edits = [PLAIN, SERIF].map((file): ItemEdit => [file, ["cssVars", "theme"], theme]);
  expect(foundBy(distinctPairings, edits)).toEqual(
    [PLAIN, SERIF].map((file) => ({
      file,
      pointer: "/cssVars/theme",
      message: `cssVars.theme has the same three fonts as ${BARE}; change one, or remove a pairing`,
    })),
  );
});

it("the same fonts in other roles are another combination", () => {
  const { theme } = fixturePairing("bare").cssVars;
  const swapped = {
    ...theme,
    "--font-heading": theme["--font-body"],
    "--font-body": theme["--font-heading"],
  };
  expect(foundBy(distinctPairings, [[PLAIN, ["cssVars", "theme"], swapped]])).toEqual([]);
});

it.each(["heading", "body", "mono"])(
  "pairings that differ in the font of %s are distinct",
  (role) => {
    const { theme } = fixturePairing("bare").cssVars;
    const other = { ...theme, [`--font-${role}`]: "var(--font-source-serif-4)" };
    expect(foundBy(distinctPairings, [[PLAIN, ["cssVars", "theme"], other]])).toEqual([]);
  },
);
