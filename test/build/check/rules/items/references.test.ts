import {
  familyByName,
  fontOrder,
  fontProvider,
  fontReferences,
} from "../../../../../build/check/rules/items/references.ts";
import { REMOVED } from "../../../../fixtures/edited.ts";
import {
  type ItemEdit,
  INTER,
  LATO,
  PLAIN,
  PLAIN_ALONE,
  at,
  foundBy,
  put,
} from "../../../../fixtures/found-by.ts";
import { fixturePairing } from "../../../../fixtures/read.ts";

describe("font-order", () => {
  const urlOf = (name: string) => `{base_url}/r/${name}.json`;
  const foundIn = (...names: string[]) => {
    const edit = put(PLAIN, "/registryDependencies", names.map(urlOf));
    return foundBy(fontOrder, [...PLAIN_ALONE, edit]);
  };

  it.each([
    [["roboto", "roboto-slab"]],
    [["roboto-slab", "inter"]],
    [["robotor", "roboto"]],
    [["slab-roboto", "roboto"]],
    [["roboto", "roboto"]],
    [[]],
  ])("accepts the order %j", (names) => {
    expect(foundIn(...names)).toEqual([]);
  });

  it.each([
    ["roboto-slab roboto", 1, "roboto-slab", "roboto roboto-slab"],
    ["inter roboto-slab lato roboto", 3, "roboto-slab", "inter roboto roboto-slab lato"],
    ["roboto-a roboto-b roboto abel", 2, "roboto-a", "roboto roboto-a roboto-b abel"],
  ])("of %s the font at %i is listed before the longer %s", (names, index, longer, order) => {
    expect(foundIn(...names.split(" "))).toEqual([
      {
        file: PLAIN,
        pointer: `/registryDependencies/${index}`,
        message: `registryDependencies[${index}] is "roboto", the start of "${longer}", which the client would replace; list "roboto" before "${longer}"`,
        correction: { pointer: "/registryDependencies", value: order.split(" ").map(urlOf) },
      },
    ]);
  });

  it("of three names, each of which begins the next, two are reported with one order", () => {
    const found = foundIn("a-b-c", "a-b", "a");
    const pointers = found.map(({ pointer }) => pointer);
    expect(pointers).toEqual(["/registryDependencies/1", "/registryDependencies/2"]);
    for (const { correction } of found)
      expect(correction).toMatchObject({ value: ["a", "a-b", "a-b-c"].map(urlOf) });
  });
});

describe("font-provider", () => {
  const LOCAL = put(LATO, "/font/provider", "local");

  const ACME = put(LATO, "/title", "Acme Sans");
  const named = (name: string) => [put(LATO, "/name", name), ACME];
  const refused = (...remedy: string[]) => [
    at(LATO, "/font/provider", 'is "google", but Acme Sans', ...remedy, 'write "local"'),
  ];

  it("refuses an invented one, with one that is near", () => {
    expect(foundBy(fontProvider, [])).toEqual([]);
    expect(foundBy(fontProvider, named("acme-invented-sans"))).toEqual(refused());
    const near = refused('did you mean "roboto-slab"?');
    expect(foundBy(fontProvider, named("robotto-slab"))).toEqual(near);
  });

  it("a local font may have any name", () => {
    expect(foundBy(fontProvider, [...named("acme-invented-sans"), LOCAL])).toEqual([]);
  });
});

