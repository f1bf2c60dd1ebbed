import { everyPlainLine, plainLettering } from "../../build/site/shared/picture/plain-lettering.ts";
import { readSpecimenOutlines } from "../../build/site/shared/specimen/specimen-outlines.ts";

const outlines = readSpecimenOutlines();
const lettered = (text: string, weight: 400 | 600 = 400) => plainLettering(text, weight, outlines);

describe("a text in the site's own face", () => {
  it("is its letters one after another, each where the one before it ends", () => {
    const [h, a] = [lettered("H"), lettered("a")];
    const both = lettered("Ha");
    expect(both.width).toBeCloseTo(h.width + a.width);
    expect(both.glyphs.map(({ offset }) => offset)).toEqual([
      ...[...h.glyphs, ...a.glyphs].map(({ offset }) => offset),
    ]);
    expect(both.glyphs[1]?.x).toBeCloseTo((a.glyphs[0]?.x ?? 0) + h.width);
  });

  it("reaches from its first letter to the end of its last one, as low and as high as any letter", () => {
    const [a, p, l] = [lettered("a"), lettered("p"), lettered("l")];
    const word = lettered("apl");
    expect([word.left, word.right]).toEqual([a.left, word.width]);
    expect([word.bottom, word.top]).toEqual([p.bottom, l.top]);
    expect(p.bottom).toBeLessThan(a.bottom);
    expect(l.top).toBeGreaterThan(a.top);
  });

  it("reaches at least to the baseline", () => {
    const [dash, quote] = [lettered("–"), lettered("’")];
    expect([dash.bottom, quote.bottom]).toEqual([0, 0]);
    expect(lettered("")).toMatchObject({ width: 0, left: 0, right: 0, bottom: 0, top: 0 });
  });

  it("is wider in a bolder weight", () => {
    expect(lettered("Name", 600).width).toBeGreaterThan(lettered("Name", 400).width);
  });

  it("has a question mark for a character that is not prepared, also beyond 16 bits", () => {
    expect(lettered("a字b")).toEqual(lettered("a?b"));
    expect(lettered("😀")).toEqual(lettered("?"));
  });

  it("may have every printable character of ASCII, and quotes, dashes and é", () => {
    const prepared = new Set(everyPlainLine().map(({ text }) => text));
    expect(Array.from(" !Az09~–—‘’“”…é").filter((character) => !prepared.has(character))).toEqual(
      [],
    );
    const missing = everyPlainLine().filter((line) => outlines.linesOf(line) === undefined);
    expect(missing).toEqual([]);
  });
});
