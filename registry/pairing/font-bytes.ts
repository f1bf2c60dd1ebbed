import type { FontBytes } from "../../schemas/index.ts";
import { type FontUse, fontUses } from "./font-use.ts";
import { loadedFaces } from "./loaded-faces.ts";
import { FONT_ROLES, type FontItem, type FontRole, type PairingItem } from "../model/items.ts";
import { fontInRole } from "./pairing-fonts.ts";
import { HEADING_KEYS } from "./scale.ts";
import { subsetsFor } from "../faces/scripts.ts";

/** The weights and the italic that `strong` and `em` need; code has neither. */
const TEXT_WEIGHTS = [400, 700];
const EMPHASIS_WEIGHT = 400;
const CODE_WEIGHTS = [400];

/**
 * The bytes of the woff2 files that a browser loads for a page with all headings, text with `strong` and
 * `em`, and code: in the pairing's own script, and in English. Every file of the subsets of its letters
 * counts, and of Chinese, Japanese and Korean, which have a hundred, those that the sample text needs. Latin
 * is part of each: it has figures and punctuation.
 *
 * @param fonts every font by name
 * @returns the files of each role; `total` counts a file that two roles share once. Undefined where a
 *   font does not state its bytes
 */
export function fontBytesOf(
  pairing: PairingItem,
  fonts: (name: string) => FontItem | undefined,
): FontBytes | undefined {
  const uses = new Map(fontUses(pairing, fonts).map((use) => [use.font.name, use]));
  const loadedFor = (text: string) => {
    const files = new Map<string, number>();
    const ofRole = (role: FontRole): number => {
      const use = uses.get(fontInRole(pairing, role) ?? "");
      const loaded = use === undefined ? [] : filesIn(use, weightsIn(role, pairing), role, text);
      for (const [file, bytes] of loaded) files.set(file, bytes);
      return sum(loaded.map(([, bytes]) => bytes));
    };
    const [heading = 0, body = 0, mono = 0] = FONT_ROLES.map(ofRole);
    return { heading, body, mono, total: sum([...files.values()]) };
  };
  const own = loadedFor(pairing.meta?.preview ?? "");
  if (own.heading === 0 || own.body === 0 || own.mono === 0) return undefined;
  return { ...own, english: loadedFor("").total };
}

function weightsIn(role: FontRole, { css }: PairingItem): readonly number[] {
  if (role === "body") return TEXT_WEIGHTS;
  if (role === "mono") return CODE_WEIGHTS;
  return HEADING_KEYS.map((key) => Number(css[key]["font-weight"]));
}

/** A file, by font, stylesheet and subset, and its bytes. */
function filesIn(
  use: FontUse,
  weights: readonly number[],
  role: FontRole,
  text: string,
): [string, number][] {
  const bytes = use.font.meta?.bytes ?? {};
  const { sheets } = loadedFaces({
    ...use,
    weights: use.weights.filter((weight) => weights.includes(weight)),
    italics: role === "body" ? use.italics.filter((weight) => weight === EMPHASIS_WEIGHT) : [],
  });
  return subsetsFor(text, Object.keys(bytes)).flatMap((subset) =>
    sheets.map((sheet): [string, number] => [
      `${use.font.name} ${sheet} ${subset}`,
      bytes[subset]?.[sheet] ?? 0,
    ]),
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
