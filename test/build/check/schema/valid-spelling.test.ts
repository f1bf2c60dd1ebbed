import { keysOf } from "../../../../build/check/problem.ts";
import { isValidAt, validSpelling } from "../../../../build/check/schema/valid-spelling.ts";
import { edited } from "../../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../../fixtures/read.ts";

const SIZE = "/css/h1/font-size";
const LEADING = "/css/h1/line-height";
const TRACKING = "/css/h1/letter-spacing";
const WEIGHT = "/css/h1/font-weight";
const HEADING = "/cssVars/theme/--font-heading";

/** The fixture `plain` with another value. */
const plainWith = (pointer: string, value: unknown) =>
  edited(fixturePairing("plain"), keysOf(pointer), value);

it.each<[string, string, string | undefined]>([
  [SIZE, "36 px", "36px"],
  [SIZE, "2,25rem", "2.25rem"],
  [SIZE, "1234,5px", "1234.5px"],
  [SIZE, "95%", "0.95em"],
  [SIZE, "huge", undefined],
  [LEADING, "115%", "1.15"],
  [LEADING, "1,2", "1.2"],
  [LEADING, "%", undefined],
  [LEADING, "x%", undefined],
  [LEADING, "normal", undefined],
  [TRACKING, "-2.5%", "-0.025em"],
  [TRACKING, "-0,02em", "-0.02em"],
  [TRACKING, "normal", "0em"],
  [TRACKING, "0", "0em"],
  [WEIGHT, "Semi Bold", "600"],
  [WEIGHT, "extra-light", "200"],
  [WEIGHT, "Black", "900"],
  [WEIGHT, "600px", "600"],
  [WEIGHT, "Fat", undefined],
  ["/meta/textSize", "18px", "1.125rem"],
  ["/title", "Plain - Inter + Inter + Lato", "Plain — Inter + Inter + Lato"],
  ["/title", "Plain – Inter + Inter + Lato", "Plain — Inter + Inter + Lato"],
  ["/title", "Plain", undefined],
  ["/categories/0", "Sans Serif", "sans-serif"],
  ["/categories/0", " sans_serif ", "sans-serif"],
  ["/name", "plain", "pairing-plain"],
  ["/name", "My Plain", "pairing-my-plain"],
  ["/registryDependencies/0", "Source Serif", "{base_url}/r/source-serif.json"],
  ["/registryDependencies/0", "@typo/inter", "{base_url}/r/inter.json"],
  ["/registryDependencies/0", "{base_url}/inter.json", "{base_url}/r/inter.json"],
  [HEADING, "var(--font-inter, sans-serif)", "var(--font-inter)"],
  [HEADING, "--font-inter", "var(--font-inter)"],
  [HEADING, "Source Serif", "var(--font-source-serif)"],
])("at %s of a pairing, %j is spelled %j", (pointer, value, spelling) => {
  const item = plainWith(pointer, value);
  const before = structuredClone(item);
  expect(validSpelling("pairing", item, pointer)).toBe(spelling);
  expect(item).toEqual(before);
});

it.each<[string, string, string | undefined]>([
  ["/font/variable", "Source Serif", "--font-source-serif"],
  ["/dependencies/0", "@fontsource/lato@5.0.0", "@fontsource/lato"],
  ["/font/weight/0", "Thin", "100"],
  ["/font/weight/0", "demi bold", "600"],
])("at %s of a font, %j is spelled %j", (pointer, value, spelling) => {
  const item = edited(fixtureFont("lato"), keysOf(pointer), value);
  expect(validSpelling("font", item, pointer)).toBe(spelling);
});

it("a text of 600 characters has another spelling, a longer one has none", () => {
  const spelled = (length: number) => {
    const value = `36${" ".repeat(length - 4)}px`;
    return validSpelling("pairing", plainWith(SIZE, value), SIZE);
  };
  expect([spelled(600), spelled(601)]).toEqual(["36px", undefined]);
});

it("what is no text has none", () => {
  const item = plainWith(SIZE, 36);
  expect(validSpelling("pairing", item, SIZE)).toBeUndefined();
});

it("a value is valid if the schema has no problem with it, whatever else is wrong", () => {
  const item = plainWith(LEADING, "x");
  expect(isValidAt("pairing", item, SIZE, "2rem")).toBe(true);
  expect(isValidAt("pairing", item, SIZE, "2pt")).toBe(false);
  expect(isValidAt("pairing", item, "", item)).toBe(false);
});
