import { tokensWithRules } from "../../../registry/formats/design-tokens.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import { edited } from "../../fixtures/edited.ts";
import { FIXTURE_REGISTRY, PROJECT, fixturePairing } from "../../fixtures/read.ts";
import { rulesIn } from "../../fixtures/rules-in.ts";
import { formatText } from "./format-text.ts";

const fixtures = loadCatalog(FIXTURE_REGISTRY);
const own = loadCatalog(`${PROJECT}registry`);

const tokensOf = (pairing: PairingItem, { fonts } = fixtures) =>
  formatText("tokens", pairing, fonts);

const serif = fixturePairing("serif");
const tokens = JSON.parse(tokensOf(serif));
const withSize = (selector: string, size: string) => {
  const changed = edited(serif, ["css", selector, "font-size"], size);
  return tokensWithRules(tokensOf(serif), rulesIn(serif, fixtures), rulesIn(changed, fixtures));
};
const differencesIn = (text: string): { css: string; token?: string; note: string }[] =>
  JSON.parse(text).$extensions["typography-registry"].differences;

describe("a pairing as design tokens", () => {
  it("states the values of its rules, each with the type of its group", () => {
    expect(tokens.font.heading.$value).toEqual(["Source Serif 4", "serif"]);
    expect(tokens.font.mono.$value).toEqual(["JetBrains Mono", "monospace"]);
    expect(tokens.size.h1.$value).toEqual({ value: 2.75, unit: "rem" });
    expect(tokens.size["long-text"].$value).toEqual({ value: 1.125, unit: "rem" });
    expect(tokens.weight.h3.$value).toBe(600);
    expect(tokens["line-height"].text.$value).toBe(1.7);
    expect(
      ["font", "size", "weight", "line-height", "letter-spacing", "typography"].map(
        (group) => tokens[group].$type,
      ),
    ).toEqual(["fontFamily", "dimension", "fontWeight", "number", "dimension", "typography"]);
  });

  it("has a typography token for h1, h2, h3, h4 to h6, text and code, which refers to the others", () => {
    const keys = Object.keys(tokens.typography);
    expect(keys).toEqual(["$type", "h1", "h2", "h3", "h4-h6", "text", "code"]);
    expect(tokens.typography["h4-h6"].$value).toEqual({
      fontFamily: "{font.body}",
      fontSize: "{size.h4-h6}",
      fontWeight: "{weight.h4-h6}",
      lineHeight: "{line-height.h4-h6}",
      letterSpacing: "{letter-spacing.h4-h6}",
    });
  });

  it("code has the weight, line height and letter spacing of the text around it", () => {
    expect(tokens.typography.code.$value).toEqual({
      fontFamily: "{font.mono}",
      fontSize: "{size.code}",
      fontWeight: "{weight.text}",
      lineHeight: "{line-height.text}",
      letterSpacing: "{letter-spacing.text}",
    });
  });

  it("lists every declaration that the format cannot express, with the token that comes nearest", () => {
    const multiplied = (css: string, token: string, by: string) => ({
      css,
      token,
      note: `multiplied by ${by}: dimensions are in px or rem`,
    });
    const note = "no token: the format has no such value";
    expect(differencesIn(tokensOf(serif))).toEqual([
      multiplied("h1 { letter-spacing: -0.02em; }", "letter-spacing.h1", "size.h1"),
      multiplied("h2 { letter-spacing: -0.01em; }", "letter-spacing.h2", "size.h2"),
      multiplied("code, pre { font-size: 0.88em; }", "size.code", "size.text"),
      { css: "body, p { text-wrap: pretty; }", note },
      { css: "code, pre { font-variant-ligatures: none; }", note },
      { css: "pre code { font-size: inherit; }", note },
      { css: "h1, h2, h3, h4, h5, h6 { text-wrap: balance; }", note },
    ]);
    expect(tokens["letter-spacing"].h1.$value).toEqual({ value: -0.055, unit: "rem" });
    expect(tokens.size.code.$value).toEqual({ value: 0.88, unit: "rem" });
  });

  it("lists that a pairing keeps the default optical size, also after an override", () => {
    const pinned = edited(serif, ["meta", "opticalSizing"], "none");
    const css = ":root { font-optical-sizing: none; }";
    const text = tokensOf(pinned);
    expect(differencesIn(text).at(-1)).toMatchObject({ css });
    expect(tokensWithRules(text, {}, rulesIn(pinned, fixtures))).toBe(text);
  });

  it("a style with a value that the format lacks has no typography token, and says why", () => {
    const text = withSize("h1", "5vw");
    const { size, typography } = JSON.parse(text);
    expect([size.h1, typography.h1]).toEqual([undefined, undefined]);
    expect(typography.h2).toBeDefined();
    expect(differencesIn(text)[0]).toEqual({
      css: "h1 { font-size: 5vw; }",
      note: "no token: dimensions are in px or rem",
    });
  });

  it("a size that grows with the screen has the token of its maximum", () => {
    const clamped = JSON.parse(withSize("h1", "clamp(2rem, 5vw, 4rem)"));
    expect([clamped.size.h1.$value, clamped.typography.h1.$value.fontSize]).toEqual([
      { value: 4, unit: "rem" },
      "{size.h1}",
    ]);
  });

  it("a size of text that the format lacks leaves code without a token too, and no reference to either", () => {
    const text = withSize("body, p", "5vw");
    expect(text).not.toMatch(/\{size\.(?:text|code)\}/);
    expect(JSON.parse(text).typography).not.toHaveProperty("code");
  });

  it("a size of text in em is no token: body and p would each multiply it", () => {
    expect(JSON.parse(withSize("body, p", "1.1em")).size).not.toHaveProperty("text");
  });

  it("a font that a rule names directly has a token of its name", () => {
    const direct = edited(serif, ["css", "h1", "font-family"], "var(--font-jetbrains-mono)");
    const { font, typography } = JSON.parse(tokensOf(direct));
    expect(font["jetbrains-mono"].$value).toEqual(["JetBrains Mono", "monospace"]);
    expect(typography.h1.$value.fontFamily).toBe("{font.jetbrains-mono}");
  });
});

