import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import type { PairingItem } from "../../../../registry/model/items.ts";
import type { Source } from "../../../../registry/model/sources.ts";
import {
  fixRegistry,
  replaceSource,
  writeAtomically,
} from "../../../../build/check/fix/fix-registry.ts";
import { withValue } from "../../../../build/check/fix/json-text.ts";
import { REMOVED } from "../../../fixtures/edited.ts";
import { FIXTURE_REGISTRY, PROJECT, readJson } from "../../../fixtures/read.ts";
import { type Edit, temporaryFolder, temporaryRegistry } from "../../../fixtures/temporary.ts";
import { holds } from "../../../properties/runs.ts";

const PLAIN = "pairings/plain.json";
const LATO = "fonts/lato.json";
const plain = readFileSync(join(FIXTURE_REGISTRY, PLAIN), "utf8");
const lato = readFileSync(join(FIXTURE_REGISTRY, LATO), "utf8");

const withoutCodeBlocks = plain.replace(/,\n {4}"pre code": \{[^}]*\}/, "");
const withTabs = (text: string) => text.replaceAll("  ", "\t").replaceAll("\n", "\r\n");

/** The text of a file after a registry with an edit was fixed, and what was printed. */
function fixed(...[file, ...edit]: Edit) {
  const registry = temporaryRegistry([file, ...edit] as Edit);
  const { changes, failures, validation } = fixRegistry(registry);
  const text = readFileSync(join(registry, file), "utf8");
  const printed = changes.map((change) => change.replace(`${registry}/`, ""));
  return { text, printed, failures, rules: validation.problems.map(({ rule }) => rule) };
}

