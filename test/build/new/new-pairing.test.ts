import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NewItemError } from "../../../build/new/new-item-error.ts";
import { type NewPairing, writeNewPairing } from "../../../build/new/new-pairing.ts";
import { CHARACTERS, type Character, pairingScale } from "../../../build/new/pairing-scale.ts";
import { TYPOGRAPHY_RULES } from "../../../build/rules/index.ts";
import { validateRegistry } from "../../../build/validate.ts";
import { loadCatalog } from "../../../registry/catalog.ts";
import type { FontItem, PairingItem } from "../../../registry/items.ts";
import { ownRegistryDir } from "../../../registry/package-root.ts";
import { pixelsOf } from "../../../registry/scale.ts";
import { readJson } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const { fonts, pairings } = loadCatalog(ownRegistryDir);
const font = (name: string) => fonts.get(name) as FontItem;

function emptyRegistry(): string {
  const registry = temporaryFolder();
  for (const folder of ["pairings", "fonts"]) mkdirSync(join(registry, folder));
  writeFileSync(join(registry, "config.json"), '{ "extends": ["typography-registry/fonts"] }');
  return registry;
}

const REQUEST: Omit<NewPairing, "registryDir"> = {
  name: "calm-docs",
  fonts: { heading: "playfair-display", body: "source-sans-3", mono: "fira-code" },
  character: "balanced",
};

const written = (registryDir: string, request = REQUEST) =>
  readJson(writeNewPairing({ ...request, registryDir })) as PairingItem;

describe("new pairing", () => {
  it("writes an item that lacks only what a person must write, each named by validation", () => {
    const registry = emptyRegistry();
    const item = written(registry);
    expect(item.title).toBe("Calm Docs — Playfair Display + Source Sans 3 + Fira Code");
    const { problems } = validateRegistry(registry);
    expect(problems.map(({ rule, pointer }) => `${rule} ${pointer}`)).toEqual([
      "to-do /description",
      "to-do /meta/mood/0",
      "to-do /meta/useCase/0",
    ]);
  });

  it("with tags and a description it is valid", () => {
    const registry = emptyRegistry();
    const description = (pairings.get("minimal") as PairingItem).description;
    const item = written(registry, {
      ...REQUEST,
      fonts: { heading: "inter-tight", body: "inter", mono: "jetbrains-mono" },
      mood: ["minimal"],
      useCase: ["saas"],
      description,
    });
    expect(item.meta?.mood).toEqual(["minimal"]);
    expect(validateRegistry(registry).problems).toEqual([]);
  });

  it("two of them do not copy each other's to-do", () => {
    const registry = emptyRegistry();
    written(registry);
    written(registry, { ...REQUEST, name: "b", fonts: { ...REQUEST.fonts, heading: "lora" } });
    const rules = validateRegistry(registry).problems.map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(["to-do"]));
  });

  it("replaces nothing", () => {
    const registry = emptyRegistry();
    const file = writeNewPairing({ ...REQUEST, registryDir: registry });
    const before = readFileSync(file, "utf8");
    const again = () => writeNewPairing({ ...REQUEST, character: "bold", registryDir: registry });
    expect(again).toThrow(NewItemError);
    expect(again).toThrow("calm-docs.json exists. Choose another name, or edit it.");
    expect(readFileSync(file, "utf8")).toBe(before);
  });

  it.each([
    [{ name: "Calm Docs" }, 'The name "Calm Docs" is invalid. Use lowercase words'],
    [{ name: "../x" }, 'The name "../x" is invalid'],
    [
      { fonts: { ...REQUEST.fonts, body: "source-sans" } },
      'The font "source-sans" is not in the registry; did you mean "source-sans-3"?',
    ],
  ])("refuses %j", (change, message) => {
    const write = () => writeNewPairing({ ...REQUEST, ...change, registryDir: emptyRegistry() });
    expect(write).toThrow(message);
  });

  it("a heading that no phone has room for makes it a poster", () => {
    const registry = emptyRegistry();
    const request = { ...REQUEST, fonts: { ...REQUEST.fonts, heading: "asset" } };
    expect(written(registry, request).categories).toContain("poster");
    const rules = validateRegistry(registry).problems.map(({ rule }) => rule);
    expect(new Set(rules)).toEqual(new Set(["to-do"]));
  });
});

describe("the scale", () => {
  const RULES = TYPOGRAPHY_RULES.filter(({ name }) =>
    ["leading", "tracking", "scale-ratio", "code-size", "minor-headings"].includes(name),
  );
  const base = pairings.get("minimal") as PairingItem;
  const bodies = ["inter", "lora", "eb-garamond", "work-sans", "noto-sans-jp"].map(font);

  it.each(Object.keys(CHARACTERS) as Character[])(
    "%s: is sound for every heading font of the registry",
    (character) => {
      const found = [...fonts.values()].flatMap((heading, index) => {
        const body = bodies[index % bodies.length] as FontItem;
        const roles = { heading, body, mono: font("jetbrains-mono") };
        const theme = { ...base.cssVars.theme, "--font-heading": `var(--font-${heading.name})` };
        const item = { ...base, cssVars: { theme }, css: pairingScale(roles, character) };
        const pairing = { stem: "x", file: heading.name, item, ...roles };
        return RULES.flatMap((rule) => [
          ...(rule.checkPairing?.(pairing, rule.bounds ?? {}) ?? []),
          ...(rule.checkPairingWithFonts?.(pairing, rule.bounds ?? {}) ?? []),
        ]);
      });
      expect(found).toEqual([]);
    },
  );

  const h1 = (heading: string, body: string, character: Character) =>
    pixelsOf(
      pairingScale({ heading: font(heading), body: font(body), mono: font("fira-code") }, character)
        .h1["font-size"],
    );

  it("grows with the character, and with a small x-height", () => {
    expect(h1("inter", "inter", "compact")).toBeLessThan(h1("inter", "inter", "balanced"));
    expect(h1("inter", "inter", "balanced")).toBeLessThan(h1("inter", "inter", "bold"));
    expect(h1("cormorant-garamond", "inter", "balanced")).toBeGreaterThan(
      h1("inter", "inter", "balanced"),
    );
  });

  it("uses only weights that the font has", () => {
    const { css } = {
      css: pairingScale(
        { heading: font("bebas-neue"), body: font("roboto"), mono: font("fira-code") },
        "bold",
      ),
    };
    expect(css.h1["font-weight"]).toBe("400");
  });

  it("does not bring the hairlines of a face with high contrast closer", () => {
    const roles = { body: font("inter"), mono: font("fira-code") };
    const spacing = (heading: string) =>
      pairingScale({ heading: font(heading), ...roles }, "bold").h1["letter-spacing"];
    expect(spacing("playfair-display")).toBe("0em");
    expect(Number.parseFloat(spacing("inter"))).toBeLessThan(0);
  });
});
