import type { PairingKey } from "../../../../registry/flavours/typeset.ts";
import { cssRule } from "../../../../registry/formats/rules.ts";
import type { PairingItem } from "../../../../registry/model/items.ts";
import { addedFonts } from "../shuffle.ts";
import type { ComparedColumn } from "../compare-state.ts";
import { queryOfTuning } from "../../shared/tuning/tuning.ts";
import { changedRules, tunable } from "../../shared/tuning/tuned-files.ts";
import { longTextSelector, specimenSelector } from "../../shared/specimen/specimen-selector.ts";
import { checkedTuning } from "../../shared/client/checked-tuning.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { fontFacts } from "../../shared/client/font-facts.ts";
import { inPagesLayer } from "../../shared/pages-layer.ts";
import { published } from "../../shared/client/published.ts";

/** What a column draws and states. */
export interface LoadedColumn {
  /** With the overrides of the column. */
  css: PairingItem["css"];
  textSize: string | undefined;
}

const tuned = new Map<string, CSSStyleSheet>();

/**
 * Loads a pairing's values, applies the overrides of a column by the server's own code, and draws them in
 * elements of the class `scope`.
 *
 * @throws when the pairing cannot be loaded
 */
export async function loadColumn(
  { name, tuning }: ComparedColumn,
  scope: string,
): Promise<LoadedColumn> {
  const text = await published(`r/${name}.json`);
  const pairing = JSON.parse(text) as PairingItem;
  const textSize = pairing.meta?.textSize;
  const sheet = sheetOf(scope);
  if (tuning === "") {
    sheet.replaceSync("");
    return { css: pairing.css, textSize };
  }
  const { parseOverrideParameters } = await import("../../shared/client/tune-check.ts");
  const { overrides = [] } = parseOverrideParameters(new URLSearchParams(tuning));
  const rules = changedRules(tunable(text), overrides);
  const families = await Promise.all(addedFonts({ name, tuning }).map(familyVariable));
  const own = `.type-${name}`;
  const scoped = (selector: string) => selector.replaceAll(own, `${own}.${scope}`);
  const size = rules["body, p"]?.["font-size"];
  sheet.replaceSync(
    inPagesLayer(
      [
        cssRule(scoped(own), Object.fromEntries(families.flatMap((family) => family ?? []))),
        ...Object.entries(rules).map(([key, rule]) =>
          cssRule(scoped(specimenSelector(name, key as PairingKey)), rule),
        ),
        ...(size === undefined
          ? []
          : [cssRule(scoped(longTextSelector(name)), { "font-size": size })]),
      ].join(""),
    ),
  );
  return { css: { ...pairing.css, ...rules }, textSize: size ?? textSize };
}

/**
 * A column of an address with its overrides parsed by the server's own code, and written again: nothing
 * else of a link gets into an address or a command. Refused ones are left out, and stated as its problem.
 */
export async function checkedColumn(column: ComparedColumn): Promise<ComparedColumn> {
  const { name, tuning } = column;
  if (tuning === "") return column;
  try {
    const { tuning: checked, problem } = await checkedTuning(new URLSearchParams(tuning));
    return { name, tuning: queryOfTuning(checked), ...(problem !== undefined && { problem }) };
  } catch {
    return { name, tuning: "", problem: "The overrides could not be loaded. Reload the page." };
  }
}

async function familyVariable(font: string): Promise<[[string, string]] | undefined> {
  const [facts] = await Promise.all([fontFacts(font), loadFont(font)]);
  return facts && [[`--font-${font}`, `"${familyOf(font)}", ${facts.generic}`]];
}

function sheetOf(scope: string): CSSStyleSheet {
  const known = tuned.get(scope);
  if (known) return known;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  tuned.set(scope, sheet);
  return sheet;
}