describe("what has only one remedy is fixed, the rest of the file byte for byte", () => {
  it.each<[string, string, string, string[], right?: string]>([
    [
      "quotes around a number",
      PLAIN,
      plain.replace('"1.15"', "1.150").replace('"font-weight": "600"', '"font-weight":   600'),
      ['css.h1.line-height: 1.150 is now "1.150"', 'css.h1.font-weight: 600 is now "600"'],
      plain.replace('"1.15"', '"1.150"').replace('"font-weight": "600"', '"font-weight":   "600"'),
    ],
    [
      "quotes around the numbers of a list",
      LATO,
      lato.replace('"100"', "100").replace('"900"', "900"),
      ['font.weight[0]: 100 is now "100"', 'font.weight[4]: 900 is now "900"'],
    ],
    [
      "a base style, which the client would install",
      PLAIN,
      plain.replace('"extends": "none"', '"extends": "new-york"'),
      ['extends: "new-york" is now "none"'],
    ],
    [
      "a missing rule of code blocks",
      PLAIN,
      withoutCodeBlocks,
      ['css["pre code"]: added {"font-size":"inherit"}'],
    ],
    [
      "a missing rule of code blocks with tabs and CRLF",
      PLAIN,
      withTabs(withoutCodeBlocks),
      ['css["pre code"]: added {"font-size":"inherit"}'],
      withTabs(plain),
    ],
    [
      "the title",
      PLAIN,
      plain.replace("Plain — Inter + Inter", "Plain — Inter + Lato"),
      [
        'title: "Plain — Inter + Lato + JetBrains Mono" is now "Plain — Inter + Inter + JetBrains Mono"',
      ],
    ],
    [
      "the title with a hyphen, and then its fonts",
      PLAIN,
      plain.replace("Plain — Inter + Inter", "Plain - Inter + Lato"),
      [
        'title: "Plain - Inter + Lato + JetBrains Mono" is now "Plain — Inter + Lato + JetBrains Mono"',
        'title: "Plain — Inter + Lato + JetBrains Mono" is now "Plain — Inter + Inter + JetBrains Mono"',
      ],
    ],
    [
      "the variable of a font",
      LATO,
      lato.replace('"--font-lato"', '"--font-latto"'),
      ['font.variable: "--font-latto" is now "--font-lato"'],
    ],
    [
      "what a value would be in the form of its field",
      PLAIN,
      plain.replace('"2.25rem"', '"36 px"').replace('"-0.025em"', '"-2.5%"'),
      [
        'css.h1.font-size: "36 px" is now "36px"',
        'css.h1.letter-spacing: "-2.5%" is now "-0.025em"',
      ],
      plain.replace('"2.25rem"', '"36px"'),
    ],
    [
      "the spaces of a title",
      LATO,
      lato.replace('"title": "Lato"', '"title": " Lato "'),
      ['title: " Lato " is now "Lato"'],
    ],
    [
      "a font that the pairing does not use",
      PLAIN,
      plain.replace(
        /("\{base_url\}\/r\/jetbrains-mono\.json")/,
        '$1,\n    "{base_url}/r/lato.json"',
      ),
      ['registryDependencies[2]: removed "{base_url}/r/lato.json"'],
    ],
  ])("%s", (_, file, wrong, changes, right = file === PLAIN ? plain : lato) => {
    expect(wrong).not.toBe(right);
    const { text, printed, failures, rules } = fixed(file, wrong);
    expect(text).toBe(right);
    const lines = changes.map((change) => `${file}: ${change}`);
    expect({ printed, failures, rules }).toEqual({ printed: lines, failures: [], rules: [] });
  });

  const INTER = ["registryDependencies", 0];
  const INTER_HERE = 'is now "{base_url}/r/inter.json"';
  const MINOR = ["css", "h4, h5, h6", "font-weight"];
  const IN_LAYER = { "@layer base": JSON.parse(plain).css };

  it.each<[string, Edit, string]>([
    ["css in a layer", [PLAIN, ["css"], IN_LAYER], 'css: {"@layer base":{"h1":{"font-family"'],
    ["a name without its prefix", [PLAIN, ["name"], "plain"], 'is now "pairing-plain"'],
    ["another host", [PLAIN, INTER, "https://a.b/r/inter.json"], INTER_HERE],
    ["a namespace", [PLAIN, INTER, "@acme/inter"], INTER_HERE],
    ["a title without a dash", [PLAIN, ["title"], "Ours"], 'is now "Plain — Inter + Inter +'],
    ["a title of two fonts", [PLAIN, ["title"], "Plain - Inter"], 'is now "Plain — Inter + Inter'],
    ["a weight of a heading", [PLAIN, MINOR, "550"], 'font-weight: "550" is now "600"'],
    ["a weight of a font", [LATO, ["font", "weight", 5], "1000"], 'weight[5]: removed "1000"'],
    ["a weight in a word", [LATO, ["font", "weight", 2], "regular"], '"regular" is now "400"'],
    ["a duplicate tag", [PLAIN, ["meta", "mood", 2], "minimal"], 'meta.mood[2]: removed "minimal"'],
  ])("the form of an item of another registry: %s", (_, edit, change) => {
    const { text, printed, rules } = fixed(...edit);
    expect(JSON.parse(text)).toEqual(JSON.parse(edit[0] === PLAIN ? plain : lato));
    expect({ printed, rules }).toEqual({ printed: [expect.stringContaining(change)], rules: [] });
  });

  it("the order that a rule demands of a list", () => {
    const list = ["inter-tight", "jetbrains-mono", "inter"].map(
      (name) => `{base_url}/r/${name}.json`,
    );
    const { text } = fixed(PLAIN, ["registryDependencies"], list);
    expect(JSON.parse(text).registryDependencies).toEqual([list[2], list[0], list[1]]);
  });

  it("a file that is written in one line stays so", () => {
    const wrong = JSON.stringify({
      ...JSON.parse(plain),
      title: "Plain — Lato + Inter + JetBrains Mono",
    });
    const withoutCode = wrong.replace(',"pre code":{"font-size":"inherit"}', "");
    const { text } = fixed(PLAIN, withoutCode);
    expect(text).toBe(JSON.stringify(JSON.parse(plain)).replace('"pre code":', '"pre code": '));
  });
});

const SIZE = ["css", "h1", "font-size"];

