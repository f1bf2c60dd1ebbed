import { fontBytesOf } from "../../../../registry/pairing/font-bytes.ts";
import { ALIKE_TOLERANCE, areOneFamily } from "../../../../registry/faces/one-family.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { hasBold } from "../../../../registry/faces/face-weights.ts";
import { isForLargeSizes } from "../../../../registry/faces/generic-family.ts";
import { fontUses } from "../../../../registry/pairing/font-use.ts";
import { preloadedSubsets, suitsNextFont } from "../../../../registry/flavours/next-font.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/**
 * Pairs that designers name although the faces are similar, heading and text; how many published sources
 * name each is in `build/sync/rules/published-pairs.json`. Weight and size alone distinguish their headings.
 */
const NAMED_BY_DESIGNERS: ReadonlySet<string> = new Set([
  "Manrope + Inter",
  "Plus Jakarta Sans + Inter",
  "PT Sans + Cabin",
  "Raleway + Open Sans",
  "Raleway + Roboto",
]);

export const alikeFaces: Rule<{ tolerance: number }> = {
  name: "alike-faces",
  severity: "warning",
  summary:
    "heading and text are of one family, or differ visibly in proportions or by `rounded` ends",
  bounds: { tolerance: ALIKE_TOLERANCE },
  checkPairingWithFonts: (pairing, { tolerance }) => {
    const { heading, body } = pairing;
    const isRounded = pairing.item.categories.includes("rounded");
    if (NAMED_BY_DESIGNERS.has(`${heading.title} + ${body.title}`)) return [];
    if (isRounded || areOneFamily(heading.title, body.title)) return [];
    if (!areAlike(heading, body, tolerance)) return [];
    const predicate = `is ${heading.title}, too similar to the text's ${body.title}; use one of them for both, or another font`;
    return [finding(pairing, ["cssVars", "theme", "--font-heading"], predicate)];
  },
};

function areAlike(a: FontItem, b: FontItem, tolerance: number): boolean {
  const isSans = ({ categories }: FontItem) => categories?.includes("sans-serif");
  const [first, second] = [a, b].map(proportions);
  if (!isSans(a) || !isSans(b) || !first || !second) return false;
  return first.every((value, index) => Math.abs(value - (second[index] ?? 0)) < tolerance);
}

/** x-height, cap height and average width in em. */
function proportions({ meta }: FontItem): number[] | undefined {
  const { unitsPerEm, xHeight, capHeight, xWidthAvg } = meta?.metrics ?? {};
  if (!unitsPerEm || !xHeight || !capHeight || !xWidthAvg) return undefined;
  return [xHeight / unitsPerEm, capHeight / unitsPerEm, xWidthAvg / unitsPerEm];
}

/** Columns of code have to line up. */
export const fixedPitch: Rule = {
  name: "fixed-pitch",
  severity: "error",
  summary: "the mono font is monospaced",
  checkPairingWithFonts: (pairing) => {
    const { title, font } = pairing.mono;
    if (font.family.endsWith("monospace")) return [];
    const predicate = `is ${title}, which is not monospaced; choose a font whose family ends in monospace`;
    return [finding(pairing, ["cssVars", "theme", "--font-mono"], predicate)];
  },
};

/**
 * The bytes of woff2 for a page with text, emphasis and code: three seconds at 1.6 Mbit/s, the slow
 * mobile network of Lighthouse.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW_NETWORK_BYTES = 600_000;

/** Scripts of hundreds of characters: a page loads a part of their files, or there are no lighter fonts. */
const LARGE_SCRIPTS: ReadonlySet<string> = new Set([
  "Ethiopic",
  "Han",
  "Hangul",
  "Hiragana",
  "Katakana",
]);

/** Type must not cost a page its speed. */
export const fontBudget: Rule<{ maxBytes: number; maxPreloads: number }> = {
  name: "font-budget",
  severity: "error",
  summary:
    "a page loads at most 600 kB of fonts, in a script of hundreds of characters more; Next.js preloads at most 8 files",
  // Next.js preloads files on every page, needed there or not.
  bounds: { maxBytes: SLOW_NETWORK_BYTES, maxPreloads: 8 },
  checkPairingWithFonts: (pairing, { maxBytes, maxPreloads }) => {
    const { item, heading, body, mono } = pairing;
    const fonts = new Map([heading, body, mono].map((font) => [font.name, font]));
    const byName = (name: string) => fonts.get(name);
    const findings: Finding[] = [];
    const is = (predicate: string) =>
      findings.push(finding(pairing, ["registryDependencies"], predicate));

    const bytes = fontBytesOf(item, byName);
    const isLarge = scriptsOf(item.meta?.preview ?? "").some(({ script }) =>
      LARGE_SCRIPTS.has(script),
    );
    if (bytes && !isLarge && bytes.total > maxBytes) {
      const kilobytes = (count: number) => Math.round(count / 1000);
      is(
        `load ${kilobytes(bytes.total)} kB of fonts (headings ${kilobytes(bytes.heading)}, text ${kilobytes(bytes.body)}, code ${kilobytes(bytes.mono)}); choose lighter ones, ${kilobytes(maxBytes)} kB at most`,
      );
    }
    const preloaded = fontUses(item, byName)
      .filter(suitsNextFont)
      .flatMap((use) => preloadedSubsets(use, item)).length;
    if (preloaded > maxPreloads) {
      is(`make Next.js preload ${preloaded} files; ${maxPreloads} are allowed`);
    }
    return findings;
  },
};

/** A preview is shown in the pairing's own fonts. */
export const scriptCoverage: Rule = {
  name: "script-coverage",
  severity: "error",
  summary: "heading and text fonts cover the scripts of the preview",
  checkPairingWithFonts: (pairing) => {
    const scripts = scriptsOf(pairing.item.meta?.preview ?? "");
    return [...new Set([pairing.heading, pairing.body])].flatMap(({ title, meta }) =>
      scripts.flatMap(({ script, subsets }) => {
        const covered = meta?.scripts;
        if (covered === undefined || subsets.some((subset) => covered.includes(subset))) return [];
        const predicate = `is in the script ${script}, which ${title} does not cover; choose another font, or another text`;
        return [finding(pairing, ["meta", "preview"], predicate)];
      }),
    );
  },
};

/** Running text needs a face that was drawn for it, with a bold for strong text. */
export const textFace: Rule = {
  name: "text-face",
  severity: "error",
  summary:
    "the text font is neither display nor handwriting, and has a bold weight (600 or more), or the description says that it has no bold",
  checkPairingWithFonts: (pairing) => {
    const { title } = pairing.body;
    const is = (predicate: string) =>
      finding(pairing, ["cssVars", "theme", "--font-body"], `is ${title}, ${predicate}`);
    const findings: Finding[] = [];
    if (isForLargeSizes(pairing.body)) {
      findings.push(is("which is drawn for large sizes; choose a text font"));
    }
    if (!hasBold(pairing.body) && !/\b(?:no|neither) bold\b/.test(pairing.item.description)) {
      findings.push(
        is(
          "which has no bold weight, so browsers synthesize one; choose another font, or write in the description that it has no bold",
        ),
      );
    }
    return findings;
  },
};
