import { renderToString } from "preact-render-to-string";
import type { Rules } from "../../../../registry/model/items.ts";
import { rulesOf } from "../../../../registry/pairing/phone-sizes.ts";
import { onceForEach } from "../once-for-each.ts";
import { type LanguageTexts, textNamed } from "../samples/texts-of-language.ts";
import SPECIMEN_ITEMS from "../samples/specimen-items.json" with { type: "json" };
import type { SitePairing } from "../site.ts";
import { pixelsText } from "../tuning/quantity.ts";
import { MarkedText } from "./marked-text.tsx";

/** A heading of the specimen, and which text of a language it says. */
const HEADINGS = [
  { level: "h1", label: "h1", key: "h1", text: "title" },
  { level: "h2", label: "h2", key: "h2", text: "quote" },
  { level: "h3", label: "h3", key: "h3", text: "item-0" },
  { level: "h4", label: "h4–h6", key: "h4, h5, h6", text: "item-1" },
] as const;

/** Headings and long text in the faces of the pairing. What `data-text` names can be edited. */
export function Specimen({ pairing, texts }: { pairing: SitePairing; texts: LanguageTexts }) {
  const rules = rulesOf(pairing.item);
  const html = specimenHtml(texts).replace(SIZE_MARK, (_, key: string) => sizeOf(rules[key]));
  return <div class={`specimen type-${pairing.name}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

function sizeOf(rule: Rules[string] = {}): string {
  return `${pixelsText(rule["font-size"] ?? "")} / ${rule["line-height"]}`;
}

/** Where the size of a heading goes: all that differs between pairings. */
const SIZE_MARK = /\{size of ([^{}]+)\}/g;

/** Rendered once for a language. */
const specimenHtml = onceForEach((texts: LanguageTexts) =>
  renderToString(
    <>
      <Headings texts={texts} />
      <div class="reading long-text" dir={texts.direction}>
        <LongText texts={texts} />
        <Details texts={texts} />
        <Code />
      </div>
    </>,
  ),
);

function Headings({ texts }: { texts: LanguageTexts }) {
  return (
    <div class="headings" dir={texts.direction}>
      {HEADINGS.map(({ level, label, key, text }) => (
        <>
          <div class="size-note">
            <b>{label}</b> <span data-scale={level}>{`{size of ${key}}`}</span>
          </div>
          <div class={level} {...attributesOf(texts, text)}>
            {textNamed(text, texts)}
          </div>
          {level === "h1" && <Opening texts={texts} />}
        </>
      ))}
    </div>
  );
}

/** What the headline is over, on the first screen of a page. */
function Opening({ texts }: { texts: LanguageTexts }) {
  return (
    <div class="opening long-text">
      <p class="lead" {...attributesOf(texts, "lead")}>
        {texts.lead}
      </p>
      <p {...attributesOf(texts, "paragraph-0")}>
        <MarkedText text={texts.paragraphs[0] ?? ""} />
      </p>
    </div>
  );
}

function LongText({ texts }: { texts: LanguageTexts }) {
  const [, ...others] = texts.paragraphs;
  return (
    <div class="column">
      {others.map((paragraph, index) => (
        <p {...attributesOf(texts, `paragraph-${index + 1}`)}>
          <MarkedText text={paragraph} />
        </p>
      ))}
      <blockquote {...attributesOf(texts, "quote")}>{texts.quote}</blockquote>
    </div>
  );
}

/** As wide as both columns: a line of code is not to be broken. */
function Code() {
  return (
    <div class="column code-samples english">
      <p>
        <MarkedText text={SPECIMEN_ITEMS.inlineCode} />
      </p>
      <CodeBlock {...SPECIMEN_ITEMS.codeBlock} />
    </div>
  );
}

function Details({ texts }: { texts: LanguageTexts }) {
  return (
    <div class="column">
      <ol data-list lang={texts.lang} dir={texts.direction}>
        {texts.items.map((item, index) => (
          <li data-text={`item-${index}`}>{item}</li>
        ))}
      </ol>
      <ul class="english">
        {SPECIMEN_ITEMS.unorderedList.items.map((item) => (
          <li>{item}</li>
        ))}
      </ul>
      <small {...attributesOf(texts, "small")}>{texts.small}</small>
    </div>
  );
}

/** It can be scrolled by the keyboard. */
export function CodeBlock({ file, code }: { file: string; code: readonly string[] }) {
  return (
    <pre tabIndex={0} role="region" aria-label={file}>
      <code>{code.join("\n")}</code>
    </pre>
  );
}

type TextName = "title" | "lead" | "quote" | "small" | `item-${number}` | `paragraph-${number}`;

function attributesOf({ lang, direction }: LanguageTexts, text: TextName) {
  return { "data-text": text, lang, dir: direction };
}
