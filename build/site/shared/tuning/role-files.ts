import type { FontItem, WrittenPairing } from "../../../../registry/model/items.ts";
import {
  applyOverrides,
  overridablePairing,
} from "../../../../registry/overrides/overridable-pairing.ts";
import {
  type Override,
  overridesAsQuery,
} from "../../../../registry/overrides/override-parameters.ts";
import { overrideNotes } from "../../../../registry/overrides/override-notes.ts";
import {
  type PairingWithRoles,
  type PublishedForm,
  type RoleNames,
  changedPairing,
  changingRoles,
  fontNamesWith,
  loadedFor,
  pairingFile,
  rulesIn,
} from "../../../../registry/overrides/roles.ts";

/** A published file as text; rejects where there is none. The path is below the site's root. */
export type ReadPublished = (path: string) => Promise<string>;

/** What a reader has set of a pairing. */
export interface RoleSettings {
  /** Of the pairing, without `pairing-`. */
  name: string;
  roles: RoleNames;
  overrides: readonly Override[];
}

/** A pairing with other fonts in its roles, and every font that it uses. */
export async function pairingWithRoles(
  { name, roles: requested }: Pick<RoleSettings, "name" | "roles">,
  published: ReadPublished,
): Promise<PairingWithRoles> {
  const pairing = JSON.parse(await published(`r/${name}.json`)) as WrittenPairing;
  const roles = changingRoles(pairing, requested);
  const names = fontNamesWith(pairing, roles);
  const items = await Promise.all(
    names.map(async (font) => JSON.parse(await published(`r/${font}.json`)) as FontItem),
  );
  const fonts = new Map(items.map((font) => [font.name, font]));
  return changedPairing(pairing, roles, fonts);
}

/**
 * A file of a pairing with other fonts in its roles and with overrides, byte for byte as the server returns it
 * for the same query.
 *
 * @param file as it is published: what is returned where nothing is set
 * @param form a flavour or a format; neither for the plain item
 */
export async function fileWithRoles(
  settings: RoleSettings,
  file: string,
  form: PublishedForm,
  published: ReadPublished,
): Promise<string> {
  const { overrides } = settings;
  const changed = loadedFor(await pairingWithRoles(settings, published), overrides);
  const text = await published(file);
  const base =
    changed.roles.size === 0 && changed.loaded === undefined
      ? text
      : await fileOfPairing(changed, form, text, published);
  if (overrides.length === 0) return base;
  if (!form.format) {
    const notes = overrideNotes(overrides, () => changed);
    return new TextDecoder().decode(overridablePairing(base)?.bodyWith(overrides, notes));
  }
  const rules = rulesIn(changed);
  const changedRules = applyOverrides(rules, overrides);
  return form.format.withRules(base, rules, changedRules, overridesAsQuery(overrides));
}

async function fileOfPairing(
  changed: PairingWithRoles,
  form: PublishedForm,
  text: string,
  published: ReadPublished,
): Promise<string> {
  const nextFonts = new Set<string>();
  pairingFile(changed, form, text, (nextFont) => Boolean(nextFonts.add(nextFont)));
  const missing = new Set<string>();
  const looks = [...nextFonts].map((nextFont) =>
    published(`r/layered/${nextFont}.json`).catch(() => missing.add(nextFont)),
  );
  await Promise.all(looks);
  return pairingFile(changed, form, text, (nextFont) => !missing.has(nextFont));
}
