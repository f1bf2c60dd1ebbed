import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { checkConfiguration } from "../../../../build/check/read/configuration.ts";
import { validateRegistry } from "../../../../build/check/validate.ts";
import { REQUIRED_RULES, RULES } from "../../../../build/check/rules/index.ts";
import { rulePage } from "../../../../build/check/rules/explain.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { loadCatalog } from "../../../../registry/pairing/catalog.ts";
import { fixtureDist } from "../../../fixtures/dist.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { PROJECT, readJson } from "../../../fixtures/read.ts";
import { type Edit, folderOf, temporaryRegistry } from "../../../fixtures/temporary.ts";

const PLAIN = "pairings/plain.json";
const LATO = "fonts/lato.json";

function configured(configuration: object | string, ...edits: Edit[]): string {
  const isText = typeof configuration === "string";
  const text = isText ? configuration : JSON.stringify(configuration);
  return temporaryRegistry(["config.json", text], ...edits);
}

const MINIMAL = readFileSync(join(ownRegistryDir, "pairings/minimal.json"), "utf8");
const OWN_PAIRING = MINIMAL.replace("pairing-minimal", "pairing-ours");
const OURS = { "pairings/ours.json": OWN_PAIRING };

const registryWith = (configuration: object, files = {}) =>
  folderOf({ "config.json": JSON.stringify(configuration), ...files });

const problemsOf = (registry: string) =>
  validateRegistry(registry).problems.map(({ file, rule, severity, message }) => ({
    file: file.replace(`${registry}/`, ""),
    rule,
    severity,
    message,
  }));

interface Bound {
  description: string;
  minimum: number;
  maximum: number;
}

it("one error in config.json hid what it extends, and every shipped font was missing", () => {
  const registry = configured({ extends: ["typography-registry/fonts"], pin: 1 });
  const { problems, catalog } = validateRegistry(registry);
  const found = problems.map(({ rule, severity }) => `${rule} ${severity}`);
  expect(found).toContain("schema/type error");
  expect(found.filter((one) => one.startsWith("font-references"))).toEqual([]);
  expect(catalog.fonts.has("fraunces")).toBe(true);
});

describe("config.json is checked", () => {
  it.each([
    ['{ "name": "Acme Type" }', "schema/pattern", "in lowercase words joined by hyphens"],
    ['{ "names": "acme" }', "schema/additionalProperties", 'did you mean "name"?'],
    ['{ "baseUrl": "https://a.example/" }', "schema/pattern", "without a slash at its end"],
    ['{ "extends": ["typography-registry"] }', "schema/enum", "typography-registry/fonts"],
    ['{ "packages": ["-g"] }', "schema/pattern", "The name of an npm package"],
    ['{ "packages": ["@acme/fonts@1.0.0"] }', "schema/pattern", "without a version"],
    ['{ "namespace": "acme" }', "schema/pattern", "such as @acme"],
    ['{ "namespace": "@Acme" }', "schema/pattern", "such as @acme"],
    ['{ "namespace": "@acme/{name}" }', "schema/pattern", "such as @acme"],
    ['{ "fontPackage": "@acme/fonts" }', "schema/pattern", "such as @acme/fonts@1.2.0"],
    ['{ "fontPackage": "@acme/fonts@^1.2.0" }', "schema/pattern", "such as @acme/fonts@1.2.0"],
    ['{ "pin": "yes" }', "schema/type", "exactly the releases"],
    ['{ "rules": { "leading": "none" } }', "schema/enum", '"error", "warning", "off"'],
    ['{ "rules": { "leeding": "off" } }', "configuration", 'did you mean "leading"?'],
    ['{ "bounds": { "scale-ration": {} } }', "schema/additionalProperties", 'did you mean "scale'],
    ['{ "bounds": { "scale-ratio": { "minimum": 1 } } }', "schema/additionalProperties", "max"],
    ['{ "bounds": { "scale-ratio": { "min": 15 } } }', "schema/maximum", "1 to 1.5"],
    ['{ "bounds": { "font-budget": { "maxBytes": "1 MB" } } }', "schema/type", "10000"],
    ['{ "rules": { "font-package": "off" }', "json/syntax", ""],
    // Commands, llms.txt and the sitemap had them as they are; the last one ended the build with a trace.
    ['{ "baseUrl": "https://t.example/$(touch$IFS/tmp/X)" }', "configuration", "not allowed"],
    ['{ "baseUrl": "https://t.example/a&b" }', "configuration", "not allowed"],
    ['{ "baseUrl": "https://user:secret@t.example" }', "configuration", "Remove the user name"],
    ['{ "baseUrl": "https://[" }', "configuration", "is not a base URL"],
    ['{ "homepage": "https://user:secret@t.example" }', "configuration", "without user name"],
    ['{ "homepage": "https://t.example/%zz" }', "configuration", "not an absolute http(s) URL"],
    ['{ "homepage": "https://t.example/[a]" }', "configuration", "not an absolute http(s) URL"],
    // A stranger's config.json turned them off, and the build published another host, or ended with a trace.
    ['{ "rules": { "font-references": "off" } }', "configuration", "the build relies on"],
    ['{ "rules": { "css-family": "warning" } }', "configuration", "the build relies on"],
  ])("%s", (text, rule, message) => {
    expect(problemsOf(configured(text))).toEqual([
      { file: "config.json", rule, severity: "error", message: expect.stringContaining(message) },
    ]);
  });
});

