import type { FontRole } from "../../../../registry/model/items.ts";
import type { BasePairing, PartnersJson, MeasuredFont } from "./partners-json.ts";

/** A pairing with the fonts that its query gives to roles; none where the pairing has them. */
export interface RoledPairing {
  pairing: BasePairing;
  roles: ReadonlyMap<FontRole, string>;
}

const NEUTRAL = "minimal";

/**
 * The pairing that two fonts are installed by: the one of both, or else one that has sizes for the face of the
 * headings, or for that of the text, or the neutral one. Undefined where none can install them: files that the
 * registry publishes come with their own pairings alone.
 */
export function basePairing(
  heading: MeasuredFont,
  body: MeasuredFont,
  { pairings, fonts }: PartnersJson,
): RoledPairing | undefined {
  const byName = new Map(fonts.map((font) => [font.name, font]));
  const isLike = (name: string) => isOfOneKind(byName.get(name), heading);
  const worth = (pairing: BasePairing) =>
    (pairing.heading === heading.name ? 8 : isLike(pairing.heading) ? 1 : 0) +
    (pairing.body === body.name ? 4 : 0) +
    (pairing.name === NEUTRAL ? 2 : 0) -
    (pairing.isPoster ? 6 : 0) -
    (isShownIn(pairing, heading) && isShownIn(pairing, body) ? 0 : 10);
  const able = pairings.filter(
    (pairing) =>
      (!heading.isLocal || pairing.heading === heading.name) &&
      (!body.isLocal || pairing.body === body.name),
  );
  const [first, ...others] = able;
  if (first === undefined) return undefined;
  const pairing = others.reduce((best, one) => (worth(one) > worth(best) ? one : best), first);
  const roles = new Map<FontRole, string>();
  if (pairing.heading !== heading.name) roles.set("heading", heading.name);
  if (pairing.body !== body.name) roles.set("body", body.name);
  return { pairing, roles };
}

/** Faces for which the same sizes suit. */
function isOfOneKind(one: MeasuredFont | undefined, other: MeasuredFont): boolean {
  return (
    one?.face?.generic === other.face?.generic && one?.categories.join() === other.categories.join()
  );
}

/** Whether a font has the scripts that a pairing is made for. */
function isShownIn({ shownIn }: BasePairing, { scripts }: MeasuredFont): boolean {
  return shownIn.every((script) => scripts.includes(script));
}
