import { TYPOGRAPHY_RULES } from "../../../build/check/rules/index.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { HEADING_KEYS } from "../../../registry/pairing/scale.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";
import { type Edit, temporaryRegistry } from "../../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";
const SERIF = "pairings/serif.json";
const INTER = "fonts/inter.json";
const LATO = "fonts/lato.json";

const EIGHT_SCRIPTS = [
  ...["arabic", "bengali", "cyrillic", "devanagari", "greek", "hebrew", "tamil", "thai"],
];

const headingWeights = (weight: string) =>
  HEADING_KEYS.map((key): Edit => [PLAIN, ["css", key, "font-weight"], weight]);
const { description } = fixturePairing("plain");

/** Two neutral sans faces of the same proportions, under different names. */
const ALIKE: Edit[] = [
  [LATO, ["meta", "metrics"], fixtureFont("inter").meta?.metrics],
  ["pairings/bare.json", ["css", "code, pre", "font-size"], "1.01em"],
  [PLAIN, ["cssVars", "theme", "--font-heading"], "var(--font-lato)"],
  [PLAIN, ["registryDependencies", 2], "{base_url}/r/lato.json"],
  [PLAIN, ["title"], "Plain — Lato + Inter + JetBrains Mono"],
  [PLAIN, ["categories"], ["sans-serif"]],
  [PLAIN, ["description"], description.replace("headings", "headings in Lato")],
  ...headingWeights("700"),
];

/** The fixture registry is valid (see the other rules); each of these breaks one rule of typography. */
const BROKEN: Readonly<Record<string, Edit[]>> = {
  "alike-faces": ALIKE,
  "code-size": [[PLAIN, ["css", "code, pre", "font-size"], "0.85em"]],
  "description-figures": [[PLAIN, ["description"], `${description} At 20 pixels.`]],
  "description-fonts": [[PLAIN, ["description"], description.replace("Inter,", "Sans,")]],
  "description-italics": [[INTER, ["meta", "styles"], ["normal"]]],
  "description-length": [[PLAIN, ["description"], description.slice(0, 119).trimEnd()]],
  "description-use": [[PLAIN, ["description"], `An introduction. ${description}`]],
  "distinct-pairings": [
    [SERIF, ["description"], `${fixturePairing("serif").description} ${description.slice(0, 60)}`],
  ],
  "fixed-pitch": [
    ["fonts/jetbrains-mono.json", ["font", "family"], "'JetBrains Mono Variable', sans-serif"],
  ],
  "font-budget": [
    [INTER, ["css"], {}],
    [INTER, ["font", "subsets"], [...EIGHT_SCRIPTS, "latin"]],
    [INTER, ["meta", "scripts"], [...EIGHT_SCRIPTS, "latin"]],
    [PLAIN, ["categories", 3], "non-latin"],
    [PLAIN, ["meta", "preview"], "я α א ا ก अ த ব"],
  ],
  leading: [[PLAIN, ["css", "h1", "line-height"], "0.9"]],
  "minor-headings": [[PLAIN, ["css", "h4, h5, h6", "font-size"], "15px"]],
  "phone-width": [[PLAIN, ["css", "h1", "font-size"], "3.5rem"]],
  "scale-ratio": [[PLAIN, ["css", "h1", "font-size"], "1.8rem"]],
  "script-coverage": [
    [PLAIN, ["meta", "preview"], "春"],
    [PLAIN, ["categories", 3], "non-latin"],
  ],
  "text-face": [[INTER, ["font", "weight"], ["400", "500"]], ...headingWeights("500")],
  tracking: [[PLAIN, ["css", "h1", "letter-spacing"], "0.02em"]],
};

it("the fixture registry breaks no rule", () => {
  expect(validateRegistry(temporaryRegistry())).toMatchObject({ problems: [], isValid: true });
});

it.each(TYPOGRAPHY_RULES.map(({ name, severity }) => [name, severity] as const))(
  "a registry that breaks the rule %s has no other problem, and its severity is %s",
  (name, severity) => {
    const { problems, isValid } = validateRegistry(temporaryRegistry(...(BROKEN[name] ?? [])));
    expect(new Set(problems.map((problem) => `${problem.rule}: ${problem.severity}`))).toEqual(
      new Set([`${name}: ${severity}`]),
    );
    expect(isValid).toBe(severity === "warning");
  },
);
