import { hostedFonts } from "../../../../registry/formats/hosted-fonts.ts";
import { stylesheetRules } from "../../../../registry/formats/rules.ts";
import { fontsStylesheet, stylesheet } from "../../../../registry/formats/stylesheet.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { formatJson } from "../../../../registry/model/json.ts";
import {
  applyOverrides,
  overridablePairing,
} from "../../../../registry/overrides/overridable-pairing.ts";
import type { Override } from "../../../../registry/overrides/override-parameters.ts";
import { type PairingWithRoles, loadedFor, rulesIn } from "../../../../registry/overrides/roles.ts";
import { ownTitle } from "../../../../registry/pairing/title.ts";
import { published } from "../../shared/client/published.ts";
import type { RoledPairing } from "../../shared/partners/base-pairing.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import type { OwnFont } from "./own-font.ts";

export { fileWithRoles } from "../../shared/tuning/role-files.ts";

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
  pairing: OwnPairing,
  what: "CSS" | "pairing",
): Promise<{ name: string; text: string }> {
  const { own, partner, overrides, roles } = pairing;
  const { item, fileName } = own;
  const files = item.font.files.map((file) => ({ ...file, path: encodeURIComponent(fileName) }));
  const beside = formatJson({ ...item, font: { ...item.font, files } });
  const ofRoles = await pairingWithRoles({ name: pairing.pairing.name, roles }, async (path) =>
    path === `r/${item.name}.json` ? beside : published(path),
  );
  const changed = loadedFor(ofRoles, overrides);
  const stem = `${item.name}-with-${partner}`;
  return what === "CSS"
    ? { name: `${stem}.css`, text: stylesheetOf(changed, overrides, `${stem}.css`) }
    : { name: `${stem}.json`, text: itemOf(changed, pairing, stem) };
}

function stylesheetOf(
  changed: PairingWithRoles,
  overrides: readonly Override[],
  file: string,
): string {
  const { complete, loaded = complete, fonts } = changed;
  const faces = fontsStylesheet(loaded, fonts)?.replaceAll(' format("woff2")', "");
  const hosted = hostedFonts(loaded, (name) => fonts.get(name), "", faces);
  const rules = rulesIn(changed);
  const tuned = stylesheetRules(applyOverrides(rules, overrides));
  return stylesheet(complete, hosted, file).replace(stylesheetRules(rules), () => tuned);
}

function itemOf(
  { pairing, fonts }: PairingWithRoles,
  { overrides, reason }: OwnPairing,
  stem: string,
): string {
  const item = {
    ...pairing,
    name: `pairing-${stem}`,
    title: pairing.title.replace(ownTitle(pairing.title), titleFromSlug(stem)),
    description: reason.replaceAll("\u00a0", " "),
    registryDependencies: [...fonts.keys()].map((name) => `{base_url}/r/${name}.json`),
  };
  return new TextDecoder().decode(overridablePairing(formatJson(item))?.bodyWith(overrides));
}
