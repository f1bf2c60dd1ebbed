import { runsOf } from "../faces/letters.ts";
import { drawnBy } from "./drawn-letters.ts";

/** In base.css. */
const MISSING_LETTERS = "missing-letters";

const marked = new Map<Element, readonly StaticRange[]>();

/**
 * Greys the letters of the texts in a part of the page that their faces do not draw, wherever they stand. They are
 * marked, since elements around them would move the caret of somebody who types.
 *
 * @param part whose elements with `data-text` are texts; what was grey in it before is not any more
 * @returns the letters, each once
 */
export function greyLetters(part: Element): string[] {
  const missing = new Set<string>();
  const ranges: StaticRange[] = [];
  for (const element of part.querySelectorAll("[data-text]")) {
    const has = drawnBy(element);
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
      let end = 0;
      for (const { text, isSet } of runsOf(node.data, has)) {
        const start = end;
        end = Math.min(node.length, start + text.length);
        if (isSet) continue;
        for (const letter of text.trim()) missing.add(letter);
        ranges.push(rangeOf(node, start, end));
      }
    }
  }
  marked.set(part, ranges);
  if ("highlights" in CSS)
    CSS.highlights.set(MISSING_LETTERS, new Highlight(...[...marked.values()].flat()));
  return [...missing];
}

function rangeOf(node: Text, startOffset: number, endOffset: number): StaticRange {
  return new StaticRange({ startContainer: node, startOffset, endContainer: node, endOffset });
}
