import { computed, effect, signal } from "@preact/signals";
import type { FontItem, FontRole, PairingItem } from "../../../../registry/model/items.ts";
import type { Rules } from "../../../../registry/formats/rules.ts";
import { applyOverrides } from "../../../../registry/overrides/overridable-pairing.ts";
import { overrideNotes } from "../../../../registry/overrides/override-notes.ts";
import { rolesAsQuery } from "../../../../registry/overrides/roles.ts";
import { proportionalCode } from "../../../../registry/pairing/limitations.ts";
import { rulesOf } from "../../../../registry/pairing/phone-sizes.ts";
import { fontInRole, resolveFontName } from "../../../../registry/pairing/pairing-fonts.ts";
import { familyOf, loadFont } from "../../shared/client/faces.ts";
import { type FontFacts, fontFacts } from "../../shared/client/font-facts.ts";
import { published } from "../../shared/client/published.ts";
import { pairingWithRoles } from "../../shared/tuning/role-files.ts";
import {
  type Tuning,
  directFonts,
  namedFonts,
  overridesOf,
  rolesOf,
} from "../../shared/tuning/tuning.ts";
import { addedFonts, pairing as page, tuning } from "./install-state.ts";
import { drawn } from "./tune-state.ts";

/** A pairing with the fonts of its roles, before any other value of it is changed. */
interface Base {
  pairing: PairingItem;
  rules: Rules;
  fonts: ReadonlyMap<string, FontItem>;
}

/** As it is published. */
export const original = signal<Base>();
/** With the roles of what is drawn; until their fonts have arrived, with the last ones. */
export const base = signal<Base>();

/** What is known of fonts beside the pairing's own, and whether the site can draw them, by name. */
const facts = signal<ReadonlyMap<string, FontFacts & { isDrawable: boolean }>>(new Map());

/** The rules with all that is chosen. */
export const rules = computed(() => rulesWith(tuning.value));

/** The rules with all that is drawn. */
export const drawnRules = computed(() => rulesWith(drawn.value));

function rulesWith(values: Tuning): Rules {
  return base.value === undefined ? {} : applyOverrides(base.value.rules, overridesOf(values));
}

/** Families for what is drawn beside the pairing's own: those that the page has loaded. */
export const families = computed(() => {
  const drawable = [...facts.value.values()].filter(({ isDrawable }) => isDrawable);
  const byName = new Map(
    drawable.map(({ name, generic }) => [name, `"${familyOf(name)}", ${generic}`] as const),
  );
  const roles = [...rolesOf(drawn.value)].flatMap(([role, font]) => {
    const family = byName.get(font);
    return family === undefined ? [] : [[role, family] as const];
  });
  return new Map<string, string>([...byName, ...roles]);
});

/** Titles of fonts that are chosen and that the site has no face of. */
export const withoutFace = computed(() =>
  namedFonts(tuning.value).flatMap((name) => {
    const known = facts.value.get(name);
    return known && !known.isDrawable ? [known.title] : [];
  }),
);

/** What chosen values do less than they seem to. */
export const notes = computed(() => {
  if (base.value === undefined) return [];
  const { pairing, fonts } = base.value;
  const mono = fontOf("mono");
  const caution = mono && proportionalCode({ mono });
  return [
    ...(caution === undefined ? [] : [caution]),
    ...overrideNotes(overridesOf(tuning.value), () => ({ complete: pairing, fonts })),
  ];
});

/** The font of a role; undefined until it has arrived. */
export function fontOf(role: FontRole): FontItem | undefined {
  return base.value?.fonts.get(fontInRole(base.value.pairing, role) ?? "");
}

/** Of the font that is chosen, whichever is drawn; "" until it has arrived. */
export function chosenTitle(role: FontRole): string {
  if (original.value === undefined) return "";
  const { pairing, fonts } = original.value;
  const name = rolesOf(tuning.value).get(role) ?? fontInRole(pairing, role) ?? "";
  return (fonts.get(name) ?? facts.value.get(name))?.title ?? "";
}

/** The weights of the font that a rule's family names; undefined where the registry does not have it. */
export function weightsOf(family: string): readonly number[] | undefined {
  if (base.value === undefined) return undefined;
  const name = resolveFontName(base.value.pairing, family) ?? "";
  return base.value.fonts.get(name)?.font.weight.map(Number) ?? facts.value.get(name)?.weights;
}

/** Loads the pairing, and from now on the fonts of what is drawn. */
export async function startBase(): Promise<void> {
  original.value = base.value = await baseWith("");
  const query = computed(() => rolesAsQuery(rolesOf(drawn.value)));
  effect(() => {
    const wanted = query.value;
    void baseWith(wanted).then(
      (next) => {
        if (query.peek() === wanted) base.value = next;
      },
      () => undefined,
    );
  });
  effect(() => {
    for (const font of namedFonts(drawn.value)) void need(font);
  });
  effect(() => {
    const own = original.value?.fonts;
    addedFonts.value = directFonts(tuning.value).filter(
      (font) => facts.value.has(font) && !own?.has(font),
    );
  });
}

async function baseWith(query: string): Promise<Base> {
  const { name } = page;
  const roles = rolesOf(new Map(new URLSearchParams(query)));
  const { complete, fonts } = await pairingWithRoles({ name, roles }, published);
  return { pairing: complete, rules: rulesOf(complete), fonts };
}

const needed = new Set<string>();

async function need(font: string): Promise<void> {
  if (needed.has(font)) return;
  needed.add(font);
  const [found, isDrawable] = await Promise.all([fontFacts(font), loadFont(font)]);
  if (found !== undefined)
    facts.value = new Map([...facts.value, [font, { ...found, isDrawable }]]);
}
