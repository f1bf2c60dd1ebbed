import type { InstalledFonts } from "../../../registry/flavours/installed-fonts.ts";
import { typesetElementRules } from "../../../registry/flavours/typeset-elements.ts";
import { typesetRules } from "../../../registry/flavours/typeset.ts";
import { edited } from "../../fixtures/edited.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { FIXTURE_REGISTRY, fixturePairing } from "../../fixtures/read.ts";

const FONTS = {
  families: { heading: "var(--font-abril-fatface)", body: "'Lato', serif", mono: "'Code'" },
} as InstalledFonts;

const { fonts } = loadCatalog(FIXTURE_REGISTRY);
const fontNamed = (name: string) => fonts.get(name);
const bare = fixturePairing("bare");

it("a pairing is one class: the variables of shadcn's typeset, with sizes in em of the text", () => {
  const pairing = edited(bare, ["meta"], { textSize: "1.25rem" });
  const not = ":not(:where(.not-typeset, .not-typeset *))";
  const heading = { "font-family": "var(--font-heading)", "font-weight": "400" };
  expect(typesetRules(pairing, "bare", FONTS, fontNamed)).toEqual({
    ...typesetElementRules(".typeset-bare"),
    ".typeset-bare, .typeset.typeset-bare": {
      "--font-heading": "var(--font-abril-fatface)",
      "--font-body": "'Lato', serif",
      "--font-mono": "'Code'",
      "--typeset-font-heading": "var(--font-heading)",
      "--typeset-font-body": "var(--font-body)",
      "--typeset-font-mono": "var(--font-mono)",
      "--typeset-size": "1.25rem",
      "--typeset-leading": "1.6",
      "--typeset-flow": "1.25em",
      "text-wrap": "pretty",
    },
    ":where(.typeset-bare)": {
      "font-family": "var(--typeset-font-body)",
      "font-size": "var(--typeset-size)",
      "line-height": "var(--typeset-leading)",
    },
    [`.typeset-bare p${not}`]: {
      "font-family": "var(--typeset-font-body)",
      "line-height": "var(--typeset-leading)",
    },
    [`.typeset-bare h1${not}`]: {
      ...heading,
      "font-size": "3.2em",
      "line-height": "1.1",
      "letter-spacing": "-0.02em",
    },
    [`.typeset-bare h2${not}`]: {
      ...heading,
      "font-size": "2.2em",
      "line-height": "1.15",
      "letter-spacing": "-0.015em",
    },
    [`.typeset-bare h3${not}`]: {
      ...heading,
      "font-size": "1.6em",
      "line-height": "1.2",
      "letter-spacing": "-0.01em",
    },
    [`.typeset-bare :is(h4, h5, h6)${not}`]: {
      ...heading,
      "font-size": "1.2em",
      "line-height": "1.25",
      "letter-spacing": "0em",
    },
    [`.typeset-bare :is(code, pre)${not}`]: {
      ...bare.css["code, pre"],
      "font-variant-ligatures": "none",
    },
    [`.typeset-bare pre code${not}`]: bare.css["pre code"],
    [`.typeset-bare :is(h1, h2, h3, h4, h5, h6)${not}`]: { "text-wrap": "balance" },
  });
});

describe("the elements that Markdown renderers write", () => {
  const rules = Object.entries(typesetElementRules(".typeset-bare"));

  it("have at most 60 declarations, none with a length in px but hairlines, nor of the root but what opts out", () => {
    const declarations = rules.flatMap(([selector, block]) =>
      Object.entries(block).map(([property, value]) => ({ selector, property, value })),
    );
    expect(declarations.length).toBeLessThanOrEqual(60);
    const lengths = declarations.filter(
      ({ selector, value }) =>
        !/ \.not-typeset\)$/.test(selector) && /[\d.]+(?:px|rem)/.test(value),
    );
    expect(lengths.filter(({ value }) => !value.startsWith("1px solid "))).toEqual([]);
  });

  it("have rules without specificity, which shadcn's typeset outweighs, for nothing that opts out", () => {
    const own = rules.map(([selector]) => selector);
    expect(own.filter((selector) => !/^:where\(.*\)$/.test(selector))).toEqual([]);
    const unguarded = own.filter(
      (selector) => !selector.includes(":not(.not-typeset, .not-typeset *)"),
    );
    expect(unguarded).toEqual([
      ":where(.typeset-bare > * + *)",
      ":where(.typeset-bare .not-typeset)",
    ]);
  });
});

it("without a size of long text, it is 1rem", () => {
  const rules = typesetRules(bare, "bare", FONTS, fontNamed) as Record<
    string,
    Record<string, string>
  >;
  expect(rules[".typeset-bare, .typeset.typeset-bare"]).toMatchObject({ "--typeset-size": "1rem" });
  const h3 = ".typeset-bare h3:not(:where(.not-typeset, .not-typeset *))";
  expect(rules[h3]).toMatchObject({ "font-size": "clamp(1.625em, 1.4783em + 0.6522vw, 2em)" });
});
