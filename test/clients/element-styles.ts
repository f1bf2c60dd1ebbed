import { isDeepStrictEqual } from "node:util";
import { onPage } from "../shared/browser.ts";
import type { ClientProject } from "./client-project.ts";
import { TYPOGRAPHY_OF, type Typography, drawnFonts } from "./rendered-page.ts";

/** The typography of an element among all of a page. */
export interface ElementStyle extends Typography {
  tag: string;
  classes: string[];
  /** The position of the element's parent in the list; undefined for `body`. */
  parent: number | undefined;
  /** The tag with its classes and the first words, for messages. */
  label: string;
  /** The `data-slot` attribute, by which components name their parts. */
  slot: string | undefined;
  /** The web fonts, and local fonts, that draw its text. */
  drawnWith: string[];
}

/** All of the page, without what a framework adds to it. */
const ELEMENTS = "body, #components, #components *:not(option)";

const STYLES = `(() => {
  const elements = [...document.querySelectorAll("${ELEMENTS}")];
  const positions = new Map(elements.map((element, position) => [element, position]));
  return elements.map((element) => {
    const tag = element.localName;
    const classes = [...element.classList];
    const words = element.textContent.trim().replace(/\\s+/g, " ").slice(0, 24);
    return {
      ...(${TYPOGRAPHY_OF})(element),
      tag,
      classes,
      parent: element === document.body ? undefined : (positions.get(element.parentElement) ?? 0),
      label: [tag, ...classes].join(".") + (element.children.length > 3 ? "" : ' "' + words + '"'),
      slot: element.dataset.slot,
    };
  });
})()`;

/**
 * The typography of a page of components in the app as it was before any pairing, with some items added
 * to it, one after the other: `body` and all components, in document order.
 */
export async function componentStyles(
  project: ClientProject,
  ...itemUrls: string[]
): Promise<ElementStyle[]> {
  await project.reset();
  for (const itemUrl of itemUrls) await project.add(itemUrl);
  await project.showComponents();
  return project.served((url) =>
    onPage(url, async (page) => {
      const styles = await page.evaluate<ElementStyle[]>(STYLES);
      const drawn = await drawnFonts(await page.context().newCDPSession(page), ELEMENTS);
      return styles.map((style, position) => ({
        ...style,
        drawnWith: (drawn[position] ?? []).map(
          ({ postScriptName, isCustomFont }) => `${isCustomFont ? "" : "local "}${postScriptName}`,
        ),
      }));
    }),
  );
}

/**
 * How a page of components, with an item added over another one, differs from the same page with that
 * item alone, in words; nothing if every element has the same computed typography and is drawn by the
 * same fonts.
 */
export function unequalStyles(
  fresh: readonly ElementStyle[],
  switched: readonly ElementStyle[],
): string[] {
  if (fresh.length !== switched.length)
    return [`the page has ${switched.length} elements, fresh ${fresh.length}`];
  return fresh.flatMap((style, index) => {
    const other = switched[index]!;
    return (Object.keys(style) as (keyof ElementStyle)[])
      .filter((property) =>
        property === "drawnWith"
          ? !isDrawnAlike(style.drawnWith, other.drawnWith)
          : !isDeepStrictEqual(style[property], other[property]),
      )
      .map(
        (property) =>
          `${style.label}: ${property} is ${String(other[property])}, fresh ${String(style[property])}`,
      );
  });
}

/**
 * The client removes no import: an italic that the first item brought for a family stays, and draws
 * what would be a slanted roman of that family.
 */
function isDrawnAlike(fresh: readonly string[], switched: readonly string[]): boolean {
  const familyOf = (face: string) => face.split("-")[0];
  const isLeft = (face: string) =>
    /Italic/.test(face) && fresh.some((one) => familyOf(one) === familyOf(face));
  return (
    isDeepStrictEqual(fresh, switched) ||
    (switched.some(isLeft) && switched.every((face) => fresh.includes(face) || isLeft(face)))
  );
}
