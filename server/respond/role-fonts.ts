import { overrideNotes } from "../../registry/overrides/override-notes.ts";
import type { Override } from "../../registry/overrides/override-parameters.ts";
import {
  type PairingWithRoles,
  type RoleNames,
  changedPairing,
  changingRoles,
  fontNamesWith,
  loadedFor,
} from "../../registry/overrides/roles.ts";
import { type FontItem, type WrittenPairing, isGoogleFont } from "../../registry/model/items.ts";
import { didYouMean } from "../../registry/search/nearest.ts";
import {
  type Content,
  type Publication,
  cachedBy,
  publishedFile,
  textOf,
} from "../replies/content.ts";
import { isItemName } from "../replies/query.ts";
import { searchableIndex } from "../search/searchable-index.ts";

const LOADED: ReadonlySet<string> = new Set(["font-family", "font-weight"]);

/** A pairing with other roles, and the published files that it was made from. */
export type ChangedRoles = PairingWithRoles & { files: readonly Content[] };

/**
 * Gives roles of a published pairing other fonts.
 *
 * @param name short, of the pairing
 * @returns every problem of the names, each a sentence; no change where the pairing has all the fonts already
 * @throws when a file that the build publishes is missing
 */
export function changedRoles(
  name: string,
  requested: RoleNames,
  publication: Publication,
): { change?: ChangedRoles; problems: string[] } {
  if (requested.size === 0) return { problems: [] };
  const pairing = itemIn(publishedFile(`/r/${name}.json`, publication)) as WrittenPairing;
  const roles = changingRoles(pairing, requested);
  const problems = [...roles].flatMap(([role, font]) => problemOf(role, font, publication));
  if (roles.size === 0 || problems.length > 0) return { problems };
  const change = pairingWith(name, roles, publication);
  const local = [...change.fonts].find(([, font]) => !("font" in font));
  if (local === undefined) return { change, problems };
  return {
    problems: [`${name} installs files of ${local[0]}, and takes no other fonts beside it`],
  };
}

function pairingWith(name: string, roles: RoleNames, publication: Publication): ChangedRoles {
  const file = publishedFile(`/r/${name}.json`, publication);
  const pairing = itemIn(file) as WrittenPairing;
  const names = fontNamesWith(pairing, roles);
  const files = names.map((font) => publishedFile(`/r/${font}.json`, publication));
  const fonts = new Map(files.map((font, index) => [names[index] ?? "", itemIn(font) as FontItem]));
  return { ...changedPairing(pairing, roles, fonts), files: [file, ...files] };
}

/** A pairing with other roles, or with families or weights to load; undefined where it is as published. */
export function loadedChange(
  name: string,
  change: ChangedRoles | undefined,
  overrides: readonly Override[],
  publication: Publication,
): ChangedRoles | undefined {
  const mayLoad = overrides.some(({ property }) => LOADED.has(property));
  if (!mayLoad) return change;
  const changed = loadedFor(change ?? pairingWith(name, new Map(), publication), overrides);
  return changed.loaded === undefined ? change : changed;
}

/** What the client prints of overrides that do less than they seem to. */
export function notesOf(
  name: string,
  overrides: readonly Override[],
  change: ChangedRoles | undefined,
  publication: Publication,
): string[] {
  return overrideNotes(overrides, () => change ?? pairingWith(name, new Map(), publication));
}

function problemOf(role: string, name: string, publication: Publication): string[] {
  const file = isItemName(name) ? publication.file(`/r/${name}.json`) : undefined;
  const item = file && itemIn(file);
  if (item?.type === "registry:font" && isGoogleFont(item as FontItem)) return [];
  // A local font is published as a theme.
  if (item?.type === "registry:font" || item?.type === "registry:theme")
    return [`${role} names ${JSON.stringify(name)}, whose files only its own pairings install`];
  const near = didYouMean(name, fontNames(publishedFile("/r/registry.json", publication)));
  const remedy = near === "" ? "; all names are listed in /r/registry.json" : near;
  return [`${role} is ${JSON.stringify(name)}, which is not the name of a font${remedy}`];
}

const itemIn = cachedBy((file) => JSON.parse(textOf(file)) as { type: string });

const fontNames = cachedBy((index) =>
  [...searchableIndex(index).entries.values()]
    .filter(({ type }) => type === "registry:font")
    .map(({ name }) => name),
);
