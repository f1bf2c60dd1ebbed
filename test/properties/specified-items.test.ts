import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { validateRegistry } from "../../build/check/validate.ts";
import { buildRegistry } from "../../build/publish/build.ts";
import { FLAVOURS } from "../../registry/flavours/index.ts";
import type { FontItem, WrittenItem, WrittenPairing } from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { pixelsOf } from "../../registry/pairing/scale.ts";
import { readDist } from "../../server/dist.ts";
import { respond } from "../../server/respond/respond.ts";
import { docsExample } from "../fixtures/docs-example.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { replyBytes } from "../fixtures/reply-bytes.ts";
import { SEED } from "../fixtures/seed.ts";
import { some, specifiedCss, specifiedMeta } from "../fixtures/specified-items.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

/** Items of nothing but what sections 2.1 and 2.2 of the specification state, each optional part in or out. */
const FONTS = 100;
const PAIRINGS = 200;
const WEIGHTS = ["100", "200", "300", "400", "500", "600", "700", "800", "900"] as const;
const SUBSETS =
  "menu latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese arabic hebrew japanese korean chinese-simplified chinese-traditional devanagari thai math symbols".split(
    " ",
  );
const CLASSIFICATIONS = ["Sans Serif", "Serif", "Monospace", "Display", "Handwriting"];
const FAMILIES = ["Lato", "Inter", "Source Serif 4", "JetBrains Mono", "Lobster", "ABeeZee"];

/** By its number, which makes its name unique. */
function font(index: number): fc.Arbitrary<FontItem> {
  const title = FAMILIES[index] ?? `Example ${index}`;
  const name = title.toLowerCase().replaceAll(" ", "-");
  return fc
    .record({
      classification: fc.constantFrom(...CLASSIFICATIONS),
      weight: some(WEIGHTS, 1),
      subsets: some(SUBSETS),
    })
    .map(({ classification, weight, subsets }) => ({
      name,
      type: "registry:font",
      title,
      description: `${title} — ${classification} font.`,
      font: {
        family: title,
        provider: "google",
        import: title.replaceAll(" ", "_"),
        variable: `--font-${name}`,
        weight,
        subsets,
      },
    }));
}

function pairing(index: number, fonts: readonly FontItem[]): fc.Arbitrary<WrittenPairing> {
  const role = fc.constantFrom(...fonts);
  return fc
    .record(
      {
        css: specifiedCss(["var(--font-heading)", "Georgia, serif"], WEIGHTS),
        roles: fc.tuple(role, role, role),
        categories: some(["sans-serif", "minimal", "bold", "brutalist", "sans serif-serif"]),
        description: fc.constantFrom("Short.", "A pairing of three fonts for an example."),
        meta: specifiedMeta,
      },
      { requiredKeys: ["css", "roles", "categories", "description"] },
    )
    .map(({ roles: [first, second, third], ...rest }) => {
      const names = [...new Set([first, second, third].map(({ name }) => name))];
      return {
        name: `pairing-drawn-${index}`,
        type: "registry:style",
        extends: "none",
        title: `Drawn ${index} — ${first.title} + ${second.title} + ${third.title}`,
        registryDependencies: names.map((name) => `{base_url}/r/${name}.json`),
        cssVars: {
          theme: {
            "--font-heading": `var(--font-${first.name})`,
            "--font-body": `var(--font-${second.name})`,
            "--font-mono": `var(--font-${third.name})`,
          },
        },
        ...rest,
      };
    });
}

const drawn = <Item>(arbitraryOf: (index: number) => fc.Arbitrary<Item>, count: number) =>
  Array.from(
    { length: count },
    (_, index) => fc.sample(arbitraryOf(index), { numRuns: 1, seed: SEED + index })[0]!,
  );

const fonts = drawn(font, FONTS);
const pairings = drawn((index) => pairing(index, fonts), PAIRINGS);

function registryWith(items: readonly WrittenItem[]): string {
  const registry = join(temporaryFolder(), "registry");
  for (const folder of Object.values(FOLDER))
    mkdirSync(join(registry, folder), { recursive: true });
  for (const item of items) {
    const folder = item.type === "registry:font" ? FOLDER.font : FOLDER.pairing;
    const stem = item.name.replace(/^pairing-/, "");
    writeFileSync(join(registry, folder, `${stem}.json`), formatJson(item));
  }
  return registry;
}

