import { formatFiles } from "../../../registry/formats/pairing-formats.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";

/** The file of a pairing in the format of this folder, as a build under https://a.example writes it. */
export function formatText(
  folder: string,
  pairing: PairingItem,
  fonts: ReadonlyMap<string, FontItem>,
): string {
  const baseUrl = "https://a.example";
  const files = formatFiles(pairing, (name) => fonts.get(name), `${baseUrl}/fonts.css`, baseUrl);
  return files.find(({ path }) => path.startsWith(`${folder}/`))!.body;
}
