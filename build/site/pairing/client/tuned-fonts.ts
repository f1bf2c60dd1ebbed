import type { PairingItem } from "../../../../registry/model/items.ts";
import { FONT_ROLES } from "../../../../registry/model/items.ts";
import {
  resolveFontName,
  fontInRole,
  referencedName,
} from "../../../../registry/pairing/pairing-fonts.ts";
import type { Tuning } from "../../shared/tuning/tuning.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { type FontFacts, fontFacts } from "../../shared/client/font-facts.ts";

/** The fonts of a pairing, and those that a reader has chosen beside them. */
export interface TunedFonts {
  /** What a value of `font-family` names; undefined for other families, and until its facts are there. */
  behind: (family: string) => FontFacts | undefined;
  /** `--font-{name}` -> the family as the page draws it, for the chosen ones. */
  families: () => ReadonlyMap<string, string>;
  /** Fetches what the families of a tuning need; calls back when anything is new. */
  need: (tuning: Tuning) => void;
  /** The chosen ones: an override installs no font. */
  added: (tuning: Tuning) => FontFacts[];
}

/** @param onLoad called whenever a font has arrived */
export function tunedFonts(pairing: PairingItem, onLoad: () => void): TunedFonts {
  const facts = new Map<string, FontFacts>();
  const asked = new Set<string>();
  const own = new Set(FONT_ROLES.map((role) => fontInRole(pairing, role)));
  const ask = async (name: string) => {
    if (asked.has(name)) return;
    asked.add(name);
    const found = await fontFacts(name);
    if (found === undefined) return;
    facts.set(name, found);
    onLoad();
    if (!own.has(name) && (await loadFont(name))) onLoad();
  };
  for (const name of own) if (name !== undefined) void ask(name);
  const named = (tuning: Tuning) =>
    [...tuning].flatMap(([parameter, value]) => {
      const name = parameter.endsWith("-family") ? referencedName(value) : undefined;
      return name === undefined || FONT_ROLES.some((role) => role === name) ? [] : [name];
    });
  return {
    behind: (family) => facts.get(resolveFontName(pairing, family) ?? ""),
    families: () =>
      new Map(
        [...facts.values()]
          .filter(({ name }) => !own.has(name))
          .map(({ name, generic }) => [`--font-${name}`, `"${familyOf(name)}", ${generic}`]),
      ),
    need: (tuning) => {
      for (const name of named(tuning)) void ask(name);
    },
    added: (tuning) =>
      [...new Set(named(tuning))].flatMap((name) => (own.has(name) ? [] : (facts.get(name) ?? []))),
  };
}
