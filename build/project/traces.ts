import { packageNameIn } from "../../registry/faces/provider-names.ts";

/** What the client reads of an item, as far as it writes it into an app. */
export interface InstalledItem {
  registryDependencies?: readonly string[];
  dependencies?: readonly string[];
  font?: InstalledFont;
  cssVars?: { theme?: Readonly<Record<string, string>> };
  css?: Readonly<Record<string, unknown>>;
}

/** A font that the client declares with `next/font` in Next.js, and imports from its package elsewhere. */
export interface InstalledFont {
  family: string;
  import: string;
  variable: string;
  subsets?: readonly string[];
  weight?: readonly string[];
  /** Missing for a font that no package has. */
  dependency?: string;
}

/**
 * What installations write into an app, each statement and declaration by its place:
 * `@layer base{h1{font-size: 3rem`, `@import "@fontsource/lato"`.
 */
export interface Traces {
  css: ReadonlySet<string>;
  /** The places of declarations without their values. */
  properties: ReadonlySet<string>;
  nextFonts: readonly InstalledFont[];
  packages: ReadonlySet<string>;
}

/** @param items those of one installation, or of several that may have been made */
export function tracesOf(items: readonly InstalledItem[]): Traces {
  const css = new Set<string>();
  const properties = new Set<string>();
  const add = (place: string, property: string, value: string) => {
    properties.add(declared(place, property, ""));
    css.add(declared(place, property, value));
  };
  const visit = (place: string, block: object) => {
    if (!isFace(place)) {
      visitEach(place, block);
      return;
    }
    const descriptors = Object.entries(block) as [string, string][];
    properties.add(place);
    css.add(
      face(
        place,
        descriptors.map(([prop, value]) => ({ prop, value })),
      ),
    );
  };
  const visitEach = (place: string, block: object) => {
    for (const [key, value] of Object.entries(block) as [string, unknown][]) {
      if (typeof value === "string") add(place, key, value);
      else if (typeof value === "object" && value !== null) visit(inside(place, key), value);
    }
  };
  for (const { css: rules = {}, cssVars, font } of items) {
    for (const key of Object.keys(rules).filter(isImport)) css.add(normal(key));
    visit("", rules);
    visit("", { [THEME]: cssVars?.theme ?? {} });
    if (font === undefined) continue;
    if (font.dependency !== undefined) css.add(normal(`@import "${font.dependency}"`));
    add(normal(THEME), font.variable, font.family);
    add(normal(THEME), font.variable, `var(${font.variable})`);
  }
  const fonts = items.flatMap(({ font }) => font ?? []);
  const packages = [
    ...items.flatMap(({ dependencies = [] }) => dependencies.map(packageNameIn)),
    ...fonts.flatMap(({ dependency }) => dependency ?? []),
  ];
  return { css, properties, nextFonts: fonts, packages: new Set(packages) };
}

const THEME = "@theme inline";

function isImport(key: string): boolean {
  return key.startsWith("@import ");
}

/** The place of what stands inside a rule. */
export function inside(place: string, header: string): string {
  return place === "" ? normal(header) : `${place}{${normal(header)}`;
}

/** A declaration at its place. */
export function declared(place: string, property: string, value: string): string {
  return `${place}{${property}: ${normal(value)}`;
}

/** A fallback face, known by the comment before it, which is a part of its key in an item. */
export function isFace(place: string): boolean {
  return place.endsWith("@font-face");
}

/** A face as a whole: without one of its descriptors it is another one. */
export function face(
  place: string,
  descriptors: readonly { prop: string; value: string }[],
): string {
  const written = descriptors.map(({ prop, value }) => declared("", prop, value));
  return place + written.sort().join("");
}

/** A selector, a value or a statement however it is formatted. */
export function normal(text: string): string {
  return text.trim().replace(/\s+/g, " ").replace(/ ?, ?/g, ", ").replaceAll("'", '"');
}
