import { fontUses } from "../../../../registry/flavours/font-use.ts";
import { preloadedSubsets, suitsNextFont } from "../../../../registry/flavours/next-font.ts";
import { fontBytesOf } from "../../../../registry/faces/font-bytes.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";

/**
 * The bytes of woff2 for a page with text, emphasis and code: three seconds at 1.6 Mbit/s, the slow
 * mobile network of Lighthouse.
 *
 * @see https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
const SLOW_NETWORK_BYTES = 600_000;

/** Scripts of hundreds of characters: a page loads a part of their files, or there are no lighter fonts. */
const LARGE_SCRIPTS: ReadonlySet<string> = new Set([
  ...["Ethiopic", "Han", "Hangul", "Hiragana", "Katakana"],
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
