import { type SitePairing, sitePairing } from "../../build/site/shared/site.ts";
import { loadCatalog } from "../../registry/pairing/catalog.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";

/** The items of the fixture registry. */
export const catalog = loadCatalog(FIXTURE_REGISTRY);

/** A pairing of the fixture registry, as the site has it. */
export function fixtureSitePairing(name: string): SitePairing {
  return sitePairing(name, catalog.pairings.get(name)!, catalog.fonts);
}

export const plain = fixtureSitePairing("plain");
