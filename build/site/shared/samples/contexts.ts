import { APP } from "./app.ts";
import { ARTICLE, type Article } from "./article.ts";
import { DOCUMENTATION_PAGE, type DocumentationPage } from "./documentation-page.ts";
import { PRODUCT_PAGE, type ProductPage } from "./product-page.ts";

/** The contexts in which the page of a pairing shows it, in English. */
export interface Contexts {
  article: Article;
  productPage: ProductPage;
  documentationPage: DocumentationPage;
  app: typeof APP;
}

/**
 * The texts of the contexts: data without markup, in printable ASCII, Latin-1 and the typographic
 * punctuation that the Latin specimen faces hold.
 */
export const CONTEXTS: Contexts = {
  article: ARTICLE,
  productPage: PRODUCT_PAGE,
  documentationPage: DOCUMENTATION_PAGE,
  app: APP,
};
