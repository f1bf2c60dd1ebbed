import type { PairingItem } from "../model/items.ts";
import { fluidSize, phoneSizeOf } from "../pairing/phone-sizes.ts";
import { type HeadingKey, pixelsOf } from "../pairing/scale.ts";
import type { InstalledFonts } from "./installed-fonts.ts";
import { typesetElementRules } from "./typeset-elements.ts";

type Rules = Record<string, object>;

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
export function typesetSelector(name: string, key: PairingKey): string {
  const scope = `.typeset-${name}`;
  if (key === "body, p") return `${scope}, .typeset${scope}`;
  const selector = key.includes(",") ? `:is(${key})` : key;
  return `${scope} ${selector}${OPT_OUT}`;
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
export function typesetRules(pairing: PairingItem, name: string, fonts: InstalledFonts): Rules {
  const { css, meta } = pairing;
  const textSize = meta?.textSize ?? "1rem";
  const inside = (key: PairingKey) => typesetSelector(name, key);
  const inEm = (key: HeadingKey) => {
    const { "font-size": size, ...rule } = css[key];
    const phone = phoneSizeOf(pairing, key);
    const em = `${Number((pixelsOf(size) / pixelsOf(textSize)).toFixed(4))}em`;
    return {
      ...rule,
      "font-size": phone ? fluidSize(phone, size, "em", pixelsOf(textSize)) : em,
    };
  };
  return {
    [inside("body, p")]: {
      "--font-heading": fonts.families.heading,
      "--font-body": fonts.families.body,
      "--font-mono": fonts.families.mono,
      "--typeset-font-heading": "var(--font-heading)",
      "--typeset-font-body": "var(--font-body)",
      "--typeset-font-mono": "var(--font-mono)",
      "--typeset-size": textSize,
      "--typeset-leading": css["body, p"]["line-height"],
      "--typeset-flow": FLOW,
    },
    // What `.typeset` sets too, where it is present.
    [`:where(.typeset-${name})`]: {
      "font-family": "var(--typeset-font-body)",
      "font-size": "var(--typeset-size)",
      "line-height": "var(--typeset-leading)",
    },
    // For pages without shadcn's typeset, whose rules outweigh these.
    ...typesetElementRules(`.typeset-${name}`),
    // A pairing that is installed for the whole page states these of `p`.
    [`.typeset-${name} p${OPT_OUT}`]: {
      "font-family": "var(--typeset-font-body)",
      "line-height": "var(--typeset-leading)",
    },
    [inside("h1")]: inEm("h1"),
    [inside("h2")]: inEm("h2"),
    [inside("h3")]: inEm("h3"),
    [inside("h4, h5, h6")]: inEm("h4, h5, h6"),
    [inside("code, pre")]: css["code, pre"],
    [inside("pre code")]: css["pre code"],
  };
}
