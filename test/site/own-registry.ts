import { sitePairing } from "../../build/site/shared/site.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";

/** The items that the package ships. */
export const catalog = loadCatalog(ownRegistryDir);

/** Every pairing that the package ships, as the site has it. */
export const sitePairings = [...catalog.pairings].map(([name, item]) =>
  sitePairing(name, item, catalog.fonts),
);
