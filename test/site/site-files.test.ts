import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildCache, prepareBuild } from "../../build/publish/build.ts";
import { readInputs } from "../../build/publish/plan.ts";
import type { DistFile } from "../../build/dist/write-dist.ts";
import { FIXTURE_REGISTRY } from "../fixtures/read.ts";
import { temporaryRegistry } from "../fixtures/temporary.ts";

const BASE_URL = "https://type.example/sub";

/** What is published for a registry of a user's own, by path. */
function published(
  registryDir: string,
  site: boolean,
  cache?: BuildCache,
  baseUrl = BASE_URL,
): Map<string, DistFile> {
  const inputs = readInputs({ registryDir, outDir: "unused", baseUrl, site });
  const { files = [] } = prepareBuild(inputs, { cache }).published ?? {};
  return new Map([...files].flatMap((file) => file.paths.map((path) => [path, file] as const)));
}

const files = published(FIXTURE_REGISTRY, true);
const textOf = (path: string) => String(files.get(path)?.body);
const pages = [...files.keys()].filter((path) => path.endsWith("index.html"));
const docs = ["clients", "http", "tokens", "data", "publish", "hosts", "own-registry", "rules"];

/** The content of a `<meta>`, by its `property` or `name`. */
function meta(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

it("has the picture of the site, which pages without one of their own name", () => {
  const picture = files.get("picture.png")?.body as Buffer;
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  for (const path of pages) {
    const html = textOf(path);
    expect(meta(html, "og:image")).toBe(`${BASE_URL}/picture.png`);
    expect([meta(html, "og:image:width"), meta(html, "og:image:height")]).toEqual(["1200", "630"]);
    expect(meta(html, "og:image:alt")).toBe("The name of the registry, and what it is");
    expect(meta(html, "twitter:card")).toBe("summary_large_image");
  }
});

it.each(pages)("states title, description and canonical URL: %s", (path) => {
  const html = textOf(path);
  const url = `${BASE_URL}/${path.replace("index.html", "")}`;
  expect(html).toContain(`<link rel="canonical" href="${url}"`);
  expect(meta(html, "og:url")).toBe(url);
  expect(html).toContain(`<title>${meta(html, "og:title")}</title>`);
  expect(meta(html, "og:description")).toBe(meta(html, "description"));
  expect(meta(html, "twitter:card")).toMatch(/^summary/);
});

it("publishes the licenses of the packages that its scripts contain, which every page names", () => {
  const path = [...files.keys()].find((one) => /^site\/licenses\.[\w-]+\.txt$/.test(one));
  expect(textOf(path ?? "")).toContain("preact (MIT)");
  expect(textOf(path ?? "")).toContain("Permission is hereby granted");
  for (const page of pages)
    expect(textOf(page)).toContain(`<link rel="license" href="/sub/${path ?? ""}"`);
});

it("begins the stylesheet of every page with the faces of the site", () => {
  const path = [...files.keys()].find((one) => /^site\/base\.[\w-]+\.css$/.test(one)) ?? "";
  expect(textOf(path)).toMatch(/^@font-face\{font-family:s-site;/);
  for (const page of pages) expect(textOf(page)).toContain(`href="/sub/${path}"`);
});

it("has a title of its own on each page, and lists in the sitemap those of readers", () => {
  const html = [...files.keys()].filter((path) => path.endsWith(".html"));
  const titles = html.map((path) => /<title>([^<]*)/.exec(textOf(path))?.[1]);
  expect(titles).toContain("Typography Registry: 3 font pairings for shadcn/ui");
  expect(titles).toContainEqual(expect.stringMatching(/^Plain: \w.* · Typography Registry$/));
  expect(new Set(titles).size).toBe(html.length);
  const sitemap = textOf("sitemap.xml");
  expect(sitemap).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="[^"]+">\n/);
  expect(sitemap).not.toContain("lastmod");
  const urls = Array.from(sitemap.matchAll(/<url><loc>([^<]*)<\/loc><\/url>/g), ([, url]) => url);
  expect(urls.sort()).toEqual(
    pages.map((path) => `${BASE_URL}/${path.replace("index.html", "")}`).sort(),
  );
});

it("names in llms.txt only what is published", () => {
  const urls = Array.from(textOf("llms.txt").matchAll(/https:\/\/[^\s`>)"]+/g), ([url]) => url);
  const paths = urls
    .filter((url) => !/\{(?:name|tag)\}/.test(url))
    .map((url) => url.slice(BASE_URL.length + 1).replace(/\?.*/, ""))
    .map((path) => (path === "" || path.endsWith("/") ? `${path}index.html` : path));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !files.has(path))).toEqual([]);
});

describe("the documentation", () => {
  const pageAt = (path: string) => textOf(`docs/${path}index.html`);

  it("has commands for the base URL and an item of the registry", () => {
    const commands = pageAt("").replaceAll("<wbr/>", "");
    expect(commands).toContain(
      `npx shadcn add <span class="whole">--yes</span> ${BASE_URL}/r/layered/bare.json<`,
    );
    for (const name of docs) expect(pageAt(`${name}/`)).not.toContain("https://registry.example");
  });

  it.each(["install", "flavours", "switch", "tune", "files", "data"])(
    "has the section of earlier links, #%s",
    (id) => {
      expect(pageAt("")).toContain(`<h2 id="${id}">`);
    },
  );

  it("links to pages, sections and files that are published", () => {
    const links = ["", ...docs.map((name) => `${name}/`)].flatMap((page) =>
      Array.from(
        pageAt(page).matchAll(/<article\b.*<\/article>/gs),
        ([article]) => article,
      ).flatMap((article) =>
        Array.from(article.matchAll(/href="\/sub\/([^"#]*)(?:#([^"]*))?"/g), ([, path, id]) => ({
          path: path!.replace(/(?<=\/)$/, "index.html"),
          id,
        })),
      ),
    );
    expect(links.length).toBeGreaterThan(20);
    const isBroken = ({ path, id }: { path: string; id: string | undefined }) =>
      !files.has(path) || (id !== undefined && !textOf(path).includes(` id="${id}"`));
    expect(links.filter(isBroken)).toEqual([]);
  });
});

it("is left out whole without a site", () => {
  const isOfSite = (path: string) =>
    /^(?:site|pairings|skills)\/|\.html$|^(?:sitemap\.xml|llms(?:-full)?\.txt|picture\.png)$/.test(
      path,
    );
  const bare = [...published(FIXTURE_REGISTRY, false).keys()];
  expect([...files.keys()].filter((path) => !isOfSite(path))).toEqual(bare);
  expect(bare.filter(isOfSite)).toEqual([]);
});

it("makes what shows a changed pairing again, and no faces", () => {
  const registry = temporaryRegistry();
  const cache: BuildCache = { items: new WeakMap(), pages: new Map() };
  const before = published(registry, true, cache);
  const file = join(registry, "pairings/plain.json");
  const text = readFileSync(file, "utf8");
  const { description } = JSON.parse(text) as { description: string };
  writeFileSync(file, text.replace(description, `Other ${description}`));
  const after = published(registry, true, cache);
  const isMadeAgain = (path: string) => after.get(path) !== before.get(path);
  const ofPlain = ["pairings/plain/index.html", "index.html"];
  expect(ofPlain.filter(isMadeAgain)).toEqual(ofPlain);
  const faces = [...before.keys()].filter((path) => path.startsWith("site/faces/"));
  expect(faces.length).toBeGreaterThan(0);
  expect(faces.filter(isMadeAgain)).toEqual([]);
});

it("adding a pairing left the number of pairings on all other pages", () => {
  const registry = temporaryRegistry();
  const cache: BuildCache = { items: new WeakMap(), pages: new Map() };
  published(registry, true, cache);
  const plain = readFileSync(join(registry, "pairings/plain.json"), "utf8");
  const other = plain.replace("pairing-plain", "pairing-other").replace('"Plain —', '"Other —');
  writeFileSync(join(registry, "pairings/other.json"), other);
  const texts = (all: Map<string, DistFile>) => [...all].map(([path, { body }]) => [path, body]);
  expect(texts(published(registry, true, cache))).toEqual(texts(published(registry, true)));
});

it("makes no page again where nothing has changed", () => {
  const cache: BuildCache = { items: new WeakMap(), pages: new Map() };
  const before = published(FIXTURE_REGISTRY, true, cache);
  const after = published(FIXTURE_REGISTRY, true, cache);
  const made = [...before.keys()].filter((path) => /\.html$|^pairings\//.test(path));
  expect(made).toEqual(expect.arrayContaining(["404.html", "pairings/bare/index.html"]));
  expect(made.filter((path) => after.get(path) !== before.get(path))).toEqual([]);
});

it("names in llms.txt the registry, its size and items of it", () => {
  const text = textOf("llms.txt");
  expect(text).toMatch(/^# Typography Registry\n\n> 3 font pairings .* and 5 fonts,/);
  expect(text).toContain(`\n- <${BASE_URL}/r/bare.json>\n`);
  expect(text).toContain(`\n- [Agents](${BASE_URL}/agents/): `);
});

it("publishes as woff2 the faces of the registry's fonts and of the site, and no others", () => {
  const facesAndPacks = [...files].filter(([path]) => path.startsWith("site/faces/"));
  // Faces of extended Latin come in packs.
  const faces = facesAndPacks.filter(
    ([path]) => !/^site\/faces\/extended-\d+\.\w+\.bin$/.test(path),
  );
  const fonts = ["abril-fatface", "inter", "jetbrains-mono", "lato", "source-serif-4"];
  const ofFont = (font: string) => faces.filter(([path]) => path.startsWith(`site/faces/${font}-`));
  const named = [...fonts, "instrument-sans", "ibm-plex-mono"].map(ofFont);
  expect(named.filter(({ length }) => length === 0)).toEqual([]);
  expect(named.flat()).toHaveLength(faces.length);
  for (const [, { body }] of faces) expect(body.slice(0, 4)).toEqual(Buffer.from("wOF2"));
});

it.each([
  ["https://type.example", ""],
  ["https://type.example/a/b", "/a/b"],
])("links inside the site below the path of %s", (baseUrl, basePath) => {
  const own = published(FIXTURE_REGISTRY, true, undefined, baseUrl);
  expect(String(own.get("404.html")?.body)).toContain(`href="${basePath}/docs/"`);
});
