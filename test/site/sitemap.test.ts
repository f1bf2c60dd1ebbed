import { sitemapOf } from "../../build/site/sitemap.ts";

const BASE_URL = "https://type.example/sub";

const locations = (sitemap: string) =>
  Array.from(sitemap.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g), ([, location]) => location);

it("lists every page by its absolute URL, with a slash at the end", () => {
  expect(locations(sitemapOf(BASE_URL, ["", "fonts/", "pairings/minimal/"]))).toEqual([
    "https://type.example/sub/",
    "https://type.example/sub/fonts/",
    "https://type.example/sub/pairings/minimal/",
  ]);
});

it("escapes a name that is not plain in a URL", () => {
  expect(locations(sitemapOf(BASE_URL, ["pairings/a&b/"])).at(-1)).toBe(
    "https://type.example/sub/pairings/a%26b/",
  );
});

it("states no date of a change", () => {
  expect(sitemapOf(BASE_URL, ["pairings/minimal/"])).not.toContain("lastmod");
});

it("is an XML document of the sitemap protocol", () => {
  expect(sitemapOf(BASE_URL, [])).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n[^]*<\/urlset>\n$/,
  );
});
