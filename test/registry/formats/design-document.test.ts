import { parse } from "yaml";
import { designWithRules } from "../../../registry/formats/design-document.ts";
import { FORMATS } from "../../../registry/formats/index.ts";
import { rulesOf } from "../../../registry/pairing/phone-sizes.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { applyOverrides } from "../../../registry/overrides/overridable-pairing.ts";
import { parseOverrideParameters } from "../../../registry/overrides/override-parameters.ts";
import { fontOfRole, isRoleName, referencedName } from "../../../registry/pairing/pairing-fonts.ts";
import { textSizeOf } from "../../../registry/pairing/scale.ts";
import { changedPairing, pairingFile } from "../../../registry/overrides/roles.ts";
import { replyTo, textOf } from "../../fixtures/fixture-reply.ts";
import { edited } from "../../fixtures/edited.ts";
import { FIXTURE_REGISTRY, PROJECT, fixturePairing } from "../../fixtures/read.ts";
import { rulesIn } from "../../fixtures/rules-in.ts";
import { formatText } from "./format-text.ts";

const fixtures = loadCatalog(FIXTURE_REGISTRY);
const own = loadCatalog(`${PROJECT}registry`);

function documentOf(pairing: PairingItem, fonts: ReadonlyMap<string, FontItem> = fixtures.fonts) {
  return formatText("design", pairing, fonts);
}

/** What the server answers. */
const served = (target: string) => textOf(replyTo(target));

type Token = Record<string, string | number>;

interface FrontMatter {
  version: string;
  name: string;
  description: string;
  omitted: { section: string; reason: string }[];
  typography: Record<string, Token>;
}

function frontMatterOf(text: string): FrontMatter {
  return parse(/^---\n(.*?\n)---\n/s.exec(text)![1]!) as FrontMatter;
}

const typographyOf = (text: string) => frontMatterOf(text).typography;

/** The declarations that no token states. */
const cssIn = (text: string) => /```css\n(.*)```/s.exec(text)![1]!.trim().split("\n");

const serif = fixturePairing("serif");
const document = documentOf(serif);

