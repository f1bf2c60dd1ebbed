/** The parts of a page that running text does not show. */
export interface SpecimenItems {
  /** Steps, to be numbered. Plain text, as the other strings here. */
  orderedList: { title: string; items: readonly string[] };
  unorderedList: { title: string; items: readonly string[] };
  /** Every cell after the first of a row is a number: right-aligned, in tabular figures. */
  table: {
    caption: string;
    columns: readonly string[];
    rows: readonly (readonly string[])[];
    /** As long as a row. */
    total: readonly string[];
  };
  codeBlock: { language: string; file: string; code: string };
  /** A sentence with one phrase of code, marked with backticks: see `inlineRunsOf`. */
  inlineCode: string;
  smallPrint: string;
  /** Short words for large sizes, each with other letters that tell faces apart. */
  words: readonly string[];
  /** One line for a waterfall of sizes. */
  waterfall: string;
}

export const SPECIMEN_ITEMS: SpecimenItems = {
  orderedList: {
    title: "To sharpen a plane iron",
    items: [
      "Flatten the back on the coarse stone until it shines to the corners.",
      "Hold the bevel at 30 degrees and draw it towards you, twelve strokes.",
      "Turn it over and take off the burr with a single pass.",
      "Try it on end grain. If it whispers, stop.",
    ],
  },
  unorderedList: {
    title: "On the bench",
    items: ["Two water stones, soaked", "An old towel", "A square of leather", "Good light"],
  },
  table: {
    caption: "A week at the bakery",
    columns: ["Day", "Loaves", "Flour, kg", "Takings, €"],
    rows: [
      ["Tuesday", "214", "128.4", "1,016.50"],
      ["Wednesday", "197", "118.2", "935.75"],
      ["Thursday", "231", "138.6", "1,097.25"],
      ["Friday", "308", "184.8", "1,463.00"],
      ["Saturday", "411", "246.6", "1,952.25"],
    ],
    total: ["Total", "1,361", "816.6", "6,464.75"],
  },
  codeBlock: {
    language: "TypeScript",
    file: "proofing-time.ts",
    code: `/** Minutes until the dough has doubled. */
export function proofingTime(celsius: number, salt = 0.02): number {
  if (celsius < 4 || celsius > 40) {
    throw new RangeError(\`No dough rises at \${celsius} °C.\`);
  }
  const base = 90 * 2 ** ((24 - celsius) / 8);
  // Salt slows the yeast: each percent costs a tenth.
  return Math.round(base * (1 + salt * 10));
}`,
  },
  inlineCode:
    "At 20 degrees `proofingTime(20)` returns 153, which leaves time for a walk and not for a film.",
  smallPrint:
    "Weights are of the flour before sifting. Sunday and Monday the ovens rest, and so do we.",
  words: ["Hamburg", "Quayside", "Rhythm", "Jigsaw", "Affinity", "Voyage", "Kestrel", "1 + 2 = 3"],
  waterfall: "Every harbour keeps a light for boats that are late",
};
