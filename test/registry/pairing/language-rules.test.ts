import type { FontItem } from "../../../registry/model/items.ts";
import { flavoured } from "../../../registry/flavours/index.ts";
import { overridablePairing } from "../../../registry/overrides/overridable-pairing.ts";
import { languageParts, languageRules } from "../../../registry/pairing/language-rules.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

/** Inter in both roles, with h1 at 1.15, h2 at 1.2, h3 at 1.3, minor headings at 1.4 and text at 1.6. */
const plain = fixturePairing("plain");

/** With what a line needs in each script. */
function inter(languages: string[], leading: Record<string, number>): FontItem {
  const font = fixtureFont("inter");
  const extents = Object.entries(leading).map(([script, em]) => [
    script,
    { above: em * 1000 - 200, below: 200 },
  ]);
  const metrics = { ...font.meta?.metrics, unitsPerEm: 1000, extents: Object.fromEntries(extents) };
  return edited<FontItem>(font, ["meta"], { ...font.meta, languages, metrics });
}

const fontsWith = (font: FontItem) => (name: string) =>
  name === "inter" ? font : fixtureFont(name);
const rulesWith = (languages: string[], leading: Record<string, number>) =>
  languageRules(plain, fontsWith(inter(languages, leading)));

it("lines have room for marks in the languages that need more than the rules state, and only there", () => {
  const leading = { latin: 1, "latin-ext": 1.15, vietnamese: 1.35 };
  expect(rulesWith(["en", "fr", "vi"], leading)).toEqual({
    ":is(h1, h2, h3):lang(vi)": { "line-height": "1.35" },
  });
});

it("languages that need the same share a rule, each in a `:lang()` of its own, since Chromium drops lists", () => {
  expect(rulesWith(["fa", "ur"], {})).toMatchObject({
    ":is(:lang(fa), :lang(ur))": { "font-synthesis-style": "none" },
  });
  expect(languageParts("h1:is(:lang(fa), :lang(ur))")).toEqual({
    key: "h1",
    languages: ":is(:lang(fa), :lang(ur))",
  });
  expect(languageParts(":is(h1, h2):lang(vi)")).toEqual({ key: "h1, h2", languages: ":lang(vi)" });
});

it("letters that join have no tracking and are not slanted; text has a rule of its own", () => {
  const others = ["h2", "h3", "h4, h5, h6"];
  const tracked = others.reduce(
    (pairing, key) => edited(pairing, ["css", key, "letter-spacing"], "0em"),
    edited(plain, ["css", "h1", "letter-spacing"], "-0.02em"),
  );
  const rules = languageRules(tracked, fontsWith(inter(["en", "ur"], { arabic: 2.3 })));
  expect(rules["h1:lang(ur)"]).toEqual({ "line-height": "2.3", "letter-spacing": "normal" });
  expect(rules[":is(h2, h3, h4, h5, h6):lang(ur)"]).toEqual({ "line-height": "2.3" });
  expect(rules[":is(body, p):lang(ur)"]).toEqual({ "line-height": "2.3" });
  expect(rules[":lang(ur)"]).toEqual({ "font-synthesis-style": "none" });
});

it("Korean and Japanese break lines as they do, beside letters that are not slanted", () => {
  expect(rulesWith(["ko"], {})[":lang(ko)"]).toEqual({
    "font-synthesis-style": "none",
    "word-break": "keep-all",
  });
  expect(rulesWith(["ja"], {})[":lang(ja)"]).toMatchObject({ "line-break": "strict" });
});

it("a line height of text by a query is that of every language, in every flavour", () => {
  const fonts = fontsWith(inter(["en", "ur"], { arabic: 2.3 }));
  const changed = (["layered", "typeset"] as const).map((flavour) => {
    const text = JSON.stringify(flavoured(plain, flavour, fonts)?.item);
    const override = { selector: "body", property: "line-height", value: "3" } as const;
    return Object.entries(overridablePairing(text)!.rulesWith([override])).filter(
      ([key]) => key.endsWith(":lang(ur)") && /body|^:is\(\.typeset/.test(key),
    );
  });
  expect(changed).toEqual([
    [["body:lang(ur)", { "line-height": "3" }]],
    [[":is(.typeset-plain, .typeset.typeset-plain):lang(ur)", { "--typeset-leading": "3" }]],
  ]);
});