describe(`items as the specification states them (seed ${SEED})`, () => {
  const registryDir = registryWith([...fonts, ...pairings]);
  const outDir = join(temporaryFolder(), "dist");
  const { validation } = buildRegistry({ registryDir, outDir, baseUrl: "https://x.test" });
  const published = readDist(outDir);
  const get = (target: string) => {
    const reply = respond({ method: "GET", target, headers: {} }, published);
    return { status: reply.status, text: new TextDecoder().decode(replyBytes(reply)) };
  };
  const itemAt = (target: string) => JSON.parse(get(target).text) as WrittenItem & { css: object };

  it("are valid: no problem is more than a warning", () => {
    expect(validation.problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("are served as written, under every name", () => {
    for (const item of pairings) {
      const registryDependencies = item.registryDependencies.map((url) =>
        url.replace("{base_url}", "https://x.test"),
      );
      const short = item.name.replace("pairing-", "");
      for (const name of [short, item.name, `${short}.json`, `${item.name}.json`])
        expect(itemAt(`/api/r/${name}`)).toEqual({ ...item, registryDependencies });
    }
    for (const item of fonts) {
      const { family: _, ...loading } = item.font;
      for (const path of [`/api/r/${item.name}`, `/r/${item.name}.json`])
        expect(itemAt(path)).toMatchObject({ ...item, font: loading });
    }
  });

  it("take overrides: where a key is missing none in the plain item, all in a flavour", () => {
    for (const item of pairings) {
      const name = item.name.replace("pairing-", "");
      const query = "h2-size=3rem&code-size=0.9em";
      const { h2 } = item.css;
      expect(itemAt(`/api/r/${name}?${query}`).css).toEqual({
        ...item.css,
        ...(h2 && { h2: { ...h2, "font-size": "3rem" } }),
        "code, pre": { ...item.css["code, pre"], "font-size": "0.9em" },
      });
      expect(itemAt(`/r/layered/${name}.json?${query}`).css).toMatchObject({
        "@layer base": {
          h2: { "font-size": "3rem" },
          "code, pre": { "font-size": "0.9em" },
          "pre code": { "font-size": "inherit" },
        },
      });
    }
  });

  it("are in every flavour and format, and in api/pairings.json, with headings between h1 and the text", () => {
    const data = JSON.parse(readFileSync(join(outDir, "api/pairings.json"), "utf8")) as {
      name: string;
      scale: Record<string, { size: string }>;
    }[];
    expect(data).toHaveLength(PAIRINGS);
    for (const { css: rules, name } of pairings) {
      const short = name.replace("pairing-", "");
      for (const path of [
        ...FLAVOURS.map((flavour) => `r/${flavour}/${short}.json`),
        `css/${short}.css`,
        `tokens/${short}.tokens.json`,
        `design/${short}.md`,
      ])
        expect({ path, status: get(`/${path}`).status }).toEqual({ path, status: 200 });
      const { scale } = data.find((one) => one.name === short)!;
      expect(scale.h1!.size).toBe(rules.h1["font-size"]);
      const sizes = ["h1", "h2", "h3", "h4"].map((level) => pixelsOf(scale[level]!.size));
      if (!rules.h2 && !rules.h3 && !rules["h4, h5, h6"]?.["font-size"])
        expect(sizes.toSorted((a, b) => b - a)).toEqual(sizes);
    }
  });
});

it("the items that the documents write by hand are valid, and the build says what it derives", () => {
  const registryDir = registryWith(
    ["Items by hand", "A font by hand"].map(
      (heading) => JSON.parse(docsExample("own-registry", heading, "json")) as WrittenItem,
    ),
  );
  writeFileSync(join(registryDir, "config.json"), '{ "extends": ["typography-registry/fonts"] }');
  const { problems, isValid } = validateRegistry(registryDir);
  expect(isValid).toBe(true);
  expect(problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The build derives css\.h2, css\.h3, .*css\["pre code"\]; /),
  );
});

const inPairing = ["name", "type", "extends", "title", "description", "categories", "css"];
const inHeading = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
const inItem = ["name", "type", "title", "description", "font"];
const inFont = ["family", "provider", "import", "variable", "weight", "subsets"];
const required: ["pairing" | "font", string][] = [
  ...inPairing.map((field): ["pairing", string] => ["pairing", `/${field}`]),
  ["pairing", "/registryDependencies"],
  ["pairing", "/cssVars/theme/--font-mono"],
  ["pairing", "/css/h1"],
  ["pairing", "/css/body, p/line-height"],
  ["pairing", "/css/code, pre/font-family"],
  ...inHeading.map((property): ["pairing", string] => ["pairing", `/css/h1/${property}`]),
  ...inItem.map((field): ["font", string] => ["font", `/${field}`]),
  ...inFont.map((field): ["font", string] => ["font", `/font/${field}`]),
];

/** The pointers of the errors in a registry in which the item of a kind has another value at a pointer. */
function errorsWith(kind: "pairing" | "font", pointer: string, value: unknown): string[] {
  const right = kind === "pairing" ? pairings.find(({ meta: own }) => own?.mood)! : fonts[1]!;
  const registry = registryWith(fonts.filter((item) => item !== right));
  const wrong = edited<unknown>(right, pointer.split("/").slice(1), value);
  const file = join(FOLDER[kind], `${right.name.replace("pairing-", "")}.json`);
  writeFileSync(join(registry, file), formatJson(wrong));
  const { problems } = validateRegistry(registry);
  return problems.filter(({ severity }) => severity === "error").map((error) => error.pointer);
}

it.each(required)("a %s without %s is refused, where it is missing", (kind, pointer) => {
  const around = pointer.slice(0, pointer.lastIndexOf("/"));
  expect(errorsWith(kind, pointer, REMOVED)).toContain(around);
});

it.each<["pairing" | "font", string, unknown]>([
  ["pairing", "/cssVars/theme/--font-body", "Inter"],
  ["pairing", "/type", "registry:font"],
  ["pairing", "/title", "Drawn"],
  ["pairing", "/categories", "serif"],
  ["pairing", "/meta/mood", "minimal"],
  ["pairing", "/css/h1/line-height", 1.2],
  ["pairing", "/css/h1/line-height", "1.2em"],
  ["pairing", "/css/h1/letter-spacing", "1px"],
  ["pairing", "/css/h1/font-weight", "450"],
  ["pairing", "/css/h1/font-size", "120%"],
  ["font", "/extends", "none"],
  ["font", "/description", "A font."],
  ["font", "/font/weight/0", "450"],
  ["font", "/font/variable", "--font-other"],
  ["font", "/font/provider", "elsewhere"],
])("a %s with %s as %j is refused, there", (kind, pointer, value) => {
  expect(errorsWith(kind, pointer, value)).toContain(pointer);
});
