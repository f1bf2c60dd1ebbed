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
      rules.push({
        selector,
        style,
        layer: `${order}~`,
        place: `"${selector.slice(0, 80)}" in ${file}`,
      });
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

/** A nested rule has one for each selector of the rule around it. */
function nested(text: string, parents: readonly string[]): string[] {
  return selectorsIn(text).flatMap((selector) => {
    const inside = selector.includes("&") ? selector : `& ${selector}`;
    return parents.length > 0 ? parents.map((one) => inside.replaceAll("&", one)) : [selector];
  });
}

function selectorsIn(list: string): string[] {
  const selectors: string[] = [""];
  let depth = 0;
  for (const [token] of list.matchAll(/\\.|"[^"]*"|[^]/g)) {
    depth += token === "(" ? 1 : token === ")" ? -1 : 0;
    if (token === "," && depth === 0) selectors.push("");
    else selectors.push(`${selectors.pop()}${token}`);
  }
  return selectors.map((selector) => selector.trim());
}

/**
 * The declaration that wins for an element, or for the nearest ancestor that has one.
 *
 * @param last the ancestor beyond which none is looked for
 */
export function sourceOf(
  element: Element,
  property: string,
  rules: readonly StyleRule[],
  last?: Element,
): Source | undefined {
  let best: (Source & { rank: string }) | undefined;
  for (const rule of rules.filter(({ selector }) => element.matches(selector))) {
    // The parts of a shorthand with a variable have no values.
    const isPart = /^(?:font|line)-/.test(property) && rule.style.getPropertyValue(property) === "";
    const name = isPart ? "font" : property;
    const value = rule.style.getPropertyValue(name);
    const important = rule.style.getPropertyPriority(name);
    // With it the first layer outweighs the others, and all of them what is in none.
    const layer = important ? rule.layer.replace(/./g, opposite) : rule.layer;
    const rank = [important, layer, specificity(rule.selector)].join();
    if (value !== "" && (best === undefined || rank >= best.rank))
      best = { ...rule, value, element, rank };
  }
  // A variable that is nowhere set makes a declaration invalid, and the value that of the parent.
  const [, name] = /^var\((--[\w-]+)\)$/.exec(best?.value ?? "") ?? [];
  const isUnset = name && getComputedStyle(element).getPropertyValue(name) === "";
  const isOwn = best !== undefined && !isUnset && !/^(?:inherit|unset)$/.test(best.value);
  const parent = isOwn || element === last ? null : element.parentElement;
  return parent ? sourceOf(parent, property, rules, last) : best;
}

const opposite = (order: string) => (order === "~" ? " " : String(9 - Number(order)));

/** How many ids, classes and types a selector has: Selectors Level 4, section 15, but a list in `:is()` counts whole. */
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
  return ["is", "not", "has"].includes(name) ? ` ${list}` : ".a";
}
