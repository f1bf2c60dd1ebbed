import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fallbackFaces } from "../../../../registry/flavours/fallback-faces.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { compactRule } from "../compact-rule.ts";
import { type SpecimenFace, type Specimens, SITE_FONT, SITE_MONO } from "../specimen/specimens.ts";
import { facePath } from "./face-path.ts";
import { faceRule } from "./face-rule.ts";

/** Of the frame: its text, and what is bold. */
const SETTINGS = [400, 600].map((weight) => ({ weight, kind: "text", pixels: 16 }) as const);

/** Arial with the width and the heights of the site's face, so that no line moves when that arrives. */
function fallbackRules(): string {
  const file = join(ownRegistryDir, "fonts", `${SITE_FONT}.json`);
  const { css } = fallbackFaces({
    font: JSON.parse(readFileSync(file, "utf8")) as FontItem,
    settings: SETTINGS,
    weights: SETTINGS.map(({ weight }) => weight),
    italics: [400],
    hasOpticalSizes: false,
    roles: new Set(["body"]),
  });
  return Object.values(css)
    .filter((face) => face["font-family"]?.startsWith("'Arial"))
    .map((face) => compactRule("@font-face", { ...face, "font-family": "s-site-fallback" }))
    .join("");
}

/** The families `s-site` and `s-site-mono`, which the frame of every page is set in. */
export function siteFacesCss(specimens: Specimens): string {
  const rules = (family: string, font: string) =>
    specimens.text(font).map((face) => faceRule(family, face, "swap"));
  return [...rules("s-site", SITE_FONT), fallbackRules(), ...rules("s-site-mono", SITE_MONO)].join(
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
