import ARTICLE from "../samples/article.json" with { type: "json" };
import type { LanguageTexts } from "../samples/language-texts.ts";
import { MarkedText } from "../specimen/marked-text.tsx";

/** A page of a magazine: the essay in English, the sample texts in other languages. */
export function ArticleContext({ texts }: { texts: LanguageTexts }) {
  const { kicker, title, lead, byline, paragraphs, quote } = articleTexts(texts);
  const [first = "", second = "", ...others] = paragraphs;
  return (
    <div class="cx-article long-text" lang={texts.lang} dir={texts.direction}>
      <div class="cx-kicker" data-text="kicker" hidden={kicker === ""}>
        {kicker}
      </div>
      <div class="h1" data-text="title">
        {title}
      </div>
      <p class="lead" data-text="lead">
        {lead}
      </p>
      <div class="cx-byline" data-text="small">
        {byline}
      </div>
      <div class="cx-text">
        <p data-text="paragraph-0">
          <MarkedText text={first} />
        </p>
        <blockquote class="h3" data-text="quote">
          {quote}
        </blockquote>
        <p data-text="paragraph-1">
          <MarkedText text={second} />
        </p>
        {others.map((paragraph, index) => (
          <p data-text={`paragraph-${index + 2}`}>
            <MarkedText text={paragraph} />
          </p>
        ))}
      </div>
    </div>
  );
}

/** By the slots that the client fills, too. */
function articleTexts(texts: LanguageTexts) {
  if (texts.lang === "en")
    return { ...ARTICLE, lead: ARTICLE.standfirst, quote: ARTICLE.pullQuote };
  const { small, title, lead, paragraphs, quote } = texts;
  return { kicker: "", title, lead, byline: small, paragraphs, quote };
}
