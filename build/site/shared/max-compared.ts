/** As many pairings can be chosen on home, and compared. */
export const MAX_COMPARED = 10;
