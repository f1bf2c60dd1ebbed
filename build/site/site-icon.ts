/** The icon of the site: a capital T with serifs, in a colour that shows on light and dark tabs. */
export const SITE_ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="#e2571e"><path d="M3 4h26v8h-1.5' +
  "c-.6-3.6-2-5.5-6-5.5h-2.9V24c0 2.3.9 2.5 4 2.5V28H9.4v-1.5c3.1 0 4-.2 4-2.5V6.5" +
  'h-2.9c-4 0-5.4 1.9-6 5.5H3z"/></svg>';
