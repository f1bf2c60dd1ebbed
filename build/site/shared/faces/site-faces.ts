import { type SpecimenFace, type Specimens, SITE_FONT, SITE_MONO } from "../specimen/specimens.ts";
import { facePath } from "./face-path.ts";
import { faceRule } from "./face-rule.ts";

/**
 * Arial with the width and the heights of Inter, so that no line of the frame moves when Inter arrives.
 * Worked out from the average advance of a character of English text, 0.4674 em against 0.43755 em.
 */
const FALLBACK_RULE =
  '@font-face{font-family:s-site-fallback;src:local("Arial"),local("ArialMT"),local("Liberation Sans"),' +
  'local("Roboto");size-adjust:106.8%;ascent-override:90.7%;descent-override:22.6%;line-gap-override:0%}';

/** The families `s-site` and `s-site-mono`, which the frame of every page is set in. */
export function siteFacesCss(specimens: Specimens): string {
  const rules = (family: string, font: string) =>
    specimens.text(font).map((face) => faceRule(family, face, "swap"));
  return [...rules("s-site", SITE_FONT), FALLBACK_RULE, ...rules("s-site-mono", SITE_MONO)].join(
    "",
  );
}

/** The path of the face that every page begins with; undefined without one. */
export function siteFacePath(specimens: Specimens): string | undefined {
  const face = specimens.text(SITE_FONT).find(isUprightLatin);
  return face && facePath(face);
}

function isUprightLatin({ style, unicodeRange }: SpecimenFace): boolean {
  return style === "normal" && /^U\+20-/i.test(unicodeRange);
}
