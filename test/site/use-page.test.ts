import { basePairing } from "../../build/site/shared/partners/base-pairing.ts";
import { NO_CHOICE, searchOfState, stateOfSearch } from "../../build/site/use/page-state.ts";
import { samplesOf } from "../../build/site/shared/partners/sample.ts";
import { partnersJson } from "../../build/site/shared/partners/partners-json.ts";
import { readSpecimens } from "../../build/site/shared/specimen/specimens.ts";
import { readLanguageTexts } from "../../build/site/shared/samples/language-texts.ts";
import { SEARCH } from "../../registry/generated/search.ts";
import type { SearchData } from "../../registry/search/search-data.ts";
import { catalog, sitePairings as pairings } from "./own-registry.ts";

const search = JSON.parse(SEARCH) as SearchData;
const json = partnersJson({ catalog, pairings, search, specimens: readSpecimens() });
const fonts = [...json.fonts, ...json.otherFonts];
const font = (name: string) => fonts.find((one) => one.name === name)!;
const base = (heading: string, body: string) => {
  const { pairing, roles } = basePairing(font(heading), font(body), json)!;
  return { name: pairing.name, roles: Object.fromEntries(roles) };
};

describe("the pairing that two fonts are installed by", () => {
  it("is the one of both, without a query", () => {
    expect(base("inter-tight", "inter")).toEqual({ name: "minimal", roles: {} });
  });

  it("has the face of the headings, or that of the text, where none has both", () => {
    const { name, roles } = base("fraunces", "abeezee");
    expect(catalog.pairings.get(name)?.cssVars.theme["--font-heading"]).toBe(
      "var(--font-fraunces)",
    );
    expect(roles).toEqual({ body: "abeezee" });
    const other = base("zeyada", "lora");
    expect(catalog.pairings.get(other.name)?.cssVars.theme["--font-body"]).toBe("var(--font-lora)");
    expect(other.roles).toEqual({ heading: "zeyada" });
  });

  it("is no poster, and of no script that the fonts lack", () => {
    for (const { name } of json.fonts.filter((_, index) => index % 60 === 0)) {
      const found = catalog.pairings.get(base(name, "abeezee").name)!;
      const setsIt = found.cssVars.theme["--font-heading"] === `var(--font-${name})`;
      expect(setsIt || !found.categories.includes("poster")).toBe(true);
      expect(json.pairings.find((one) => `pairing-${one.name}` === found.name)?.shownIn).toEqual(
        [],
      );
    }
  });

  it("sets a font whose files the registry publishes itself, or there is none", () => {
    const local = { ...font("inter"), isLocal: true as const };
    expect(basePairing(font("fraunces"), local, json)?.pairing.body).toBe("inter");
    const unset = { ...font("zeyada"), isLocal: true as const };
    expect(basePairing(unset, font("inter"), json)).toBeUndefined();
  });
});

it("samples are one of each script that fonts are made for, Latin apart, without marks", () => {
  const samples = samplesOf(readLanguageTexts());
  const scripts = samples.map(({ script }) => script);
  expect(scripts).toEqual([...new Set(scripts)]);
  expect(scripts).toEqual(expect.arrayContaining(["arabic", "greek", "cyrillic", "japanese"]));
  expect(scripts).not.toContain("latin");
  for (const { headline, paragraph } of samples)
    expect(headline + paragraph).not.toMatch(/[*`[\]]/);
});

describe("the state in the page's URL", () => {
  it.each([
    "?font=inter&as=text",
    "?font=playfair-display&as=heading&text=Open+late+on+Fridays",
    "?text=100%25+%26+more",
    "?font=lora&text=Open+late&lead=Until+ten&paragraph=Every+day.",
    "?font=..%2F%3Cb%3E%26as&as=text",
  ])("is read back: %s", (query) => {
    expect(searchOfState(stateOfSearch(query))).toBe(query);
  });

  it("leaves out what is not valid", () => {
    expect(stateOfSearch("?font=%20&as=code&q=1")).toEqual(NO_CHOICE);
    expect(stateOfSearch(`?text=${"a".repeat(300)}`).text).toHaveLength(200);
  });
});