describe("a pairing as a DESIGN.md", () => {
  it("states its name, the first sentence of its description, and what the project decides", () => {
    const { typography, ...others } = frontMatterOf(document);
    expect(others).toEqual({
      version: "alpha",
      name: "Serif",
      description: serif.description.split(/(?<=\.) /)[0],
      omitted: ["colors", "rounded", "spacing", "components"].map((section) => ({
        section,
        reason: "The project decides.",
      })),
    });
    expect(Object.keys(typography)).toEqual(["h1", "h2", "h3", "h4", "body", "code"]);
  });

  it("has the sections of the format in their order, each once", () => {
    expect(document.match(/^#+ .*$/gm)).toEqual([
      "# Serif",
      "## Overview",
      "## Typography",
      "## Do's and Don'ts",
      "## Limitations",
      "## Coverage",
      "## Installation",
    ]);
  });

  it("names the face and the purpose of every token", () => {
    expect(document).toContain("- **h1**, the title of a page: `Source Serif 4` at weight 700\n");
    expect(document).toContain("- **code**, inline and in blocks: `JetBrains Mono`\n");
  });

  const editorial = documentOf(own.pairings.get("editorial")!, own.fonts);

  it.each([
    ["its limitations", "- Playfair Display lacks scripts that Source Serif 4 has"],
    ["its languages", "- Languages, whole: af, az, be, bg, bs, ca, ceb, cs, "],
    ["its scripts", "- Scripts: Latin, Latin Extended, Cyrillic, Vietnamese.\n- Download, before "],
    ["how it is tuned", "parameters of the address, such as `h1-size=3rem&body-lh=1.8`"],
    ["how it is undone", "`git revert`"],
  ])("states %s", (_, text) => {
    expect(editorial).toContain(text);
  });

  it.each([
    ["Next.js", '`npx --yes shadcn add --yes "https://example.com/r/layered/serif.json"`'],
    [
      "Vue",
      '`npx --yes shadcn-vue@latest add --yes "https://example.com/r/self-hosted/serif.json"`',
    ],
    ["Svelte", 'add --yes --overwrite "https://example.com/r/self-hosted/serif.json"`'],
    ["a page", '`<link rel="stylesheet" href="https://example.com/css/serif.css">`'],
  ])("has the command for %s", (_, command) => {
    expect(served("/design/serif.md")).toContain(command);
  });

  it("has no limitations where its fonts state none", () => {
    const pairings = [...own.pairings.values()].map((pairing) => documentOf(pairing, own.fonts));
    const without = pairings.filter((text) => !text.includes("## Limitations"));
    expect(without.length).toBeGreaterThan(0);
    for (const text of without) expect(text).not.toContain("Before overrides");
  });

  it("in a namespace names the item in it; with other fonts none, since that takes no parameters", () => {
    const dependencies = ["@acme/jetbrains-mono", "@acme/source-serif-4"];
    const named = edited(serif, ["registryDependencies"], dependencies);
    const text = documentOf(named);
    expect(text).toContain('npx --yes shadcn add --yes "@acme/serif"');
    expect(text).toContain('npx --yes shadcn-vue@latest add --yes "@acme/serif"');
    expect(text).toContain('--overwrite "https://a.example/r/self-hosted/serif.json"');
    expect(text).toContain("parameters of the registry in `components.json`");
    const fonts = new Map(
      ["lato", "source-serif-4", "jetbrains-mono"].map((name) => [name, fixtures.fonts.get(name)!]),
    );
    const roles = new Map([["body", "lato"] as const]);
    const changed = changedPairing(named, roles, fonts);
    const format = FORMATS.find(({ folder }) => folder === "design");
    const withLato = pairingFile(changed, { format }, text, () => false);
    expect(withLato).not.toContain("npx shadcn");
    expect(withLato).toContain('href="https://a.example/css/serif.css?body=lato"');
  });

  it("says that a pairing keeps the default optical size, also after an override", () => {
    const pinned = edited(serif, ["meta", "opticalSizing"], "none");
    const text = documentOf(pinned);
    expect(text).toContain("- Do set `font-optical-sizing: none` on `:root`.\n");
    expect(designWithRules(text, rulesIn(pinned, fixtures), rulesIn(pinned, fixtures))).toBe(text);
  });

  it.each(["M PLUS 1p", "L'Amour: 2", 'Quoted "Sans" #1', "Source Serif 4"])(
    "a family of the name %s is read back, also after an override",
    (title) => {
      const fonts = new Map(fixtures.fonts);
      fonts.set("source-serif-4", { ...fonts.get("source-serif-4")!, title });
      const text = documentOf(serif, fonts);
      const changed = edited(serif, ["css", "h1", "font-size"], "9rem");
      expect(typographyOf(text).h1!.fontFamily).toBe(title);
      const tuned = designWithRules(text, rulesIn(serif, fixtures), rulesIn(changed, fixtures));
      expect(tuned).toBe(documentOf(changed, fonts));
      expect(typographyOf(tuned).h1).toMatchObject({ fontFamily: title, fontSize: "9rem" });
    },
  );
});

