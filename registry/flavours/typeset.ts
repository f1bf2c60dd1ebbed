import type { FontItem, PairingItem, Rules } from "../model/items.ts";
import { installedRules } from "../pairing/installed-rules.ts";
import { inLanguages, languageParts } from "../pairing/language-rules.ts";
import { fluidSize, phoneSizeOf } from "../pairing/phone-sizes.ts";
import { HEADING_KEYS, type HeadingKey, pixelsOf } from "../pairing/scale.ts";
import type { InstalledFonts } from "./installed-fonts.ts";
import { typesetElementRules } from "./typeset-elements.ts";

/** A rule of a pairing: the key of its `css`. */
export type PairingKey = keyof PairingItem["css"];

/** Where typeset's own styles and a pairing's are: utilities outweigh it. */
export const TYPESET_LAYER = "@layer components";

/** The space between blocks, in em of the text, as shadcn's typeset has it. */
const FLOW = "1.25em";

/** Parts of a page that opt out, by the class of shadcn's typeset. */
const OPT_OUT = ":not(:where(.not-typeset, .not-typeset *))";

/**
 * The selector of a pairing's rule inside its class. That of running text sets the variables: it
 * outweighs the defaults of shadcn's `.typeset`, wherever those are imported.
 *
 * @param name the pairing's, without `pairing-`
 */
export function typesetSelector(name: string, ruleKey: string): string {
  const scope = `.typeset-${name}`;
  const { key, languages } = languageParts(ruleKey);
  if (key === "body, p") return inLanguages(`${scope}, .typeset${scope}`, languages);
  const selector = key.includes(",") ? `:is(${key})` : key;
  return inLanguages(`${scope} ${selector}${OPT_OUT}`, languages);
}

/** What stands for a property of running text in that rule; any other property is itself. */
export const TYPESET_VARIABLE: ReadonlyMap<string, string> = new Map([
  ["font-family", "--typeset-font-body"],
  ["font-size", "--typeset-size"],
  ["line-height", "--typeset-leading"],
]);

/**
 * A pairing as one class: the variables of shadcn's typeset, and the pairing's headings and code. Sizes
 * are in em of the text, so that all of it follows the container; at `meta.textSize` they are those of
 * the pairing. The roles' variables are set for the class alone.
 *
 * @see https://ui.shadcn.com/docs/typeset
 */
export function typesetRules(
  pairing: PairingItem,
  name: string,
  installed: InstalledFonts,
  fonts: (name: string) => FontItem | undefined,
): Rules {
  const { css, meta } = pairing;
  const textSize = meta?.textSize ?? "1rem";
  const inside = (key: string) => typesetSelector(name, key);
  const inEm = (key: HeadingKey) => {
    const phone = phoneSizeOf(pairing, key);
    const size = css[key]["font-size"];
    if (phone) return fluidSize(phone, size, "em", pixelsOf(textSize));
    return `${Number((pixelsOf(size) / pixelsOf(textSize)).toFixed(4))}em`;
  };
  const { "body, p": body = {}, ...rules } = installedRules(pairing, fonts);
  const { "font-family": _family, "font-size": _size, ...text } = body;
  const others = Object.entries({ ...installed.italics, ...rules }).map(([key, rule]) => {
    const heading = HEADING_KEYS.find((one) => one === key);
    const scoped = languageParts(key).key === "body, p" ? inText(rule) : rule;
    return [inside(key), heading ? { ...rule, "font-size": inEm(heading) } : scoped] as const;
  });
  return {
    [inside("body, p")]: {
      "--font-heading": installed.families.heading,
      "--font-body": installed.families.body,
      "--font-mono": installed.families.mono,
      "--typeset-font-heading": "var(--font-heading)",
      "--typeset-font-body": "var(--font-body)",
      "--typeset-font-mono": "var(--font-mono)",
      "--typeset-size": textSize,
      ...inText(text),
      "--typeset-flow": FLOW,
      ...(meta?.measure && { "--typeset-measure": meta.measure }),
    },
    // What `.typeset` sets too, where it is present.
    [`:where(.typeset-${name})`]: {
      "font-family": "var(--typeset-font-body)",
      "font-size": "var(--typeset-size)",
      "line-height": "var(--typeset-leading)",
      ...(meta?.measure && { "max-inline-size": "var(--typeset-measure)" }),
    },
    // For pages without shadcn's typeset, whose rules outweigh these.
    ...typesetElementRules(`.typeset-${name}`),
    // A pairing that is installed for the whole page states these of `p`.
    [`.typeset-${name} p${OPT_OUT}`]: {
      "font-family": "var(--typeset-font-body)",
      "line-height": "var(--typeset-leading)",
    },
    ...Object.fromEntries(others),
  };
}

/** Declarations of running text, by the variables that stand for them. */
function inText(rule: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(rule).map(([property, value]) => [
      TYPESET_VARIABLE.get(property) ?? property,
      value,
    ]),
  );
}
