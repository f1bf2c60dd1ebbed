import type { PairingItem } from "../../../../registry/model/items.ts";
import { loadedFor } from "../../../../registry/overrides/roles.ts";
import { fontBytesOf } from "../../../../registry/pairing/font-bytes.ts";
import { published } from "../../shared/client/published.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import { type Tuning, overridesOf, rolesOf } from "../../shared/tuning/tuning.ts";

/** A pairing with the fonts of a tuning in its roles. */
export interface ChangedPairing {
  complete: PairingItem;
  /** That a page loads, in the weights of the tuning too; undefined where a font does not state its bytes. */
  bytes: number | undefined;
}

/** @throws when an item cannot be loaded */
export async function changedPairing(name: string, tuning: Tuning): Promise<ChangedPairing> {
  const withRoles = await pairingWithRoles({ name, roles: rolesOf(tuning) }, published);
  const { complete, fonts, loaded = complete } = loadedFor(withRoles, overridesOf(tuning));
  return { complete, bytes: fontBytesOf(loaded, (font) => fonts.get(font))?.total };
}