it.each([
  "https://acme.example/?lang=en#type",
  "https://mastodon.example/@acme",
  "https://de.example/wiki/Schrift_(Typografie)",
])("a home page may be any page: %s was refused as a base URL", (homepage) => {
  const registry = configured({ homepage, rules: { "font-files": "error" } });
  expect(problemsOf(registry)).toEqual([]);
  expect(checkConfiguration(registry).configuration.homepage).toBe(homepage);
});

it("what is refused is left out alone: an invalid address made six problems of missing fonts", () => {
  const name = "acme";
  const rules = { "font-references": "off", leading: "off" };
  const registry = configured({ name, homepage: "https://a:b@c", baseUrl: "https://[", rules });
  expect(problemsOf(registry)).toHaveLength(3);
  expect(checkConfiguration(registry).configuration).toEqual({ name, rules: { leading: "off" } });
});

it("a base URL of config.json is read as that of the flag", () => {
  const registry = configured('{ "baseUrl": "https://Type.Example:443/a/../b" }');
  const baseUrl = "https://type.example/b";
  expect(checkConfiguration(registry).configuration).toEqual({ baseUrl, rules: {} });
});

it("the page of the rule names every rule that stays an error", () => {
  const page = readFileSync(join(PROJECT, "build/check/rules/pages/configuration.md"), "utf8");
  const [, list = ""] = /other people's projects:([^.]*)\./.exec(page) ?? [];
  expect(list.match(/[a-z-]+(?=`)/g)).toEqual([...REQUIRED_RULES]);
});

describe("rules", () => {
  const tight: Edit = [PLAIN, ["css", "h1", "line-height"], "0.7"];

  it.each<[string, Edit]>([
    ["leading", tight],
    ["stated", [PLAIN, ["css", "h2"], REMOVED]],
    ["meta-fields", [PLAIN, ["meta", "moods"], ["warm"]]],
    ["vocabulary", [PLAIN, ["meta", "mood"], ["Two Words"]]],
    ["font-subsets", [LATO, ["font", "subsets", 2], "menu"]],
  ])("have the severity that config.json gives them: %s", (name, edit) => {
    const severityOf = (rules: object) =>
      problemsOf(configured({ rules }, edit)).map(({ rule, severity }) => `${rule} ${severity}`);
    // In the shipped registry it is the rule's own.
    expect(RULES.find((rule) => rule.name === name)?.severity).toBe("error");
    expect(severityOf({})).toEqual([`${name} warning`]);
    expect(severityOf({ [name]: "error" })).toEqual([`${name} error`]);
    expect(severityOf({ [name]: "off" })).toEqual([]);
  });

  it("two pairings of the same fonts were forbidden, a dense variant too", () => {
    const registry = configured({ rules: { "distinct-pairings": "off" } });
    const plain = readFileSync(join(registry, PLAIN), "utf8");
    const text = plain.replaceAll("pairing-plain", "pairing-dense");
    writeFileSync(join(registry, "pairings/dense.json"), text.replace("Plain —", "Dense —"));
    expect(problemsOf(registry)).toEqual([]);
  });

  it("are looked up by their own names alone", () => {
    expect(problemsOf(configured('{ "rules": { "constructor": "off" } }'))).toHaveLength(1);
  });
});

describe("bounds", () => {
  const large: Edit = [PLAIN, ["css", "h1", "font-size"], "3.125rem"];

  it("a rule compares with the figures of config.json, and names them", () => {
    const messages = (bounds: object) =>
      problemsOf(configured({ bounds }, large)).map(({ rule, message }) => `${rule}: ${message}`);
    expect(messages({})).toEqual([]);
    expect(messages({ "scale-ratio": { max: 2.5 } })).toEqual([]);
    expect(messages({ "scale-ratio": { max: 1.5 } })).toEqual([
      expect.stringMatching(/^scale-ratio: .* keep the ratio between 1\.1 and 1\.5/),
    ]);
  });

  it("also a rule on one item alone", () => {
    const problems = problemsOf(configured({ bounds: { "scale-ratio": { min: 1.5 } } }));
    expect(problems[0]?.message).toContain("keep the ratio between 1.5 and 2");
  });

  it("a shipped pairing keeps to the bounds of this package", () => {
    const configuration = {
      extends: ["typography-registry/pairings"],
      bounds: { "font-budget": { maxBytes: 10_000 }, "scale-ratio": { min: 1.5 } },
      rules: { "distinct-pairings": "off" },
    };
    const registry = registryWith(configuration, OURS);
    const found = problemsOf(registry).map(({ file, rule }) => `${file} ${rule}`);
    const broken = ["font-budget", "scale-ratio"].map((rule) => `pairings/ours.json ${rule}`);
    expect(new Set(found)).toEqual(new Set(broken));
  });

  it("another validation in the same process checks with its own bounds", () => {
    const registry = configured({}, large);
    const previous = validateRegistry(registry);
    const bounds = { "scale-ratio": { max: 1.5 } };
    writeFileSync(join(registry, "config.json"), JSON.stringify({ bounds }));
    const { problems } = validateRegistry(registry, { previous });
    expect(problems.map(({ rule }) => rule)).toEqual(["scale-ratio"]);
  });

  it("the schema and the page of a rule state its bounds, with their defaults", () => {
    const schema = readJson(join(PROJECT, "schemas/config.schema.json")) as {
      properties: { bounds: { properties: Record<string, { properties: Record<string, Bound> }> } };
    };
    const stated = Object.entries(schema.properties.bounds.properties);
    const ownBounds = RULES.filter(({ bounds }) => bounds !== undefined);
    expect(stated.map(([rule]) => rule)).toEqual(ownBounds.map(({ name }) => name).sort());
    for (const rule of ownBounds) {
      const bounds = Object.fromEntries(stated)[rule.name]?.properties ?? {};
      expect(Object.keys(bounds).sort()).toEqual(Object.keys(rule.bounds ?? {}).sort());
      const page = rulePage(rule).replace(/\s+/g, " ");
      for (const [name, { description, minimum, maximum }] of Object.entries(bounds)) {
        const value = rule.bounds?.[name] ?? NaN;
        const range = `${minimum} to ${maximum}`;
        expect(description).toMatch(new RegExp(`: ${range}\\. Default: ${value}\\.$`));
        expect(value >= minimum && value <= maximum).toBe(true);
        expect(page).toContain(
          `- \`${name}\`: ${description.charAt(0).toLowerCase()}${description.slice(1)}`,
        );
      }
    }
  });
});

