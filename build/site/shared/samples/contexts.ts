import { ARTICLE, type Article } from "./article.ts";
import { DASHBOARD, type Dashboard } from "./dashboard.ts";
import { DOCUMENTATION_PAGE, type DocumentationPage } from "./documentation-page.ts";
import { BOOKING_FORM, SETTINGS_CARD, type BookingForm, type SettingsCard } from "./forms.ts";
import { PRODUCT_PAGE, type ProductPage } from "./product-page.ts";

/** The contexts in which the page of a pairing shows it, in English. */
export interface Contexts {
  article: Article;
  productPage: ProductPage;
  documentationPage: DocumentationPage;
  dashboard: Dashboard;
  bookingForm: BookingForm;
  settingsCard: SettingsCard;
}

/**
 * The texts of the contexts: data without markup, in printable ASCII, Latin-1 and the typographic
 * punctuation that the Latin specimen faces hold.
 */
export const CONTEXTS: Contexts = {
  article: ARTICLE,
  productPage: PRODUCT_PAGE,
  documentationPage: DOCUMENTATION_PAGE,
  dashboard: DASHBOARD,
  bookingForm: BOOKING_FORM,
  settingsCard: SETTINGS_CARD,
};
