import type { FlavouredPairing } from "../../../registry/flavours/index.ts";
import { flavoured } from "../../../registry/flavours/index.ts";
import { plainFont } from "../../../registry/flavours/font-items.ts";
import { installedRules } from "../../../registry/pairing/installed-rules.ts";
import type { HeadingKey } from "../../../registry/pairing/scale.ts";
import { overridablePairing } from "../../../registry/overrides/overridable-pairing.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const NAMES = ["abril-fatface", "inter", "jetbrains-mono", "lato", "source-serif-4"];
const fonts = new Map(NAMES.map((name) => [name, fixtureFont(name)]));
const fontNamed = (name: string) => fonts.get(name);
const withInter = (role: string, pairing: PairingItem) =>
  edited(pairing, ["cssVars", "theme", `--font-${role}`], "var(--font-inter)");

/** As it is published under https://example.com. */
const published = (name: string) => {
  const text = JSON.stringify({ ...fixturePairing(name), $schema: undefined });
  return JSON.parse(text.replaceAll("{base_url}", "https://example.com")) as PairingItem;
};
const bare = published("bare");
const pairingIn = (flavour: "layered" | "self-hosted" | "typeset", pairing = bare) =>
  flavoured(pairing, flavour, fontNamed)?.item as FlavouredPairing;
const importsOf = (item: { css?: object }) =>
  Object.keys(item.css ?? {}).filter((key) => key.startsWith("@import"));

describe("what the client prints after an installation", () => {
  const FONTS =
    "Fonts: Abril Fatface (--font-heading), Lato (--font-body), JetBrains Mono (--font-mono).";

  const CHECK = 'Check: import("https://example.com/r/check.js"), in the browser';

  it.each([
    ["layered", [CHECK, "Commit first", "Bare sets h1 to h6", FONTS, "Another"]],
    ["self-hosted", [CHECK, "Commit first", "Bare sets h1 to h6", FONTS, "Another"]],
    ["typeset", ["Commit first", "Bare is set by a class", FONTS, "Where shadcn's", "Parts"]],
  ] as const)("%s: first how to check and to undo it, then what was set", (flavour, beginnings) => {
    const { docs, $schema } = pairingIn(flavour) as FlavouredPairing & { $schema: string };
    const lines = docs.split("\n");
    expect(lines.map((line, index) => line.startsWith(beginnings[index] ?? "none"))).toEqual(
      beginnings.map(() => true),
    );
    expect($schema).toBe("https://ui.shadcn.com/schema/registry-item.json");
  });

  it("is of the pairing alone, since the client joins the notes of all items", () => {
    const { nextFonts } = flavoured(bare, "layered", fontNamed)!;
    expect([...nextFonts, plainFont(fixtureFont("lato"))].filter((item) => "docs" in item)).toEqual(
      [],
    );
  });
});

it("a font that Next.js 15.5 does not know is a package in layered, and says otherwise what it needs", () => {
  const heading = fixtureFont("abril-fatface");
  const newer = { ...heading, meta: { ...heading.meta, nextVersion: "16.3" } };
  const nextFonts = (fonts: typeof fontNamed) =>
    flavoured(bare, "layered", fonts)!.nextFonts.map(({ title }) => title);
  expect(nextFonts(fontNamed)).toEqual(["Abril Fatface"]);
  expect(nextFonts((name) => (name === newer.name ? newer : fontNamed(name)))).toEqual([]);
  expect(plainFont(newer)).toMatchObject({
    docs: "next/font knows Abril Fatface since Next.js 16.3: in an older one take a flavour, such as layered.",
  });
});

