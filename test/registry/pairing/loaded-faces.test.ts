import type { FontFile } from "../../../registry/faces/face-weights.ts";
import { filesInUse, localFaces } from "../../../registry/pairing/loaded-faces.ts";

const file = (weight: string, style: "normal" | "italic" = "normal"): FontFile => ({
  path: `files/acme-${weight.replace(" ", "-")}-${style}.woff2`,
  weight,
  style,
});

describe("the files with the faces that are drawn", () => {
  const files = [file("700"), file("400"), file("900"), file("400", "italic")];

  it("are those of the weights in use, in the order of the item", () => {
    expect(filesInUse(files, { weights: [400, 700], italics: [] })).toEqual([files[0], files[1]]);
  });

  it("include the italics of the weights that are drawn in italic", () => {
    expect(filesInUse(files, { weights: [900], italics: [400] })).toEqual([files[2], files[3]]);
    expect(filesInUse(files, { weights: [900], italics: [700] })).toEqual([files[2]]);
  });
});

it("each file is a face of the family, swapped in when it is loaded, with a key of its own", () => {
  expect(localFaces("Acme Sans", [file("300 700"), file("300 700", "italic")])).toEqual({
    "/* Acme Sans 300-700 */ @font-face": {
      "font-family": "'Acme Sans'",
      "font-style": "normal",
      "font-weight": "300 700",
      "font-display": "swap",
      src: 'url("files/acme-300-700-normal.woff2") format("woff2")',
    },
    "/* Acme Sans 300-700 italic */ @font-face": {
      "font-family": "'Acme Sans'",
      "font-style": "italic",
      "font-weight": "300 700",
      "font-display": "swap",
      src: 'url("files/acme-300-700-italic.woff2") format("woff2")',
    },
  });
});
