import { inLanguages, languageParts } from "../../../../registry/pairing/language-rules.ts";

/**
 * The selector of a pairing's rule inside an element of class `type-{name}`. A specimen sets its headings
 * in elements of class `h1` to `h6`: real headings would be those of the page to a screen reader.
 *
 * @param name the pairing's, without `pairing-`
 */
export function specimenSelector(name: string, ruleKey: string): string {
  const { key, languages } = languageParts(ruleKey);
  return inLanguages(selectorOf(`.type-${name}`, key), languages);
}

function selectorOf(scope: string, key: string): string {
  switch (key) {
    case "":
      return `${scope} `;
    case "body, p":
      return `${scope}, ${scope} p`;
    case "h4, h5, h6":
      return `${scope} :is(h4, h5, h6, .h4, .h5, .h6)`;
    case "code, pre":
      return `${scope} :is(code, pre)`;
    case "pre code":
      return `${scope} pre code`;
    case "table, time":
      return `${scope} :is(${key})`;
    default:
      return `${scope} :is(${key}, .${key.replaceAll(", ", ", .")})`;
  }
}

/** The selector of long text, which is as large as the pairing's `meta.textSize`. */
export function longTextSelector(name: string): string {
  return `.type-${name}.long-text, .type-${name} .long-text`;
}

/** Declarations whose `vw` is a part of the frame that an element is drawn in, where it is in one. */
export function inFrame(declarations: Readonly<Record<string, string>>): Record<string, string> {
  const values = Object.entries(declarations).map(([property, value]) => [
    property,
    value
      .split(/([ ,()])/)
      .map(lengthInFrame)
      .join(""),
  ]);
  return Object.fromEntries(values) as Record<string, string>;
}

function lengthInFrame(token: string): string {
  return token.endsWith("vw") ? `calc(${token.slice(0, -2)} * var(--vw, 1vw))` : token;
}