/** Rules of the Design Tokens Format Module 2025.10, chapters 5 to 9, for the types in use. */
const IS_VALID: Readonly<Record<string, (value: unknown) => boolean>> = {
  fontFamily: (value) => isStrings(value) && value.length > 0,
  dimension: (value) =>
    hasKeys(value, ["value", "unit"]) &&
    Number.isFinite(value.value) &&
    ["px", "rem"].includes(String(value.unit)),
  fontWeight: (value) => typeof value === "number" && value >= 1 && value <= 1000,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  typography: (value) =>
    hasKeys(value, ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing"]),
};
const SUB_VALUE_TYPES: Readonly<Record<string, string>> = {
  fontFamily: "fontFamily",
  fontSize: "dimension",
  fontWeight: "fontWeight",
  lineHeight: "number",
  letterSpacing: "dimension",
};

function isStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === "string");
}

function hasKeys(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return (
    typeof value === "object" && JSON.stringify(Object.keys(value ?? {})) === JSON.stringify(keys)
  );
}

type TokenGroup = Record<string, { $value: unknown }> & { $type: string };

/** What is wrong with a token file; nothing if it is of the format. */
function problemsIn(file: Record<string, TokenGroup>): string[] {
  const typeOf = (reference: unknown) => {
    const [, group = "", name = ""] = /^\{([^{}.$]+)\.([^{}.$]+)\}$/.exec(String(reference)) ?? [];
    return file[group]?.[name] === undefined ? undefined : file[group].$type;
  };
  const isRight = ($type: string, name: string, $value: unknown) =>
    /^[^{}.]+$/.test(name) &&
    IS_VALID[$type]?.($value) === true &&
    ($type !== "typography" ||
      Object.entries($value as object).every(
        ([key, value]) => isStrings(value) || typeOf(value) === SUB_VALUE_TYPES[key],
      ));
  return named(file).flatMap(([group, tokens]) =>
    named(tokens as Record<string, { $value: unknown }>)
      .filter(([name, { $value }]) => !isRight(tokens.$type, name, $value))
      .map(([name]) => `${group}.${name}`),
  );
}

/** Groups and tokens, without the properties of the group itself. */
function named<T>(group: Record<string, T>): [string, T][] {
  return Object.entries(group).filter(([name]) => !name.startsWith("$"));
}

it("the check of the format finds a unit, a reference and a type that it does not have", () => {
  const valid = JSON.parse(tokensOf(serif));
  expect(problemsIn(valid)).toEqual([]);
  for (const [path, content] of [
    [["size", "h1", "$value", "unit"], "em"],
    [["typography", "h1", "$value", "fontSize"], "{size.h9}"],
    [["typography", "h1", "$value", "fontSize"], "{weight.h1}"],
    [["weight", "h1", "$value"], "700"],
  ] as const)
    expect(problemsIn(edited(valid, path, content))).toEqual([`${path[0]}.h1`]);
});

it("every pairing of this project is of the format, and the same file with its own rules", () => {
  for (const pairing of own.pairings.values()) {
    const text = tokensOf(pairing, own);
    const file = JSON.parse(text);
    expect([pairing.name, problemsIn(file)]).toEqual([pairing.name, []]);
    expect(Object.keys(file.typography)).toHaveLength(7);
    expect(tokensWithRules(text, rulesIn(pairing, own), rulesIn(pairing, own))).toBe(text);
  }
});
