/** What names a design: the first word, or two where many unrelated families share the first. */
const DESIGN = /^(?:(?:Big|Black|GFS|Libre|New|Old|Open|Special|ZCOOL|Zen) )?\S+/;

/**
 * Whether two families are cuts of one design or were made to go together, which their names show: `Inter
 * Tight` and `Inter`, `Noto Sans` and `Noto Serif`, `DM Serif Display` and `DM Sans`.
 *
 * @param first, second titles of fonts
 */
export function areOneFamily(first: string, second: string): boolean {
  return DESIGN.exec(first)?.[0] === DESIGN.exec(second)?.[0];
}

/**
 * In em. With less difference in their proportions, two sans faces of different families look like a
 * mistake beside each other.
 */
export const ALIKE_TOLERANCE = 0.02;
