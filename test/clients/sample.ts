import { type FontItem, type PairingItem, isGoogleFont } from "../../registry/model/items.ts";
import { catalog, fontsOf, pairingNamed } from "./served-registry.ts";

/** What every sample has to hold: the cases in which a font is installed in its own way. */
const ALWAYS: Readonly<Record<string, (fonts: FontItem[], pairing: PairingItem) => boolean>> = {
  "a static family": (fonts) =>
    fonts
      .filter(isGoogleFont)
      .some(({ font }) => font.dependency?.startsWith("@fontsource/") && font.weight.length > 1),
  "a family with a digit in its name": (fonts) => fonts.some(({ title }) => /\d/.test(title)),
  "a single-weight display face": (fonts) =>
    fonts.some(
      ({ font, categories }) => font.weight.length === 1 && categories?.includes("display"),
    ),
  "a family with optical sizes": (fonts) =>
    fonts.some(({ meta }) => meta?.axes?.some(({ tag }) => tag === "opsz")),
  "a script beyond Latin": (_, { meta }) =>
    /[^\p{Script=Latin}\p{Script=Common}]/u.test(meta?.preview ?? ""),
};

const SAMPLE_SIZE = 6;
/** Those to try instead, while adding some: `PAIRINGS=atlas,minimal` */
const CHOSEN = process.env["PAIRINGS"]?.split(",");
const DAY_MILLISECONDS = 86_400_000;

/**
 * The names of some pairings: one of each kind that must always be there, the others
 * from a place in the list that moves on every day.
 *
 * @throws when the registry has none of a kind
 */
export function pairingSample(): string[] {
  if (CHOSEN !== undefined) return CHOSEN;
  const names = [...catalog.pairings.keys()];
  const day = Math.floor(Date.now() / DAY_MILLISECONDS);
  const start = (day * SAMPLE_SIZE) % names.length;
  const rotated = [...names.slice(start), ...names.slice(0, start)];
  const needed = Object.entries(ALWAYS).map(([kind, isOne]) => {
    const found = rotated.find((name) => isOne(fontsOf([name]), pairingNamed(name)));
    if (found === undefined) throw new Error(`no pairing has ${kind}`);
    return found;
  });
  return [...new Set([...needed, ...rotated])].slice(0, SAMPLE_SIZE);
}
