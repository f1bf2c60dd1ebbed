import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fallbackFaces } from "../../../../registry/flavours/fallback-faces.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { ownRegistryDir } from "../../../../registry/model/package-root.ts";
import { compactRule } from "../compact-rule.ts";
import {
  type SpecimenFace,
  type Specimens,
  SITE_FONT,
  SITE_LETTERS,
  SITE_MONO,
} from "../specimen/specimens.ts";
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
  const first = firstFaces(specimens);
  // A browser takes letters from two faces where their weights are the same; the later one comes first.
  const faces = specimens
    .text(SITE_FONT)
    .map((face) => (face.style === "normal" ? { ...face, ...weightOf(first) } : face));
  return [
    ...[...faces, ...first].map((face) => faceRule("s-site", face, "swap")),
    fallbackRules(),
    ...specimens.text(SITE_MONO).map((face) => faceRule("s-site-mono", face, "swap")),
  ].join("");
}

/** The path of the face that every page begins with; undefined without one. */
export function siteFacePath(specimens: Specimens): string | undefined {
  const [face] = firstFaces(specimens);
  return face && facePath(face);
}

/** ASCII and punctuation first: what the site says itself has few other letters. */
function firstFaces(specimens: Specimens): readonly SpecimenFace[] {
  return specimens.card(SITE_FONT, 400, SITE_LETTERS);
}

function weightOf([face]: readonly SpecimenFace[]): Partial<Pick<SpecimenFace, "weight">> {
  return face ? { weight: face.weight } : {};
}
