import { parseCssValue } from "../../../../registry/css/css-value.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { referencedName } from "../../../../registry/pairing/pairing-fonts.ts";
import { type Finding, correctable, finding } from "../../problem.ts";
import type { Loaded } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";
import { orTitle } from "./titles.ts";

/** A variable alone, which is always valid CSS and needs no parser. */
const PLAIN_VARIABLE = /^var\(--font-[a-z0-9-]+\)$/;

/**
 * A browser drops the whole declaration if its value is not valid CSS. A variable is one that a font
 * or a role sets, so that every font that the pairing needs is known.
 */
export const cssFamily: Rule = {
  name: "css-family",
  severity: "error",
  summary:
    "a `font-family` of a pairing is valid CSS as it stands; its variable is a `--font-` one",
  checkPairing: (pairing) =>
    Object.entries(pairing.item.css).flatMap(([key, rule]) => {
      if (!("font-family" in rule)) return [];
      const family = rule["font-family"];
      if (PLAIN_VARIABLE.test(family)) return [];
      const path = ["css", key, "font-family"];
      if (/var\(/i.test(family) && referencedName(family) === undefined) {
        const predicate = `is ${family}; write var(--font-heading) or another --font- variable, alone or followed by family names`;
        return [finding(pairing, path, predicate)];
      }
      const { value, problem } = parseCssValue("font-family", family);
      if (value === family) return [];
      return [finding(pairing, path, problem ?? `is ${family}; CSS requires quotes: ${value}`)];
    }),
};

/** A quoted name and a generic family, which is always valid CSS and needs no parser. */
const PLAIN_FAMILY = /^'[\p{L}\p{N} -]+', (?:serif|sans-serif|monospace|cursive)$/u;
/** CSS Fonts 4, 2.1, and CSS Cascading and Inheritance 5, 7.3; of a title alone the client makes an unquoted value. */
const KEYWORD =
  /^(?:inherit|initial|unset|revert|revert-layer|default|serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|fangsong|ui-[a-z-]+)$/i;
const GENERIC_FAMILIES = ["serif", "sans-serif", "monospace", "cursive"];

/** Outside Next.js the client writes `font.family` into the stylesheet as it stands. */
export const fontFamily: Rule = {
  name: "font-family",
  severity: "error",
  summary:
    "valid CSS, or the title alone; before a generic family the name that the package declares (of a local font the title); `meta.genericFamily` only beside `cursive`",
  checkFont: (loaded) => [...familyFindings(loaded), ...cursiveFindings(loaded)],
};

function familyFindings(loaded: Loaded<FontItem>): Finding[] {
  const { title, font } = loaded.item;
  const { family } = font;
  const declared = familyDeclaredBy(loaded.item);
  const is = (predicate: string) => [finding(loaded, ["font", "family"], predicate)];
  if (KEYWORD.test(family))
    return is(
      `is ${family}, a keyword of CSS that names no font; write "'${title}', serif" or another generic family`,
    );
  // A name alone is published in quotes, before a generic family.
  if (family === title || family === `${title} Variable`) return [];
  if (PLAIN_FAMILY.test(family) && family.startsWith(`'${declared ?? loaded.item.title}',`))
    return [];

  const { value, problem } = parseCssValue("font-family", family);
  if (problem !== undefined) return is(problem);
  if (value !== family)
    return is(`is ${family}; CSS requires quotes: ${value}`).map((one) => correctable(one, value));
  const last = family.slice(family.lastIndexOf(",") + 1).trim();
  const generic = GENERIC_FAMILIES.find((one) => last === `'${one}'` || last === `"${one}"`);
  if (generic !== undefined && family.includes(",")) {
    const unquoted = `${family.slice(0, family.lastIndexOf(",") + 1)} ${generic}`;
    return is(`is ${family}; a generic family has no quotes; write "${unquoted}"`);
  }
  if (!family.includes(",") || !GENERIC_FAMILIES.includes(last)) return [];
  if (declared === undefined || family.startsWith(`'${declared}',`)) return [];
  const source = loaded.item.font.provider === "local" ? "the build" : "its package";
  return is(
    `is ${family}, but ${source} declares '${declared}'; write "'${declared}', ${last}"${orTitle(loaded.item)}`,
  );
}

/** `PairingData` knows three generic families (specification 2.3), and `cursive` is none of them. */
function cursiveFindings(loaded: Loaded<FontItem>): Finding[] {
  const { font, meta } = loaded.item;
  if (meta?.genericFamily === undefined || font.family.endsWith(", cursive")) return [];
  const predicate = "is only for a font.family that ends in cursive; remove it";
  return [finding(loaded, ["meta", "genericFamily"], predicate)];
}

/**
 * The name that a Fontsource package gives its faces, or the build those of the registry's own files;
 * undefined when the item names no package.
 */
function familyDeclaredBy({ title, font }: FontItem): string | undefined {
  if (font.provider === "local") return title;
  if (font.dependency?.startsWith("@fontsource-variable/")) return `${title} Variable`;
  return font.dependency === undefined ? undefined : title;
}
