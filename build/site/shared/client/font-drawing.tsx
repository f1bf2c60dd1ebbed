import type { DrawingsIndex, DrawnLine, FontDrawings } from "../faces/font-drawings.ts";
import { link } from "./base-path.ts";
import { fetchJson, loadOnce, loadOnceEach } from "./load-once.ts";
import { MissingLetters } from "./set-text.tsx";
import { useLoaded } from "./use-loaded.ts";

const drawingsIndex = loadOnce(() =>
  fetchJson<DrawingsIndex>(document.documentElement.dataset["drawings"] ?? ""),
);
const drawingsIn = loadOnceEach((file: string) => fetchJson<FontDrawings>(link(`site/${file}`)));

/**
 * The drawing of a font whose regular face the site has no file of: its name, and a line of letters, as
 * outlines. Undefined where there is none, since the site has its regular face, and `SetText` sets its name.
 */
export async function drawingOf(font: string): Promise<FontDrawings[string] | undefined> {
  try {
    const index = Object.entries(await drawingsIndex());
    const [file] = index.find(([, fonts]) => fonts.includes(font)) ?? [];
    return file === undefined ? undefined : (await drawingsIn(file))[font];
  } catch {
    return undefined;
  }
}

/**
 * The name of a font as a drawing as large as text of the element would be. The title as text until the drawing is
 * there, and where there is none. A face of too many points is drawn by a few letters beside its name in grey.
 */
export function FontDrawing({ font, title }: { font: string; title: string }) {
  const drawing = useLoaded(() => drawingOf(font), [font]);
  if (drawing?.name) return <Drawn line={drawing.name} label={title} />;
  if (drawing?.letters === undefined) return <>{title}</>;
  return (
    <>
      <Drawn line={drawing.letters} label={`Letters of ${title}`} /> <MissingLetters text={title} />
    </>
  );
}

function Drawn({ line: [viewBox, unitsPerEm, path], label }: { line: DrawnLine; label: string }) {
  const [, top = 0, width = 0, height = 0] = viewBox.split(" ").map(Number);
  return (
    <svg
      role="img"
      viewBox={viewBox}
      style={{
        inlineSize: `${width / unitsPerEm}em`,
        blockSize: `${height / unitsPerEm}em`,
        verticalAlign: `${-(height + top) / unitsPerEm}em`,
        overflow: "visible",
      }}
    >
      <title>{label}</title>
      <path d={path} fill="currentColor" />
    </svg>
  );
}
