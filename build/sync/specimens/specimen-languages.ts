import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";

/** A language of the sample texts, as far as the faces need it. */
export interface SpecimenLanguage {
  lang: string;
  /** The provider's subsets, all of which a font needs. */
  subsets: readonly string[];
  /** Every character of its texts. */
  characters: string;
}

/** The languages of `specimens/languages/`, in the order of the files' names. */
export function readSpecimenLanguages(specimensDir: string): SpecimenLanguage[] {
  const folder = join(specimensDir, "languages");
  if (!existsSync(folder)) return [];
  return globSync("*.json", { cwd: folder })
    .sort()
    .map((file) => {
      const { lang, subsets, ...texts } = JSON.parse(readFileSync(join(folder, file), "utf8")) as {
        lang: string;
        subsets: string[];
      };
      return { lang, subsets, characters: [...new Set(stringsIn(texts).join(""))].join("") };
    });
}

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
