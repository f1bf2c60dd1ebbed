import { rulesOf } from "../../../../registry/pairing/phone-sizes.ts";
import type { PairingItem, WrittenPairing } from "../../../../registry/model/items.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import type { RoleNames } from "../../../../registry/overrides/roles.ts";
import { isComplete } from "../../../../registry/pairing/scale.ts";
import { addedFonts } from "../shuffle.ts";
import type { ComparedColumn } from "../compare-state.ts";
import { overridesOf, queryOfTuning, rolesOf } from "../../shared/tuning/tuning.ts";
import { drawnCss } from "../../shared/tuning/drawn-css.ts";
import { validatedTuning } from "../../shared/client/checked-tuning.ts";
import { drawnSheet } from "../../shared/client/drawn-sheet.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { fontFacts } from "../../shared/client/font-facts.ts";
import { published } from "../../shared/client/published.ts";

/** What a column draws and states. */
export interface LoadedColumn {
  /** With the overrides of the column. */
  css: PairingItem["css"];
  textSize: string | undefined;
}

/** Draws the tuning of a column, by its scope. */
const sheets = new Map<string, ReturnType<typeof drawnSheet>>();

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
  const { tuning: checked } = await validatedTuning(name, new URLSearchParams(tuning));
  const stated = JSON.parse(await published(`r/${name}.json`)) as WrittenPairing;
  const original = isComplete(stated) ? stated : await withFonts(name, new Map());
  const roles = rolesOf(checked);
  const pairing = roles.size === 0 ? original : await withFonts(name, roles);
  const rules = applyOverrides(rulesOf(pairing), overridesOf(checked));
  const fonts = [...addedFonts({ name, tuning }).map((font) => [font, font] as const), ...roles];
  const families = await Promise.all(fonts.map(familyOfVariable));
  sheetOf(scope)(
    tuning === ""
      ? []
      : drawnCss(
          {
            name,
            published: rulesOf(original),
            rules,
            families: new Map(families.flatMap((family) => (family ? [family] : []))),
          },
          `.${scope}`,
        ),
  );
  const textSize = rules["body, p"]?.["font-size"] ?? pairing.meta?.textSize;
  return { css: rules as object as PairingItem["css"], textSize };
}

/** Loaded where a column has other fonts: it is larger than the page's own script. */
async function withFonts(name: string, roles: RoleNames): Promise<PairingItem> {
  const { pairingWithRoles } = await import("../../shared/tuning/role-files.ts");
  return (await pairingWithRoles({ name, roles }, published)).complete;
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

function sheetOf(scope: string): ReturnType<typeof drawnSheet> {
  const sheet = sheets.get(scope) ?? drawnSheet();
  sheets.set(scope, sheet);
  return sheet;
}
