import { existsSync } from "node:fs";
import { join } from "node:path";
import { TYPOGRAPHY_RULES } from "../../../build/check/rules/index.ts";
import { validateRegistry } from "../../../build/check/validate.ts";
import { type NewPairing, writeNewPairing } from "../../../build/new/new-pairing.ts";
import {
  CHARACTERS,
  type Character,
  pairingScale,
  textPixels,
} from "../../../build/new/pairing-scale.ts";
import { NewItemError } from "../../../build/new/write-new-file.ts";
import { loadCatalog } from "../../../registry/pairing/catalog.ts";
import { completePairing } from "../../../registry/pairing/derived-css.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../registry/model/package-root.ts";
import { readJson } from "../../fixtures/read.ts";
import { folderOf, temporaryRegistry } from "../../fixtures/temporary.ts";

const { fonts, pairings } = loadCatalog(ownRegistryDir);
const font = (name: string) => fonts.get(name) as FontItem;

const emptyRegistry = () =>
  folderOf({ "config.json": '{ "extends": ["typography-registry/fonts"] }' });

const REQUEST: Omit<NewPairing, "registryDir"> = {
  name: "calm-docs",
  fonts: { heading: "playfair-display", body: "source-sans-3", mono: "fira-code" },
  character: "balanced",
};

const written = (registryDir: string, request = REQUEST) =>
  readJson(writeNewPairing({ ...request, registryDir })) as PairingItem;

const rulesBrokenIn = (registry: string) =>
  new Set(validateRegistry(registry).problems.map(({ rule }) => rule));

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
    expect(rulesBrokenIn(registry)).toEqual(new Set(["to-do"]));
  });

  it("a heading that no phone has room for is smaller there", () => {
    const registry = emptyRegistry();
    const request = { ...REQUEST, fonts: { ...REQUEST.fonts, heading: "asset" } };
    expect(written(registry, request).meta?.phone?.h1).toMatch(/^\d+(?:\.\d+)?rem$/);
    expect(rulesBrokenIn(registry)).toEqual(new Set(["to-do"]));
  });
});

describe("in a registry with fonts of its own", () => {
  const OWN: typeof REQUEST = {
    ...REQUEST,
    fonts: { heading: "source-serif-4", body: "lato", mono: "jetbrains-mono" },
  };

  it("the item is complete but for what a person must write", () => {
    const registryDir = temporaryRegistry();
    const file = writeNewPairing({ ...OWN, registryDir });
    expect(file).toBe(join(registryDir, "pairings/calm-docs.json"));
    const { css, ...item } = readJson(file) as PairingItem;
    const fontsOf = (names: (keyof typeof OWN.fonts)[]) => names.map((role) => OWN.fonts[role]);
    expect(Object.keys(css)).toHaveLength(7);
    expect(item).toEqual({
      $schema: "../../dist/schemas/pairing.schema.json",
      name: "pairing-calm-docs",
      type: "registry:style",
      extends: "none",
      title: "Calm Docs — Source Serif 4 + Lato + JetBrains Mono",
      description:
        "TODO: Say first what kind of heading stands over what kind of text, and for which use. Then why Source Serif 4 and Lato belong together, what JetBrains Mono does, and what to watch for.",
      categories: ["sans-serif", "serif"],
      registryDependencies: fontsOf(["mono", "body", "heading"]).map(
        (name) => `{base_url}/r/${name}.json`,
      ),
      cssVars: {
        theme: {
          "--font-heading": "var(--font-source-serif-4)",
          "--font-body": "var(--font-lato)",
          "--font-mono": "var(--font-jetbrains-mono)",
        },
      },
      meta: { mood: ["to-do"], useCase: ["to-do"], textSize: "1.0625rem", measure: "28.3em" },
    });
  });

  it("a font in two roles is one dependency", () => {
    const fonts = { ...OWN.fonts, body: "source-serif-4" };
    const request = { ...OWN, fonts, mood: [], useCase: ["blog", "docs"] };
    const item = written(temporaryRegistry(), request);
    expect(item.registryDependencies).toEqual(
      ["jetbrains-mono", "source-serif-4"].map((name) => `{base_url}/r/${name}.json`),
    );
    expect(item.categories).toEqual(["serif", "superfamily", "variable"]);
    expect(item.meta).toMatchObject({ mood: ["to-do"], useCase: ["blog", "docs"] });
  });

  it.each([
    ["pairing-calm", "calm"],
    ["the-pairing-calm", "the-pairing-calm"],
    ["pairing-pairing-calm", "pairing-calm"],
  ])("the name %s is that of the file %s", (name, stem) => {
    const registryDir = temporaryRegistry();
    const file = writeNewPairing({ ...OWN, name, registryDir });
    expect(file).toBe(join(registryDir, `pairings/${stem}.json`));
    expect((readJson(file) as PairingItem).name).toBe(`pairing-${stem}`);
  });

  it.each([
    ["heading", "latto", '; did you mean "lato"?'],
    ["body", "zzzzzzzzzzzz", ""],
    ["mono", "", ""],
  ])("a font for the %s that is not there is named: %j", (role, name, nearest) => {
    const registryDir = temporaryRegistry();
    const fonts = { ...OWN.fonts, [role]: name };
    expect(() => writeNewPairing({ ...OWN, fonts, registryDir })).toThrow(
      new NewItemError(
        `The font "${name}" is not in the registry. Write it first, with \`typography-registry new font ${name}\`${nearest}`,
      ),
    );
    expect(existsSync(join(registryDir, "pairings/calm-docs.json"))).toBe(false);
  });

  it.each(["Calm Docs", "../x", "pairing-", ""])("the name %j is refused", (name) => {
    expect(() => writeNewPairing({ ...OWN, name, registryDir: temporaryRegistry() })).toThrow(
      new NewItemError(
        `The name "${name}" is invalid. Use lowercase words joined by hyphens, such as calm-docs.`,
      ),
    );
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
        const theme = {
          "--font-heading": `var(--font-${heading.name})`,
          "--font-body": `var(--font-${body.name})`,
          "--font-mono": "var(--font-jetbrains-mono)",
        };
        const meta = { ...base.meta, textSize: `${textPixels(roles) / 16}rem` };
        const written = { ...base, cssVars: { theme }, css: pairingScale(roles, character), meta };
        const item = completePairing(written, font);
        const pairing = { stem: "x", file: heading.name, item, ...roles };
        return RULES.flatMap((rule) => [
          ...(rule.checkPairing?.(pairing, rule.bounds ?? {}) ?? []),
          ...(rule.checkPairingWithFonts?.(pairing, rule.bounds ?? {}) ?? []),
        ]);
      });
      expect(found).toEqual([]);
    },
  );

  it("uses only weights that the font has", () => {
    const roles = { heading: font("bebas-neue"), body: font("roboto"), mono: font("fira-code") };
    expect(pairingScale(roles, "bold").h1["font-weight"]).toBe("400");
  });
});
