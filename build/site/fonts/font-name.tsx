import { loadFont } from "../shared/client/faces.ts";
import { FontDrawing, drawingOf } from "../shared/client/font-drawing.tsx";
import { MissingLetters, SetText } from "../shared/client/set-text.tsx";
import { useLoaded } from "../shared/client/use-loaded.ts";

/** How the site can show a font: by its faces, which set any text, by a drawing of its regular, or not at all. */
export type FontKind = "faces" | "drawing" | "none";

const known = new Map<string, FontKind>();

/** How a font is shown, once what shows its name is loaded; undefined until then. */
export function useFontKind(font: string, title: string): FontKind | undefined {
  const loaded = useLoaded(() => (known.has(font) ? undefined : kindOf(font, title)), [font]);
  return known.get(font) ?? loaded;
}

async function kindOf(font: string, title: string): Promise<FontKind> {
  const isDrawing = (await drawingOf(font)) !== undefined;
  const kind = isDrawing ? "drawing" : (await loadFont(font, title)) ? "faces" : "none";
  known.set(font, kind);
  return kind;
}

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
  switch (kind) {
    case "faces":
      return <SetText text={text} font={font} />;
    case "drawing":
      return <FontDrawing font={font} title={title} line="name" />;
    case "none":
      return <MissingLetters text={title} />;
    default:
      return <>{title}</>;
  }
}
