/** The pages beside those of the pairings, from the base URL. */
const PAGES = ["", "fonts/", "compare/", "docs/", "agents/"];

/**
 * The text of sitemap.xml, with every page. It states no dates, since a build does not know when a page
 * changed.
 *
 * @param baseUrl      without a slash at its end; of characters that need no escaping in XML
 * @param pairingNames short names, in the order of the result
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapOf(baseUrl: string, pairingNames: readonly string[]): string {
  const paths = [...PAGES, ...pairingNames.map((name) => `pairings/${encodeURIComponent(name)}/`)];
  const urls = paths.map((path) => `  <url><loc>${baseUrl}/${path}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    "</urlset>\n",
  ].join("");
}
