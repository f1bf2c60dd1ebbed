import { effect } from "@preact/signals";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { drawnCss } from "../../shared/tuning/drawn-css.ts";
import { elementOf } from "../../shared/tuning/tuning.ts";
import { pixelsOf } from "../panel/quantity.ts";
import { pairing } from "./install-state.ts";
import { drawnRules, families, original } from "./tuned-base.ts";

/** Draws every tuning over the specimen, and states its sizes beside the headings. */
export function startSheet(): void {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  let shown = "";
  effect(() => {
    const { name } = pairing;
    const published = original.value?.rules ?? {};
    const css = drawnCss({ name, published, rules: drawnRules.value, families: families.value });
    if (css === shown) return;
    sheet.replaceSync(css);
    shown = css;
    showScaleNotes(drawnRules.value);
  });
}

/** The notes beside the specimen's headings: `36 / 1.15`, of what is drawn. */
function showScaleNotes(rules: Rules): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-scale]")) {
    const { key = "" } = elementOf(note.dataset["scale"] ?? "") ?? {};
    const { "font-size": size = "", "line-height": leading = "" } = rules[key] ?? {};
    const pixels = pixelsOf(size);
    const shown = pixels === undefined ? "fluid" : String(Number(pixels.toFixed(1)));
    const text = `${shown} / ${leading}`;
    if (note.textContent !== text) note.textContent = text;
  }
}
