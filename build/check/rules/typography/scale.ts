import { CODE_SIZE, codeSizeBeside, xHeightOf } from "../../../../registry/faces/x-height.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { fontInRole, resolveFontName } from "../../../../registry/pairing/pairing-fonts.ts";
import {
  HEADING_KEYS,
  type HeadingKey,
  NEARLY_TEXT,
  ROOT_PIXELS,
  boldOf,
  pixelsAboveText,
  pixelsOf,
  textPixelsOf,
} from "../../../../registry/pairing/scale.ts";
import {
  LONG_WORD,
  NARROW_COLUMN_PIXELS,
  longWordInEm,
  phoneSizeOf,
} from "../../../../registry/pairing/phone-sizes.ts";
import { ownLeading } from "../../../../registry/pairing/language-rules.ts";
import { scriptsOf } from "../../../../registry/faces/scripts.ts";
import { nearestWeight } from "../../../../registry/faces/face-weights.ts";
import { type Finding, finding } from "../../problem.ts";
import type { PairingWithFonts } from "../../read/loaded-registry.ts";
import type { Rule } from "../rule.ts";

export const codeSize: Rule<{ tolerance: number }> = {
  name: "code-size",
  severity: "error",
  summary: `the x-height of code is that of the text within 3 %, or as near as ${CODE_SIZE.least} to ${CODE_SIZE.most}em and a width of ${CODE_SIZE.width} times the text allow`,
  // With more, inline code looks larger or smaller than the sentence around it.
  bounds: { tolerance: 0.03 },
  checkPairingWithFonts: (pairing, { tolerance }) => {
    const suited = codeSizeBeside(pairing.body, pairing.mono);
    if (suited === undefined) return [];
    const stated = pairing.item.css["code, pre"]["font-size"];
    const ratio = pixelsOf(stated) / pixelsOf(suited);
    if (Math.abs(ratio - 1) <= tolerance) return [];
    const predicate = `gives code ${Math.round(ratio * 100)} % of the size that suits the text; write "${suited}"`;
    return [finding(pairing, ["css", "code, pre", "font-size"], predicate)];
  },
};

/** The text keeps the size of its surroundings: a value on `p` outweighs what a `p` inherits in a card. */
export const textSize: Rule = {
  name: "text-size",
  severity: "error",
  summary:
    "`body, p` states the font family and the line height alone; the size is `meta.textSize`",
  checkPairing: (pairing) =>
    Object.keys(pairing.item.css["body, p"])
      .filter((property) => property !== "font-family" && property !== "line-height")
      .map((property) => {
        const predicate =
          "outweighs what text inherits in cards, alerts and dialogs; remove it, and state the size of long text as meta.textSize";
        return finding(pairing, ["css", "body, p", property], predicate);
      }),
};

export const leading: Rule = {
  name: "leading",
  severity: "error",
  summary:
    "two lines of a heading, or of text, do not touch in English and in the pairing's own script",
  checkPairingWithFonts: (pairing) =>
    [...HEADING_KEYS, "body, p" as const].flatMap((key) => {
      const font = key === "body, p" ? pairing.body : ruleFont(pairing, key);
      const lineHeight = pairing.item.css[key]["line-height"];
      const scripts = scriptsOf(pairing.item.meta?.preview ?? "");
      const own = scripts.map(({ script }) => script.toLowerCase());
      const least = font ? ownLeading(font, own) : 0;
      if (Number(lineHeight) >= least) return [];
      const predicate = `is ${lineHeight}, and letters of two lines of ${font?.title} can touch; write at least ${least}`;
      return [finding(pairing, ["css", key, "line-height"], predicate)];
    }),
};

const KEY = "h4, h5, h6";

/** A heading with smaller letters than the text below it looks like a caption. */
export const minorHeadings: Rule = {
  name: "minor-headings",
  severity: "error",
  summary:
    "`h4` to `h6` are not larger than `h3`, and their x-height is not below that of the text",
  checkPairingWithFonts: (pairing) => {
    const { css } = pairing.item;
    const size = css[KEY]["font-size"];
    const is = (predicate: string) => finding(pairing, ["css", KEY, "font-size"], predicate);
    const findings: Finding[] = [];
    if (pixelsOf(size) > pixelsOf(css.h3["font-size"])) {
      findings.push(is(`is ${size}, larger than h3; make it at most ${css.h3["font-size"]}`));
    }
    const smallest = smallestPixels(pairing);
    if (pixelsOf(size) < smallest) {
      const rem = Math.ceil(smallest) / pixelsOf("1rem");
      findings.push(
        is(`is ${size}, with an x-height below that of the text; make it at least ${rem}rem`),
      );
    }
    return findings;
  },
};

