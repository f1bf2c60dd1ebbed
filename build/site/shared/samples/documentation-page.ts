/** A parameter of a documented function. */
export interface DocumentedParameter {
  name: string;
  /** A TypeScript type. */
  type: string;
  /** As code; absent where the parameter is required. */
  default?: string;
  /** With inline marks: see `inlineRunsOf`. */
  description: string;
}

/** A page of the documentation of a library, with its sidebar. */
export interface DocumentationPage {
  library: string;
  version: string;
  /** The sidebar. */
  navigation: readonly { title: string; pages: readonly string[] }[];
  /** The page of the sidebar that this is. */
  currentPage: string;
  title: string;
  /** With inline marks, as all prose here: see `inlineRunsOf`. */
  lead: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  example: { language: string; file: string; code: string };
  parametersHeading: string;
  parameters: readonly DocumentedParameter[];
  note: { title: string; text: string };
}

export const DOCUMENTATION_PAGE: DocumentationPage = {
  library: "Kiln",
  version: "2.4",
  navigation: [
    { title: "Getting started", pages: ["Installation", "Your first firing", "Units"] },
    {
      title: "Schedules",
      pages: ["createSchedule", "Segments and holds", "Cooling", "Saving a schedule"],
    },
    { title: "Hardware", pages: ["Thermocouples", "Relays", "Running without a kiln"] },
  ],
  currentPage: "createSchedule",
  title: "createSchedule",
  lead: "Describes a firing as a list of segments and returns a schedule that a controller can follow. Nothing is switched on until you call `schedule.start()`.",
  sections: [
    {
      heading: "Segments",
      paragraphs: [
        "A segment heats or cools at a constant `rate` until it reaches `target`, then waits for `hold` minutes. Segments run in order, and a schedule needs **at least one**.",
        "The direction follows from the temperatures: if `target` is below the temperature where the previous segment ended, the kiln cools. A rate is always positive. See [Cooling] for what a kiln can do about a rate it cannot reach.",
      ],
    },
    {
      heading: "Errors",
      paragraphs: [
        "`createSchedule` throws a `RangeError` when a target exceeds the limit of the kiln, and reports the index of the segment. It never shortens a schedule *to make it fit*.",
      ],
    },
  ],
  example: {
    language: "TypeScript",
    file: "stoneware.ts",
    code: `import { createSchedule } from "kiln";

const stoneware = createSchedule({
  unit: "celsius",
  segments: [
    { rate: 80, target: 600 },
    { rate: 150, target: 1240, hold: 15 },
  ],
});

console.log(stoneware.duration); // 706 minutes`,
  },
  parametersHeading: "Parameters",
  parameters: [
    {
      name: "segments",
      type: "Segment[]",
      description: "In the order of firing. Each has a `rate` in degrees an hour and a `target`.",
    },
    {
      name: "unit",
      type: '"celsius" | "kelvin"',
      default: '"celsius"',
      description: "Applies to every temperature of the schedule.",
    },
    {
      name: "limit",
      type: "number",
      default: "1300",
      description: "The highest target that is allowed.",
    },
    {
      name: "onSegment",
      type: "(index: number) => void",
      default: "undefined",
      description: "Called when a segment begins, not when its hold begins.",
    },
  ],
  note: {
    title: "Before you open the door",
    text: "A schedule ends when its last hold ends. The kiln is still hot: wait until `kiln.temperature` is below 90.",
  },
};
