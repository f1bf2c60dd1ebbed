/** A selector with declarations that apply now. */
interface StyleRule {
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

interface Around {
  sheet: string;
  layer: readonly string[];
  /** The selectors of the rule around it. */
  parents: readonly string[];
}

/**
 * Every rule of the page's stylesheets in their order.
 *
 * @param unread called with the name of each sheet of another origin, which no script can read
 */
export function styleRules(unread: (name: string) => void): StyleRule[] {
  const rules: StyleRule[] = [];
  const ranks = new Map<string, number>();
  const rankOf = (layer: string) => ranks.get(layer) ?? ranks.set(layer, ranks.size).size - 1;
  const within = (layer: Around["layer"], name: string | null) => {
    const path = name === null ? layer : [...layer, ...(name || `${ranks.size}`).split(".")];
    path.forEach((_, level) => rankOf(path.slice(0, level + 1).join(".")));
    return path;
  };
  const add = (style: CSSStyleDeclaration, selectors: readonly string[], around: Around) => {
    const names = around.layer.map((_, level) => around.layer.slice(0, level + 1).join("."));
    const layer = [...names.map((name) => String(rankOf(name)).padStart(6, "0")), "~"].join();
    const file = [around.sheet, ...names.slice(-1).map((name) => `layer ${name}`)].join(", ");
    for (const selector of selectors)
      rules.push({ selector, style, layer, place: `"${selector}" in ${file}` });
  };
  const visit = (list: CSSRuleList, around: Around): void => {
    for (const rule of list) {
      if (rule instanceof CSSStyleRule) {
        const parents = nested(rule.selectorText, around.parents);
        add(rule.style, parents, around);
        visit(rule.cssRules, { ...around, parents });
      } else if (rule instanceof CSSLayerBlockRule)
        visit(rule.cssRules, { ...around, layer: within(around.layer, rule.name) });
      else if (rule instanceof CSSLayerStatementRule)
        rule.nameList.forEach((name) => within(around.layer, name));
      else if (rule instanceof CSSImportRule && rule.styleSheet)
        visitSheet(rule.styleSheet, within(around.layer, rule.layerName));
      else if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
      else if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
      else if (rule instanceof CSSGroupingRule) visit(rule.cssRules, around);
      else if ("style" in rule) add(rule.style as CSSStyleDeclaration, around.parents, around);
    }
  };
  const visitSheet = (sheet: CSSStyleSheet, layer: Around["layer"]): void => {
    if (sheet.disabled || !matchMedia(sheet.media.mediaText || "all").matches) return;
    const file = sheet.href ?? (sheet.ownerNode as HTMLElement | null)?.dataset.viteDevId;
    const name = file?.split("?", 1)[0]?.split("/").at(-1) ?? "<style>";
    try {
      visit(sheet.cssRules, { sheet: name, layer, parents: [] });
    } catch {
      unread(name);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets])
    visitSheet(sheet, []);
  return rules;
}

const BRACKETS = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;

function nested(text: string, parents: readonly string[]): string[] {
  if (parents.length === 0) return selectorsIn(text);
  const parent = `:is(${parents.join()})`;
  return selectorsIn(text).map((selector) =>
    selector.includes("&") ? selector.replaceAll("&", parent) : `${parent} ${selector}`,
  );
}

function selectorsIn(list: string): string[] {
  const selector = new RegExp(String.raw`(?:\\.|"[^"]*"|${BRACKETS}|[^,])+`, "g");
  return list.match(selector)?.map((one) => one.trim()) ?? [];
}

/** The declaration that wins for an element, or for the nearest ancestor that has one. */
export function sourceOf(
  element: Element,
  property: string,
  rules: readonly StyleRule[],
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
  if (element instanceof HTMLElement)
    consider({ selector: "", style: element.style, layer: "~~", place: "an attribute style" });
  const isOwn = best !== undefined && !/^(?:inherit|unset)$/.test(best.value);
  return isOwn || !element.parentElement ? best : sourceOf(element.parentElement, property, rules);
}

const FUNCTION = new RegExp(String.raw`:(is|not|has|where)(${BRACKETS})`, "g");
const SIMPLE =
  /(#(?:\\.|[\w-])+)|(\.(?:\\.|[\w-])+|\[[^\]]*\]|(?<!:):(?!:)[\w-]+(?:\([^)]*\))?)|::?[\w-]+|(?<![\w-])[a-z][\w-]*/gi;

/** How many ids, classes and types a selector has, as a text that sorts: Selectors Level 4, section 15. */
function specificity(selector: string): string {
  const counts = [0, 0, 0];
  const count = (kind: number, by = 1) => (counts[kind] = (counts[kind] ?? 0) + by);
  const rest = selector.replace(FUNCTION, (_, name: string, list: string) => {
    const inner = name === "where" ? [] : selectorsIn(list.slice(1, -1)).map(specificity);
    inner
      .sort()
      .at(-1)
      ?.split(",")
      .forEach((one, kind) => count(kind, Number(one)));
    return "";
  });
  for (const [, id, one] of rest.matchAll(SIMPLE)) count(id ? 0 : one ? 1 : 2);
  return counts.map((one) => String(one).padStart(3, "0")).join();
}
