import { titleFromSlug, slugOf } from "../../../../registry/faces/provider-names.ts";
import {
  CLASSIFICATIONS,
  type FontItem,
  type LocalFontItem,
} from "../../../../registry/model/items.ts";
import { familyOf, giveFaces } from "../../shared/client/faces.ts";
import { FontFileError, MAX_FILE_MEGABYTES } from "../font-file.ts";
import type { MeasuredFont } from "../partners-json.ts";
import { declareFace, lettersOf } from "./face-letters.ts";
import type { MeasuredFace } from "./face-measures.ts";
import type { MeasureAnswer } from "./measure-worker.ts";

/** A font file of the reader's: it stays in the memory of the page. */
export interface OwnFace {
  /** As the reader has it. */
  fileName: string;
  font: MeasuredFont;
  item: LocalFontItem;
}

/** Any font of that size is measured within a second or two. */
const MAX_SECONDS = 8;

/**
 * Reads and measures a font file: woff2, woff, OpenType or TrueType, as the browser takes them.
 *
 * @param workerUrl of `measure-worker.ts`
 * @param names     of the registry's fonts, which the font's own does not repeat
 * @throws FontFileError when it is refused
 */
export async function readOwnFace(
  file: File,
  workerUrl: string,
  names: ReadonlySet<string>,
): Promise<OwnFace> {
  if (file.size > MAX_FILE_MEGABYTES * 1024 * 1024)
    throw new FontFileError(
      `${file.name} is larger than ${MAX_FILE_MEGABYTES} MB. Choose a file of one face, or a subset of it.`,
    );
  const bytes = await file.arrayBuffer();
  if (new TextDecoder().decode(bytes.slice(0, 4)) === "ttcf")
    throw new FontFileError(`${file.name} is a collection of fonts. Choose a file of one face.`);
  const measured = await measuredApart(file.name, bytes, workerUrl);
  const named = namedBy(file.name);
  const title = names.has(slugOf(named.title)) ? `${named.title} Own` : named.title;
  const item = fontItem({ ...named, title }, measured);
  const family = familyOf(item.name);
  for (const face of document.fonts)
    if (face.family.startsWith(family)) document.fonts.delete(face);
  const face = await declareFace(document.fonts, family, bytes, item.font.files[0]?.weight);
  const context = document.createElement("canvas").getContext("2d");
  if (context)
    giveFaces(item.name, {
      faces: [face],
      suffice: () => true,
      has: lettersOf(context, family),
    });
  return { fileName: file.name, font: measuredFont(item, measured), item };
}

function measuredApart(name: string, bytes: ArrayBuffer, workerUrl: string): Promise<MeasuredFace> {
  const worker = new Worker(workerUrl, { type: "module" });
  return new Promise<MeasuredFace>((resolve, reject) => {
    const refuse = (problem: string) => {
      reject(new FontFileError(`${name} ${problem}`));
    };
    const timer = setTimeout(() => {
      refuse(`could not be read within ${MAX_SECONDS} seconds. Export it with simpler outlines.`);
    }, MAX_SECONDS * 1000);
    worker.onerror = () => {
      refuse("could not be measured. Reload the page to try again.");
    };
    worker.onmessage = ({ data }: MessageEvent<MeasureAnswer>) => {
      clearTimeout(timer);
      if ("face" in data) resolve(data.face);
      else if (data.problem === "no-letters") refuse("has no letters to set a text with.");
      else refuse("is no font that this browser can read, or it is damaged.");
    };
    worker.postMessage(bytes);
  }).finally(() => {
    worker.terminate();
  });
}

interface FaceName {
  title: string;
  weight: number;
  style: "normal" | "italic";
}

const WEIGHT_WORDS: readonly (readonly [RegExp, number])[] = [
  [/thin|hairline|\b100\b/i, 100],
  [/(?:extra|ultra) ?light|\b200\b/i, 200],
  [/light|\b300\b/i, 300],
  [/medium|\b500\b/i, 500],
  [/(?:semi|demi) ?bold|\b600\b/i, 600],
  [/(?:extra|ultra) ?bold|\b800\b/i, 800],
  [/black|heavy|\b900\b/i, 900],
  [/bold|\b700\b/i, 700],
];

/** What a file is called besides its family. */
const NOT_FAMILY =
  /\b(?:thin|hairline|(?:extra|ultra) ?light|light|regular|normal|book|medium|(?:semi|demi) ?bold|(?:extra|ultra) ?bold|bold|black|heavy|italic|oblique|variable(?: font)?|vf|wght|opsz|latin|[1-9]00)\b/gi;

const MAX_TITLE_CHARACTERS = 40;

/**
 * The family, the weight and the style that the name of a file states, of letters and digits alone:
 * `AcmeGrotesk-BoldItalic.woff2` is Acme Grotesk, 700, italic.
 */
export function namedBy(fileName: string): FaceName {
  const words = fileName
    .replace(/\.[^.]*$/, "")
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9]+/g, " ")
    .replaceAll(/([a-z])([A-Z])/g, "$1 $2");
  const [, weight = 400] = WEIGHT_WORDS.find(([pattern]) => pattern.test(words)) ?? [];
  const family = slugOf(words.replaceAll(NOT_FAMILY, " ").slice(0, MAX_TITLE_CHARACTERS));
  return {
    title: family === "" ? "Own Face" : titleFromSlug(family),
    weight,
    style: /italic|oblique/i.test(words) ? "italic" : "normal",
  };
}

/** With the measures that CSS is made with; a registry measures the file itself. */
function fontItem({ title, weight, style }: FaceName, face: MeasuredFace): LocalFontItem {
  const [lightest, boldest] = face.weights ?? [weight, weight];
  const { ascent, descent, xHeight, capHeight, average = 500, contrast, stem } = face;
  const steps = Array.from({ length: (boldest - lightest) / 100 + 1 }, (_, step) =>
    String(lightest + 100 * step),
  ) as FontItem["font"]["weight"];
  const name = slugOf(title);
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
      weight: steps,
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
      metrics: {
        unitsPerEm: 1000,
        ascent,
        descent,
        lineGap: 0,
        ...(xHeight && { xHeight }),
        ...(capHeight && { capHeight }),
        xWidthAvg: average,
        ...(contrast && { contrast }),
        ...(stem && { stem }),
      },
      ...(face.advances && {
        advances: face.weights ? face.advances : { [weight]: face.advances["400"] },
      }),
    },
  } as LocalFontItem;
}

function measuredFont(item: LocalFontItem, face: MeasuredFace): MeasuredFont {
  const { name, title, categories = [], font } = item;
  const { xHeight, average, contrast, capHeight } = face;
  const inEm = (length: number) => length / 1000;
  return {
    name,
    title,
    categories,
    scripts: font.subsets,
    weights: font.weight.map(Number),
    pairingCounts: [0, 0],
    drawn: font.files.map(({ weight }) => [weight]),
    face: {
      generic: face.generic,
      ...(xHeight && { xHeight: inEm(xHeight) }),
      ...(average !== undefined && { width: inEm(average) }),
      ...(contrast !== undefined && { contrast }),
      // Another file of the family may have the bold; small letters as high as capitals are none.
      isTextFace: xHeight === undefined || xHeight < 0.9 * (capHeight ?? 1000),
      hasItalics: item.font.files.some(({ style }) => style === "italic"),
    },
  };
}