describe("a DESIGN.md with overrides", () => {
  it.each([
    "h1-size=3rem&body-lh=1.8&h4-weight=650&h2-ls=0.01em",
    "body-size=1.25rem&body-weight=500&code-weight=bold&h3-lh=28px",
    "h1-family=var(--font-mono)&h2-family=Georgia, serif",
    "h1-size=clamp(2rem,5vw,4rem)&body-size=5vw&h2-lh=120%25&h2-weight=var(--w)",
  ])("%s is what a build of the changed item gives", (query) => {
    const { overrides = [] } = parseOverrideParameters(new URLSearchParams(query));
    const css = applyOverrides(rulesOf(serif), overrides) as object as PairingItem["css"];
    const rules = rulesIn(serif, fixtures);
    const tuned = designWithRules(document, rules, applyOverrides(rules, overrides));
    expect(tuned).toBe(documentOf({ ...serif, css }));
    expect(tuned).not.toBe(document);
  });

  it("lists as CSS what the format lacks, and states it in no token", () => {
    const query = "h1-size=5vw&h2-lh=120%25&h3-ls=normal&code-family=var(--font-fira-code)";
    const text = served(`/design/serif.md?${query}`);
    const { h1, h2, h3, code } = typographyOf(text);
    expect(h1).not.toHaveProperty("fontSize");
    expect(h2).not.toHaveProperty("lineHeight");
    expect(h3).not.toHaveProperty("letterSpacing");
    expect(code).not.toHaveProperty("fontFamily");
    expect(cssIn(text)).toEqual([
      "h1 { font-size: 5vw; }",
      "h2 { line-height: 120%; }",
      "h3 { letter-spacing: normal; }",
      "body, p { text-wrap: pretty; }",
      "code, pre { font-family: var(--font-fira-code); }",
      "code, pre { font-variant-ligatures: none; }",
      "pre code { font-size: inherit; }",
      "h1, h2, h3, h4, h5, h6 { text-wrap: balance; }",
    ]);
  });

  it("states the wide size of one that grows with the screen, and says that of a phone", () => {
    const text = served("/design/serif.md?h1-size=clamp(2rem,5vw,4rem)");
    expect(typographyOf(text)["h1"]).toMatchObject({ fontSize: "4rem" });
    expect(text).toMatch(/- \*\*h1\*\*, .*; 2rem on a phone\n/);
  });

  it("a rule of which the format can express nothing has no token", () => {
    const text = served("/design/serif.md?code-family=inherit&code-size=smaller");
    expect(Object.keys(typographyOf(text))).toEqual(["h1", "h2", "h3", "h4", "body"]);
    expect(text).toContain("- **code**, inline and in blocks: a family below\n");
  });

  it("of a list of families has the first, and of a variable the family that it stands for", () => {
    const { h1, h2 } = typographyOf(
      served("/design/serif.md?h1-family=Georgia,serif&h2-family=var(--font-mono)"),
    );
    expect([h1!.fontFamily, h2!.fontFamily]).toEqual(["Georgia", "JetBrains Mono"]);
  });

  it("text in a value stays text", () => {
    const name = "a: b # c `d` ``` --- $& $'";
    const text = served(`/design/serif.md?h1-family=${encodeURIComponent(`"${name}"`)}`);
    expect(typographyOf(text).h1!.fontFamily).toBe(name);
    expect(text.match(/^## .*$/gm)).toHaveLength(document.match(/^## .*$/gm)!.length);
  });

  it("has the fonts of a query that names roles, with the addresses that install them", () => {
    const text = served("/design/plain.md?body=lato&h1-size=3rem");
    expect(typographyOf(text).body!.fontFamily).toBe("Lato");
    expect(typographyOf(text).h1).toMatchObject({ fontFamily: "Inter", fontSize: "3rem" });
    expect(text).toContain('"https://example.com/r/layered/plain.json?body=lato"');
    expect(text).toContain('href="https://example.com/css/plain.css?body=lato"');
  });

  it("throws where the document does not state the rules", () => {
    const changed = edited(serif, ["css", "h1", "font-size"], "9rem");
    expect(() =>
      designWithRules(document, rulesIn(changed, fixtures), rulesIn(serif, fixtures)),
    ).toThrow(new Error("The document does not state the pairing's rules."));
  });
});

/** A token as the rule states it. */
function statedToken(pairing: PairingItem, key: keyof PairingItem["css"]): Token {
  const rule: Record<string, string> = { ...pairing.css[key] };
  const name = referencedName(rule["font-family"]!)!;
  const font = isRoleName(name)
    ? fontOfRole(pairing, name, (one) => own.fonts.get(one))
    : own.fonts.get(name)!;
  return {
    fontFamily: font.title,
    ...(rule["font-size"] && { fontSize: rule["font-size"] }),
    ...(rule["font-weight"] && { fontWeight: Number(rule["font-weight"]) }),
    ...(rule["line-height"] && { lineHeight: Number(rule["line-height"]) }),
    ...(rule["letter-spacing"] && { letterSpacing: rule["letter-spacing"] }),
  };
}

it("every pairing of this project is read back as its rules state it, and has at most 6 kB", () => {
  for (const pairing of own.pairings.values()) {
    const text = documentOf(pairing, own.fonts);
    const body = { fontSize: textSizeOf(pairing), fontWeight: 400 };
    expect([pairing.name, typographyOf(text)]).toEqual([
      pairing.name,
      {
        h1: statedToken(pairing, "h1"),
        h2: statedToken(pairing, "h2"),
        h3: statedToken(pairing, "h3"),
        h4: statedToken(pairing, "h4, h5, h6"),
        body: { ...statedToken(pairing, "body, p"), ...body },
        code: statedToken(pairing, "code, pre"),
      },
    ]);
    expect(designWithRules(text, rulesIn(pairing, own), rulesIn(pairing, own))).toBe(text);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(6144);
  }
});
