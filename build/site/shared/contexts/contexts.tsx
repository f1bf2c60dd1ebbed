import { renderToString } from "preact-render-to-string";
import { onceForEach } from "../once-for-each.ts";
import type { LanguageTexts } from "../samples/language-texts.ts";
import { AppContext } from "./app-context.tsx";
import { ArticleContext } from "./article-context.tsx";
import { DocumentationContext } from "./documentation-context.tsx";
import { ProductContext } from "./product-context.tsx";

/** By their ids, in the order of the page of a pairing. */
export const CONTEXTS = {
  app: { label: "App", Content: AppContext },
  article: { label: "Article", Content: ArticleContext },
  product: { label: "Product page", Content: ProductContext },
  documentation: { label: "Documentation", Content: DocumentationContext },
} as const;

/** The narrowest phone that a frame can show. */
const NARROWEST_PIXELS = 320;

/**
 * The contexts as HTML, each in a frame whose width a handle sets. They are the same for every pairing,
 * whose class is on an element around them, so a language's are rendered once.
 */
export const contextsHtml = onceForEach((texts: LanguageTexts) =>
  renderToString(<>{Object.entries(CONTEXTS).map(([id, context]) => frame(id, context, texts))}</>),
);

function frame(
  id: string,
  { label, Content }: (typeof CONTEXTS)[keyof typeof CONTEXTS],
  texts: LanguageTexts,
) {
  return (
    <section class={`frame frame-${id}`} aria-labelledby={`context-${id}`}>
      {/* No h3: the pairing's rule of h3 is for everything around it. */}
      <div class="frame-label">
        <span role="heading" aria-level={3} id={`context-${id}`}>
          {label}
        </span>
        <span class="frame-width" aria-hidden="true" />
      </div>
      <div class="frame-view" inert>
        <Content texts={texts} />
      </div>
      <div
        class="frame-handle"
        role="separator"
        aria-orientation="vertical"
        aria-label={`Width of ${label.toLowerCase()}`}
        aria-valuemin={NARROWEST_PIXELS}
        aria-valuenow={NARROWEST_PIXELS}
        tabIndex={0}
      />
    </section>
  );
}
