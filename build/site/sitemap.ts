/**
 * The text of sitemap.xml. It states no dates, since a build does not know when a page changed.
 *
 * @param baseUrl without a slash at its end; of characters that need no escaping in XML
 * @param paths   of every page below it, with a slash at its end; "" for home
 * @see https://www.sitemaps.org/protocol.html
 */
export function sitemapOf(baseUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${baseUrl}/${encodedPath(path)}</loc></url>\n`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
    ...urls,
    "</urlset>\n",
  ].join("");
}

function encodedPath(path: string): string {
  return path.split("/").map(encodeURIComponent).join("/");
}
