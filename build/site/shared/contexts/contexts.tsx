import { renderToString } from "preact-render-to-string";
import { onceForEach } from "../once-for-each.ts";
import type { LanguageTexts } from "../samples/language-texts.ts";
import { AppContext } from "./app-context.tsx";
import { ArticleContext } from "./article-context.tsx";
import { DocumentationContext } from "./documentation-context.tsx";
import { ProductContext } from "./product-context.tsx";
import { EmptyContext, SettingsContext } from "./settings-context.tsx";

/** By their ids, in the order of the page of a pairing in English. */
export const CONTEXTS = {
  app: { label: "Dashboard", Content: AppContext },
  settings: { label: "Settings", Content: SettingsContext },
  empty: { label: "Empty state", Content: EmptyContext },
  article: { label: "Article", Content: ArticleContext },
  product: { label: "Product page", Content: ProductContext },
  documentation: { label: "Documentation", Content: DocumentationContext },
} as const;

/**
 * The contexts as HTML, each in a frame. They are the same for every pairing,
 * whose class is on an element around them, so a language's are rendered once.
 */
export const contextsHtml = onceForEach((texts: LanguageTexts) => {
  const all = Object.entries(CONTEXTS);
  // The others are in English.
  const first = texts.lang === "en" ? [] : all.filter(([id]) => /article|product/.test(id));
  const inOrder = [...new Set([...first, ...all])];
  return renderToString(<>{inOrder.map(([id, context]) => frame(id, context, texts))}</>);
});

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
      </div>
      <div class="frame-view" inert>
        <Content texts={texts} />
      </div>
    </section>
  );
}