describe("font-references", () => {
  const CODE = "code, pre";

  const urls = (...names: string[]) =>
    put(
      PLAIN,
      "/registryDependencies",
      names.map((name) => (name.includes("/") ? name : `{base_url}/r/${name}.json`)),
    );
  const family = (value: string, key = "h1") => put(PLAIN, `/css/${key}/font-family`, value);
  const role = (name: string, font: string) =>
    put(PLAIN, `/cssVars/theme/--font-${name}`, `var(--font-${font})`);

  const WITH_LATO = urls("inter", "jetbrains-mono", "lato");
  const foundIn = (...edits: ItemEdit[]) => foundBy(fontReferences, [...PLAIN_ALONE, ...edits]);
  const EXTENDS = 'write "extends": ["typography-registry/fonts"] in config.json';
  const HEADING = "/cssVars/theme/--font-heading";
  const FAMILY = "/css/h1/font-family";

  it.each<[string, ItemEdit[]]>([
    ["its fonts by their roles", []],
    ["a font by its own variable", [family("var(--font-inter)")]],
    ["a font in a rule alone", [WITH_LATO, family("var(--font-lato)")]],
    ["families that follow a variable", [family("var(--font-heading), Lato, sans-serif")]],
    ["a family that no font has", [family("Georgia, Lato")]],
    ["no font in a role", [urls("inter"), put(PLAIN, "/cssVars/theme/--font-mono", "monospace")]],
    ["families in another order", [urls("jetbrains-mono", "inter")]],
  ])("a pairing may refer to %s", (_, edits) => {
    expect(foundIn(...edits)).toEqual([]);
  });

  it.each<[string, ItemEdit[], [pointer: string, ...words: string[]]]>([
    [
      "a font that is installed and unknown",
      [urls("inter", "jetbrains-mono", "intr")],
      ["/registryDependencies/2", 'font "intr"', 'did you mean "inter"?'],
    ],
    ["an unknown font in a role", [role("heading", "zzzzzzzzz")], [HEADING, 'font "zzzzzzzzz"']],
    [
      "an unknown font in a rule",
      [family("var(--font-latto)", CODE)],
      ["/css/code, pre/font-family", 'font "latto"', 'did you mean "lato"?'],
    ],
    ["a shipped font", [family("var(--font-roboto)")], [FAMILY, 'font "roboto"', EXTENDS]],
    [
      "a font that ships with the package, whose name a pairing takes",
      [family("var(--font-roboto)"), put("pairings/roboto.json", "", fixturePairing("plain"))],
      [FAMILY, "pairings/roboto.json takes its name", "rename that pairing"],
    ],
    [
      "a font that nothing uses",
      [urls("lato", "inter", "jetbrains-mono")],
      ["/registryDependencies/0", 'installs the font "lato"', "remove it"],
    ],
    [
      "a font of a role that is not installed",
      [urls("jetbrains-mono"), role("heading", "jetbrains-mono")],
      ["/cssVars/theme/--font-body", 'uses the font "inter"', 'add "{base_url}/r/inter.json"'],
    ],
    [
      "a font of a rule that is not installed",
      [family("var(--font-lato)", "body, p")],
      ["/css/body, p/font-family", 'uses the font "lato"', 'add "{base_url}/r/lato.json"'],
    ],
    [
      "an address of another registry",
      [urls("https://example.com/x/inter.json", "jetbrains-mono")],
      ["/registryDependencies/0", "is https://example.com", 'write "{base_url}/r/inter.json"'],
    ],
  ])("a pairing does not refer to %s", (_, edits, [pointer, ...words]) => {
    expect(foundIn(...edits)).toEqual([at(PLAIN, pointer, ...words)]);
  });

  describe("a misspelt reference to a font that is otherwise unused, or missing, was two problems", () => {
    const correctionsIn = (...edits: ItemEdit[]) =>
      foundIn(...edits).map(({ message, correction }) => [
        message.slice(message.indexOf("refers")),
        correction,
      ]);
    const refers = (font: string, known: string) =>
      `refers to the font "${font}", which is not in this registry; did you mean "${known}"?`;

    const mono = refers("jetbrains-mno", "jetbrains-mono");
    const inter = refers("interr", "inter");
    const corrected = (pointer: string, value: string) => ({ pointer, value });

    it.each<[string, ItemEdit[], ...[message: string, correction: object][]]>([
      [
        "a role",
        [role("mono", "jetbrains-mno")],
        [mono, corrected("/cssVars/theme/--font-mono", "var(--font-jetbrains-mono)")],
      ],
      [
        "a rule, with the families that follow",
        [WITH_LATO, family("var(--font-latto), latto")],
        [refers("latto", "lato"), corrected(FAMILY, "var(--font-lato), latto")],
      ],
      [
        "the list",
        [urls("inter", "jetbrains-mno")],
        [mono, corrected("/registryDependencies/1", "{base_url}/r/jetbrains-mono.json")],
      ],
      [
        "two places",
        [role("heading", "interr"), role("body", "interr")],
        [inter, corrected(HEADING, "var(--font-inter)")],
        [inter, corrected("/cssVars/theme/--font-body", "var(--font-inter)")],
      ],
    ])("in %s: it is one in each place, with its correction", (_, edits, ...found) => {
      expect(correctionsIn(...edits)).toEqual(found);
    });

    it("of a font that exists elsewhere, or of one in use, nothing is corrected", () => {
      const inUse = correctionsIn(family("var(--font-intr)"));
      expect(inUse).toEqual([[refers("intr", "inter"), undefined]]);
      const shipped = correctionsIn(WITH_LATO, role("mono", "lateef"));
      expect(shipped.map(([, correction]) => correction)).toEqual(Array(3).fill(undefined));
    });
  });

  it("a font is known by its file, also where its item is invalid", () => {
    const withoutItem = put(INTER, "", REMOVED);
    const fontNames = new Set(["inter", "jetbrains-mono"]);
    expect(foundBy(fontReferences, [...PLAIN_ALONE, withoutItem], { fontNames })).toEqual([]);
    expect(foundIn(withoutItem)).toEqual(
      ["/registryDependencies/0", HEADING, "/cssVars/theme/--font-body"].map((pointer) =>
        at(PLAIN, pointer, 'refers to the font "inter"', EXTENDS),
      ),
    );
  });
});

describe("family-by-name", () => {
  const POINTER = "/css/code, pre/font-family";
  const foundIn = (family: string) =>
    foundBy(familyByName, [...PLAIN_ALONE, put(PLAIN, POINTER, family)]);

  it.each(["Lato", "lato, serif", "'Lato', var(--font-body)", '"LATO"', " 'Lato' "])(
    "a family by its name installs nothing: %s",
    (family) => {
      const remedies = ["var(--font-heading)", "var(--font-lato)"];
      expect(foundIn(family)).toEqual([at(PLAIN, POINTER, `is ${family}`, ...remedies)]);
    },
  );

  it.each(["var(--font-lato)", "var(--font-mono), Lato, monospace", "Georgia, Lato"])(
    "accepts %s",
    (family) => {
      expect(foundIn(family)).toEqual([]);
    },
  );
});
