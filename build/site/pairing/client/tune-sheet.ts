import type { Rules } from "../../../../registry/formats/rules.ts";
import { cssRule } from "../../../../registry/formats/rules.ts";
import type { OverridablePairing } from "../../../../registry/overrides/overridable-pairing.ts";
import { changedRules } from "../../shared/tuning/tuned-files.ts";
import { type Tuning, overridesOf } from "../../shared/tuning/tuning.ts";
import { longTextSelector, specimenSelector } from "../../shared/specimen/specimen-selector.ts";
import { inPagesLayer } from "../../shared/pages-layer.ts";
import { showScaleNotes } from "./tune-scale-notes.ts";
import type { PairingKey } from "../../../../registry/flavours/typeset.ts";

/** The rules that a reader has changed, over those of the specimen. */
export interface TuneSheet {
  show: (tuning: Tuning) => void;
  /** Shows the pairing as it is published, while `isOn`. */
  showBefore: (isOn: boolean) => void;
}

/** @param families the value of `--font-{name}` for each font that is not the pairing's */
export function tuneSheet(
  item: OverridablePairing,
  families: () => ReadonlyMap<string, string>,
): TuneSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let shown = "";
  let rules = item.rules;
  return {
    show: (tuning) => {
      const css = tunedCss(item, tuning, families());
      if (css === shown) return;
      sheet.replaceSync(inPagesLayer(css));
      shown = css;
      rules = item.rulesWith(overridesOf(tuning));
      showScaleNotes(rules);
    },
    showBefore: (isOn) => {
      sheet.disabled = isOn;
      showScaleNotes(isOn ? item.rules : rules);
    },
  };
}

function tunedCss(
  item: OverridablePairing,
  tuning: Tuning,
  families: ReadonlyMap<string, string>,
): string {
  const { shortName: name } = item;
  const rules = changedRules(item, overridesOf(tuning));
  const scoped = Object.entries(rules).map(([key, declarations]) =>
    cssRule(specimenSelector(name, key as PairingKey), declarations),
  );
  return [
    cssRule(`.type-${name}`, Object.fromEntries(families)),
    ...scoped,
    longText(name, rules),
  ].join("");
}

/** Long text has a size of its own in a specimen, which an override is to replace. */
function longText(name: string, rules: Rules): string {
  const size = rules["body, p"]?.["font-size"];
  return size === undefined ? "" : cssRule(longTextSelector(name), { "font-size": size });
}
