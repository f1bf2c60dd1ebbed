import { flavoured } from "../../registry/flavours.ts";
import type { FontItem, PairingItem } from "../../registry/items.ts";
import { fixtureFont, fixturePairing } from "../fixtures/read.ts";

const NAMES = ["abril-fatface", "inter", "jetbrains-mono", "lato", "source-serif-4"];
const fonts = new Map(NAMES.map((name) => [name, fixtureFont(name)]));
const fontNamed = (name: string) => fonts.get(name);

/** As it is published under https://example.com. */
const published = (name: string) =>
  JSON.parse(
    JSON.stringify(fixturePairing(name)).replaceAll("{base_url}", "https://example.com"),
  ) as PairingItem;
const bare = published("bare");

describe("layered: css wrapped in @layer base", () => {
  it("a pairing's rules are in the base layer, and its fonts come from the same flavour", () => {
    expect(flavoured(bare, "layered", fontNamed)).toEqual({
      ...bare,
      registryDependencies: ["abril-fatface", "lato", "jetbrains-mono"].map(
        (name) => `https://example.com/r/layered/${name}.json`,
      ),
      css: { "@layer base": bare.css },
    });
  });

  it("a font is unchanged: its imports are not allowed in a layer's block", () => {
    const lato = fixtureFont("lato");
    expect(flavoured(lato, "layered", fontNamed)).toBe(lato);
  });
});

describe("self-hosted: no Google at build or run time", () => {
  it("a pairing brings its packages, their imports and the variables, layered too", () => {
    const item = flavoured(bare, "self-hosted", fontNamed);
    expect(item).toMatchObject({
      name: bare.name,
      type: "registry:style",
      extends: "none",
      dependencies: [
        "@fontsource/abril-fatface",
        "@fontsource/lato",
        "@fontsource-variable/jetbrains-mono",
      ],
      cssVars: {
        theme: {
          ...bare.cssVars.theme,
          "--font-abril-fatface": "'Abril Fatface', serif",
          "--font-lato": "'Lato', sans-serif",
          "--font-jetbrains-mono": "'JetBrains Mono Variable', monospace",
        },
      },
    });
    expect(item).not.toHaveProperty("registryDependencies");
    const lines = Object.keys(item.css ?? {});
    expect(lines.slice(0, 3)).toEqual([
      '@import "@fontsource/abril-fatface"',
      '@import "@fontsource/lato"',
      '@import "@fontsource/lato/100.css"',
    ]);
    expect(lines.at(-1)).toBe("@layer base");
    expect(item.css).toMatchObject({ "@layer base": bare.css });
  });

  it("a font is not a registry:font, which the client would load from Google", () => {
    expect(flavoured(fixtureFont("source-serif-4"), "self-hosted", fontNamed)).toEqual({
      name: "source-serif-4",
      type: "registry:theme",
      title: "Source Serif 4",
      description: "Source Serif 4 — Serif font.",
      categories: ["serif"],
      dependencies: ["@fontsource-variable/source-serif-4"],
      cssVars: { theme: { "--font-source-serif-4": "'Source Serif 4 Variable', serif" } },
      css: {
        '@import "@fontsource-variable/source-serif-4"': {},
        '@import "@fontsource-variable/source-serif-4/wght-italic.css"': {},
      },
    });
  });

  it("a family that has only an italic has no default import", () => {
    const lato = fixtureFont("lato");
    const molle: FontItem = {
      ...lato,
      name: "molle",
      font: { ...lato.font, dependency: "@fontsource/molle", weight: ["400"] },
      css: {},
      meta: { styles: ["italic"] },
    };
    expect(flavoured(molle, "self-hosted", fontNamed)).toMatchObject({
      css: { '@import "@fontsource/molle/400-italic.css"': {} },
    });
  });

  it("a pairing with a missing font is an error", () => {
    expect(() => flavoured(bare, "self-hosted", () => undefined)).toThrow(RangeError);
  });
});