export const headingWeight: Rule = {
  name: "heading-weight",
  severity: "error",
  summary: `a heading of at most ${NEARLY_TEXT} times the text, on a phone or elsewhere, is not lighter than bold text`,
  checkPairingWithFonts: (pairing) =>
    HEADING_KEYS.flatMap((key) => {
      const { "font-size": wide, "font-weight": weight } = pairing.item.css[key];
      const size = phoneSizeOf(pairing.item, key) ?? wide;
      const bold = boldOf(ruleFont(pairing, key));
      const text = textPixelsOf(pairing.item);
      if (pixelsOf(size) > NEARLY_TEXT * text || Number(weight) >= bold) return [];
      const larger = pixelsAboveText(text) / ROOT_PIXELS;
      const predicate = `is ${weight} at ${size}, lighter than bold text of nearly its size; write "${bold}", or a size of ${larger}rem`;
      return [finding(pairing, ["css", key, "font-weight"], predicate)];
    }),
};

/** The size with the text's x-height; the text's own size where a font does not state its x-height. */
function smallestPixels(pairing: PairingWithFonts): number {
  const font = ruleFont(pairing, KEY);
  const heading = font && xHeightOf(font);
  const body = xHeightOf(pairing.body);
  const text = textPixelsOf(pairing.item);
  // Browsers keep lengths in 64ths of a pixel.
  return heading && body ? Math.floor(((text * body) / heading) * 64) / 64 : text;
}

/**
 * A heading that is heavier than the one above it looks like the more important one. In another face the weight
 * says nothing; there the stems are compared, as thick as they are at their size.
 */
export const headingOrder: Rule = {
  name: "heading-order",
  severity: "warning",
  summary:
    "from `h1` to `h6` the weight never grows; in another face, the stems are not thicker at their size",
  checkPairingWithFonts: (pairing) => {
    const levels = HEADING_KEYS.map((key) => ({
      key,
      font: ruleFont(pairing, key),
      weight: Number(pairing.item.css[key]["font-weight"]),
    }));
    return levels.slice(1).flatMap(({ key, font, weight }, index) => {
      const above = levels[index];
      if (!font || !above?.font) return [];
      const is = (predicate: string) => finding(pairing, ["css", key, "font-weight"], predicate);
      if (above.font === font)
        return weight > above.weight
          ? [is(`is ${weight}, heavier than ${above.key}; write "${above.weight}"`)]
          : [];
      const most = (stemPixels(pairing, above.key, above.font) ?? Infinity) * UNSEEN_STEP;
      const stem = stemPixels(pairing, key, font) ?? 0;
      if (stem <= most) return [];
      const lighter = Math.floor((weight * most) / stem / 100) * 100;
      const remedy = lighter === 0 ? "set it smaller" : `write at most ${lighter}`;
      const predicate = `makes stems ${stem.toFixed(1)} pixels thick, thicker than those of ${above.key}; ${remedy}`;
      return [is(predicate)];
    });
  },
};

/** A stem that is 5 % thicker does not look so. */
const UNSEEN_STEP = 1.05;

/** How thick stems are: in proportion to the weight. Undefined where the font does not state its stem. */
function stemPixels(
  { item }: PairingWithFonts,
  key: HeadingKey,
  { font, meta }: FontItem,
): number | undefined {
  const stem = meta?.metrics?.stem;
  if (stem === undefined) return undefined;
  const { "font-size": size, "font-weight": weight } = item.css[key];
  const measured = nearestWeight(font.weight.map(Number), MEASURED_WEIGHT);
  return (stem * pixelsOf(size) * Number(weight)) / measured;
}

/** Metrics are those of regular text. */
const MEASURED_WEIGHT = 400;

