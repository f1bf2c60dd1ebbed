import { hostedFonts } from "../../../../registry/formats/hosted-fonts.ts";
import { stylesheetRules } from "../../../../registry/formats/rules.ts";
import { fontsStylesheet, stylesheet } from "../../../../registry/formats/stylesheet.ts";
import type { FontItem, Rules, WrittenPairing } from "../../../../registry/model/items.ts";
import { formatJson } from "../../../../registry/model/json.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import type { Override } from "../../../../registry/overrides/override-parameters.ts";
import { type PairingWithRoles, rulesIn } from "../../../../registry/overrides/roles.ts";
import { familiesInTitle } from "../../../../registry/pairing/title.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { published } from "../../shared/client/published.ts";
import type { RoledPairing } from "../../shared/partners/base-pairing.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import type { OwnFont } from "./own-font.ts";

/** A font of the reader's with a partner, as the reader has set them. */
export interface OwnPairing extends RoledPairing {
  own: OwnFont;
  overrides: readonly Override[];
  /** The name of a font. */
  partner: string;
  /** Why they go together, as a sentence. */
  reason: string;
}

/** A stylesheet that loads the reader's file beside it, or an item for a registry of one's own. */
export async function exportedFile(
  own: OwnPairing,
  what: "CSS" | "pairing" | "font item",
): Promise<{ name: string; text: string }> {
  const { item } = own.own;
  if (what === "font item") return { name: `${item.name}.json`, text: formatJson(item) };
  const stem = `${item.name}-with-${own.partner}`;
  const changed = await changedBy(own);
  return what === "CSS"
    ? { name: `${stem}.css`, text: stylesheetOf(changed, own.overrides, `${stem}.css`) }
    : { name: `${stem}.json`, text: formatJson(pairingItem(changed, own, stem)) };
}

function changedBy({ pairing, roles, own: { item, fileName } }: OwnPairing) {
  const files = item.font.files.map((file) => ({ ...file, path: encodeURIComponent(fileName) }));
  const beside: FontItem = { ...item, font: { ...item.font, files } };
  return pairingWithRoles({ name: pairing.name, roles }, async (path) =>
    path === `r/${item.name}.json` ? JSON.stringify(beside) : published(path),
  );
}

function stylesheetOf(
  changed: PairingWithRoles,
  overrides: readonly Override[],
  file: string,
): string {
  const { complete, fonts } = changed;
  const faces = fontsStylesheet(complete, fonts)?.replaceAll(' format("woff2")', "");
  const hosted = hostedFonts(complete, (name) => fonts.get(name), "", faces);
  const rules = rulesIn(changed);
  const tuned = stylesheetRules(applyOverrides(rules, overrides));
  return stylesheet(complete, hosted, file).replace(stylesheetRules(rules), () => tuned);
}

function pairingItem(
  { pairing: { title, ...item }, fonts }: PairingWithRoles,
  { overrides, reason }: OwnPairing,
  stem: string,
): WrittenPairing {
  return {
    ...item,
    name: `pairing-${stem}`,
    title: `${titleFromSlug(stem)} — ${familiesInTitle(title).join(" + ")}`,
    description: reason.replaceAll("\u00a0", " "),
    registryDependencies: [...fonts.keys()].map((name) => `{base_url}/r/${name}.json`),
    css: applyOverrides(item.css as object as Rules, overrides) as object as WrittenPairing["css"],
  };
}
