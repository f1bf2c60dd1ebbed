/** The columns of the table that are read. */
const FAMILY = "Family";
const RANK = "Popularity Rank";

/**
 * Every family's place in the provider's order of popularity: 1 is the most used. Families that the
 * provider ranks alike share a place, and the next one follows as many places later.
 *
 * @param table comma-separated, with a header line; no value has a comma
 * @returns     family -> place
 * @throws      when a column is missing or a rank is not a number
 */
export function popularityIn(table: string): ReadonlyMap<string, number> {
  const [header = "", ...lines] = table.trim().split(/\r?\n/);
  const columns = header.split(",");
  const [familyColumn, rankColumn] = [columns.indexOf(FAMILY), columns.indexOf(RANK)];
  if (familyColumn < 0 || rankColumn < 0) throw new Error(`No columns ${FAMILY} and ${RANK}`);
  const ranked = lines.map((line) => {
    const values = line.split(",");
    const rank = Number(values[rankColumn]);
    if (!Number.isInteger(rank)) throw new Error(`${RANK} is not a number: ${line}`);
    return { family: values[familyColumn] ?? "", rank };
  });
  const ranks = ranked.map(({ rank }) => rank).sort((a, b) => a - b);
  return new Map(ranked.map(({ family, rank }) => [family, ranks.indexOf(rank) + 1]));
}