describe("packages", () => {
  const own: Edit[] = [
    [LATO, ["font", "dependency"], "@acme/fonts"],
    [LATO, ["dependencies"], ["@acme/fonts"]],
    [LATO, ["css"], { '@import "@acme/fonts/lato/sans.css"': {} }],
  ];

  it("a font may install and import from a package that config.json names", () => {
    expect(problemsOf(configured({ packages: ["@acme/fonts"] }, ...own))).toEqual([]);
  });

  it.each([[{}], [{ packages: ["@acme/font"] }], [{ packages: ["@acme/fonts/lato"] }]])(
    "and from no other: %j",
    (configuration) => {
      const problems = problemsOf(configured(configuration, ...own));
      expect(problems.map(({ file }) => file)).toContain(LATO);
    },
  );

  it.each([
    "evil-postinstall",
    "-g",
    "~x",
    "@acme/fonts@latest",
    "@acme/fonts/../../evil",
    "git+https://evil.example/x.git",
  ])(
    "a font of this registry, and of one's own that names another package, installs %s",
    (name) => {
      for (const configuration of [{}, { packages: ["@acme/fonts"] }]) {
        const problems = problemsOf(configured(configuration, [LATO, ["dependencies"], [name]]));
        expect(problems.filter(({ severity }) => severity === "error")).not.toEqual([]);
      }
    },
  );
});