describe("layered: utilities outweigh the rules, and no face is loaded that the pairing does not draw", () => {
  it("the rules are in the base layer; they name variables that no app declares, and `body` alone sets text", () => {
    const { "@layer base": layer, body } = pairingIn("layered").css;
    const { "font-family": _, ...text } = bare.css["body, p"];
    const heading = (key: HeadingKey, size: string) => ({
      ...bare.css[key],
      "font-family": "var(--pairing-heading)",
      "font-size": size,
    });
    expect(layer).toEqual({
      ":root": {
        "--pairing-heading": expect.stringMatching(
          /^var\(--font-abril-fatface, 'Abril Fatface', .*serif\)$/,
        ),
        "--pairing-body": expect.stringMatching(/^'Lato', .*sans-serif$/),
        "--pairing-mono": expect.stringMatching(/^'JetBrains Mono Variable', .*monospace$/),
      },
      h1: heading("h1", "clamp(2.75rem, 2.2609rem + 2.1739vw, 4rem)"),
      h2: heading("h2", "clamp(2.125rem, 1.8804rem + 1.087vw, 2.75rem)"),
      h3: heading("h3", "clamp(1.625rem, 1.4783rem + 0.6522vw, 2rem)"),
      "h4, h5, h6": heading("h4, h5, h6", "clamp(1.3125rem, 1.2391rem + 0.3261vw, 1.5rem)"),
      body: { "--pairing-text": "var(--pairing-body)", ...text, "text-wrap": "pretty" },
      "code, pre": {
        ...bare.css["code, pre"],
        "font-family": "var(--pairing-mono)",
        "font-variant-ligatures": "none",
      },
      "pre code": bare.css["pre code"],
      "h1, h2, h3, h4, h5, h6": { "text-wrap": "balance" },
    });
    expect(body).toEqual({ "font-family": "var(--pairing-text)" });
  });

  it("the theme's variables of the roles are those of the pairing, so that utilities follow", () => {
    const theme = {
      "--font-heading": "var(--pairing-heading)",
      "--font-body": "var(--pairing-body)",
      "--font-mono": "var(--pairing-mono)",
    };
    expect(pairingIn("layered").cssVars).toEqual({ theme });
  });

  it("an override of the text's family is where the rule outside of layers reads it", () => {
    const text = JSON.stringify(pairingIn("layered"), null, 2) + "\n";
    const override = {
      selector: "body",
      property: "font-family",
      value: "var(--font-mono)",
    } as const;
    const body = Buffer.from(overridablePairing(text)!.bodyWith([override])).toString();
    expect((JSON.parse(body) as FlavouredPairing).css["@layer base"]).toMatchObject({
      body: { "--pairing-text": "var(--pairing-mono)" },
    });
  });

  it("the rules of the pairing can be read from it", () => {
    expect(overridablePairing(JSON.stringify(pairingIn("layered")))?.rules).toEqual(
      installedRules(bare, fontNamed),
    );
  });

  it("a heading face of one file goes through next/font; text with italics and code are packages", () => {
    const item = pairingIn("layered");
    expect(item.registryDependencies).toEqual([
      "https://example.com/r/layered/abril-fatface--latin.json",
    ]);
    expect(item.dependencies).toEqual(["@fontsource/lato", "@fontsource-variable/jetbrains-mono"]);
    expect(importsOf(item)).toEqual([
      '@import "@fontsource/lato/400.css"',
      '@import "@fontsource/lato/700.css"',
      '@import "@fontsource/lato/400-italic.css"',
      '@import "@fontsource/lato/700-italic.css"',
      '@import "@fontsource-variable/jetbrains-mono/wght.css"',
    ]);
  });

  it("the item for next/font states one weight of a static family and the subsets of the script alone", () => {
    const [nextFont] = flavoured(bare, "layered", fontNamed)?.nextFonts ?? [];
    expect(nextFont).toMatchObject({
      name: "abril-fatface--latin",
      type: "registry:font",
      font: { weight: ["400"], subsets: ["latin"], variable: "--font-abril-fatface" },
    });
  });

  describe("a variable family without optical sizes", () => {
    const { axes, ...meta } = fixtureFont("inter").meta!;
    const inter: FontItem = {
      ...fixtureFont("inter"),
      css: {},
      meta: { ...meta, styles: ["normal"], axes: axes!.filter(({ tag }) => tag !== "opsz") },
    };
    const nextFontOf = (pairing: PairingItem) =>
      flavoured(withInter("heading", pairing), "layered", (name) =>
        name === "inter" ? inter : fontNamed(name),
      )!.nextFonts[0];

    it("states no weight, so that next/font loads its one file", () => {
      expect(nextFontOf(bare)!.font).not.toHaveProperty("weight");
    });

    it("is preloaded in the preview's script beside Latin", () => {
      expect(nextFontOf(edited(bare, ["meta"], { preview: "Ξεσκεπάζω" }))).toMatchObject({
        name: "inter--greek-latin",
        font: { subsets: ["greek", "latin"] },
      });
    });
  });

  it("a family with optical sizes is a package, of the faces with that axis", () => {
    const item = pairingIn("layered", withInter("heading", bare));
    expect(item).not.toHaveProperty("registryDependencies");
    expect(importsOf(item)[0]).toBe('@import "@fontsource-variable/inter/opsz.css"');
  });

  it("`opticalSizing: none` keeps the default cut", () => {
    const pinned = edited(withInter("body", bare), ["meta"], { opticalSizing: "none" });
    expect(importsOf(pairingIn("layered", pinned))).toContain(
      '@import "@fontsource-variable/inter/wght.css"',
    );
  });

  it("a single font is a package and a variable, with every weight", () => {
    const item = flavoured(fixtureFont("lato"), "layered", fontNamed)?.item;
    expect(item).toMatchObject({ type: "registry:theme", dependencies: ["@fontsource/lato"] });
    expect(importsOf(item ?? {})).toContain('@import "@fontsource/lato/900.css"');
  });
});

