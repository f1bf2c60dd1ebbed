/** The most characters of a reader's own headline. */
export const MAX_HEADLINE_CHARACTERS = 200;

/** What a reader wrote, or an address states, in one line. Half of an emoji at its end would fit in no address. */
export function oneLine(written: string, max = MAX_HEADLINE_CHARACTERS): string {
  return written
    .replaceAll(/\s+/g, " ")
    .slice(0, max)
    .replaceAll(/\p{Surrogate}/gu, "");
}
