import { sourceOf, type StyleRule, styleRules } from "./cascade.ts";
import { drawnFace, facesOf, unquoted } from "./drawn-face.ts";

const HEADING = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
/** The elements that are looked at, and what a pairing states for them. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...{ h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
  "p, li, dd, td, blockquote": ["font-family", "line-height"],
  "a, label, button, input, select, textarea": ["font-family"],
  ":not(pre) > code, pre, pre code": ["font-family", "font-size"],
};
/** Where a build splits and joins rules, a declaration of the pairing is no further from its family. */
const NEAR = 12;
const TYPE_IN_LAYER = /^\d+~(?:h[1-6]|body|code|pre)$/;
const MOST_OF_A_KIND = 200;

/** What differs, each with the line to delete or to add. */
const problems = new Set<string>();
/** Elements with styles of their own, faces that the browser makes up or that no text needs, unread sheets. */
const notes = new Set<string>();

/**
 * Compares what an installed pairing states with what the page draws, prints it and returns it. It writes nothing
 * and sends nothing: what is stated is in the page's own rules, which name the variables of the pairing.
 */
async function check() {
  await document.fonts.ready;
  const rules = styleRules((name) => notes.add(`${name} is of another origin and was not read.`));
  const naming = rules.filter(isOfPairing);
  const isNear = (at: number) => rules.slice(Math.max(0, at - NEAR), at + NEAR).some(isOfPairing);
  const split = rules.filter(
    ({ selector, layer }, at) => TYPE_IN_LAYER.test(layer + selector) && isNear(at),
  );
  if (naming.length === 0)
    problems.add(
      "No rule of a pairing is on this page. Add an item of r/layered or r/self-hosted, and import the stylesheet that it is written into.",
    );
  const rows = Object.entries(KINDS).flatMap(([kind, properties]) => {
    const elements = [...document.querySelectorAll(kind)]
      .filter((one) => one.getClientRects().length > 0 && !one.closest(".not-typeset"))
      .slice(0, MOST_OF_A_KIND);
    for (const element of elements) lookAtFace(kind, element);
    const stating = [...split, ...naming];
    return properties.flatMap((property) => rowsOf(kind, property, elements, rules, stating));
  });
  const drawn = new Set([...document.querySelectorAll("*")].map((one) => drawnFace(one).family));
  for (const { family, status } of document.fonts)
    if (status === "loaded" && !drawn.has(unquoted(family)) && !family.includes(" for "))
      notes.add(`${unquoted(family)} is loaded, and no text of this page is drawn with it.`);
  console.table(rows);
  for (const problem of problems) console.warn(problem);
  for (const note of notes) console.info(note);
  return { isAsStated: problems.size === 0, rows, problems: [...problems], notes: [...notes] };
}

/** Its family is one of the pairing's variables. */
function isOfPairing({ style }: StyleRule): boolean {
  return style.cssText.includes("var(--pairing-");
}

/** A row for the elements that have a property from the same declaration. */
function rowsOf(
  kind: string,
  property: string,
  elements: readonly Element[],
  rules: readonly StyleRule[],
  stating: readonly StyleRule[],
): object[] {
  const setting = rules.filter(({ style }) =>
    [property, "font"].some((name) => style.getPropertyValue(name) !== ""),
  );
  const groups = Map.groupBy(elements, (element) => {
    const source = sourceOf(element, property, setting);
    return `${source?.place} ${source?.value}`;
  });
  return [...groups.values()].map((group) => {
    const [element] = group as [Element];
    const source = sourceOf(element, property, setting);
    const stated = sourceOf(element, property, stating, false)?.value;
    const place = source?.place ?? "no rule";
    const count = `${group.length} of ${elements.length}`;
    const computed = getComputedStyle(element).getPropertyValue(property);
    if (stated !== undefined && stated !== source?.value) {
      // A rule by a class or an id is meant for some elements; one that most inherit is not.
      const isForSome = source !== undefined && !/^[^.#[]+$/.test(source.selector);
      const other = isForSome
        ? `take that class off <${source.element.localName}>`
        : "put that rule into @layer base above those of the pairing";
      if (isForSome && (group.includes(source.element) || group.length * 2 <= elements.length))
        notes.add(`${count} ${kind}: ${property} is set by ${place}.`);
      else
        problems.add(
          `${kind}: ${property} is stated as ${stated}, and ${place} sets ${source?.value ?? "it"}. Delete ${property} (or font) there, in media queries too, or ${other}.`,
        );
    }
    const drawn = property === "font-family" ? drawnFace(element).family : computed;
    return { element: kind, property, stated, drawn, count, by: place };
  });
}

function lookAtFace(kind: string, element: Element): void {
  const { family, wanted, synthesized } = drawnFace(element);
  for (const style of synthesized)
    notes.add(`${kind}: the browser makes up the ${style} of ${family}.`);
  const states = facesOf(wanted).map(({ status }) => status);
  // A face that is not loaded yet has no letter of this text.
  if (family === wanted || (states.length > 0 && !states.includes("error"))) return;
  const why =
    states.length === 0
      ? "no @font-face declares it. Add the item again, from r/self-hosted where the framework loads no fonts"
      : "its file was not loaded. The Network panel says why; a Content-Security-Policy needs font-src for it";
  problems.add(`${kind}: drawn with ${family}, since ${wanted} is missing: ${why}.`);
}

export const report = check();
