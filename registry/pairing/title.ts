const SEPARATOR = " — ";

/** What the title of a pairing begins with: `Editorial — Playfair Display + …` -> `Editorial`. */
export function ownTitle(title: string): string {
  return title.split(SEPARATOR, 1)[0] ?? title;
}

/** The families that the title of a pairing names: heading, body, mono; none in another title. */
export function familiesInTitle(title: string): string[] {
  return title.split(SEPARATOR)[1]?.split(" + ") ?? [];
}
