import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { FONT_ROLES, type FontItem, type PairingItem } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { baseUrl } from "../shared/shared.ts";

/** This project's registry, which is served while tests run. */
export const catalog = loadCatalog(ownRegistryDir);

/** @param path such as `r/layered/minimal.json` */
export const servedUrl = (path: string): string => `${baseUrl()}/${path}`;

/** @throws RangeError when the registry has no pairing of this name */
export function pairingNamed(name: string): PairingItem {
  const pairing = catalog.pairings.get(name);
  if (pairing === undefined) throw new RangeError(`The registry has no pairing ${name}`);
  return pairing;
}

/** The fonts of some pairings, each once. */
export function fontsOf(names: readonly string[]): FontItem[] {
  const fonts = names.flatMap((name) =>
    FONT_ROLES.map((role) => fontInRole(pairingNamed(name), role) ?? ""),
  );
  return [...new Set(fonts)].flatMap((font) => catalog.fonts.get(font) ?? []);
}

/** The title of the font that a pairing has in each role. */
export function titlesOf(pairing: PairingItem): Record<(typeof FONT_ROLES)[number], string> {
  const title = (role: (typeof FONT_ROLES)[number]) =>
    catalog.fonts.get(fontInRole(pairing, role) ?? "")?.title ?? "";
  return { heading: title("heading"), body: title("body"), mono: title("mono") };
}
