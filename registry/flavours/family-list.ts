import type { FontCategory } from "../../schemas/index.ts";
import type { FontItem } from "../model/items.ts";
import { cssGenericFamily, genericFamily } from "../faces/generic-family.ts";
import { fallbackFaces } from "./fallback-faces.ts";
import type { FontUse } from "../pairing/font-use.ts";

/** Families of macOS, Windows and Linux or Android, sans serif; and serif ones where they differ. */
interface SystemFamilies {
  sans: readonly string[];
  serif?: readonly string[];
}

/** By the provider's subset: scripts that Arial, Times New Roman and Courier New lack. */
const SYSTEM_FAMILIES: ReadonlyMap<string, SystemFamilies> = new Map(
  Object.entries<SystemFamilies>({
    japanese: {
      sans: ["Hiragino Sans", "Yu Gothic", "Noto Sans CJK JP"],
      serif: ["Hiragino Mincho ProN", "Yu Mincho", "Noto Serif CJK JP"],
    },
    korean: {
      sans: ["Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR"],
      serif: ["AppleMyungjo", "Batang", "Noto Serif CJK KR"],
    },
    "chinese-simplified": {
      sans: ["PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC"],
      serif: ["Songti SC", "SimSun", "Noto Serif CJK SC"],
    },
    "chinese-traditional": {
      sans: ["PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC"],
      serif: ["Songti TC", "PMingLiU", "Noto Serif CJK TC"],
    },
    "chinese-hongkong": {
      sans: ["PingFang HK", "Microsoft JhengHei", "Noto Sans CJK HK"],
      serif: ["Songti TC", "PMingLiU", "Noto Serif CJK HK"],
    },
    devanagari: { sans: ["Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"] },
    bengali: { sans: ["Kohinoor Bangla", "Nirmala UI", "Noto Sans Bengali"] },
    gujarati: { sans: ["Kohinoor Gujarati", "Nirmala UI", "Noto Sans Gujarati"] },
    gurmukhi: { sans: ["Gurmukhi MN", "Nirmala UI", "Noto Sans Gurmukhi"] },
    kannada: { sans: ["Kannada MN", "Nirmala UI", "Noto Sans Kannada"] },
    malayalam: { sans: ["Malayalam MN", "Nirmala UI", "Noto Sans Malayalam"] },
    oriya: { sans: ["Oriya MN", "Nirmala UI", "Noto Sans Oriya"] },
    sinhala: { sans: ["Sinhala MN", "Nirmala UI", "Noto Sans Sinhala"] },
    tamil: { sans: ["Tamil MN", "Nirmala UI", "Noto Sans Tamil"] },
    telugu: { sans: ["Kohinoor Telugu", "Nirmala UI", "Noto Sans Telugu"] },
    thai: { sans: ["Thonburi", "Leelawadee UI", "Noto Sans Thai"] },
    lao: { sans: ["Lao MN", "Leelawadee UI", "Noto Sans Lao"] },
    khmer: { sans: ["Khmer MN", "Leelawadee UI", "Noto Sans Khmer"] },
    myanmar: { sans: ["Myanmar MN", "Myanmar Text", "Noto Sans Myanmar"] },
    ethiopic: { sans: ["Kefa", "Ebrima", "Noto Sans Ethiopic"] },
    georgian: { sans: ["Helvetica Neue", "Sylfaen", "Noto Sans Georgian"] },
    armenian: { sans: ["Mshtakan", "Sylfaen", "Noto Sans Armenian"] },
  }),
);

/**
 * The value of `font-family` for a font: the web font, its fallback faces, fonts of the operating
 * system for scripts that those lack, the generic family.
 *
 * @param family that the package or the provider's stylesheet declares, unquoted
 */
export function familyList(use: FontUse, family: string): string {
  const names = [family, ...fallbackFaces(use).families, ...systemFamiliesOf(use.font)];
  return [...names.map((name) => `'${name}'`), cssGenericFamily(use.font)].join(", ");
}

/**
 * The same without the fallback faces, which mean nothing without their `@font-face` rules: names
 * without quotes, and the generic family.
 */
export function familyNames(font: FontItem): string[] {
  return [font.title, ...systemFamiliesOf(font), cssGenericFamily(font)];
}

function systemFamiliesOf(font: FontItem): readonly string[] {
  return systemFamilies(font.meta?.scripts ?? [], genericFamily(font));
}

/**
 * The families to fall back to for the scripts of a font that the scaled fallback faces lack. No more
 * than three scripts, so that a font of all scripts has no list of fifty.
 *
 * @param scripts the provider's subsets
 */
export function systemFamilies(
  scripts: readonly string[],
  generic: FontCategory,
): readonly string[] {
  const known = scripts.flatMap((script) => SYSTEM_FAMILIES.get(script) ?? []).slice(0, 3);
  return [
    ...new Set(known.flatMap(({ sans, serif }) => (generic === "serif" ? (serif ?? sans) : sans))),
  ];
}