it.each<[string, Edit, string]>([
  ["a number that would not be valid in quotes", [PLAIN, SIZE, 36], "schema/type"],
  ["a text that has to be written", [PLAIN, ["description"], REMOVED], "schema/required"],
  ["a text of another form", [PLAIN, SIZE, "large"], "schema/pattern"],
  ["JSON that cannot be read", [PLAIN, plain.replace('"1.15",', '"1.15')], "json/syntax"],
  ["what follows from a title that is wrong itself", [LATO, ["title"], "lato"], "pairing-title"],
  ["duplicate keys", [PLAIN, plain.replace('"name"', '"name": 1, "name"')], "json/duplicate-key"],
])("%s is left, and reported", (_, edit, rule) => {
  const before = readFileSync(join(temporaryRegistry(edit), edit[0]), "utf8");
  const { text, printed, rules } = fixed(...edit);
  expect({ text, printed }).toEqual({ text: before, printed: [] });
  expect(rules).toContain(rule);
});

describe("what is written", () => {
  const wrong = plain.replace('"1.15"', "1.15");

  it("keeps its permissions, and leaves nothing beside it", () => {
    const registry = temporaryRegistry([PLAIN, wrong]);
    const file = join(registry, PLAIN);
    chmodSync(file, 0o640);
    const { ino } = statSync(file);
    fixRegistry(registry);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    // Renamed over it, so that no reader sees half a file.
    expect(statSync(file).ino).not.toBe(ino);
    expect(readdirSync(join(registry, "pairings"))).toEqual([
      "bare.json",
      "plain.json",
      "serif.json",
    ]);
  });

  it("is never a file that a symlink leads to", () => {
    const registry = temporaryRegistry();
    const behind = join(registry, "behind.json");
    writeFileSync(behind, wrong);
    rmSync(join(registry, PLAIN));
    symlinkSync("../behind.json", join(registry, PLAIN));
    const { changes, failures, validation } = fixRegistry(registry);
    expect(changes).toEqual([]);
    expect(failures).toEqual([
      `${registry}/${PLAIN} is a symlink, so it was not changed. Correct the file that it leads to.`,
    ]);
    expect(readFileSync(behind, "utf8")).toBe(wrong);
    expect(validation.problems.map(({ rule }) => rule)).toEqual(["schema/type"]);
  });

  it("is never a shipped item that the registry extends", () => {
    const registry = temporaryFolder();
    mkdirSync(join(registry, "pairings"));
    cpSync(join(FIXTURE_REGISTRY, PLAIN), join(registry, PLAIN));
    writeFileSync(join(registry, "config.json"), '{ "extends": ["typography-registry/fonts"] }');
    const shipped = join(PROJECT, "registry/fonts/inter.json");
    const before = statSync(shipped);
    writeFileSync(join(registry, PLAIN), wrong);
    const { changes } = fixRegistry(registry);
    expect(changes).toEqual([
      `${registry}/${PLAIN}: css.h1.line-height: 1.15 is now "1.15"`,
      expect.stringContaining(`${registry}/${PLAIN}: categories: `),
    ]);
    expect(statSync(shipped)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs });
  });

  it("is no file that has nothing to be fixed", () => {
    const registry = temporaryRegistry([PLAIN, wrong]);
    const other = join(registry, "pairings/serif.json");
    const { ino } = statSync(other);
    expect(fixRegistry(registry).changes).toHaveLength(1);
    expect(statSync(other).ino).toBe(ino);
  });

  it("follows from what another file was fixed to", () => {
    const title = "Bare — Abril Fatface + Lato + Inter";
    const registry = temporaryRegistry(
      [LATO, ["font", "weight", 0], 100],
      ["pairings/bare.json", ["title"], title],
    );
    const { changes, validation } = fixRegistry(registry);
    expect(changes).toEqual([
      `${registry}/fonts/lato.json: font.weight[0]: 100 is now "100"`,
      `${registry}/pairings/bare.json: title: "${title}" is now "Bare — Abril Fatface + Lato + JetBrains Mono"`,
    ]);
    expect(validation.problems).toEqual([]);
  });

  it.each([
    [198, (text: string) => `"${text}"`],
    [199, (text: string) => `"${text.slice(0, 198)}…`],
  ])("is shown up to the 200th character of its JSON, for a text of %i", (length, shown) => {
    const title = "Plain — Inter + Inter + ".padEnd(length, "-");
    const { printed } = fixed(PLAIN, ["title"], title);
    expect(printed).toEqual([
      `${PLAIN}: title: ${shown(title)} is now "Plain — Inter + Inter + JetBrains Mono"`,
    ]);
  });

  it.each<[string, (file: string) => void, string]>([
    [
      "changed",
      (file) => writeFileSync(file, "newer"),
      "was changed meanwhile, so it was left alone.",
    ],
    ["removed", (file) => rmSync(file), "could not be written: ENOENT: no such file or directory"],
  ])("is no file that was %s after it was read", (_, change, problem) => {
    const file = join(temporaryRegistry(), PLAIN);
    const source: Source = { kind: "pairing", stem: "plain", file, bytes: readFileSync(file) };
    change(file);
    expect(replaceSource(source, "fixed")).toContain(problem);
    expect(existsSync(file) && readFileSync(file, "utf8")).not.toBe("fixed");
  });

  it("leaves nothing beside what it cannot replace", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "plain.json"));
    expect(() => writeAtomically(join(folder, "plain.json"), "new")).toThrow(/EISDIR/);
    expect(readdirSync(folder)).toEqual(["plain.json"]);
  });
});

