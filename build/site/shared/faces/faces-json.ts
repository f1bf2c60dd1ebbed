import { facesForEachLatin } from "../specimen/faces-for-every-weight.ts";
import type { PackedFace, SpecimenFace, Specimens } from "../specimen/specimens.ts";
import { publishedName } from "./face-path.ts";
import type { FacesJson, ListedFace } from "./listed-face.ts";

/** @param fonts names of font items; those without text faces are left out */
export function facesJson(fonts: readonly string[], specimens: Specimens): FacesJson {
  const listed = fonts.map((font) => {
    const packed = specimens.extended(font).map(listedPart);
    const faces = facesForEachLatin(specimens.text(font)).map(listedFace);
    return [font, [...faces, ...packed]] as const;
  });
  return Object.fromEntries(listed.filter(([, faces]) => faces.length > 0));
}

function listedFace(face: SpecimenFace): ListedFace {
  return [publishedName(face), face.weight, face.style, face.unicodeRange];
}

function listedPart(face: PackedFace): ListedFace {
  const { weight, style, unicodeRange, start, bytes } = face;
  return [publishedName(face), weight, style, unicodeRange, start, bytes];
}
