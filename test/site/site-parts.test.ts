import { escaped } from "../../build/site/shared/escaped.ts";
import { withLocalFonts } from "../../build/site/local-specimens.ts";
import { hashedName, readSiteAssets } from "../../build/site/shared/site-assets.ts";
import { sitemapOf } from "../../build/site/sitemap.ts";
import { sitePairing } from "../../build/site/shared/site.ts";
import { withItemsOf } from "../../build/site/docs/examples.ts";
import type { FontItem } from "../../registry/model/items.ts";
import type { SpecimenFace, Specimens } from "../../build/site/shared/specimen/specimens.ts";
import { catalog } from "./fixture-pairings.ts";

it("escapes every character that ends a text or an attribute of HTML", () => {
  expect(escaped(`<a href="?a&b">&amp;</a>`)).toBe(
    "&lt;a href=&quot;?a&amp;b&quot;&gt;&amp;amp;&lt;/a&gt;",
  );
});

describe("a pairing of the site", () => {
  const serif = catalog.pairings.get("serif")!;

  it("has the name before the dash of its title, and the fonts of its roles", () => {
    const pairing = sitePairing("serif", serif, catalog.fonts);
    const { bytes, heading, body, mono } = pairing;
    const fields = Object.keys(pairing).sort().join(" ");
    expect(fields).toBe("body bytes heading item mono name title");
    expect(pairing).toMatchObject({ name: "serif", title: "Serif" });
    expect([heading, body, mono].map(({ name }) => name)).toEqual([
      "source-serif-4",
      "source-serif-4",
      "jetbrains-mono",
    ]);
    expect(bytes).toEqual({
      heading: 122_360,
      body: 252_548,
      mono: 40_404,
      total: 292_952,
      english: 292_952,
    });
  });

  it("is an error without one of its fonts", () => {
    expect(() => sitePairing("serif", serif, new Map())).toThrow(
      new RangeError("serif: its heading font was not found"),
    );
  });
});

it("escapes in the sitemap a name that is not plain in a URL", () => {
  expect(sitemapOf("https://type.example/sub", ["pairings/a&b/"])).toContain(
    "<loc>https://type.example/sub/pairings/a%26b/</loc>",
  );
});

it.each([
  ["well-known items", ["serif", "minimal"], ["inter", "lora"], "minimal", "lora"],
  ["the first ones where it lacks those", ["serif", "bare"], ["inter"], "serif", "inter"],
  ["no items where it is empty", [], [], "name", "name"],
])(
  "names in the examples of the documentation %s of a registry",
  (_, pairings, fonts, ...items) => {
    const named = (names: readonly string[]) => new Map(names.map((name) => [name, {}]));
    const catalog = { pairings: named(pairings), fonts: named(fonts) };
    const baseUrl = "https://type.example";
    const withItems = withItemsOf({ baseUrl, itemBase: baseUrl, catalog });
    expect(withItems("https://registry.example/r/minimal.json?body=lora")).toBe(
      `https://type.example/r/${items[0]}.json?body=${items[1]}`,
    );
    expect(withItems("a minimal page")).toBe("a minimal page");
  },
);

it.each(["https://minimal.example/lora", "https://lora.example"])(
  "the examples of a registry at %s named another host",
  (baseUrl) => {
    const catalog = { pairings: new Map([["house", {}]]), fonts: new Map([["house-sans", {}]]) };
    const withItems = withItemsOf({ baseUrl, itemBase: baseUrl, catalog });
    expect(withItems("https://registry.example/r/minimal.json?body=lora")).toBe(
      `${baseUrl}/r/house.json?body=house-sans`,
    );
  },
);

it("names the namespace in the examples of a registry that has one", () => {
  const catalog = { pairings: new Map([["minimal", {}]]), fonts: new Map([["lora", {}]]) };
  const address = { baseUrl: "https://type.example", itemBase: "@acme" };
  const withItems = withItemsOf({ ...address, catalog });
  expect(
    withItems("npx --yes shadcn add --yes https://registry.example/r/layered/minimal.json"),
  ).toBe('npx --yes shadcn add --yes "@acme/minimal"');
  const tuned =
    'npx shadcn add --yes "https://registry.example/r/layered/minimal.json?h1-size=3rem"';
  expect(withItems(tuned)).toBe(tuned.replace("registry.example", "type.example"));
  expect(withItems('"@typo": "https://registry.example/r/layered/{name}.json"')).toBe(
    '"@acme": "https://type.example/r/layered/{name}.json"',
  );
});

