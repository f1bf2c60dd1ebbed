import { existsSync } from "node:fs";
import { join } from "node:path";
import { titleFromSlug } from "../../registry/faces/provider-names.ts";
import {
  FONT_ROLES,
  type FontItem,
  type FontRole,
  type PairingItem,
  type WrittenPairing,
} from "../../registry/model/items.ts";
import { formatJson } from "../../registry/model/json.ts";
import { FOLDER } from "../../registry/model/sources.ts";
import { completePairing } from "../../registry/pairing/derived-css.ts";
import { categoryDifferences, stylesOf } from "../../registry/pairing/structural-categories.ts";
import { didYouMean } from "../../registry/search/nearest.ts";
import { TO_DO, TO_DO_TAG } from "../check/rules/items/tags.ts";
import { validateRegistry } from "../check/validate.ts";
import { type Character, type RoleFonts, pairingScale, textPixels } from "./pairing-scale.ts";
import { NewItemError, isHyphenated, writeNewFile } from "./write-new-file.ts";

export interface NewPairing {
  registryDir: string;
  /** With or without `pairing-`. */
  name: string;
  /** The names of font items. */
  fonts: Readonly<Record<FontRole, string>>;
  character: Character;
  /** Tags of the vocabulary; what is missing is left to be written. */
  mood?: readonly string[];
  useCase?: readonly string[];
  description?: string;
}

/**
 * Writes a pairing of three fonts of the registry, with a scale for these faces. What only a person can
 * write is left as a to-do, which validation reports.
 *
 * @returns the path of the file
 * @throws NewItemError when a font is not in the registry, or the file exists; nothing is written then
 */
export function writeNewPairing(options: NewPairing): string {
  const stem = options.name.replace(/^pairing-/, "");
  if (!isHyphenated(stem))
    throw new NewItemError(
      `The name ${JSON.stringify(options.name)} is invalid. Use lowercase words joined by hyphens, such as calm-docs.`,
    );
  const path = `${FOLDER.pairing}/${stem}.json`;
  const { catalog } = validateRegistry(options.registryDir);
  const fonts = {
    heading: fontNamed(options.fonts.heading, catalog.fonts),
    body: fontNamed(options.fonts.body, catalog.fonts),
    mono: fontNamed(options.fonts.mono, catalog.fonts),
  };
  const item = completePairing(newPairing(stem, fonts, options), (font) => catalog.fonts.get(font));
  const categories = derivedCategories(item, fonts, catalog.fonts);
  const $schema = schemaLocation(options.registryDir);
  return writeNewFile(options.registryDir, path, formatJson({ $schema, ...item, categories }));
}

function fontNamed(name: string, fonts: ReadonlyMap<string, FontItem>): FontItem {
  const font = fonts.get(name);
  if (font !== undefined) return font;
  throw new NewItemError(
    `The font ${JSON.stringify(name)} is not in the registry. Write it first, with \`typography-registry new font ${name}\`${didYouMean(name, fonts.keys())}`,
  );
}

function newPairing(stem: string, fonts: RoleFonts, options: NewPairing): WrittenPairing {
  const { heading, body, mono } = fonts;
  const titles = [heading, body, mono].map(({ title }) => title);
  const names = new Set([heading, body, mono].map(({ name }) => name));
  const theme = FONT_ROLES.map((role) => [`--font-${role}`, `var(--font-${fonts[role].name})`]);
  return {
    name: `pairing-${stem}`,
    type: "registry:style",
    extends: "none",
    title: `${titleFromSlug(stem)} — ${titles.join(" + ")}`,
    description:
      options.description ??
      `${TO_DO} Say first what kind of heading stands over what kind of text, and for which use. Then why ${heading.title} and ${body.title} belong together, what ${mono.title} does, and what to watch for.`,
    categories: [],
    registryDependencies: [...names].sort().map((name) => `{base_url}/r/${name}.json`),
    cssVars: { theme: Object.fromEntries(theme) as PairingItem["cssVars"]["theme"] },
    css: pairingScale(fonts, options.character),
    meta: {
      mood: tagsOrToDo(options.mood),
      useCase: tagsOrToDo(options.useCase),
      textSize: `${textPixels(fonts) / 16}rem`,
    },
  };
}

function tagsOrToDo(tags: readonly string[] = []): string[] {
  return tags.length > 0 ? [...tags] : [TO_DO_TAG];
}

/** Those that validation derives from the fonts. */
function derivedCategories(
  item: PairingItem,
  { heading, body }: RoleFonts,
  fonts: ReadonlyMap<string, FontItem>,
): string[] {
  const styles = new Set([...fonts.values()].flatMap(stylesOf));
  // The item has none yet, so that all of them are missing.
  return categoryDifferences(item, heading, body, styles).map(({ category }) => category);
}

/**
 * Where an item finds its schema, for editors: in this project the schema itself, elsewhere the published
 * one, which knows the names of the registry at hand.
 */
function schemaLocation(registryDir: string): string {
  const file = "schemas/pairing.schema.json";
  return existsSync(join(registryDir, "..", file)) ? `../../${file}` : `../../dist/${file}`;
}
