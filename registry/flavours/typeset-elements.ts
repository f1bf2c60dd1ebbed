type Declarations = Readonly<Record<string, string>>;

const RULE = "1px solid color-mix(in oklab, currentColor 20%, transparent)";
const TINT = "color-mix(in oklab, currentColor 8%, transparent)";
const FLOW = "var(--typeset-flow)";

/**
 * What Markdown renderers write besides headings, paragraphs and code, by selectors inside the class. Lengths are
 * in em of the text; task lists and footnotes are as GitHub's, remark's and markdown-it's.
 *
 * @see https://github.github.com/gfm/
 */
const ELEMENTS: Readonly<Record<string, Declarations>> = {
  ":is(h2, h3, h4, h5, h6) + *": { "margin-block-start": "0.75em" },
  ":is(blockquote, details, figure, section) > * + *": { "margin-block-start": FLOW },
  ":is(li, dd) > :is(p, ul, ol, pre, blockquote, table):not(p:first-child)": {
    "margin-block-start": "0.375em",
  },
  a: { "text-decoration": "underline", "text-underline-offset": "0.15em" },
  ul: { "list-style": "disc" },
  "ul ul": { "list-style": "circle" },
  ol: { "list-style": "decimal" },
  ":is(ul, ol)": { "padding-inline-start": "1.5em" },
  "li + li": { "margin-block-start": "0.375em" },
  ":is(ul, ol):has(> li > [type=checkbox], > li > p > [type=checkbox])": {
    "list-style": "none",
    "padding-inline-start": "0",
  },
  "li [type=checkbox]": { "margin-inline": "0 0.5em", "vertical-align": "-0.1em" },
  blockquote: {
    "margin-inline": "0",
    "padding-inline-start": "1em",
    "border-inline-start": RULE.replace("1px", "0.125em"),
  },
  table: {
    "border-collapse": "collapse",
    "border-block-end": RULE,
    "font-variant-numeric": "tabular-nums",
  },
  ":is(th, td)": { padding: "0.5em 1em 0.5em 0", "vertical-align": "baseline" },
  "tbody :is(th, td)": { "border-block-start": RULE },
  "th:not([align])": { "text-align": "start" },
  hr: { "margin-block": `calc(${FLOW} * 2)`, border: "0", "border-block-start": RULE },
  figure: { "margin-inline": "0" },
  img: { "max-inline-size": "100%", "block-size": "auto" },
  figcaption: {
    "font-size": "0.875em",
    color: "color-mix(in oklab, currentColor 70%, transparent)",
  },
  kbd: {
    "font-family": "var(--typeset-font-mono)",
    "font-size": "0.875em",
    padding: "0.05em 0.35em",
    border: RULE,
    "border-radius": "0.25em",
  },
  ":is(sup, sub)": { "font-size": "0.75em", "line-height": "0" },
  code: { padding: "0.1em 0.3em", background: TINT, "border-radius": "0.25em" },
  pre: { padding: "1em", "overflow-x": "auto", background: TINT, "border-radius": "0.5em" },
  "pre code": { padding: "0", background: "none" },
  dt: { "font-weight": "600" },
  dd: { "margin-inline-start": "1em" },
  ":is(.footnotes, [data-footnotes])": {
    "margin-block-start": `calc(${FLOW} * 2)`,
    "padding-block-start": FLOW,
    "border-block-start": RULE,
    "font-size": "0.875em",
  },
};

/** Without a reset, browsers add margins of their own. */
const BLOCKS = ":is(h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, pre, blockquote, figure)";

/** Inside a part that opts out: the face and size of the app, by Tailwind's variables where it has them. */
const OPTED_OUT: Declarations = {
  "font-family": "var(--default-font-family, var(--font-sans, system-ui, sans-serif))",
  "font-size": "1rem",
  "line-height": "1.5",
};

/**
 * The rules for the elements of a typeset. None has a specificity, so that every rule of shadcn's typeset, which
 * is in the same layer, outweighs them.
 *
 * @param scope `.typeset-minimal`
 */
export function typesetElementRules(scope: string): Record<string, Declarations> {
  const inside = (selector: string) =>
    `:where(${scope} ${selector}:not(.not-typeset, .not-typeset *))`;
  return {
    [inside(BLOCKS)]: { "margin-block": "0" },
    [`:where(${scope} > * + *)`]: { "margin-block-start": FLOW },
    ...Object.fromEntries(
      Object.entries(ELEMENTS).map(([selector, declarations]) => [inside(selector), declarations]),
    ),
    [`:where(${scope} .not-typeset)`]: OPTED_OUT,
  };
}
