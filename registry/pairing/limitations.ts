import type { FontBytes } from "../../schemas/index.ts";
import { hasBold } from "../faces/face-weights.ts";
import { formatBytes } from "../faces/format-bytes.ts";
import { genericFamily, isForLargeSizes } from "../faces/generic-family.ts";
import { charactersIn, proportionsOf } from "../faces/proportions.ts";
import { scriptNames, scriptsBeyondLatin } from "../faces/script-names.ts";
import { subsetsOf } from "../faces/shared-scripts.ts";
import type { FontItem, PairingItem } from "../model/items.ts";
import { NARROW_COLUMN_PIXELS } from "./phone-sizes.ts";
import { pixelsOf, textSizeOf } from "./scale.ts";

/** In em. Of the text faces of this registry one in ten has less. */
const SMALL_X_HEIGHT = 0.45;
/** In em: Arial's, which most readers are used to. */
export const ARIAL_X_HEIGHT = 0.519;
/** In bytes: half a second of a slow phone's connection (1.6 Mbit/s). */
const HEAVY = 150_000;
/** In bytes: only fonts of Han, kana and Hangul have so many, divided by characters. */
const SLICED = 1_000_000;
/** Of the x-height to the height of capitals. */
const CAPITALS_ALONE = 0.97;
const FEW_CHARACTERS = 29;
/** Languages that need more Latin letters than those of Western Europe. */
const FURTHER_LATIN = ["cs", "hu", "pl", "ro", "tr"];
const LIST = new Intl.ListFormat("en");
const NAMES = new Intl.DisplayNames("en", { type: "language" });

/** A pairing, and the fonts that its limitations come from. */
export interface PairedFonts {
  item: PairingItem;
  heading: FontItem;
  body: FontItem;
  mono: FontItem;
}

type Limitation = (pairing: PairedFonts, bytes: FontBytes | undefined) => string | undefined;

const LIMITATIONS: readonly Limitation[] = [
  noItalics,
  noBold,
  proportionalCode,
  drawnForLargeSizes,
  capitalsAlone,
  smallXHeight,
  fewCharactersOnPhones,
  proportionalFigures,
  missingLatin,
  missingInHeadings,
  heavy,
  movesWhileLate,
];

/**
 * What a pairing is bad at, as sentences, from what its fonts state; empty where there is nothing.
 *
 * @param bytes of the files that a page loads, where the fonts state them
 */
export function limitationsOf(pairing: PairedFonts, bytes: FontBytes | undefined): string[] {
  return LIMITATIONS.flatMap((limitation) => limitation(pairing, bytes) ?? []);
}

function noItalics({ body }: PairedFonts): string | undefined {
  if (body.meta?.styles?.includes("italic") ?? true) return undefined;
  return `${body.title} has no italics: browsers slant the upright letters for emphasis.`;
}

function noBold({ body }: PairedFonts): string | undefined {
  if (hasBold(body)) return undefined;
  return `${body.title} has no bold: browsers thicken the regular letters for strong text.`;
}

/** Said again where an item is installed: a query can give code any font. */
export function proportionalCode({ mono }: Pick<PairedFonts, "mono">): string | undefined {
  if (genericFamily(mono) === "monospace") return undefined;
  return `${mono.title} is not monospaced: columns and indents of code do not align.`;
}

function drawnForLargeSizes({ body }: PairedFonts): string | undefined {
  if (!isForLargeSizes(body)) return undefined;
  return `${body.title} is drawn for large sizes: keep texts short and lines open.`;
}

function capitalsAlone({ heading }: PairedFonts): string | undefined {
  const { xHeight, capHeight } = proportionsOf(heading);
  if (xHeight === undefined || capHeight === undefined) return undefined;
  if (xHeight / capHeight < CAPITALS_ALONE) return undefined;
  return `${heading.title} has small letters as tall as its capitals: write short headings.`;
}

function smallXHeight({ body, item }: PairedFonts): string | undefined {
  const { xHeight } = proportionsOf(body);
  if (xHeight === undefined || xHeight >= SMALL_X_HEIGHT) return undefined;
  const pixels = pixelsOf(textSizeOf(item));
  const asArial = Math.round((pixels * xHeight) / ARIAL_X_HEIGHT);
  return `${body.title} has a small x-height: at ${pixels}px it looks like Arial at ${asArial}px, and labels below 14px get hard to read.`;
}

function fewCharactersOnPhones({ body, item }: PairedFonts): string | undefined {
  const pixels = pixelsOf(textSizeOf(item));
  const characters = charactersIn(NARROW_COLUMN_PIXELS, pixels, body);
  if (characters === undefined || characters >= FEW_CHARACTERS) return undefined;
  return `${body.title} is wide: a phone's column holds about ${characters} characters of long text.`;
}

function proportionalFigures({ body }: PairedFonts): string | undefined {
  const { style, spacing, features = [] } = body.meta?.figures ?? {};
  const isProportional = spacing === "proportional" && !features.includes("tnum");
  const isOldStyle = style === "oldstyle" && !features.includes("lnum");
  if (!isProportional) return isOldStyle ? `${body.title} has old-style figures alone.` : undefined;
  return `${body.title} has no${isOldStyle ? " lining" : ""} figures of one width: columns of numbers do not align.`;
}

function missingLatin({ heading, body }: PairedFonts): string | undefined {
  const lacking = FURTHER_LATIN.filter((tag) =>
    [heading, body].some(
      (font) => font.meta?.languages?.includes("en") && !font.meta.languages.includes(tag),
    ),
  );
  if (lacking.length === 0) return undefined;
  const names = LIST.format(lacking.map((tag) => NAMES.of(tag) ?? tag));
  return `Headings or text lack letters of ${names}, which come from a system font.`;
}

function missingInHeadings({ heading, body }: PairedFonts): string | undefined {
  const covered = subsetsOf(heading);
  const missing = scriptsBeyondLatin(subsetsOf(body)).filter((script) => !covered.includes(script));
  const names = scriptNames(missing);
  if (names === "") return undefined;
  return `${heading.title} lacks scripts that ${body.title} has: headings in ${names} come from a system font.`;
}

function heavy(_: PairedFonts, bytes: FontBytes | undefined): string | undefined {
  const total = bytes?.total ?? 0;
  if (total <= HEAVY) return undefined;
  if (total > SLICED)
    return `The fonts have ${formatBytes(total)} in many files: a browser loads only those whose characters a page has.`;
  return `The fonts weigh ${formatBytes(total)}: preload the text face alone.`;
}

function movesWhileLate({ item }: PairedFonts): string | undefined {
  const shift = item.meta?.layoutShift;
  if (shift === undefined) return undefined;
  return `Where fonts arrive late, lines break elsewhere: a page of headings, text and code shifts by ${shift}, of which 0.1 counts as poor.`;
}
