import { pictureOf } from "../../build/site/picture/picture.ts";
import type { PictureLine, PictureLines } from "../../build/site/picture/picture-lines.ts";
import type {
  OutlinedLine,
  SpecimenOutlines,
} from "../../build/site/specimen/specimen-outlines.ts";
import { SITE_FONT } from "../../build/site/specimen/specimens.ts";
import { outlineOf } from "./outline-bytes.ts";
import { tonesOf } from "./picture-pixels.ts";

/** Left, bottom, right and top of the ink of a line, in em. */
type Box = readonly [left: number, bottom: number, right: number, top: number];

const UNITS = 1000;

/** Outlines of texts whose ink is a box, and of the letters of the site's own face. */
function boxes(
  texts: Readonly<Record<string, readonly Box[]>>,
  isRightToLeft = false,
): SpecimenOutlines {
  const every = { ...texts, 600: [[0, 0, 0.4, 0.8]], 400: [[0, 0, 0.4, 0.4]] } as const;
  const paths = Object.values(every).flat().map(pathOf);
  const bytes = Buffer.concat(paths);
  let offset = 0;
  const lines = new Map(
    Object.entries<readonly Box[]>(every).map(([text, own]) => [
      text,
      own.map((box): OutlinedLine => {
        const [left, bottom, right, top] = box;
        const glyphs = [{ offset, x: 0, y: 0 }];
        offset += pathOf(box).length;
        const width = right;
        return { isRightToLeft, width, left, bottom, right, top, unitsPerEm: UNITS, glyphs };
      }),
    ]),
  );
  return {
    bytes,
    linesOf: ({ font, weight, text }) => lines.get(font === SITE_FONT ? String(weight) : text),
  };
}

function pathOf([left, bottom, right, top]: Box): Buffer {
  const at = (x: number, y: number) => [Math.round(x * UNITS), Math.round(y * UNITS)] as const;
  return outlineOf([
    ["M", at(left, bottom)],
    ["L", at(left, top)],
    ["L", at(right, top)],
    ["L", at(right, bottom)],
  ]);
}

function line(text: string, xHeight?: number): PictureLine {
  const widths = { oneLineWidth: Infinity, widestLine: Infinity };
  const face = { font: "own", weight: 400, opticalSize: 14, tracking: 0, unitsPerEm: UNITS };
  return { ...face, ...widths, xHeight, text };
}

const PLAIN: PictureLines = {
  name: line("name"),
  sentence: line("sentence"),
  isPreview: false,
  families: [line("serif"), line("sans")],
};

const TEXTS = {
  name: [[0, 0, 2, 0.8]],
  sentence: [[0, 0, 10, 0.5]],
  serif: [[0, 0, 4, 0.4]],
  sans: [[0, 0, 6, 0.4]],
} as const satisfies Record<string, readonly Box[]>;

/** What is drawn from top to bottom and from left to right, each as "tone: left top right bottom". */
function drawn(lines: Partial<PictureLines>, outlines: SpecimenOutlines): string[] {
  const rows = tonesOf(pictureOf({ ...PLAIN, ...lines }, outlines, "S"));
  const found: { run: string; left: number; right: number; top: number; bottom: number }[] = [];
  for (const [row, tones] of rows.entries()) {
    for (const { 0: run, index: left } of tones.matchAll(/([^0])\1*/g)) {
      const right = left + run.length;
      const above = found.find(
        (box) => box.bottom === row && box.left === left && box.right === right && box.run === run,
      );
      if (above) above.bottom += 1;
      else found.push({ run, left, right, top: row, bottom: row + 1 });
    }
  }
  return found.map(
    ({ run, left, right, top, bottom }) => `${run[0]!}: ${left} ${top} ${right} ${bottom}`,
  );
}

