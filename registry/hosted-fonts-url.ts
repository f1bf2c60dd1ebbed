/** A family and the weights that it has, 100 to 900. */
export interface ProviderFamily {
  family: string;
  available: readonly number[];
}

/**
 * The stylesheet URL that loads every weight a pairing uses.
 *
 * @param uses  each family with the weights needed of it, in any order, duplicates allowed
 * @returns     absolute URL; weights ascending, families in order of first use
 * @throws      RangeError when a family lacks a weight: the provider answers 400 to the whole URL
 * @see         Google Fonts CSS API v2; specification 2.3, `hostedFontsUrl`
 */
export function hostedFontsUrl(uses: ReadonlyMap<ProviderFamily, Iterable<number>>): string {
  const families = [...uses].map(([{ family, available }, needed]) => {
    const weights = [...new Set(needed)].sort((a, b) => a - b);
    const missing = weights.filter((weight) => !available.includes(weight));
    if (missing.length > 0) throw new RangeError(`${family} has no weight ${missing.join(", ")}`);
    return `family=${family.replaceAll(" ", "+")}:wght@${weights.join(";")}`;
  });
  return `https://fonts.googleapis.com/css2?${families.join("&")}&display=swap`;
}
