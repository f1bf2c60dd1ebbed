import type { PairingItem } from "../../registry/model/items.ts";

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

/** The same as a whole page without Tailwind, whose resets and utilities it has itself. */
export function typesetHtml(name: string, stylesheet: string): string {
  return `<!doctype html>
<style>
  @layer base, components, utilities;
  @layer base {
    h1, h2, h3, h4, h5, h6 { font-size: inherit; font-weight: inherit; }
    code, pre { font-size: 1em; }
  }
  @layer utilities {
    .text-6xl { font-size: 60px; }
    .font-light { font-weight: 300; }
  }
  ${TYPESET_STAND_IN}
</style>
<link rel="stylesheet" href="${stylesheet}">
${article(`typeset typeset-${name}`).replaceAll("className", "class")}
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

/** How an element of the page is drawn. */
export interface TypesetStyle {
  family: string;
  fontSizePixels: number;
  lineHeightPixels: number;
  letterSpacingPixels: number;
  fontWeight: number;
}

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
  return `Object.fromEntries(Object.entries(${JSON.stringify(selectors)}).map(([name, selector]) => {
    const style = getComputedStyle(document.querySelector(${JSON.stringify(articleSelector)} + " " + selector));
    return [name, {
      family: style.fontFamily.split(",")[0].replace(/^["']|["']$/g, ""),
      fontSizePixels: Number.parseFloat(style.fontSize),
      lineHeightPixels: Number.parseFloat(style.lineHeight),
      letterSpacingPixels: Number.parseFloat(style.letterSpacing) || 0,
      fontWeight: Number(style.fontWeight),
    }];
  }))`;
}

const RULE_OF: Readonly<Record<string, keyof PairingItem["css"]>> = {
  h1: "h1",
  h2: "h2",
  h3: "h3",
  h4: "h4, h5, h6",
  h5: "h4, h5, h6",
  h6: "h4, h5, h6",
};

/**
 * How an article with a typeset class differs from what the pairing states, in words: headings at
 * their sizes where the text has the pairing's own size, text in that size, code in em of it, once.
 *
 * @param textScale what the container makes of the text's size: 1, or 1.125 on a narrow screen
 */
export function typesetDifferences(
  styles: Readonly<Record<string, TypesetStyle>>,
  { css, meta }: PairingItem,
  titles: Readonly<Record<"heading" | "body" | "mono", string>>,
  textScale = 1,
): string[] {
  const text = Number.parseFloat(meta?.textSize ?? "1") * 16 * textScale;
  const em = Number.parseFloat(css["code, pre"]["font-size"]);
  const headings = Object.entries(RULE_OF).flatMap(([selector, key]) => {
    const rule = css[key] as PairingItem["css"]["h1"];
    const size = Number.parseFloat(rule["font-size"]) * 16 * textScale;
    return [
      ...unequal(selector, "size", styles[selector]?.fontSizePixels, size),
      ...unequal(
        selector,
        "leading",
        styles[selector]?.lineHeightPixels,
        Number(rule["line-height"]) * size,
      ),
      ...unequal(selector, "weight", styles[selector]?.fontWeight, Number(rule["font-weight"])),
      ...otherFamily(selector, styles[selector]?.family, titles[roleOf(rule["font-family"])]),
    ];
  });
  return [
    ...headings,
    ...unequal("p", "size", styles.p?.fontSizePixels, text),
    ...unequal(
      "p",
      "leading",
      styles.p?.lineHeightPixels,
      Number(css["body, p"]["line-height"]) * text,
    ),
    ...otherFamily("p", styles.p?.family, titles.body),
    ...["code", "pre", "pre code"].flatMap((selector) => [
      ...unequal(selector, "size", styles[selector]?.fontSizePixels, em * text),
      ...otherFamily(selector, styles[selector]?.family, titles.mono),
    ]),
    // Of the utilities `text-6xl` and `font-light`.
    ...unequal("text-6xl", "size", styles.utilities?.fontSizePixels, 60),
    ...unequal("font-light", "weight", styles.utilities?.fontWeight, 300),
    ...unequal("not-typeset h3", "size", styles["opted out"]?.fontSizePixels, text),
  ];
}

/** A pairing may set its small headings in the text face. */
function roleOf(family: string): "heading" | "body" | "mono" {
  if (family === "var(--font-body)") return "body";
  return family === "var(--font-mono)" ? "mono" : "heading";
}

function unequal(
  name: string,
  property: string,
  rendered: number | undefined,
  stated: number,
): string[] {
  // Sizes in em are stated with four decimals.
  if (rendered !== undefined && Math.abs(rendered - stated) < 0.05) return [];
  return [`${name}: ${property} is ${rendered}, stated ${stated}`];
}

function otherFamily(name: string, family: string | undefined, title: string): string[] {
  if (family === title || family === `${title} Variable`) return [];
  return [`${name}: the family is ${family}, stated ${title}`];
}
