import { fontBytesOf } from "../../../registry/pairing/font-bytes.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

/** The fixtures' fonts, of which some are changed, or missing where they are undefined. */
const fonts =
  (changed: Readonly<Record<string, FontItem | undefined>> = {}) =>
  (name: string): FontItem | undefined =>
    name in changed ? changed[name] : fixtureFont(name);

const bare = fixturePairing("bare");

it("counts the files that headings, text with its bold and italic, and code load", () => {
  expect(fontBytesOf(bare, fonts())).toEqual({
    heading: 13_156,
    body: 23_580 + 23_040 + 24_408,
    mono: 40_404,
    total: 13_156 + 23_580 + 23_040 + 24_408 + 40_404,
    english: 13_156 + 23_580 + 23_040 + 24_408 + 40_404,
  });
});

it("counts a file that headings and text share once in the total", () => {
  expect(fontBytesOf(fixturePairing("plain"), fonts())).toEqual({
    heading: 48_256,
    body: 48_256 + 51_832,
    mono: 40_404,
    total: 48_256 + 51_832 + 40_404,
    english: 48_256 + 51_832 + 40_404,
  });
});

it("counts the files of the preview's script beside those of Latin, and those of a page in English", () => {
  const cyrillic = edited(fixturePairing("plain"), ["meta", "preview"], "Съешь же ещё");
  expect(fontBytesOf(cyrillic, fonts())).toEqual({
    heading: 48_256 + 18_748,
    body: 48_256 + 51_832 + 18_748 + 19_980,
    mono: 40_404 + 12_108,
    total: 48_256 + 51_832 + 18_748 + 19_980 + 40_404 + 12_108,
    english: 48_256 + 51_832 + 40_404,
  });
});

describe("are not known where the font of one role", () => {
  const roles = [
    ["headings", "abril-fatface"],
    ["text", "lato"],
    ["code", "jetbrains-mono"],
  ];

  it.each(roles)("for %s states no bytes", (_, name) => {
    const silent = edited(fixtureFont(name), ["meta", "bytes"], REMOVED);
    expect(fontBytesOf(bare, fonts({ [name]: silent }))).toBeUndefined();
  });

  it.each(roles)("for %s states nothing at all", (_, name) => {
    const silent = edited(fixtureFont(name), ["meta"], REMOVED);
    expect(fontBytesOf(bare, fonts({ [name]: silent }))).toBeUndefined();
  });

  it.each(roles)("for %s is not there", (_, name) => {
    expect(fontBytesOf(bare, fonts({ [name]: undefined }))).toBeUndefined();
  });
});
