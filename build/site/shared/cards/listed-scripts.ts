import { labelOf } from "./label.ts";

/** What stands beside the weight on the narrowest card. */
const MAX_CHARACTERS = 26;

/** The scripts of a card as far as its line has room, and how many more there are: `Latin Cyrillic +3`. */
export function listedScripts(scripts: readonly string[]): string {
  const labels = scripts.map(labelOf);
  for (let count = labels.length; count > 1; count -= 1) {
    const line = shortened(labels, count);
    if (line.length <= MAX_CHARACTERS) return line;
  }
  return shortened(labels, 1);
}

function shortened(labels: readonly string[], count: number): string {
  const rest = labels.length - count;
  return [...labels.slice(0, count), ...(rest > 0 ? [`+${rest}`] : [])].join(" ");
}
