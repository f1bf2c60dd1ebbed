const GENERIC = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|emoji|math)$/;

/**
 * How a text is drawn, as far as a script can tell.
 *
 * @returns `wanted`: the first family of the computed list; `family`: the first that is loaded, or installed;
 *   `synthesized`: what the browser makes up, because no face that is loaded has it
 */
export function drawnFace(element: Element) {
  const { fontFamily, fontStyle, fontWeight } = getComputedStyle(element);
  const families = familiesIn(fontFamily);
  const family = families.find((one) => GENERIC.test(one) || isAvailable(one)) ?? "";
  const faces = facesOf(family).filter(({ status }) => status === "loaded");
  const hasBold = faces.some(({ weight }) => /(?:[6-9]\d\d|1000)$|^bold$/.test(weight));
  const hasItalic = faces.some(({ style }) => style !== "normal");
  const synthesized = [
    ...(Number(fontWeight) >= 600 && !hasBold ? ["bold"] : []),
    ...(fontStyle !== "normal" && !hasItalic ? ["italic"] : []),
  ];
  return { wanted: families[0] ?? "", family, synthesized: faces.length > 0 ? synthesized : [] };
}

/** The web fonts of a family that the page declares. */
export function facesOf(family: string): FontFace[] {
  return [...document.fonts].filter((face) => unquoted(face.family) === family);
}

function isAvailable(family: string): boolean {
  const faces = facesOf(family);
  if (faces.length > 0) return faces.some(({ status }) => status === "loaded");
  // Text in a family of the machine has another width than in what would stand for it.
  const context = document.createElement("canvas").getContext("2d");
  const widthIn = (list: string) => {
    if (context) context.font = `72px ${list}`;
    return context?.measureText("mmmmwwllIi").width;
  };
  return ["monospace", "serif"].some((one) => widthIn(`"${family}", ${one}`) !== widthIn(one));
}

export const familiesIn = (list: string) =>
  list.match(/"[^"]*"|'[^']*'|[^,]+/g)?.map(unquoted) ?? [];

export const unquoted = (family: string) => family.trim().replace(/^["']|["']$/g, "");
