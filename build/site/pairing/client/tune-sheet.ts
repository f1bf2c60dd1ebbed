import { effect } from "@preact/signals";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { FONT_ROLES } from "../../../../registry/model/items.ts";
import { fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";
import { link } from "../../shared/client/base-path.ts";
import { drawnSheet } from "../../shared/client/drawn-sheet.ts";
import { drawnCss } from "../../shared/tuning/drawn-css.ts";
import { elementOf } from "../../shared/tuning/tuning.ts";
import { pixelsText } from "../../shared/tuning/quantity.ts";
import { pairing } from "./install-state.ts";
import { drawnRules, families, fontOf, original } from "./tuned-base.ts";

/** Draws every tuning over the specimen, and states its sizes beside the headings. */
export function startSheet(): void {
  const draw = drawnSheet();
  effect(() => {
    const { name } = pairing;
    const published = original.value?.rules ?? {};
    draw(drawnCss({ name, published, rules: drawnRules.value, families: families.value }));
  });
  effect(() => {
    showScaleNotes(drawnRules.value);
  });
  effect(showFonts);
}

/** In the facts at the head of the page: the fonts that are drawn, and what holds for the pairing's own alone. */
function showFonts(): void {
  let isOwn = true;
  for (const shown of document.querySelectorAll<HTMLAnchorElement>("[data-font-of]")) {
    const role = FONT_ROLES.find((one) => one === shown.dataset["fontOf"]);
    const own = role && original.value && fontInRole(original.value.pairing, role);
    const font = role && fontOf(role);
    if (own === undefined || font === undefined) continue;
    const isDrawn = font.name === own || families.value.has(font.name);
    const { name, title } = isDrawn ? font : (original.value?.fonts.get(own) ?? font);
    if (name !== own) isOwn = false;
    shown.textContent = title;
    shown.href = link(`fonts/?font=${name}`);
  }
  for (const fact of document.querySelectorAll<HTMLElement>("[data-of-own-fonts]"))
    // What is below stays where it is.
    fact.style.visibility = isOwn ? "" : "hidden";
}

/** The notes beside the specimen's headings: `36 / 1.15`, of what is drawn. */
function showScaleNotes(rules: Rules): void {
  for (const note of document.querySelectorAll<HTMLElement>("[data-scale]")) {
    const { key = "" } = elementOf(note.dataset["scale"] ?? "") ?? {};
    const { "font-size": size = "", "line-height": leading = "" } = rules[key] ?? {};
    const text = `${pixelsText(size) ?? "fluid"} / ${leading}`;
    if (note.textContent !== text) note.textContent = text;
  }
}
