import { rulesOf } from "../../../../registry/pairing/phone-sizes.ts";
import type { PairingItem, WrittenPairing } from "../../../../registry/model/items.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import { isComplete } from "../../../../registry/pairing/scale.ts";
import { addedFonts } from "../column-fonts.ts";
import type { ComparedColumn } from "../compare-state.ts";
import {
  type Tuning,
  UNTUNED,
  overridesOf,
  queryOfTuning,
  rolesOf,
} from "../../shared/tuning/tuning.ts";
import { drawnCss } from "../../shared/tuning/drawn-css.ts";
import { checkedTuning, validatedTuning } from "../../shared/client/checked-tuning.ts";
import { drawnSheet } from "../../shared/client/drawn-sheet.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { fontFacts } from "../../shared/client/font-facts.ts";
import { published } from "../../shared/client/published.ts";
import type { ChangedPairing } from "./changed-pairing.ts";

/** What a column draws and states. */
export interface LoadedColumn {
  /** With the overrides of the column. */
  css: PairingItem["css"];
  textSize: string;
  /** That a page loads with its overrides; undefined where it has none, or fonts that no role has. */
  bytes: number | undefined;
}

/**
 * Loads a pairing's values, applies the overrides of a column, and draws them in
 * elements of the class `scope`.
 *
 * @throws when the pairing cannot be loaded
 */
export async function loadColumn(
  { name, tuning }: ComparedColumn,
  scope: string,
): Promise<LoadedColumn> {
  const { tuning: checked } = await checkedTuning(new URLSearchParams(tuning));
  const overrides = overridesOf(checked);
  const roles = rolesOf(checked);
  const added = addedFonts({ name, tuning });
  const stated = JSON.parse(await published(`r/${name}.json`)) as WrittenPairing;
  const changed = tuning === "" ? undefined : await changedBy(name, checked);
  const original = isComplete(stated) ? stated : (await changedBy(name, UNTUNED)).complete;
  const pairing = changed?.complete ?? original;
  const rules = applyOverrides(rulesOf(pairing), overrides);
  const fonts = [...added.map((font) => [font, font] as const), ...roles];
  const families = await Promise.all(fonts.map(familyOfVariable));
  const drawn = {
    name,
    published: rulesOf(original),
    rules,
    families: new Map(families.flatMap((family) => (family ? [family] : []))),
  };
  if (tuning !== "") drawnSheet()(drawnCss(drawn, `.${scope}`));
  const textSize = rules["body, p"]?.["font-size"] ?? pairing.meta?.textSize ?? "1rem";
  const bytes = added.length === 0 ? changed?.bytes : undefined;
  return { css: rules as object as PairingItem["css"], textSize, bytes };
}

/** Loaded where a column has overrides: it is larger than the page's own script. */
async function changedBy(name: string, tuning: Tuning): Promise<ChangedPairing> {
  const { changedPairing } = await import("./changed-pairing.ts");
  return changedPairing(name, tuning);
}

/**
 * A column of an address with its overrides parsed, and written again: nothing
 * else of a link gets into an address or a command. Refused ones are left out, and stated as its problem.
 */
export async function checkedColumn(column: ComparedColumn): Promise<ComparedColumn> {
  const { name, tuning } = column;
  if (tuning === "") return column;
  const { tuning: checked, problem } = await validatedTuning(name, new URLSearchParams(tuning));
  return { name, tuning: queryOfTuning(checked), ...(problem !== undefined && { problem }) };
}

/** A variable and what draws it; undefined where the site has no face of the font. */
async function familyOfVariable([variable, font]: readonly [string, string]): Promise<
  [string, string] | undefined
> {
  const [facts, isDrawable] = await Promise.all([fontFacts(font), loadFont(font)]);
  return facts && isDrawable ? [variable, `"${familyOf(font)}", ${facts.generic}`] : undefined;
}
