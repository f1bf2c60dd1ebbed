import { join } from "node:path";
import type { Catalog } from "../../../registry/model/catalog.ts";
import type { PairingItem } from "../../../registry/model/items.ts";
import { packageDir } from "../../../registry/model/package-root.ts";
import { sourcesHasher } from "./installed-items.ts";
import { type PairingInstalls, recordedInstalls } from "./recorded-installs.ts";

/** What the pages state of installing the pairings of a registry. */
export interface SiteInstalls {
  /** The client, with its version; undefined where nothing has been recorded. */
  client: string | undefined;
  /** Undefined for a pairing that the recordings do not have as it is. */
  of: (name: string, pairing: PairingItem) => PairingInstalls | undefined;
}

/** Read once in a process: they are a part of the package. */
const recorded = recordedInstalls(join(packageDir, "build/site"));

export function siteInstalls({ fonts }: Catalog): SiteInstalls {
  const hashOf = sourcesHasher((name) => fonts.get(name));
  return {
    client: recorded.madeWith?.client,
    of: (name, pairing) => recorded.all(name, hashOf(pairing)),
  };
}
