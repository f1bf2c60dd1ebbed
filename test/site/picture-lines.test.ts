import type { FontItem } from "../../registry/model/items.ts";
import { pictureLinesOf } from "../../build/site/shared/picture/picture-lines.ts";
import { REMOVED, edited } from "../fixtures/edited.ts";
import { fixtureFont, fixturePairing } from "../fixtures/read.ts";

const bare = fixturePairing("bare");

/** The font that sets a sentence of the pairing Abril Fatface with Lato, which state these scripts. */
function faceOf(sentence: string, heading: string[], body: string[], place = ["meta", "scripts"]) {
  const scripts: Readonly<Record<string, string[]>> = { "abril-fatface": heading, lato: body };
  const fonts = (name: string): FontItem => {
    const font = edited<FontItem>(fixtureFont(name), ["meta", "scripts"], REMOVED);
    return edited(font, place, scripts[name] ?? []);
  };
  return pictureLinesOf(bare, fonts, { name: "Bare", sentence, script: "other" }).sentence.font;
}

it.each<[string, string, string[], string[], string]>([
  ["the text face", "Съешь", ["latin", "cyrillic"], ["latin", "cyrillic"], "lato"],
  ["the heading face if only it has them", "Съешь", ["cyrillic"], ["latin"], "abril-fatface"],
  ["the text face if none has them", "Съешь", ["latin", "greek"], ["latin"], "lato"],
  ["a face that has one subset of its script", "漢字", ["latin"], ["chinese-traditional"], "lato"],
  ["the heading face if only it has one", "漢字", ["japanese"], ["latin"], "abril-fatface"],
  ["the face that has both scripts", "Съ αβ", ["greek", "cyrillic"], ["greek"], "abril-fatface"],
])("the sentence of a picture is set in %s: %s", (_, sentence, heading, body, font) => {
  expect(faceOf(sentence, heading, body)).toBe(font);
  expect(faceOf(sentence, heading, body, ["font", "subsets"])).toBe(font);
});
