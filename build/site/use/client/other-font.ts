import { slugOf } from "../../../../registry/faces/provider-names.ts";
import { fontsSearch } from "../../shared/client/fonts-search.ts";
import { fontItem } from "../../shared/client/provider-faces.ts";
import { measuredFont } from "../measured-font.ts";
import type { MeasuredFont } from "../partners-json.ts";

/** As many families that a name may mean are offered. */
const MOST_ALIKE = 8;

/** A name that no font with files here has: of a font without them, or the names of fonts that are like it. */
export interface OtherFont {
  called: string;
  font?: MeasuredFont;
  alike: readonly string[];
}

/**
 * @param called    as a reader writes it
 * @param workerUrl of the search, and `searchUrl` of its data
 */
export async function otherFont(
  called: string,
  workerUrl: string,
  searchUrl: string,
): Promise<OtherFont> {
  const item = await fontItem(slugOf(called)).catch(() => undefined);
  if (item?.type === "registry:font") return { called, font: measuredFont(item), alike: [] };
  const found = await fontsSearch(workerUrl, searchUrl).find(called);
  return { called, alike: found?.names.slice(0, MOST_ALIKE) ?? [] };
}
