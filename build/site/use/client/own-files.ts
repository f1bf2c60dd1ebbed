import { hostedFonts } from "../../../../registry/formats/hosted-fonts.ts";
import { stylesheetWithRules } from "../../../../registry/formats/rules.ts";
import { fontsStylesheet, stylesheet } from "../../../../registry/formats/stylesheet.ts";
import type { FontItem, Rules, WrittenPairing } from "../../../../registry/model/items.ts";
import { formatJson } from "../../../../registry/model/json.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import type { Override } from "../../../../registry/overrides/override-parameters.ts";
import { type PairingWithRoles, rulesIn } from "../../../../registry/overrides/roles.ts";
import { familiesInTitle } from "../../../../registry/pairing/title.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { published } from "../../shared/client/published.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import type { RoledPairing } from "../../shared/partners/base-pairing.ts";
import type { OwnFace } from "./own-face.ts";

/** A font of one's own with a partner, as the reader has set them. */
export interface OwnPairing {
  own: OwnFace;
  base: RoledPairing;
  overrides: readonly Override[];
  /** The name of a font. */
  partner: string;
  /** Why they go together, as a sentence. */
  reason: string;
}

/** Of the names of files, and of the pairing's. */
export function stemOf({ own, partner }: OwnPairing): string {
  return `${own.item.name}-with-${partner}`;
}

/** A stylesheet with the rule `@font-face` of the reader's file beside it, the variables and the rules. */
export async function ownStylesheet(pairing: OwnPairing): Promise<string> {
  const changed = await changedBy(pairing);
  const { complete, fonts } = changed;
  const faces = fontsStylesheet(complete, fonts)?.replace(/ format\("woff2"\)/, "");
  const hosted = hostedFonts(complete, (name) => fonts.get(name), "", faces);
  const text = stylesheet(complete, hosted, `${stemOf(pairing)}.css`);
  const rules = rulesIn(changed);
  const tuned = stylesheetWithRules(text, rules, applyOverrides(rules, pairing.overrides), "");
  // It has no query: the rules are in it.
  return tuned.replace('.css?">', '.css">');
}

/** The item of the pairing for a registry of one's own that has the font. */
export async function ownPairingItem(pairing: OwnPairing): Promise<string> {
  const { pairing: changed, fonts } = await changedBy(pairing);
  const { title, ...item } = changed;
  const named: WrittenPairing = {
    ...item,
    name: `pairing-${stemOf(pairing)}`,
    title: `${titleFromSlug(stemOf(pairing))} — ${familiesInTitle(title).join(" + ")}`,
    description: pairing.reason.replaceAll("\u00a0", " "),
    registryDependencies: [...fonts.keys()].map((name) => `{base_url}/r/${name}.json`),
    css: applyOverrides(
      changed.css as object as Rules,
      pairing.overrides,
    ) as object as WrittenPairing["css"],
  };
  return formatJson(named);
}

function changedBy({ own, base }: OwnPairing): Promise<PairingWithRoles> {
  const { name } = base.pairing;
  return pairingWithRoles({ name, roles: base.roles }, async (path) =>
    path === `r/${own.item.name}.json` ? JSON.stringify(itemBeside(own)) : published(path),
  );
}

/** As CSS loads it: the reader's file, beside the stylesheet. */
function itemBeside({ item, fileName }: OwnFace): FontItem {
  const files = item.font.files.map((file) => ({ ...file, path: encodeURIComponent(fileName) }));
  return { ...item, font: { ...item.font, files } };
}
