import { hasFace, loadFont } from "../shared/client/faces.ts";
import { FontDrawing, drawingOf } from "../shared/client/font-drawing.tsx";
import { MissingLetters, SetText } from "../shared/client/set-text.tsx";
import { useLoaded } from "../shared/client/use-loaded.ts";

/** How the site can show a font: by its faces, which set any text, by a drawing of its name, or not at all. */
export type FontKind = "faces" | "drawing" | "none";

const cached = new Map<string, FontKind>();

/** How a font is shown; undefined until what shows it is loaded. */
interface ShownFont {
  kind: FontKind | undefined;
  /** False while the faces of a font load whose drawing is shown. */
  isSettled: boolean;
}

/** @param isTyped whether a text is to be set, which takes faces: a name is drawn, and loads none */
export function useFontKind(font: string, title: string, isTyped = false): ShownFont {
  const keyOf = (typed: boolean) => `${font} ${typed}`;
  const key = keyOf(isTyped);
  useLoaded(async () => {
    if (!cached.has(key)) cached.set(key, await kindInList(font, title, isTyped));
    return key;
  }, [key]);
  return { kind: cached.get(key) ?? cached.get(keyOf(false)), isSettled: cached.has(key) };
}

async function kindInList(font: string, title: string, isTyped: boolean): Promise<FontKind> {
  // A list compares what is regular.
  const isSet = isTyped && (await loadFont(font, title)) && hasFace(font, REGULAR);
  return !isSet && (await drawingOf(font)) ? "drawing" : kindOf(font, title);
}

/** By faces of any weight, where there are some. */
export async function kindOf(font: string, title: string): Promise<FontKind> {
  if (await loadFont(font, title)) return "faces";
  return (await drawingOf(font)) ? "drawing" : "none";
}

const REGULAR = 400;

interface FontNameProps {
  font: string;
  title: string;
  text?: string;
  kind: FontKind | undefined;
}

/**
 * The name of a font, or another text, in its own face. A drawing says the name alone; without one it is grey,
 * in the face of the site. While the kind is not known, what contains it is to hide it.
 */
export function FontName({ font, title, text = title, kind }: FontNameProps) {
  if (kind === "faces") return <SetText text={text} font={font} />;
  if (kind === "drawing") return <FontDrawing font={font} title={title} />;
  return kind === "none" ? <MissingLetters text={title} /> : <>{title}</>;
}