it("fixing twice is fixing once, and restores a valid item", () => {
  const registry = temporaryRegistry();
  const file = join(registry, PLAIN);
  holds(
    fc.property(
      fc.subarray(["1.15", "1.2", "1.3", "1.4", "1.6", "600"]),
      fc.subarray(["pre code", "title"]),
      fc.constantFrom(undefined, 2, "\t"),
      (unquoted, others, space) => {
        const item = JSON.parse(plain) as PairingItem;
        if (others.includes("pre code"))
          delete (item.css as Partial<PairingItem["css"]>)["pre code"];
        if (others.includes("title")) item.title = "Plain — Lato + Lato + Lato";
        let text = JSON.stringify(item, null, space);
        for (const one of unquoted) text = text.replaceAll(`"${one}"`, one);
        writeFileSync(file, text);
        const { validation } = fixRegistry(registry);
        const once = readFileSync(file, "utf8");
        expect(validation.problems).toEqual([]);
        expect(JSON.stringify(JSON.parse(once))).toBe(JSON.stringify(JSON.parse(plain)));
        expect(fixRegistry(registry).changes).toEqual([]);
        expect(readFileSync(file, "utf8")).toBe(once);
      },
    ),
    // Each tries the whole registry some times.
    0.1,
  );
});

it("any values in two fields of a font are fixed or left, and never end it", () => {
  const registry = temporaryRegistry();
  const fields = Object.keys(JSON.parse(lato));
  holds(
    fc.property(
      fc.constantFrom(...fields),
      fc.jsonValue(),
      fc.oneof(fc.string(), fc.jsonValue()),
      (field, value, description) => {
        const item = { ...JSON.parse(lato), description, [field]: value };
        writeFileSync(join(registry, LATO), JSON.stringify(item));
        fixRegistry(registry);
        expect(fixRegistry(registry).changes).toEqual([]);
      },
    ),
    // Each tries the whole registry some times.
    0.2,
  );
});

it("a value at any place of any JSON is replaced there alone", () => {
  holds(
    fc.property(
      fc.dictionary(fc.string({ minLength: 1 }), fc.jsonValue(), { minKeys: 1 }),
      fc.nat(),
      (object, seed) => {
        const keys = Object.keys(object);
        const key = keys[seed % keys.length]!;
        const pointer = `/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
        for (const space of [undefined, 2]) {
          const after = JSON.parse(withValue(JSON.stringify(object, null, space), pointer, "new"));
          expect(after).toEqual(JSON.parse(JSON.stringify({ ...object, [key]: "new" })));
        }
      },
    ),
  );
});

it("the fixture registry needs no fix", () => {
  const registry = temporaryRegistry();
  expect(fixRegistry(registry)).toMatchObject({ changes: [], failures: [] });
  expect(readJson(join(registry, PLAIN))).toEqual(JSON.parse(plain));
});
