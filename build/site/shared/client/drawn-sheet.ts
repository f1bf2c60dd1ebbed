/**
 * Adds a stylesheet to the page, in the layer of the pages' styles.
 *
 * @returns sets its rules, each as text. The layer stays: browsers lay out the whole page again when they get a
 *   sheet with a layer, but for a rule of it only what has another style
 */
export function drawnSheet(): (rules: readonly string[]) => void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule("@layer pages {}");
  document.adoptedStyleSheets.push(sheet);
  const layer = sheet.cssRules[0] as CSSLayerBlockRule;
  let shown: readonly string[] = [];
  return (rules) => {
    if (rules.join("") === shown.join("")) return;
    while (layer.cssRules.length > 0) layer.deleteRule(0);
    for (const [index, rule] of rules.entries()) layer.insertRule(rule, index);
    shown = rules;
  };
}