describe("self-hosted: no Google at build or run time", () => {
  it("every font of a pairing is a package, layered too", () => {
    const item = pairingIn("self-hosted");
    expect(item).not.toHaveProperty("registryDependencies");
    expect(item.dependencies).toEqual([
      "@fontsource/abril-fatface",
      "@fontsource/lato",
      "@fontsource-variable/jetbrains-mono",
    ]);
    expect(item.css["@layer base"]).toHaveProperty("body.--pairing-text", "var(--pairing-body)");
  });

  it("a family that has only an italic is imported as such", () => {
    const lato = fixtureFont("lato");
    const molle: FontItem = {
      ...lato,
      name: "molle",
      font: { ...lato.font, dependency: "@fontsource/molle", weight: ["400"] },
      css: {},
      meta: { styles: ["italic"] },
    };
    expect(flavoured(molle, "self-hosted", fontNamed)?.item).toMatchObject({
      css: { '@import "@fontsource/molle/400-italic.css"': {} },
    });
  });

  it("a font that a rule names directly has its variable, and no other font has", () => {
    const named = edited(bare, ["css", "h3", "font-family"], "var(--font-lato)");
    const { theme = {} } = pairingIn("self-hosted", named).cssVars ?? {};
    expect(theme["--font-lato"]).toMatch(/^'Lato', .*sans-serif$/);
    const roles = ["--font-body", "--font-heading", "--font-mono"];
    expect(Object.keys(theme).sort()).toEqual([...roles, "--font-lato"].sort());
    const byRoles = pairingIn("self-hosted").cssVars?.theme ?? {};
    expect(Object.keys(byRoles).sort()).toEqual(roles);
  });

  it("a pairing with a missing font is an error that names the pairing and the role", () => {
    expect(() => flavoured(bare, "self-hosted", () => undefined)).toThrow(
      new RangeError("pairing-bare: its heading font was not found"),
    );
  });
});

describe("typeset: one class, nothing global", () => {
  it("sets no variable of the page", () => {
    expect(pairingIn("typeset")).not.toHaveProperty("cssVars");
  });

  it("a font has no typeset form", () => {
    expect(flavoured(fixtureFont("lato"), "typeset", fontNamed)).toBeUndefined();
  });
});

describe("plain: the font as the client handles it by itself", () => {
  it("an optical size axis is imported after the default import, which the client would append", () => {
    expect(importsOf(plainFont(fixtureFont("inter"))).slice(0, 2)).toEqual([
      '@import "@fontsource-variable/inter"',
      '@import "@fontsource-variable/inter/opsz.css"',
    ]);
  });

  it("any other font keeps its own imports, and the order of its fields", () => {
    const lato = fixtureFont("lato");
    expect(importsOf(plainFont(lato))).toEqual(Object.keys(lato.css ?? {}));
    expect(Object.keys(plainFont(lato))).toEqual(Object.keys(lato));
  });
});