describe("the assets of the site", () => {
  const made = new Map([["cards.css", "a{}"]]);

  it("are named by what they hold", () => {
    expect(hashedName("home.css", "a{}")).toMatch(/^home\.[\w-]{10}\.css$/);
    expect(hashedName("home.css", "a{}")).not.toBe(hashedName("home.css", "b{}"));
  });

  it("are bundled and made ones, each at a path that is found by its name", () => {
    const { files, path } = readSiteAssets(new Map(), made);
    const paths = files.flatMap((file) => file.paths);
    for (const name of ["home.js", "base.css", "cards.css"]) expect(paths).toContain(path(name));
    expect(path("home.js")).toMatch(/^site\/home\.[A-Z0-9]{8}\.js$/);
    expect(path("base.css")).toMatch(/^site\/base\.[\w-]{10}\.css$/);
    expect(path("cards.css")).toBe(`site/${hashedName("cards.css", "a{}")}`);
    expect(files.find((file) => file.paths[0] === path("cards.css"))?.body).toBe("a{}");
    expect(paths.every((each) => /^site\/[\w-]+\.[\w-]+\.\w+$/.test(each))).toBe(true);
  });

  it("begin with what is added to them, which gives them another name", () => {
    const textOf = ({ files, path }: ReturnType<typeof readSiteAssets>) =>
      files.find((file) => file.paths[0] === path("base.css"))?.body;
    const plain = readSiteAssets(new Map());
    const added = readSiteAssets(new Map([["base.css", "b{}"]]));
    expect(textOf(added)).toBe(`b{}${String(textOf(plain))}`);
    expect(added.path("base.css")).not.toBe(plain.path("base.css"));
  });

  it("are an error where there is none of a name", () => {
    expect(() => readSiteAssets(new Map()).path("no.css")).toThrow(
      new RangeError("The site has no asset no.css."),
    );
  });
});

describe("the faces of a registry with fonts of its own", () => {
  const known = [{ file: "inter-400.woff2" }] as unknown as SpecimenFace[];
  const shipped = {
    facesDir: "faces",
    card: () => known,
    text: () => known,
    covers: () => false,
  } as unknown as Specimens;
  const inter = catalog.fonts.get("inter")!;
  const bytes = { latin: { 400: 1000, "700-italic": 2000 }, greek: { 400: 1000 } };
  const own = {
    ...inter,
    name: "acme",
    font: {
      ...inter.font,
      provider: "local",
      subsets: ["latin", "greek"],
      files: [
        { path: "https://a.example/files/acme.sans.0a1b.woff2", style: "normal", weight: "400" },
        { path: "https://a.example/files/acme.sans-i.2c3d.woff2", style: "italic", weight: "700" },
      ],
    },
    meta: { ...inter.meta, bytes },
  } as unknown as FontItem;
  const items = new Map([
    ["inter", inter],
    ["acme", own],
  ]);
  const withOwn = () => withLocalFonts(shipped, items);

  it("are the published files of these, for whatever they have", () => {
    const everywhere = { font: "acme", unicodeRange: "U+20-10FFFF" };
    const upright = { hash: "0a1b", bytes: 1000, style: "normal", weight: "400" };
    const italic = { hash: "2c3d", bytes: 2000, style: "italic", weight: "700" };
    expect(withOwn().text("acme")).toEqual([
      { file: "../../files/acme.sans.woff2", ...upright, ...everywhere },
      { file: "../../files/acme.sans-i.woff2", ...italic, ...everywhere },
    ]);
  });

  it("are those of cards for other fonts alone", () => {
    const specimens = withOwn();
    expect(specimens.card("inter", 400, "A")).toBe(known);
    expect(specimens.card("acme", 400, "A")).toEqual([]);
    expect(specimens.text("inter")).toBe(known);
    expect(specimens.facesDir).toBe("faces");
  });

  it.each([
    ["acme", "Latin", true],
    ["acme", "Latin Ελληνικά", true],
    ["acme", "Latin Русский", false],
    ["inter", "Latin", false],
  ])("of %s cover %s: %s", (font, text, isCovered) => {
    expect(withOwn().covers(font, text)).toBe(isCovered);
  });
});
