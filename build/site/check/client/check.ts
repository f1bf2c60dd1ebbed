import { sourceOf, type StyleRule, styleRules } from "./cascade.ts";
import { drawnFace, facesOf, unquoted } from "./drawn-face.ts";

const HEADING = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
/** The elements that are looked at, and what a pairing states for them. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...{ h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
  "p, li, dd, td, blockquote": ["font-family", "line-height"],
  "a, label, button, input, select, textarea": ["font-family"],
  ":not(pre) > code": ["font-family", "font-size"],
  "pre code": ["font-family"],
};
/** Of each kind. */
const MOST_ELEMENTS = 200;

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
  if (!rules.some(({ style }) => isOfPairing(style)))
    problems.add(
      "No rule of a pairing is on this page. Add an item of r/layered or r/self-hosted, and import the stylesheet that it is written into.",
    );
  const rows = Object.entries(KINDS).flatMap(([kind, properties]) => {
    const elements = [...document.querySelectorAll(kind)].filter(isDrawn).slice(0, MOST_ELEMENTS);
    for (const element of elements) lookAtFace(kind, element);
    return properties.flatMap((property) => rowsOf(kind, property, elements, rules));
  });
  const drawn = new Set([...document.querySelectorAll("*")].map((one) => drawnFace(one).family));
  for (const { family, status } of document.fonts)
    if (status === "loaded" && !drawn.has(unquoted(family)))
      notes.add(`${unquoted(family)} is loaded, and no text of this page is drawn with it.`);
  console.table(rows);
  for (const problem of problems) console.warn(problem);
  for (const note of notes) console.info(note);
  return { isAsStated: problems.size === 0, rows, problems: [...problems], notes: [...notes] };
}

function isDrawn(element: Element): boolean {
  return element.getClientRects().length > 0 && element.closest(".not-typeset") === null;
}

/** Its family is one of the pairing's variables, or it is the one that has none: `pre code`. */
function isOfPairing(style: CSSStyleDeclaration): boolean {
  const families = style.getPropertyValue("font-family") + style.getPropertyValue("--pairing-text");
  return families.includes("--pairing-");
}

/** A row for the elements that have a property from the same declaration. */
function rowsOf(
  kind: string,
  property: string,
  elements: readonly Element[],
  rules: readonly StyleRule[],
): object[] {
  const setting = rules.filter(({ style }) =>
    [property, "font"].some((name) => style.getPropertyValue(name) !== ""),
  );
  const ofPairing = setting.filter(({ style }) => isOfPairing(style));
  const groups = Map.groupBy(elements, (element) => {
    const source = sourceOf(element, property, setting);
    return `${source?.place} ${source?.value}`;
  });
  return [...groups.values()].map((group) => {
    const [element] = group as [Element];
    const source = sourceOf(element, property, setting);
    const stated = sourceOf(element, property, ofPairing)?.value;
    const place = source?.place ?? "no rule";
    const count = `${group.length} of ${elements.length}`;
    if (stated !== undefined && !(source && isOfPairing(source.style))) {
      // A rule by a class or an id is meant for some elements; one that most inherit is not.
      const isForSome = source !== undefined && !/^[^.#[]+$/.test(source.selector);
      if (isForSome && (group.includes(source.element) || group.length * 2 <= elements.length))
        notes.add(`${count} ${kind}: ${property} is set by ${place}.`);
      else
        problems.add(
          `${kind}: ${property} is stated as ${stated}, and ${place} sets ${source?.value ?? "it"}. Delete ${property} (or font) there, or put that rule into @layer base above those of the pairing.`,
        );
    }
    const computed = getComputedStyle(element).getPropertyValue(property);
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
