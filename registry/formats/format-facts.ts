/** What is known of a format without making a file in it: where its files are, and what pages say of it. */
export interface FormatFacts {
  /** In `dist`; every file in it is of this format. */
  folder: string;
  /** What follows the short name of the pairing; its last extension decides the media type. */
  suffix: string;
  label: string;
  /** What it is for. */
  purpose: string;
  /** Of a download, where it has not the name of the published file. */
  fileName?: string;
}

/** Pages, hosts and headers are made of this table; `FORMATS` has how the files are made. */
export const FORMAT_FACTS = [
  {
    folder: "css",
    suffix: ".css",
    label: "Plain CSS",
    purpose: "a page without a build tool",
  },
  {
    folder: "tokens",
    suffix: ".tokens.json",
    label: "Design tokens",
    purpose: "Figma, Style Dictionary",
  },
  {
    folder: "design",
    suffix: ".md",
    label: "DESIGN.md",
    purpose: "coding agents, design tools",
    fileName: "DESIGN.md",
  },
] as const satisfies readonly FormatFacts[];
export type FormatFolder = (typeof FORMAT_FACTS)[number]["folder"];

/** Where a pairing in a format is published, without a slash at its start. */
export function formatPath({ folder, suffix }: FormatFacts, shortName: string): string {
  return `${folder}/${shortName}${suffix}`;
}
