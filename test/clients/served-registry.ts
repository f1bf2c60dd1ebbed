import { type Catalog, loadCatalog } from "../../registry/model/catalog.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { baseUrl } from "../shared/shared.ts";

/** This project's registry, and where it is served. */
export interface ServedRegistry {
  /** Without a slash at the end. */
  url: string;
  catalog: Catalog;
}

export function servedRegistry(): ServedRegistry {
  return { url: baseUrl(), catalog: loadCatalog(ownRegistryDir) };
}
