import { hostedFonts } from "../../../../registry/formats/hosted-fonts.ts";
import { stylesheetRules } from "../../../../registry/formats/rules.ts";
import { fontsStylesheet, stylesheet } from "../../../../registry/formats/stylesheet.ts";
import type { FontItem, WrittenPairing } from "../../../../registry/model/items.ts";
import { formatJson } from "../../../../registry/model/json.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import type { Override } from "../../../../registry/overrides/override-parameters.ts";
import { type PairingWithRoles, rulesIn } from "../../../../registry/overrides/roles.ts";
import { familiesInTitle } from "../../../../registry/pairing/title.ts";
import { titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import { published } from "../../shared/client/published.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import type { RoledPairing } from "../base-pairing.ts";
import type { OwnFace } from "./own-face.ts";

/** A font of one's own with a partner, as the reader has set them. */
export interface OwnPairing {
  own: OwnFace;
  base: RoledPairing;
  overrides: readonly Override[];
  /** Why they go together, in sentences. */
  reason: string;
}

/** As CSS loads it: the reader's file, beside the stylesheet. */
function itemBeside({ item, fileName }: OwnFace): FontItem {
  const files = item.font.files.map((file) => ({ ...file, path: encodeURIComponent(fileName) }));
  return { ...item, font: { ...item.font, files } };
}

function changedBy({ own, base }: OwnPairing): Promise<PairingWithRoles> {
  const { name } = base.pairing;
  return pairingWithRoles({ name, roles: base.roles }, async (path) =>
    path === `r/${own.item.name}.json` ? JSON.stringify(itemBeside(own)) : published(path),
  );
}

const FORMATS: ReadonlyMap<string, string> = new Map([
  ["woff", "woff"],
  ["otf", "opentype"],
  ["ttf", "truetype"],
]);

/** A stylesheet with the rule `@font-face` of the reader's file, the variables and the rules. */
export async function ownStylesheet(pairing: OwnPairing, name: string): Promise<string> {
  const changed = await changedBy(pairing);
  const { complete, fonts } = changed;
  const font = (one: string) => fonts.get(one);
  const faces = fontsStylesheet(complete, fonts);
  const text = stylesheet(complete, hostedFonts(complete, font, "", faces), name);
  const rules = stylesheetRules(rulesIn(changed));
  const tuned = stylesheetRules(applyOverrides(rulesIn(changed), pairing.overrides));
  const [, extension = ""] = /\.([^.]*)$/.exec(pairing.own.fileName.toLowerCase()) ?? [];
  const address = `url("${encodeURIComponent(pairing.own.fileName)}")`;
  return (text.slice(0, text.length - rules.length) + tuned).replace(
    `${address} format("woff2")`,
    `${address} format("${FORMATS.get(extension) ?? "woff2"}")`,
  );
}

/** The items of a registry of one's own, by their paths in it. It measures the font's file itself. */
export async function ownItems(pairing: OwnPairing): Promise<ReadonlyMap<string, string>> {
  const { own, base, overrides, reason } = pairing;
  const { meta: _meta, ...item } = own.item;
  const changed = await changedBy(pairing);
  const { title, css, ...written } = changed.pairing;
  const stem = `${own.item.name}-${base.pairing.name}`;
  const named: WrittenPairing = {
    ...written,
    name: `pairing-${stem}`,
    title: `${titleFromSlug(stem)} — ${familiesInTitle(title).join(" + ")}`,
    description: reason,
    registryDependencies: [...changed.fonts.keys()].map((name) => `{base_url}/r/${name}.json`),
    css: applyOverrides(css as never, overrides) as never,
  };
  return new Map([
    [`fonts/${item.name}.json`, formatJson(item)],
    [`pairings/${stem}.json`, formatJson(named)],
  ]);
}
