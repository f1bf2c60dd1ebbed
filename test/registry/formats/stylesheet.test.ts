import { type CssNode, type Declaration, generate, parse } from "css-tree";
import { formatFiles } from "../../../registry/formats/pairing-formats.ts";
import { stylesheetWithRules } from "../../../registry/formats/rules.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import { pairingDataOf } from "../../../registry/pairing/pairing-data.ts";
import { edited } from "../../fixtures/edited.ts";
import { rulesIn as installedIn } from "../../fixtures/rules-in.ts";
import { FIXTURE_REGISTRY, PROJECT, fixturePairing } from "../../fixtures/read.ts";

const BASE_URL = "https://example.com/type";
const fixtures = loadCatalog(FIXTURE_REGISTRY);

function stylesheetOf(pairing: PairingItem, { fonts } = fixtures): string {
  const { hostedFontsUrl } = pairingDataOf(pairing, fonts);
  const files = formatFiles(pairing, (name) => fonts.get(name), hostedFontsUrl, BASE_URL);
  return files.find(({ path }) => path.endsWith(".css"))!.body;
}

/** Prelude -> declarations, of rules and at-rules in their order; throws where the CSS is invalid. */
function rulesIn(css: string): [prelude: string, declarations: Record<string, string>][] {
  const sheet = parse(css, {
    onParseError: (error) => {
      throw error;
    },
  });
  if (sheet.type !== "StyleSheet") throw new Error("not a stylesheet");
  return sheet.children
    .toArray()
    .filter((node) => node.type !== "Comment")
    .map((node) => {
      if (node.type !== "Rule" && node.type !== "Atrule") throw new Error(`a ${node.type}`);
      const prelude = node.prelude === null ? "" : generate(node.prelude);
      const name = node.type === "Atrule" ? `@${node.name} ${prelude}`.trim() : prelude;
      const declarations = (node.block?.children.toArray() ?? []).filter(isDeclaration);
      return [
        name,
        Object.fromEntries(declarations.map((one) => [one.property, generate(one.value).trim()])),
      ];
    });
}

function isDeclaration(node: CssNode): node is Declaration {
  return node.type === "Declaration";
}

const rootOf = (pairing: PairingItem) => new Map(rulesIn(stylesheetOf(pairing))).get(":root");

const rulesInstalled = (pairing: PairingItem) => installedIn(pairing, fixtures);
const plain = fixturePairing("plain");
const serif = fixturePairing("serif");

describe("a pairing as plain CSS", () => {
  it("loads the fonts first, then declares fallback faces, variables, and the rules of the pairing in their order", () => {
    const rules = rulesIn(stylesheetOf(serif));
    const { hostedFontsUrl } = pairingDataOf(serif, fixtures.fonts);
    const preludes = rules.map(([prelude]) => prelude);
    expect(preludes[0]).toBe(`@import url(${hostedFontsUrl})`);
    expect([...new Set(preludes.slice(1))]).toEqual([
      "@font-face",
      ":root",
      ...Object.keys(serif.css).map((selector) => selector.replaceAll(", ", ",")),
      "h1,h2,h3,h4,h5,h6",
    ]);
    expect(rules.slice(-8).map(([, declarations]) => declarations)).toEqual(
      Object.values(rulesInstalled(serif)),
    );
    expect(rulesInstalled(serif)).toMatchObject(serif.css);
  });

  it("names the families that the provider's stylesheet declares, with fallback and generic family", () => {
    expect(rootOf(plain)).toEqual({
      "--font-heading": "'Inter', 'Arial for Inter', 'Roboto for Inter', sans-serif",
      "--font-body": "'Inter', 'Arial for Inter', 'Roboto for Inter', sans-serif",
      "--font-mono": "'JetBrains Mono', 'Courier New for JetBrains Mono', monospace",
      "font-optical-sizing": "none",
    });
  });

  it("declares every fallback face that a variable names, and no other", () => {
    for (const pairing of fixtures.pairings.values()) {
      const rules = rulesIn(stylesheetOf(pairing));
      const declared = rules
        .filter(([prelude]) => prelude === "@font-face")
        .map(([, face]) => face["font-family"]?.replaceAll(/["']/g, ""));
      const lists = Object.values(new Map(rules).get(":root") ?? {}).join();
      const named = [...lists.matchAll(/'([^']+ for [^']+)'/g)].map(([, name]) => name);
      expect([...new Set(declared)].sort()).toEqual([...new Set(named)].sort());
      expect(declared).not.toEqual([]);
    }
  });

  it("declares the variable of a font that a rule names directly", () => {
    const direct = edited(serif, ["css", "h1", "font-family"], "var(--font-jetbrains-mono)");
    expect(rootOf(direct)?.["--font-jetbrains-mono"]).toBe(
      "'JetBrains Mono', 'Courier New for JetBrains Mono', monospace",
    );
  });

  it("keeps the default optical size where the pairing states it, and loads no axis for it", () => {
    const pinned = edited(serif, ["meta", "opticalSizing"], "none");
    expect(rootOf(pinned)).toMatchObject({ "font-optical-sizing": "none" });
    expect(stylesheetOf(pinned)).not.toContain("opsz");
    expect(stylesheetOf(serif)).not.toContain("font-optical-sizing");
  });

  it("begins with a comment: the title, and how to use the file", () => {
    const [comment = ""] = stylesheetOf(plain).split("*/");
    expect(comment).toContain(plain.title);
    expect(comment).toContain(`<link rel="stylesheet" href="${BASE_URL}/css/plain.css">`);
  });

  it("the comment of a tuned stylesheet linked to the untuned one", () => {
    const changed = {
      ...rulesInstalled(serif),
      h1: { ...rulesInstalled(serif)["h1"], "font-size": "4rem" },
    };
    const text = stylesheetWithRules(
      stylesheetOf(serif),
      rulesInstalled(serif),
      changed,
      "h1-size=4rem",
    );
    expect(text).toContain(`<link rel="stylesheet" href="${BASE_URL}/css/serif.css?h1-size=4rem">`);
  });

  it("a title that contains the end of a comment stays within it", () => {
    const hostile = { ...plain, title: "A*/@import url(x);/* — Inter + Inter + JetBrains Mono" };
    expect(rulesIn(stylesheetOf(hostile))).toEqual(rulesIn(stylesheetOf(plain)));
  });

  it("other rules replace those at its end, and nothing below its first comment differs", () => {
    const changed = edited(serif, ["css", "h1", "font-size"], "clamp(2rem, 5vw, 4rem)");
    const text = stylesheetOf(serif);
    const tuned = stylesheetWithRules(text, rulesInstalled(serif), rulesInstalled(changed), "");
    expect(tuned.slice(tuned.indexOf("*/"))).toBe(
      text
        .slice(text.indexOf("*/"))
        .replace("font-size: 2.75rem;", "font-size: clamp(2rem, 5vw, 4rem);"),
    );
  });

  it("a stylesheet that does not end with the published rules is refused", () => {
    const rules = rulesInstalled(serif);
    expect(() => stylesheetWithRules(stylesheetOf(plain), rules, rules, "")).toThrow(
      "does not end",
    );
  });
});

it("every pairing of this project is valid CSS, the same bytes every time", () => {
  const own = loadCatalog(`${PROJECT}registry`);
  for (const pairing of own.pairings.values()) {
    const css = stylesheetOf(pairing, own);
    const rules = new Map(rulesIn(css));
    expect(rules.size).toBeGreaterThanOrEqual(3 + Object.keys(pairing.css).length);
    expect(stylesheetOf(pairing, own)).toBe(css);
  }
});
