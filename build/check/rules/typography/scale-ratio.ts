import { pixelsOf } from "../../../../registry/pairing/scale.ts";
import { type Finding, finding } from "../../problem.ts";
import type { Rule } from "../rule.ts";
import { textPixelsOf } from "./text-pixels.ts";

export const scaleRatio: Rule<{ min: number; max: number }> = {
  name: "scale-ratio",
  severity: "error",
  summary:
    "the sizes of `h1` to `h3` descend by a ratio of 1.1 to 2 from level to level, none below the text",
  // Less is a step that a reader does not see; more leaves a gap between two levels.
  bounds: { min: 1.1, max: 2 },
  checkPairing: (pairing, { min, max }) => {
    const { css } = pairing.item;
    const levels = (["h1", "h2", "h3"] as const).map((level) => ({
      level,
      pixels: pixelsOf(css[level]["font-size"]),
    }));
    const text = textPixelsOf(pairing.item);
    return levels.flatMap(({ level, pixels }, index) => {
      const is = (predicate: string) => finding(pairing, ["css", level, "font-size"], predicate);
      const findings: Finding[] = [];
      const above = levels[index - 1];
      const ratio = above ? above.pixels / pixels : min;
      if (above && (ratio < min || ratio > max)) {
        findings.push(
          is(
            `is ${ratio.toFixed(2)} times smaller than that of ${above.level}; keep the ratio between ${min} and ${max}`,
          ),
        );
      }
      if (pixels < text) findings.push(is(`is smaller than the text; make it at least ${text}px`));
      return findings;
    });
  },
};
