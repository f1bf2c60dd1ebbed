import type { FontRole, PairingItem } from "../../registry/model/items.ts";
import { TYPOGRAPHY_OF, type Typography } from "./rendered-page.ts";
import { ROOT_PIXELS, RULE_OF_HEADING, isFamily, pixels } from "./stated-typography.ts";

/**
 * A page with an article of each typeset class, after one without a class.
 *
 * @param names of pairings, without `pairing-`
 */
export function typesetPage(names: readonly string[]): string {
  const articles = names.map((name) => article(`typeset typeset-${name}`));
  return `export function App() {
  return (
    <main>
      ${[article("plain"), ...articles].join("\n")}
    </main>
  );
}
`;
}

function article(classes: string): string {
  return `<article className="${classes}">
        <h1>Heading one</h1>
        <h2>Heading two</h2>
        <h3>Heading three</h3>
        <h4>Heading four</h4>
        <h5>Heading five</h5>
        <h6>Heading six</h6>
        <p>
          Running text, <code>code</code>.
        </p>
        <pre>
          <code>const answer = 42;</code>
        </pre>
        <h2 className="text-6xl font-light">A heading with utilities</h2>
        <div className="not-typeset">
          <h3>A heading that opts out</h3>
        </div>
      </article>`;
}

/**
 * A stylesheet with the structure of shadcn's typeset: defaults of its variables on `.typeset`, rules
 * for what is inside that any other rule outweighs, sizes in em, larger text on narrow screens. Its
 * values are none of shadcn's.
 */
export const TYPESET_STAND_IN = `
@layer components {
  .typeset {
    --typeset-font-body: Georgia;
    --typeset-font-heading: Georgia;
    --typeset-font-mono: monospace;
    --typeset-size: 1rem;
    --typeset-leading: 1.7;
    --typeset-flow: 1.3em;
    font-family: var(--typeset-font-body);
    font-size: calc(var(--typeset-size) * 1.125);
    line-height: var(--typeset-leading);
    @media (width >= 40rem) {
      font-size: var(--typeset-size);
    }
  }
  .typeset *:not(:where(.not-typeset, .not-typeset *)) {
    &:where(h1, h2, h3, h4, h5, h6) {
      font-family: var(--typeset-font-heading);
      font-weight: 650;
      line-height: 1.3;
    }
    &:where(h1) { font-size: 1.9em; }
    &:where(h2) { font-size: 1.5em; }
    &:where(h3) { font-size: 1.2em; }
    &:where(p, pre, h1, h2, h3) { margin-block-start: var(--typeset-flow); }
    &:where(code, pre) { font-family: var(--typeset-font-mono); font-size: 0.9em; }
  }
}
`;

const SELECTORS = ["h1", "h2", "h3", "h4", "h5", "h6", "p", "code", "pre", "pre code"];

/**
 * An expression for the styles of the elements of one article, by selector; `utilities` and
 * `opted out` are its headings with utilities and with `not-typeset`.
 */
export function stylesOf(articleSelector: string): string {
  const selectors = Object.fromEntries([
    ...SELECTORS.map((selector) => [selector, selector]),
    ["utilities", "h2.text-6xl"],
    ["opted out", ".not-typeset h3"],
  ]);
  return `Object.fromEntries(Object.entries(${JSON.stringify(selectors)}).map(([name, selector]) =>
    [name, (${TYPOGRAPHY_OF})(document.querySelector(${JSON.stringify(articleSelector)} + " " + selector))]))`;
}

/**
 * How an article with a typeset class differs from what the pairing states, in words: headings at
 * their sizes where the text has the pairing's own size, text in that size, code in em of it, once.
 *
 * @param titles of the font in each role
 * @param textScale what the container makes of the text's size: 1, or 1.125 on a narrow screen
 */
export function typesetDifferences(
  styles: Readonly<Record<string, Typography>>,
  { css, meta }: PairingItem,
  titles: Readonly<Record<FontRole, string>>,
  textScale = 1,
  windowPixels?: number,
): string[] {
  const text = Number.parseFloat(meta?.textSize ?? "1") * ROOT_PIXELS * textScale;
  const em = Number.parseFloat(css["code, pre"]["font-size"]);
  const unequal = (name: string, property: keyof Typography, stated: number) => {
    const rendered = Number(styles[name]?.[property]);
    // Sizes in em are stated with four decimals.
    return Math.abs(rendered - stated) < 0.05
      ? []
      : [`${name}: ${property} is ${rendered}, stated ${stated}`];
  };
  const otherFamily = (name: string, title: string) =>
    isFamily(styles[name]?.family, title)
      ? []
      : [`${name}: the family is ${styles[name]?.family}, stated ${title}`];
  const headings = Object.entries(RULE_OF_HEADING).flatMap(([name, key]) => {
    const rule = css[key];
    const size = pixels(rule["font-size"], text, ROOT_PIXELS * textScale, windowPixels)!;
    return [
      ...unequal(name, "fontSizePixels", size),
      ...unequal(name, "lineHeightPixels", Number(rule["line-height"]) * size),
      ...unequal(name, "fontWeight", Number(rule["font-weight"])),
      ...otherFamily(name, titles[roleOf(rule["font-family"])]),
    ];
  });
  return [
    ...headings,
    ...unequal("p", "fontSizePixels", text),
    ...unequal("p", "lineHeightPixels", Number(css["body, p"]["line-height"]) * text),
    ...otherFamily("p", titles.body),
    ...["code", "pre", "pre code"].flatMap((name) => [
      ...unequal(name, "fontSizePixels", em * text),
      ...otherFamily(name, titles.mono),
    ]),
    // Of the utilities `text-6xl` and `font-light`.
    ...unequal("utilities", "fontSizePixels", 60),
    ...unequal("utilities", "fontWeight", 300),
    ...unequal("opted out", "fontSizePixels", text),
  ];
}

/** A pairing may set its small headings in the text face. */
function roleOf(family: string): FontRole {
  if (family === "var(--font-body)") return "body";
  return family === "var(--font-mono)" ? "mono" : "heading";
}
