import { fontBytesOf } from "../../../registry/pairing/font-bytes.ts";
import type { FontItem } from "../../../registry/model/items.ts";
import { REMOVED, edited } from "../../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const bare = fixturePairing("bare");

it("counts the files that headings, text with its bold and italic, and code load", () => {
  expect(fontBytesOf(bare, fixtureFont)).toEqual({
    heading: 13_156,
    body: 23_580 + 23_040 + 24_408,
    mono: 40_404,
    total: 13_156 + 23_580 + 23_040 + 24_408 + 40_404,
    english: 13_156 + 23_580 + 23_040 + 24_408 + 40_404,
  });
});

it("counts a file that headings and text share once in the total", () => {
  expect(fontBytesOf(fixturePairing("plain"), fixtureFont)).toEqual({
    heading: 48_256,
    body: 48_256 + 51_832,
    mono: 40_404,
    total: 48_256 + 51_832 + 40_404,
    english: 48_256 + 51_832 + 40_404,
  });
});

it("counts the files of the preview's script beside those of Latin, and those of a page in English", () => {
  const cyrillic = edited(fixturePairing("plain"), ["meta", "preview"], "Съешь же ещё");
  expect(fontBytesOf(cyrillic, fixtureFont)).toEqual({
    heading: 48_256 + 18_748,
    body: 48_256 + 51_832 + 18_748 + 19_980,
    mono: 40_404 + 12_108,
    total: 48_256 + 51_832 + 18_748 + 19_980 + 40_404 + 12_108,
    english: 48_256 + 51_832 + 40_404,
  });
});

describe.each(["abril-fatface", "lato", "jetbrains-mono"])("are not known where %s", (name) => {
  it.each<[string, FontItem | undefined]>([
    ["states no bytes", edited(fixtureFont(name), ["meta", "bytes"], REMOVED)],
    ["states nothing at all", edited(fixtureFont(name), ["meta"], REMOVED)],
    ["is not there", undefined],
  ])("%s", (_, font) => {
    const fonts = (one: string) => (one === name ? font : fixtureFont(one));
    expect(fontBytesOf(bare, fonts)).toBeUndefined();
  });
});
