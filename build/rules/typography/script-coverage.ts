import type { LoadedRegistry } from "../../loaded-registry.ts";
import type { Problem } from "../../problem.ts";
import { castings, problemIn } from "./casting.ts";

/** Unicode's scripts, and the provider's subsets that hold them, any one of which will do. */
const SUBSETS: Readonly<Record<string, readonly string[]>> = {
  Arabic: ["arabic"],
  Armenian: ["armenian"],
  Bengali: ["bengali"],
  Cyrillic: ["cyrillic"],
  Devanagari: ["devanagari"],
  Ethiopic: ["ethiopic"],
  Georgian: ["georgian"],
  Greek: ["greek"],
  Gujarati: ["gujarati"],
  Gurmukhi: ["gurmukhi"],
  Han: ["chinese-simplified", "chinese-traditional", "chinese-hongkong", "japanese"],
  Hangul: ["korean"],
  Hebrew: ["hebrew"],
  Hiragana: ["japanese"],
  Kannada: ["kannada"],
  Katakana: ["japanese"],
  Khmer: ["khmer"],
  Latin: ["latin"],
  Malayalam: ["malayalam"],
  Sinhala: ["sinhala"],
  Tamil: ["tamil"],
  Telugu: ["telugu"],
  Thai: ["thai"],
};

/** A preview is shown in the pairing's own fonts: heading and text both cover its scripts. */
export function scriptCoverage(registry: LoadedRegistry): Problem[] {
  return castings(registry).flatMap((casting) => {
    const preview = casting.item.meta?.preview ?? "";
    const scripts = Object.keys(SUBSETS).filter((script) =>
      new RegExp(`\\p{Script=${script}}`, "u").test(preview),
    );
    return [casting.heading, casting.body].flatMap(({ title, meta }) =>
      scripts.flatMap((script) => {
        const covered = meta?.scripts;
        if (covered === undefined || SUBSETS[script]?.some((subset) => covered.includes(subset)))
          return [];
        const message = `the preview is in ${script}, which ${title} does not cover; choose another face, or another text`;
        return [problemIn("script-coverage", casting, ["meta", "preview"], message)];
      }),
    );
  });
}
