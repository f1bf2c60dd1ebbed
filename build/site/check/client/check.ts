import { type Source, sourceOf, type StyleRule, styleRules } from "./cascade.ts";
import { drawnFace, facesOf, familiesIn, unquoted } from "./drawn-face.ts";

const HEADING = ["font-family", "font-size", "line-height", "letter-spacing", "font-weight"];
/** The elements that are looked at, and what a pairing states for them. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  ...{ h1: HEADING, h2: HEADING, h3: HEADING, h4: HEADING, h5: HEADING, h6: HEADING },
  "p, li, dd, td, blockquote": ["font-family", "line-height"],
  "a, label, button, input, select, textarea": ["font-family"],
  ":not(pre) > code, pre, pre code": ["font-family", "font-size"],
  "strong, b, em, i": [],
};
const MOST_OF_A_KIND = 50;
/** Where a build splits and joins rules, a declaration of the pairing is no further from its family. */
const NEAR = 12;
/** What a pairing states for other languages, beside its own rules. */
const BY_LANGUAGE = /^(?::is\(h|h)[1-6].*:lang\(/;
const TYPE_IN_LAYER = /^\d+~(?:h[1-6]|body|code|pre)$/;

/** What differs, each with the line to delete or to add. */
const problems = new Set<string>();
/** Elements with styles of their own, faces that the browser makes up or that no text needs, unread sheets. */
const notes = new Set<string>();

/**
 * Compares what an installed pairing states with what the page draws, prints it and returns it. It leaves the page
 * as it was and sends nothing: what is stated is in the page's own rules, which name the variables of the pairing.
 */
async function check() {
  await document.fonts.ready;
  const rules = styleRules((name) => notes.add(`${name} is of another origin and was not read.`));
  const isNear = (at: number) => rules.slice(Math.max(0, at - NEAR), at + NEAR).some(isOfPairing);
  const naming = rules.filter(
    (rule, at) =>
      isOfPairing(rule) ||
      (rule.selector === "pre code" && rule.style.fontSize === "inherit") ||
      (BY_LANGUAGE.test(rule.selector) && isNear(at)),
  );
  const split = rules.filter(
    ({ selector, layer }, at) => TYPE_IN_LAYER.test(layer + selector) && isNear(at),
  );
  if (!rules.some(isOfPairing)) problems.add("No rule of a pairing is on this page. Add an item.");
  const root = sourceOf(document.documentElement, "font-size", rules);
  if (root && pixelsOf() !== 16)
    problems.add(`html: ${root.place} makes every rem ${pixelsOf()}px. Delete font-size there.`);
  for (const role of ["heading", "body", "mono"]) {
    const by = sourceOf(document.documentElement, `--pairing-${role}`, rules);
    if (by?.layer === "~") notes.add(`--pairing-${role} is set to ${by.value} by ${by.place}.`);
  }
  const rows = Object.entries(KINDS).flatMap(([kind, properties]) => {
    const elements = [...document.querySelectorAll(kind)]
      .filter((one) => one.getClientRects().length > 0 && !one.closest(".not-typeset"))
      .slice(0, MOST_OF_A_KIND);
    for (const { family, synthesized } of elements.map(drawnFace))
      for (const style of synthesized)
        notes.add(`${kind}: the browser makes up the ${style} of ${family}.`);
    return properties.flatMap((property) => rowsOf(kind, property, elements, rules, naming, split));
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
  naming: readonly StyleRule[],
  split: readonly StyleRule[],
): object[] {
  const setting = rules.filter(({ style }) =>
    [property, "font"].some((name) => style.getPropertyValue(name) !== ""),
  );
  const found = elements.map((element) => {
    const last = kind.startsWith("h") ? element : undefined;
    const stated =
      sourceOf(element, property, naming, last) ?? sourceOf(element, property, split, last);
    // Where the element's own rule states it, `inherit` is a value like another.
    const by = sourceOf(element, property, setting, stated?.element);
    const isInline = (element as HTMLElement).style.getPropertyValue(property) !== "";
    if (isInline) notes.add(`${kind}: ${property} is set by an attribute style.`);
    const isSame = isInline || !stated || isAsStated(element, property, stated);
    if (property === "font-family" && stated && isSame) lookForFace(kind, element);
    return { element, stated: stated?.value, by, isSame };
  });
  const groups = Map.groupBy(found, ({ by, isSame }) => `${by?.place} ${by?.value} ${isSame}`);
  return [...groups.values()].map((group) => {
    const [{ element, stated, by, isSame }] = group as [(typeof found)[0]];
    const drawn = getComputedStyle(element).getPropertyValue(property);
    const count = `${group.length} of ${elements.length}`;
    // A rule by a class or an id is meant for some elements; one that most inherit is not.
    const isForSome = by !== undefined && !/^[^.#[]+$/.test(by.selector);
    const isOnThem = group.some((one) => one.element === by?.element);
    if (!isSame && isForSome && (isOnThem || group.length * 2 <= elements.length))
      notes.add(`${count} ${kind}: ${property} is set by ${by.place}.`);
    else if (!isSame)
      problems.add(
        `${kind}: ${property} is stated as ${stated} and drawn as ${drawn}: ${causeOf(by, stated, isForSome)}.`,
      );
    const face = property === "font-family" ? drawnFace(element).family : drawn;
    return { element: kind, property, stated, drawn: face, count, by: by?.place };
  });
}

function causeOf(by: Source | undefined, stated = "", isForSome = false): string {
  if (by === undefined) return "no rule sets it. Import Preflight, or write font: inherit";
  if (by.value === stated)
    return "its rule wins; look for an attribute style around it, an animation, sheets that were not read";
  const other = isForSome ? `, or take that class off <${by.element.localName}>` : "";
  return `${by.place} sets ${by.value}. Delete it (or font) there, in media queries too${other}`;
}

function pixelsOf(element: Element | null = document.documentElement): number {
  return element === null ? 0 : Number.parseFloat(getComputedStyle(element).fontSize);
}

/** Whether it is drawn so, however rules write it. */
function isAsStated(element: Element, property: string, source: Source): boolean {
  const { value: stated, element: stating } = source;
  const drawn = getComputedStyle(element).getPropertyValue(property);
  if (property === "font-family") {
    const value = getComputedStyle(element).getPropertyValue(stated.slice("var(".length, -1));
    return familiesIn(value || stated).join() === familiesIn(drawn).join();
  }
  const em = pixelsOf(property === "font-size" ? stating.parentElement : element);
  return Math.abs(numberOf(property, stated, em) - (Number.parseFloat(drawn) || 0)) < 0.1;
}

/** What the browser makes of a value where 1em is so many pixels: by an element that is gone before it is drawn. */
function numberOf(property: string, value: string, emPixels: number): number {
  const probe = document.documentElement.appendChild(document.createElement("span"));
  probe.style.cssText = `position: absolute !important; font: ${emPixels}px serif !important`;
  const inner = probe.appendChild(document.createElement("span"));
  inner.style.setProperty(property, value, "important");
  const computed = getComputedStyle(inner).getPropertyValue(property);
  probe.remove();
  return Number.parseFloat(computed) || 0;
}

/** Of text whose family is the pairing's. */
function lookForFace(kind: string, element: Element): void {
  const { family, wanted } = drawnFace(element);
  const states = facesOf(wanted).map(({ status }) => status);
  // A face that is not loaded yet has no letter of this text.
  if (family === wanted || (states.length > 0 && !states.includes("error"))) return;
  const cure =
    states.length === 0 ? "Add the item of r/self-hosted" : "See the Network panel, and font-src";
  problems.add(`${kind}: drawn with ${family}, since ${wanted} is missing. ${cure}.`);
}

export const report = check();
