import { slugOf, titleFromSlug } from "../../../../registry/faces/provider-names.ts";
import {
  CLASSIFICATIONS,
  type FontItem,
  type LocalFontItem,
} from "../../../../registry/model/items.ts";
import { familyOf, giveFaces } from "../../shared/client/faces.ts";
import { measuredFont } from "../measured-font.ts";
import type { MeasuredFont } from "../partners-json.ts";
import { declareFace } from "./face-letters.ts";
import type { MeasuredFace } from "./face-measures.ts";

/** A font file of the reader's: it stays in the memory of the page. */
export interface OwnFace {
  /** As the reader has it. */
  fileName: string;
  font: MeasuredFont;
  item: LocalFontItem;
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
  return { fileName: file.name, font: ownFont(item, weight), item };
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

/** What files are called besides their family. `Extra light` is before `light`, which it has. */
const WEIGHT_WORDS: readonly (readonly [pattern: RegExp, weight: number])[] = [
  [/(?:extra|ultra) ?light|200/i, 200],
  [/thin|hairline|100/i, 100],
  [/light|300/i, 300],
  [/medium|500/i, 500],
  [/(?:semi|demi) ?bold|600/i, 600],
  [/(?:extra|ultra) ?bold|800/i, 800],
  [/black|heavy|900/i, 900],
  [/bold|700/i, 700],
];
const STYLE_WORDS =
  /\b(?:thin|hairline|(?:extra|ultra|semi|demi) ?(?:light|bold)|light|regular|book|medium|bold|black|heavy|italic|oblique|variable|vf|[1-9]00)\b/i;

const MAX_TITLE_CHARACTERS = 40;

/** The family, the weight and the style that a file's name states: `AcmeGrotesk-BoldItalic.woff2`. */
function namedBy(fileName: string): FaceName {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  const [before = ""] = words.split(STYLE_WORDS, 1);
  const family = before.slice(0, MAX_TITLE_CHARACTERS).trim();
  const styles = words.slice(before.length);
  return {
    title: slugOf(family) === "" ? "Own Face" : titleFromSlug(slugOf(family)),
    weight: WEIGHT_WORDS.find(([pattern]) => pattern.test(styles))?.[1] ?? 400,
    style: /italic|oblique/i.test(styles) ? "italic" : "normal",
  };
}

/** As a registry has it that measures the file itself; its names are not those of the fonts here. */
function fontItem({ title, weight, style }: FaceName, face: MeasuredFace): LocalFontItem {
  const weights = face.weights.length > 0 ? face.weights : [weight];
  const [lightest, boldest] = [weights[0], weights.at(-1)];
  const name = `own-${slugOf(title)}`;
  return {
    name,
    type: "registry:font",
    title,
    description: `${title} — ${CLASSIFICATIONS[face.generic]} font.`,
    categories: [face.generic],
    font: {
      family: `'${title}', ${face.generic}`,
      provider: "local",
      variable: `--font-${name}`,
      weight: weights.map(String) as FontItem["font"]["weight"],
      subsets: [...face.subsets],
      files: [
        {
          path: `files/${name}.woff2`,
          weight: lightest === boldest ? String(weight) : `${lightest} ${boldest}`,
          style,
        },
      ],
    },
    meta: {
      styles: [style],
      metrics: face.metrics,
      ...(face.advances && {
        advances: face.weights.length > 0 ? face.advances : { [weight]: face.advances["400"] },
      }),
    },
  } as LocalFontItem;
}

function ownFont(item: LocalFontItem, weight: string): MeasuredFont {
  const { isLocal: _, ...font } = measuredFont(item);
  const { xHeight = 0, capHeight = 1000 } = item.meta?.metrics ?? {};
  // Another file of the family may have the bold; small letters as high as capitals are none.
  const isTextFace = xHeight < 0.9 * capHeight;
  return { ...font, face: { ...font.face, isTextFace }, drawn: [[weight]] };
}
