import { cardTextOf } from "../../build/site/shared/picture/card-text.ts";
import { pictureLinesOf } from "../../build/site/shared/picture/picture-lines.ts";
import { sitePairing } from "../../build/site/shared/site.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";

/** The items that the package ships. */
export const catalog = loadCatalog(ownRegistryDir);

/** Every pairing that the package ships, as the site has it. */
export const sitePairings = [...catalog.pairings].map(([name, item]) =>
  sitePairing(name, item, catalog.fonts),
);

/** The lines of the picture of a pairing whose fonts the package ships. */
export const pictureLines = (item: PairingItem) =>
  pictureLinesOf(item, (font) => catalog.fonts.get(font), cardTextOf(item));
