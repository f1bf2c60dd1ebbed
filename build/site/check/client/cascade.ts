/** A rule with one selector, that applies now. */
export interface StyleRule {
  selector: string;
  style: CSSStyleDeclaration;
  /** Sorts as the layers do: each level in its order, what is in no layer last. */
  layer: string;
  /** In words: the selector, the file and the layer. */
  place: string;
}

/** What decides a property of an element. */
export interface Source extends StyleRule {
  value: string;
  /** The element itself, or the ancestor that it inherits from. */
  element: Element;
}

/** Where a rule stands: its layer by name and by what it sorts by, and the selectors of the rule around it. */
interface Around {
  sheet: string;
  name: string;
  order: string;
  parents: readonly string[];
}

const sortable = (count: number) => String(count).padStart(4, "0");

/** Every rule of the page's stylesheets in their order. No script can read a sheet of another origin: `unread`. */
export function styleRules(unread: (name: string) => void): StyleRule[] {
  const rules: StyleRule[] = [];
  const layers: string[] = [];
  const inLayer = (around: Around, names: string): Around => {
    let { name, order } = around;
    for (const level of (names || `anonymous ${layers.length}`).split(".")) {
      name = name === "" ? level : `${name}.${level}`;
      if (!layers.includes(name)) layers.push(name);
      order += sortable(layers.indexOf(name));
    }
    return { ...around, name, order };
  };
  const add = (style: CSSStyleDeclaration, { sheet, name, order, parents }: Around) => {
    const file = name === "" ? sheet : `${sheet}, layer ${name}`;
    for (const selector of parents)
      rules.push({ selector, style, layer: `${order}~`, place: `"${selector}" in ${file}` });
  };
  const visit = (list: CSSRuleList, around: Around): void => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const within = { ...around, parents: nested(rule.selectorText, around.parents) };
        add(rule.style, within);
        visit(rule.cssRules, within);
      } else if (rule instanceof CSSLayerBlockRule)
        visit(rule.cssRules, inLayer(around, rule.name));
      else if (rule instanceof CSSLayerStatementRule)
        rule.nameList.forEach((name) => inLayer(around, name));
      else if (rule instanceof CSSImportRule) {
        const within = rule.layerName === null ? around : inLayer(around, rule.layerName);
        if (rule.styleSheet) visitSheet(rule.styleSheet, within);
      } else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      else if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
      else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, around);
      // Declarations after a nested rule.
      else if ("style" in rule) add(rule.style as CSSStyleDeclaration, around);
    }
  };
  const visitSheet = (sheet: CSSStyleSheet, around: Omit<Around, "sheet">): void => {
    if (sheet.disabled || !matchMedia(sheet.media.mediaText || "all").matches) return;
    const file = sheet.href ?? (sheet.ownerNode as HTMLElement | null)?.dataset.viteDevId;
    const name = file?.split("?", 1)[0]?.split("/").at(-1) ?? "<style>";
    try {
      visit(sheet.cssRules, { ...around, sheet: name });
    } catch {
      unread(name);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    visitSheet(sheet, { name: "", order: "", parents: [] });
  return rules;
}

function nested(text: string, parents: readonly string[]): string[] {
  if (parents.length === 0) return selectorsIn(text);
  const parent = `:is(${parents.join()})`;
  return selectorsIn(text).map((selector) =>
    selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
  );
}

function selectorsIn(list: string): string[] {
  const selectors: string[] = [""];
  let depth = 0;
  for (const [token] of list.matchAll(/\\.|"[^"]*"|[^]/g)) {
    if (token === "(") depth += 1;
    if (token === ")") depth -= 1;
    if (token === "," && depth === 0) selectors.push("");
    else selectors.push(`${selectors.pop()}${token}`);
  }
  return selectors.map((selector) => selector.trim());
}

/** The declaration that wins for an element, or for the nearest ancestor that has one. */
export function sourceOf(
  element: Element,
  property: string,
  rules: readonly StyleRule[],
  hasAttributes = true,
): Source | undefined {
  let best: (Source & { rank: string }) | undefined;
  const consider = (rule: StyleRule) => {
    // The parts of a shorthand with a variable have no values.
    const name = rule.style.getPropertyValue(property) === "" ? "font" : property;
    const value = rule.style.getPropertyValue(name);
    const important = rule.style.getPropertyPriority(name);
    const rank = [important, rule.layer, specificity(rule.selector)].join();
    if (value !== "" && (best === undefined || rank >= best.rank))
      best = { ...rule, value, element, rank };
  };
  rules.filter(({ selector }) => element.matches(selector)).forEach(consider);
  if (hasAttributes && element instanceof HTMLElement)
    consider({ selector: "", style: element.style, layer: "~~", place: "an attribute style" });
  // A variable that is nowhere set makes a declaration invalid, and the value that of the parent.
  const [, name] = /^var\((--[\w-]+)\)$/.exec(best?.value ?? "") ?? [];
  const isUnset = name && getComputedStyle(element).getPropertyValue(name) === "";
  const isOwn = best !== undefined && !isUnset && !/^(?:inherit|unset)$/.test(best.value);
  const parent = isOwn ? null : element.parentElement;
  return parent ? sourceOf(parent, property, rules, hasAttributes) : best;
}

/** How many ids, classes and types a selector has: Selectors Level 4, section 15. */
function specificity(selector: string): string {
  let plain = selector.replace(/\\./g, "_").replace(/\[[^[\]]*\]/g, ".a");
  const innermost = /:([\w-]+)\(([^()]*)\)/;
  while (innermost.test(plain)) plain = plain.replace(innermost, asSpecific);
  const kinds = [/#/g, /(?<!:)[.:](?!:)/g, /::|(?<![\w#.:-])[a-z]/gi];
  return kinds.map((kind) => sortable(plain.match(kind)?.length ?? 0)).join("");
}

/** A selector as specific as that function. */
function asSpecific(_: string, name: string, list: string): string {
  if (name === "where") return "";
  if (!["is", "not", "has"].includes(name)) return ".a";
  const most = list.split(",").map(specificity).toSorted().at(-1);
  const [ids, classes, types] = most?.match(/.{4}/g) ?? [];
  return "#a".repeat(Number(ids)) + ".a".repeat(Number(classes)) + "::a".repeat(Number(types));
}
