import { slugOf, titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import type { FontItem, LocalFontItem } from "../../../../registry/model/items.ts";
import { familyOf, giveFaces } from "../../shared/client/faces.ts";
import { type MeasuredFont, measuredFont } from "../../shared/partners/measured-font.ts";
import { declareFace } from "./face-letters.ts";
import type { MeasuredFace } from "./face-measures.ts";

/** A font file of the reader's: it stays in the memory of the page. */
export interface OwnFace {
  /** As the reader has it. */
  fileName: string;
  font: MeasuredFont;
  item: LocalFontItem;
  /** In milliseconds; it tells files of one name apart. */
  readAt: number;
}

/** A file that cannot be used; the message says why, and what to do. */
export class FontFileError extends Error {
  override name = "FontFileError";
}

/** Any font of the greatest size is measured within a second or two. */
const MAX_SECONDS = 8;

/**
 * Reads and measures a font file: woff2, woff, OpenType or TrueType, as the browser takes them.
 *
 * @param workerUrl of `measure-worker.ts`
 * @throws FontFileError when it is refused
 */
export async function readOwnFace(file: File, workerUrl: string): Promise<OwnFace> {
  const bytes = await file.arrayBuffer();
  const measured = await measuredApart(file.name, bytes, workerUrl);
  const item = fontItem(namedBy(file.name), measured);
  const weight = item.font.files[0]?.weight ?? "400";
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) throw new FontFileError("This browser draws no text to measure.");
  const { face, has } = await declareFace(
    document.fonts,
    context,
    familyOf(item.name),
    bytes,
    weight,
  );
  giveFaces(item.name, [face], has);
  return { fileName: file.name, font: ownFont(item, weight), item, readAt: performance.now() };
}

async function measuredApart(
  name: string,
  bytes: ArrayBuffer,
  workerUrl: string,
): Promise<MeasuredFace> {
  const worker = new Worker(workerUrl, { type: "module" });
  try {
    return await new Promise<MeasuredFace>((resolve, reject) => {
      const refuse = (problem: string) => {
        reject(new FontFileError(`${name} ${problem}`));
      };
      setTimeout(() => {
        refuse(`could not be read within ${MAX_SECONDS} seconds. Export it with simpler outlines.`);
      }, MAX_SECONDS * 1000);
      worker.onerror = () => {
        refuse("could not be measured. Reload the page to try again.");
      };
      worker.onmessage = ({ data }: MessageEvent<MeasuredFace | undefined>) => {
        if (data) resolve(data);
        else
          refuse(
            "is no font with letters that this browser can read, or it is damaged. Choose a woff2, woff, otf or ttf file.",
          );
      };
      worker.postMessage(bytes);
    });
  } finally {
    worker.terminate();
  }
}

interface FaceName {
  title: string;
  weight: number;
  style: "normal" | "italic";
}

/** In steps of 100, from 100. */
const WEIGHT_NAMES = "thin extralight light regular medium semibold bold extrabold black".split(
  " ",
);
const STYLE_WORDS =
  /\b(?:thin|extra|semi|light|regular|medium|bold|black|italic|oblique|variable|vf|[1-9]00)/i;

/** The family, with "Own" since a font here may have its name, the weight and the style that a file's name states: `AcmeGrotesk-BoldItalic.woff2`. */
function namedBy(fileName: string): FaceName {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  const [family = ""] = words.split(STYLE_WORDS, 1);
  const styles = words.slice(family.length).toLowerCase().replaceAll(" ", "");
  // "semibold" has "bold", too.
  const [weightName = "regular"] = WEIGHT_NAMES.filter((name) => styles.includes(name)).sort(
    (a, b) => b.length - a.length,
  );
  return {
    title: titleFromSlug(slugOf(`${family.slice(0, MAX_TITLE_CHARACTERS)} own`)),
    weight: 100 * (1 + WEIGHT_NAMES.indexOf(weightName)),
    style: /italic|oblique/.test(styles) ? "italic" : "normal",
  };
}

const MAX_TITLE_CHARACTERS = 40;

/** As CSS and pairings need it; a registry measures the file itself. No font here has its name. */
function fontItem({ title, weight, style }: FaceName, face: MeasuredFace): LocalFontItem {
  const { generic, metrics, subsets } = face;
  const weights = face.weights.length > 0 ? face.weights : [weight];
  const name = slugOf(title);
  const range = [...new Set([weights[0], weights.at(-1)])].join(" ");
  return {
    name,
    type: "registry:font",
    title,
    description: `${title}.`,
    categories: [generic],
    font: {
      family: `'${title}', ${generic}`,
      provider: "local",
      variable: `--font-${name}`,
      weight: weights.map(String) as FontItem["font"]["weight"],
      subsets: [...subsets],
      files: [{ path: `files/${name}.woff2`, weight: range, style }],
    },
    meta: { styles: [style], metrics },
  };
}

function ownFont(item: LocalFontItem, weight: string): MeasuredFont {
  const { isLocal: _, ...font } = measuredFont(item);
  const { xHeight = 0, capHeight = 1000 } = item.meta?.metrics ?? {};
  // Another file of the family may have the bold; small letters as high as capitals are none.
  const isTextFace = xHeight < 0.9 * capHeight;
  return { ...font, face: { ...font.face, isTextFace }, drawn: [[weight]] };
}
