import { slugOf } from "../../../../registry/faces/provider-names.ts";
import { fontsSearch } from "../../shared/client/fonts-search.ts";
import {
  allowProvider,
  fontItem,
  isProviderAllowed,
  loadFromProvider,
} from "../../shared/client/provider-faces.ts";
import { type MeasuredFont, measuredFont } from "../../shared/partners/measured-font.ts";

/** As many families that a name may mean are offered. */
const MOST_ALIKE = 8;

/** What a name means that no font with files here has. */
export interface OtherFont {
  called: string;
  /** Of the registry, without files here: drawn where its provider has loaded it. */
  font?: MeasuredFont;
  /** Names of fonts that are like it, where there is none. */
  alike: readonly string[];
  /** Whether the provider has not answered. */
  hasFailed: boolean;
}

/**
 * @param called    as a reader writes it
 * @param search    the urls of its worker and of its data
 * @param isAllowed whether the reader allows the provider as of now; an earlier permission stays
 */
export async function otherFont(
  called: string,
  search: Parameters<typeof fontsSearch>,
  isAllowed: boolean,
): Promise<OtherFont> {
  if (isAllowed) allowProvider(true);
  const item = await fontItem(slugOf(called)).catch(() => undefined);
  if (item?.type !== "registry:font") {
    const found = await fontsSearch(...search).find(called);
    return { called, alike: found?.names.slice(0, MOST_ALIKE) ?? [], hasFailed: false };
  }
  const font = measuredFont(item);
  const isLoaded =
    isProviderAllowed() && !font.isLocal
      ? await loadFromProvider(item.name).then(
          () => true,
          () => false,
        )
      : undefined;
  return {
    called,
    font: isLoaded ? { ...font, drawn: [["1 1000"]] } : font,
    alike: [],
    hasFailed: isLoaded === false,
  };
}
