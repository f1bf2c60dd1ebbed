import type { SpecimenFace, Specimens } from "../specimen/specimens.ts";
import { publishedName } from "./face-path.ts";
import type { FacesJson, ListedFace } from "./listed-face.ts";

/** @param fonts names of font items; those without text faces are left out */
export function facesJson(fonts: readonly string[], specimens: Specimens): FacesJson {
  const listed = fonts.map((font) => [font, specimens.text(font).map(listedFace)] as const);
  return Object.fromEntries(listed.filter(([, faces]) => faces.length > 0));
}

function listedFace(face: SpecimenFace): ListedFace {
  return [publishedName(face), face.weight, face.style, face.unicodeRange];
}
