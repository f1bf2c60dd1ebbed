import { cardNameRules } from "../../build/site/shared/specimen/card-name-css.ts";
import { facesForEveryWeight } from "../../build/site/shared/specimen/faces-for-every-weight.ts";
import { specimenRules } from "../../build/site/shared/specimen/specimen-css.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import type { SpecimenFace } from "../../build/site/shared/specimen/specimens.ts";
import { catalog, fixtureSitePairing, plain } from "./fixture-pairings.ts";
import { specimenFace } from "./specimen-face.ts";

const bare = fixtureSitePairing("bare");

const face = (font: string, weight: string, facts: Partial<SpecimenFace> = {}) =>
  specimenFace(font, { file: `${font}-${weight}.woff2`, hash: "0123", weight, ...facts });

/** A rule or a font face each. */
const rulesIn = (rules: readonly string[]) =>
  rules.join("").replaceAll("}", "}\n").trimEnd().split("\n");

describe("the stylesheet of a specimen", () => {
  const css = (item: PairingItem, faces: readonly SpecimenFace[]) =>
    rulesIn(
      specimenRules("plain", item, (name) => catalog.fonts.get(name), {
        text: (font) => faces.filter((each) => each.font === font),
      }),
    );

  it("has the faces of every font and its fallback faces, the variables and the rules, within its class", () => {
    const rules = css(plain.item, [face("inter", "400"), face("jetbrains-mono", "400")]);
    const fallback = /^@font-face\{font-family:(f-[\w-]{8});/;
    const fallbacks = [...new Set(rules.flatMap((rule) => fallback.exec(rule)?.[1] ?? []))];
    const [arial, roboto, courier] = fallbacks;
    expect(fallbacks).toHaveLength(3);
    expect(rules.filter((rule) => !fallback.test(rule)).slice(0, 3)).toEqual([
      "@font-face{font-family:s-inter;src:url(faces/inter-400.0123.woff2);font-display:swap;unicode-range:U+20-7e}",
      "@font-face{font-family:s-jetbrains-mono;src:url(faces/jetbrains-mono-400.0123.woff2);font-display:swap;unicode-range:U+20-7e}",
      [
        `.type-plain{--font-heading:'s-inter', ${arial}, ${roboto}, sans-serif`,
        `--font-body:'s-inter', ${arial}, ${roboto}, sans-serif`,
        `--font-mono:'s-jetbrains-mono', ${courier}, monospace`,
        "--heading-weight:600",
        "font-optical-sizing:none}",
      ].join(";"),
    ]);
    const selectors = rules.map((rule) => rule.slice(0, rule.indexOf("{")));
    expect(selectors.filter((selector) => selector.startsWith("."))).toEqual([
      ".type-plain",
      ".type-plain :is(h1, .h1)",
      ".type-plain :is(h2, .h2)",
      ".type-plain :is(h3, .h3)",
      ".type-plain :is(h4, h5, h6, .h4, .h5, .h6)",
      ".type-plain, .type-plain p",
      ".type-plain :is(code, pre)",
      ".type-plain pre code",
      ".type-plain :is(h1, h2, h3, h4, h5, h6, .h1, .h2, .h3, .h4, .h5, .h6)",
      ".type-plain :is(table, time)",
      ".type-plain.long-text, .type-plain .long-text",
    ]);
  });

  it("has the size of long text at its end", () => {
    const item: PairingItem = { ...plain.item, meta: { ...plain.item.meta, textSize: "1.125rem" } };
    expect(css(item, []).at(-1)).toBe(
      ".type-plain.long-text, .type-plain .long-text{font-size:1.125rem}",
    );
  });

  it("sets scripts of fewer weights in a family of their own, behind that of the font", () => {
    const kana = face("inter", "400", { file: "kana.woff2", unicodeRange: "U+3041-3096" });
    const rules = css(plain.item, [face("inter", "400"), face("inter", "700"), kana]);
    expect(rules.filter((rule) => rule.includes("every-weight"))).toEqual([
      "@font-face{font-family:s-inter-every-weight;src:url(faces/kana.0123.woff2);font-display:swap;unicode-range:U+3041-3096}",
      expect.stringMatching(
        /^\.type-plain\{--font-heading:'s-inter', 's-inter-every-weight', .*--font-body:'s-inter', 's-inter-every-weight', /,
      ),
    ]);
  });

  it("sets a script of one weight beside the range of a variable font in its own family alone: a browser takes one of both", () => {
    const kana = face("inter", "400", { file: "kana.woff2", unicodeRange: "U+3041-3096" });
    const rules = css(plain.item, [face("inter", "400 700"), kana]);
    expect(rules.filter((rule) => rule.includes("kana"))).toEqual([
      "@font-face{font-family:s-inter-every-weight;src:url(faces/kana.0123.woff2);font-display:swap;unicode-range:U+3041-3096}",
    ]);
  });

  it("turns optical sizes off where the pairing does, and nowhere else", () => {
    const { meta } = plain.item;
    const off: PairingItem = { ...plain.item, meta: { ...meta, opticalSizing: "none" } };
    const auto: PairingItem = { ...plain.item, meta: { ...meta, opticalSizing: undefined } };
    const optical = (item: PairingItem) => css(item, []).filter((rule) => rule.includes("optical"));
    expect(optical(off)).toEqual([expect.stringMatching(/;font-optical-sizing:none\}$/)]);
    expect(optical(auto)).toEqual([]);
  });
});

it("has no faces for every weight of an italic, of the letters of English, nor of a script with all weights", () => {
  const latin = [face("inter", "400"), face("inter", "700")];
  const greek = ["400", "700"].map((weight) =>
    face("inter", weight, { unicodeRange: "U+391-3c9" }),
  );
  const italic = face("inter", "400", { style: "italic", unicodeRange: "U+3041-3096" });
  expect(facesForEveryWeight([...latin, ...greek, italic])).toEqual([]);
});

it("sets the names of cards in their heading faces, each face once", () => {
  const card = (font: string, weight: number, text: string) => [
    face(font, String(weight)),
    ...(text === "Plain" ? [face(font, "700", { file: "more.woff2" })] : []),
  ];
  const rules = rulesIn(cardNameRules([plain, bare, { ...plain, name: "other" }], { card }));
  expect(rules).toEqual([
    "@font-face{font-family:c-inter;src:url(faces/inter-600.0123.woff2);font-weight:600;font-display:swap;unicode-range:U+20-7e}",
    "@font-face{font-family:c-inter;src:url(faces/more.0123.woff2);font-weight:700;font-display:swap;unicode-range:U+20-7e}",
    "@font-face{font-family:c-abril-fatface;src:url(faces/abril-fatface-400.0123.woff2);font-display:swap;unicode-range:U+20-7e}",
    ".card-plain{font-family:c-inter,sans-serif;font-weight:600}",
    ".card-bare{font-family:c-abril-fatface,serif;font-weight:400}",
    ".card-other{font-family:c-inter,sans-serif;font-weight:600}",
  ]);
});
