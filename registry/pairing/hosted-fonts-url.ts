/** A family of the provider. */
export interface ProviderFamily {
  family: string;
  /** The weights that it has upright, 100 to 900. */
  upright: readonly number[];
  /** The weights that it has in italic; none for most display faces. */
  italic: readonly number[];
  /** The range of its `opsz` axis, in CSS pixels; missing without the axis, or to keep the default size. */
  opticalSizes?: { min: number; max: number };
}

/** The weights needed of a family, in any order, duplicates allowed. */
export interface NeededWeights {
  upright: readonly number[];
  italic: readonly number[];
}

/**
 * The stylesheet URL that loads every face a pairing uses.
 *
 * @param uses  each family with the weights needed of it
 * @returns     absolute URL; upright before italic, weights ascending, families in order of first use
 * @throws      RangeError when a family lacks a weight: the provider answers 400 to the whole URL
 * @see         Google Fonts CSS API v2, which requires axes in alphabetical order and sorted tuples;
 *              specification 2.3, `hostedFontsUrl`
 */
export function hostedFontsUrl(uses: ReadonlyMap<ProviderFamily, NeededWeights>): string {
  const families = [...uses].map(([family, needed]) => {
    const upright = faces(family, "upright", needed);
    const italic = faces(family, "italic", needed);
    const hasItalic = italic.length > 0;
    const { opticalSizes } = family;
    const axes = [hasItalic && "ital", opticalSizes && "opsz", "wght"].filter(Boolean).join();
    const sizes = opticalSizes ? [`${opticalSizes.min}..${opticalSizes.max}`] : [];
    const tuples = [
      ...upright.map((weight) => [...(hasItalic ? [0] : []), ...sizes, weight]),
      ...italic.map((weight) => [1, ...sizes, weight]),
    ];
    return `family=${family.family.replaceAll(" ", "+")}:${axes}@${tuples.join(";")}`;
  });
  return `https://fonts.googleapis.com/css2?${families.join("&")}&display=swap`;
}

/** The needed weights of a style, ascending, each once. */
function faces(
  family: ProviderFamily,
  style: "upright" | "italic",
  needed: NeededWeights,
): number[] {
  const weights = [...new Set(needed[style])].sort((a, b) => a - b);
  const missing = weights.filter((weight) => !family[style].includes(weight));
  if (missing.length === 0) return weights;
  throw new RangeError(`${family.family} has no ${style} weight ${missing.join(", ")}`);
}