/** A word wider than the column cannot break, so it overflows or makes the whole page scroll. */
export const phoneWidth: Rule<{ columnPixels: number }> = {
  name: "phone-width",
  severity: "error",
  summary: `“${LONG_WORD}” in every heading fits the column of a 360-pixel phone, ${NARROW_COLUMN_PIXELS} pixels, at the size of \`meta.phone\``,
  bounds: { columnPixels: NARROW_COLUMN_PIXELS },
  checkPairingWithFonts: (pairing, { columnPixels }) =>
    HEADING_KEYS.flatMap((key) => {
      const font = ruleFont(pairing, key);
      const widthInEm = longWordInEm(pairing.item, key, () => font);
      const size = phoneSizeOf(pairing.item, key) ?? pairing.item.css[key]["font-size"];
      const width = (widthInEm ?? 0) * pixelsOf(size);
      if (widthInEm === undefined || width <= columnPixels) return [];
      const fitting = Math.floor(columnPixels / widthInEm) / ROOT_PIXELS;
      const predicate = `has ${size} for ${key}, in which “${LONG_WORD}” is ${Math.ceil(width)} pixels wide; write at most ${fitting}rem to fit a phone's column of ${columnPixels} pixels`;
      return [finding(pairing, ["meta", "phone"], predicate)];
    }),
};

export const scaleRatio: Rule<{ min: number; max: number }> = {
  name: "scale-ratio",
  severity: "error",
  summary:
    "the sizes of `h1` to `h3` descend by a ratio of 1.1 to 2 from level to level, none below the text",
  // Less is a step that a reader does not see; more leaves a gap between two levels.
  bounds: { min: 1.1, max: 2 },
  checkPairing: (pairing, { min, max }) => {
    const { css } = pairing.item;
    const levels = (["h1", "h2", "h3"] as const).map((level) => ({
      level,
      pixels: pixelsOf(css[level]["font-size"]),
    }));
    const text = textPixelsOf(pairing.item);
    return levels.flatMap(({ level, pixels }, index) => {
      const is = (predicate: string) => finding(pairing, ["css", level, "font-size"], predicate);
      const findings: Finding[] = [];
      const above = levels[index - 1];
      const ratio = above ? above.pixels / pixels : min;
      if (above && (ratio < min || ratio > max)) {
        findings.push(
          is(
            `is ${ratio.toFixed(2)} times smaller than that of ${above.level}; keep the ratio between ${min} and ${max}`,
          ),
        );
      }
      if (pixels < text) findings.push(is(`is smaller than the text; make it at least ${text}px`));
      return findings;
    });
  },
};

export const tracking: Rule<{ largePixels: number }> = {
  name: "tracking",
  severity: "error",
  summary: "large headings have no positive `letter-spacing`, except in faces of capitals alone",
  // From this size on, letters look loose without any spacing.
  bounds: { largePixels: 32 },
  checkPairingWithFonts: (pairing, { largePixels }) => {
    if (isAllCaps(pairing.heading)) return [];
    return HEADING_KEYS.flatMap((key) => {
      const rule = pairing.item.css[key];
      if (Number.parseFloat(rule["letter-spacing"]) <= 0) return [];
      if (pixelsOf(rule["font-size"]) < largePixels) return [];
      const predicate = `is ${rule["letter-spacing"]} at ${rule["font-size"]}; write "0em" or a negative value for large text`;
      return [finding(pairing, ["css", key, "letter-spacing"], predicate)];
    });
  },
};

/** Faces with small capitals for lowercase letters, which metrics do not show. */
const SMALL_CAPITALS: ReadonlySet<string> = new Set([
  "Bungee",
  "Castoro Titling",
  "Cinzel",
  "Ga Maamli",
  "Julius Sans One",
  "Staatliches",
  "Syncopate",
]);

/** Where lowercase letters are as tall as capitals, or small capitals, all letters are capitals. */
function isAllCaps({ title, meta }: FontItem): boolean {
  if (SMALL_CAPITALS.has(title) || title.endsWith(" SC")) return true;
  const { capHeight, xHeight } = meta?.metrics ?? {};
  return capHeight !== undefined && xHeight !== undefined && xHeight >= capHeight * 0.95;
}

/** The font that a rule of the pairing's `css` is set in; undefined if it is not in one of the roles. */
export function ruleFont(pairing: PairingWithFonts, key: HeadingKey): FontItem | undefined {
  const name = resolveFontName(pairing.item, pairing.item.css[key]["font-family"]);
  const role = (["heading", "body", "mono"] as const).find(
    (each) => fontInRole(pairing.item, each) === name,
  );
  return role && pairing[role];
}
