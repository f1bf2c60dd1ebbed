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
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import type { RoledPairing } from "../base-pairing.ts";
import { titleOf } from "../font-records.ts";
import type { OwnFace } from "./own-face.ts";

/** A font of one's own with a partner, as the reader has set them. */
export interface OwnPairing {
  own: OwnFace;
  base: RoledPairing;
  overrides: readonly Override[];
  /** Of the names of files, and of the pairing's. */
  stem: string;
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
export async function ownStylesheet(pairing: OwnPairing): Promise<string> {
  const changed = await changedBy(pairing);
  const { complete, fonts } = changed;
  const font = (one: string) => fonts.get(one);
  const faces = fontsStylesheet(complete, fonts);
  const text = stylesheet(complete, hostedFonts(complete, font, "", faces), `${pairing.stem}.css`);
  const rules = stylesheetRules(rulesIn(changed));
  const tuned = stylesheetRules(applyOverrides(rulesIn(changed), pairing.overrides));
  const [, extension = ""] = /\.([^.]*)$/.exec(pairing.own.fileName.toLowerCase()) ?? [];
  const address = `url("${encodeURIComponent(pairing.own.fileName)}")`;
  return (text.slice(0, text.length - rules.length) + tuned).replace(
    `${address} format("woff2")`,
    `${address} format("${FORMATS.get(extension) ?? "woff2"}")`,
  );
}

/**
 * The item of the font for a registry of one's own, which measures the file itself. A browser does not tell the
 * default of an axis: validation names it where it is another one than this.
 */
export function ownFontItem({ item: { meta: _, ...item } }: OwnFace): string {
  const weights = item.font.weight.map(Number);
  const [min, max] = [Math.min(...weights), Math.max(...weights)];
  const axis = { tag: "wght", min, max, default: Math.min(Math.max(400, min), max) };
  return formatJson({ ...item, ...(min < max && { meta: { axes: [axis] } }) });
}

/** The item of the pairing for a registry of one's own. */
export async function ownPairingItem(pairing: OwnPairing): Promise<string> {
  const { base, overrides, stem, reason } = pairing;
  const { pairing: changed, fonts } = await changedBy(pairing);
  const { title, ...item } = changed;
  const rules = applyOverrides(changed.css as object as Rules, overrides);
  const named: WrittenPairing = {
    ...item,
    name: `pairing-${stem}`,
    title: `${titleFromSlug(stem)} — ${familiesInTitle(title).join(" + ")}`,
    // Words of the page are kept on one line by characters that an item does not have.
    description: `${reason} With the sizes of ${titleOf(base.pairing)}.`
      .replaceAll("\u2060", "")
      .replaceAll("\u00a0", " "),
    registryDependencies: [...fonts.keys()].map((name) => `{base_url}/r/${name}.json`),
    css: rules as object as WrittenPairing["css"],
  };
  return formatJson(named);
}