it.each<[string, Partial<PictureLines>, SpecimenOutlines, string[]]>([
  [
    "plain",
    {},
    boxes(TEXTS),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "f: 72 446 432 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a low name, which stays below its largest size",
    {},
    boxes({ ...TEXTS, name: [[0.5, 0.25, 2, 0.5]] }),
    [
      "f: 72 72 468 138",
      "f: 72 446 432 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a wide name",
    {},
    boxes({ ...TEXTS, name: [[0.5, -0.25, 11.5, 0.5]] }),
    [
      "f: 72 72 1128 144",
      "f: 72 446 432 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a name in two lines",
    {},
    boxes({
      ...TEXTS,
      name: [
        [0, 0, 4, 1],
        [0, -0.25, 3, 0.75],
      ],
    }),
    [
      "c: 72 72 515 73",
      "4: 515 72 516 183",
      "f: 72 73 515 183",
      "2: 72 216 404 217",
      "1: 404 216 405 217",
      "f: 72 217 404 327",
      "7: 404 217 405 327",
      "b: 72 327 404 328",
      "5: 404 327 405 328",
      "f: 72 446 432 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a sentence in two lines",
    {},
    boxes({
      ...TEXTS,
      sentence: [
        [0, 0, 16, 0.5],
        [0, 0, 24, 0.5],
      ],
    }),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "f: 72 396 648 414",
      "f: 72 446 936 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a wide sentence in two lines",
    {},
    boxes({
      ...TEXTS,
      sentence: [
        [0, 0, 44, 0.5],
        [0, 0, 33, 0.5],
      ],
    }),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "f: 72 418 1128 430",
      "f: 72 452 864 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a preview",
    { isPreview: true },
    boxes(TEXTS),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "f: 72 432 712 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a preview in two lines",
    { isPreview: true },
    boxes({
      ...TEXTS,
      sentence: [
        [0, 0, 16, 0.5],
        [0, 0, 24, 0.5],
      ],
    }),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "f: 72 376 776 398",
      "f: 72 442 1128 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a tall sentence, which the name leaves room for",
    { isPreview: true },
    boxes({
      ...TEXTS,
      sentence: [
        [0, 0, 10, 3],
        [0, 0, 10, 0.5],
      ],
    }),
    [
      "f: 72 72 377 194",
      "f: 72 266 512 398",
      "f: 72 442 512 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "texts read from the right",
    {},
    boxes(TEXTS, true),
    [
      "3: 600 71 1128 72",
      "f: 600 72 1128 283",
      "f: 768 446 1128 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 172 560",
      "a: 212 550 362 560",
    ],
  ],
  [
    "a sentence and a family with large small letters",
    { sentence: line("sentence", 0.65), families: [line("serif", 0.65), line("sans")] },
    boxes(TEXTS),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "2: 72 446 414 447",
      "f: 72 447 414 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "5: 72 550 167 551",
      "a: 207 550 357 560",
      "a: 72 551 167 560",
    ],
  ],
  [
    "a sentence and a family with small small letters",
    { sentence: line("sentence", 0.416), families: [line("serif", 0.26), line("sans")] },
    boxes(TEXTS),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "8: 72 441 522 442",
      "f: 72 442 522 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "5: 72 547 197 548",
      "a: 72 548 197 560",
      "a: 237 550 387 560",
    ],
  ],
  [
    "wide families, which share the room",
    {},
    boxes({ ...TEXTS, serif: [[1, 0, 21, 0.4]], sans: [[0, 0, 30, 0.4]] }),
    [
      "3: 72 71 600 72",
      "f: 72 72 600 283",
      "f: 72 446 432 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "7: 72 552 458 553",
      "3: 458 552 459 553",
      "4: 498 552 499 553",
      "7: 499 552 1078 553",
      "a: 72 553 458 560",
      "4: 458 553 459 560",
      "6: 498 553 499 560",
      "a: 499 553 1078 560",
    ],
  ],
  [
    "texts without outlines",
    { name: line("Own"), sentence: line("Text"), families: [line("Family")] },
    boxes({}),
    [
      "3: 72 71 388 72",
      "2: 388 71 389 72",
      "f: 72 72 388 283",
      "c: 388 72 389 283",
      "6: 72 449 129 450",
      "4: 129 449 130 450",
      "f: 72 450 129 464",
      "9: 129 450 130 464",
      "2: 72 508 1128 510",
      "a: 1118 540 1128 560",
      "a: 72 550 132 560",
    ],
  ],
])("sets %s", (_, lines, outlines, expected) => {
  expect(drawn(lines, outlines)).toEqual(expected);
});
