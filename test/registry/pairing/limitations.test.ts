import { limitationsOf } from "../../../registry/pairing/limitations.ts";
import type { SitePairing } from "../../../build/site/shared/site.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { plain } from "../../site/fixture-pairings.ts";

/** A font that states these facts. */
function font(title: string, meta: object, facts: Partial<FontItem> = {}): FontItem {
  const weight = ["400", "700"] as never;
  return { ...plain.body, title, font: { ...plain.body.font, weight }, meta, ...facts };
}

const scripts = (...names: string[]) => ({ scripts: names });
const ALL_LATIN = ["cs", "en", "hu", "pl", "ro", "tr"];
const WESTERN = scripts("latin", "latin-ext");
const head = (meta: object) => ({ heading: font("Head", { ...WESTERN, ...meta }) });
const text = (meta: object, facts = {}) => ({ body: font("Text", { ...WESTERN, ...meta }, facts) });
const metrics = (xHeight?: number, capHeight?: number) => ({
  metrics: { unitsPerEm: 1000, ascent: 900, descent: -300, lineGap: 0, xHeight, capHeight },
});
const wide = (width: number) => ({ ...metrics(), advances: { 400: { text: width } } });
const DIGITS = { style: "lining", spacing: "proportional", features: [] };
const large = { ...plain.item, meta: { ...plain.item.meta, textSize: "1.25rem" } };
const regular = { font: { ...plain.body.font, weight: ["400", "500"] as never } };

it.each<[string, Partial<SitePairing>, bytes?: number]>([
  ["what its fonts do not state", { heading: font("Head", WESTERN), body: font("Text", WESTERN) }],
  ["italics", text({ styles: ["normal", "italic"] })],
  ["capitals above the small letters", head(metrics(675, 700))],
  ["an x-height without that of capitals", head(metrics(700))],
  ["capitals without an x-height", head(metrics(undefined, 700))],
  ["an x-height that is not small", text(metrics(450))],
  ["a width of 29 characters on a phone", text(wide(668))],
  ["figures of one width by a feature", text({ figures: { ...DIGITS, features: ["tnum"] } })],
  ["no Latin at all", { ...head({ languages: ["el"] }), ...text({ languages: ["el"] }) }],
  ["every language", { ...head({ languages: ALL_LATIN }), ...text({ languages: ALL_LATIN }) }],
  [
    "more letters of scripts that headings have",
    {
      ...head(scripts("latin", "latin-ext", "greek")),
      ...text(scripts("latin", "latin-ext", "greek", "greek-ext")),
    },
  ],
  ["few bytes", {}, 150_000],
])("there is nothing to watch for in a pairing with %s", (_, changed, total = 0) => {
  expect(about(changed, total)).toEqual([]);
});

it.each<[string, Partial<SitePairing>, RegExp, bytes?: number]>([
  ["no italics", text({ styles: ["normal"] }), /^Text has no italics/],
  ["no bold", text({}, regular), /^Text has no bold/],
  ["a display face for text", text({}, { categories: ["display"] }), /^Text is drawn for large/],
  ["small letters as tall as capitals", head(metrics(680, 700)), /^Head has small letters as tall/],
  ["a small x-height", text(metrics(449)), /^Text has a small x-height: at 16px .* Arial at 14px/],
  ["so at its size", { ...text(metrics(410)), item: large }, /at 20px .* Arial at 16px/],
  ["few characters on a phone", text(wide(700)), /^Text is wide: .* about 28 characters/],
  ["code in a proportional face", { mono: plain.body }, /^Inter is not monospaced: /],
  [
    "lines that move",
    { item: { ...plain.item, meta: { ...plain.item.meta, layoutShift: 0.04 } } },
    /^Where fonts arrive late, .* shifts by 0\.04,/,
  ],
  ["text figures of many widths", text({ figures: DIGITS }), /^\S+ has no figures of one width/],
  [
    "old-style figures alone",
    text({ figures: { ...DIGITS, style: "oldstyle", spacing: "tabular" } }),
    /^\S+ has old-style figures alone/,
  ],
  [
    "headings without letters of two languages",
    { ...head({ languages: ["en", "hu", "pl", "ro"] }), ...text({ languages: ALL_LATIN }) },
    /^Headings or text lack letters of Czech and Turkish/,
  ],
  [
    "text without letters of one",
    { ...head({ languages: ALL_LATIN }), ...text({ languages: ALL_LATIN.slice(1) }) },
    /^Headings or text lack letters of Czech, which/,
  ],
  [
    "scripts for text alone",
    text(scripts("latin", "latin-ext", "greek", "thai")),
    /^Head lacks scripts that Text has: .* Greek, Thai/,
  ],
  ["many bytes", {}, /weigh 151 KB/, 151_000],
  ["a megabyte", {}, /weigh 1\.0 MB/, 1_000_000],
  ["fonts divided by characters", {}, /have 1\.1 MB in many files/, 1_100_000],
])("one sentence tells to watch for %s", (_, changed, sentence, total = 0) => {
  expect(about(changed, total)).toEqual([expect.stringMatching(sentence)]);
});

/** The sentences on a pairing, of whose fonts 0 bytes are not known. */
function about(changed: Partial<SitePairing>, total: number): string[] {
  const bytes = total === 0 ? undefined : { heading: 1, body: 1, mono: 1, total, english: 1 };
  return limitationsOf({ ...plain, ...head({}), ...text({}), ...changed }, bytes);
}