describe("extends", () => {
  const fonts = { extends: ["typography-registry/fonts"] };

  it("a first pairing that names shipped fonts failed", () => {
    const { problems, catalog } = validateRegistry(registryWith(fonts, OURS));
    expect(problems).toEqual([]);
    expect([...catalog.pairings.keys()]).toEqual(["ours"]);
    expect(catalog.fonts.size).toBe(loadCatalog(ownRegistryDir).fonts.size);
  });

  it("a pairing of one's own takes the name of a shipped font", () => {
    const pairing = OWN_PAIRING.replace("pairing-ours", "pairing-acme");
    const registry = registryWith(fonts, { "pairings/acme.json": pairing });
    const { problems, catalog } = validateRegistry(registry);
    expect(problems).toEqual([]);
    expect(catalog.fonts.has("acme")).toBe(false);
  });

  it.each([
    ["inter", fonts, "pairings/inter.json takes its name: rename that pairing"],
    ["ours", {}, '"extends": ["typography-registry/fonts"] in config.json'],
  ])("a pairing %s whose font is not found says how to get it", (name, configuration, remedy) => {
    const pairing = OWN_PAIRING.replace("pairing-ours", `pairing-${name}`);
    const registry = registryWith(configuration, { [`pairings/${name}.json`]: pairing });
    const [problem] = validateRegistry(registry).problems;
    expect(problem?.message).toContain(remedy);
  });

  it("pairings come with the fonts that they need, and no other", () => {
    const registry = registryWith({ extends: ["typography-registry/pairings"] });
    const { catalog, isValid } = validateRegistry(registry);
    const shipped = loadCatalog(ownRegistryDir);
    expect(isValid).toBe(true);
    expect([...catalog.pairings.keys()]).toEqual([...shipped.pairings.keys()]);
    expect(catalog.fonts.size).toBeGreaterThan(100);
    expect(catalog.fonts.size).toBeLessThan(shipped.fonts.size);
  });

  it("an item of one's own wins over the shipped one of its name", () => {
    const inter = readJson(join(ownRegistryDir, "fonts/inter.json")) as object;
    const ours = JSON.stringify({ ...inter, title: "Ours" });
    const { catalog } = validateRegistry(registryWith(fonts, { "fonts/inter.json": ours }));
    expect(catalog.fonts.get("inter")?.title).toBe("Ours");
    expect([...catalog.fonts.keys()]).toEqual([...loadCatalog(ownRegistryDir).fonts.keys()]);
  });

  it("of two pairings alike, one's own is reported, not the shipped one", () => {
    const pairings = { extends: ["typography-registry/pairings"] };
    const registry = registryWith(pairings, OURS);
    const files = validateRegistry(registry).problems.map(({ file }) => file);
    expect(new Set(files)).toEqual(new Set([join(registry, "pairings/ours.json")]));
  });

  it("the registry that ships with the package is not built upon itself", () => {
    expect(validateRegistry(ownRegistryDir).problems).toEqual([]);
  });
});

it("the published registry was still called typography-registry, and searched by its words alone", () => {
  const stated = { name: "acme-type", homepage: "https://acme.example" };
  const moods = { stormy: { definition: "Of the sea.", synonyms: ["thunder"] } };
  const registryDir = configured(stated, ["vocabulary/moods.json", JSON.stringify(moods)]);
  const outDir = fixtureDist({ registryDir });
  for (const index of ["r/registry.json", "r/layered/registry.json"])
    expect(readJson(join(outDir, index))).toMatchObject(stated);
  expect(JSON.stringify(readJson(join(outDir, "api/search.json")))).toContain("thunder");
});

it("the pages of one's own registry were headed by another's name, and said 1 pairings", () => {
  const registryDir = configured({ name: "acme-type" });
  for (const name of ["bare", "serif"]) rmSync(join(registryDir, `pairings/${name}.json`));
  const outDir = fixtureDist({ registryDir, site: true });
  const home = readFileSync(join(outDir, "index.html"), "utf8");
  expect(home).toContain("<title>acme-type: 1 font pairing for shadcn/ui</title>");
  expect(home).not.toContain("1 pairings");
  expect(home).not.toContain("Typography Registry");
  expect(readFileSync(join(outDir, "llms.txt"), "utf8")).toMatch(/^# acme-type\n/);
});
