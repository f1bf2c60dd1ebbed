import type { SentRequest } from "../fixtures/answer.ts";

/** The n-th request of a kind: all are distinct, so that no cache helps. */
type NastyRequest = (n: number) => SentRequest;

const PAIRING = "minimal";
const SELECTORS = ["h1", "h2", "h3", "h4", "h5", "h6", "body", "code", "pre"];
const PROPERTIES = ["size", "weight", "family", "lh", "ls"];
const BR = { "Accept-Encoding": "br" };

const commas = joined(",");
const plus = joined(" + ");
const parameters = joined("&");

function size(n: number): string {
  return `${1 + n / 1e6}rem`;
}

/** Values of the most expensive shapes that the bounds of a value allow. */
const VALUES: Readonly<Record<string, (n: number) => [property: string, value: string]>> = {
  "many var()": (n) => ["family", commas(16, (i) => `var(--a${n}${i})`)],
  "var() in a sum": (n) => ["size", `calc(${plus(14, () => "var(--a,1px)")} + ${size(n)})`],
  "var() in a sum that is invalid": (n) => [
    "size",
    `calc(${plus(14, () => "var(--a,1px)")} + ${n}x)`,
  ],
  "var() in var()": (n) => ["size", `${"var(--a,".repeat(8)}${size(n)}${")".repeat(8)}`],
  "a long product": (n) => ["lh", `calc(${Array(100).fill("1").join("*")}*${n})`],
  "a long sum": (n) => ["lh", `calc(${plus(50, () => "1")} + ${n})`],
  "calc() in calc()": (n) => [
    "size",
    `${"calc(".repeat(8)}${plus(25, () => "1px")} + ${n}px${")".repeat(8)}`,
  ],
  "min() in max()": (n) => [
    "size",
    `${"min(1px,max(2px,".repeat(4)}${commas(10, () => "1px")},${n}px${"))".repeat(4)}`,
  ],
  "a sum that is no size": (n) => ["size", `calc(${plus(50, () => "1px")} + ${n})`],
  "one family of many words": (n) => ["family", `${Array(110).fill("a").join(" ")} b${n}`],
  "families that need quotes": (n) => [
    "family",
    commas(20, (i) => `aa bb cc ${n}${i}`.slice(0, 12)),
  ],
  "families, the last invalid": (n) => ["family", `${commas(19, (i) => `aa bb cc ${i}`)},'${n}`],
  "a long number": (n) => ["size", `${String(n).padStart(250, "1")}px`],
  "words that are no size": (n) => ["size", `${Array(110).fill("a").join(" ")} b${n}`],
  brackets: (n) => ["size", `${"(".repeat(120)}${n}${")".repeat(120)}`],
  "code points outside the BMP": (n) => ["family", `${"𝒜".repeat(120)}${n}`],
};

/** As many different ones of a shape as a query may hold. */
function overridesOf(shape: (n: number) => [string, string], n: number): string {
  const overrides: string[] = [];
  let [characters, bytes] = [0, 0];
  for (let i = 0; i < 100; i += 1) {
    const [property, value] = shape(n * 100 + i);
    const parameter = `${SELECTORS[i % SELECTORS.length] ?? ""}-${property}=${encodeURIComponent(value)}`;
    [characters, bytes] = [characters + value.length, bytes + parameter.length + 1];
    if (characters > 2048 || bytes > 8100) break;
    overrides.push(parameter);
  }
  return overrides.join("&");
}

/** Queries of the routes that compute an item, a stylesheet or tokens. */
const OVERRIDES: Readonly<Record<string, (n: number) => string>> = {
  ...Object.fromEntries(
    Object.entries(VALUES).map(([what, shape]) => [what, (n: number) => overridesOf(shape, n)]),
  ),
  "every property of every element": (n) =>
    SELECTORS.flatMap((selector) =>
      PROPERTIES.map((property) => {
        const value = { size: size(n), weight: "700", family: `a${n}`, lh: `${n}`, ls: size(n) };
        return `${selector}-${property}=${value[property as keyof typeof value]}`;
      }),
    ).join("&"),
  "600 overrides": (n) => parameters(600, (i) => `h1-size=${n}.${i}em`),
  "100 unknown parameters": (n) => parameters(100, (i) => `a${n}-${i}`),
  "100 unknown properties": (n) => parameters(100, (i) => `h1-${"weigth".repeat(10)}${n + i}`),
  "a long unknown property": (n) => `h1-${"a".repeat(8000)}${n}=1`,
  "a long unknown element": (n) => `${"a".repeat(8000)}${n}-size=1`,
  "a long foreign parameter": (n) => `v=${"a".repeat(8000)}${n}`,
  "percent signs": (n) => `v=${"%".repeat(8000)}${n}`,
  "three other fonts": (n) => `heading=roboto-flex&body=fraunces&mono=recursive&h1-size=${size(n)}`,
  "100 unknown fonts": (n) => parameters(100, (i) => `heading=${"a".repeat(60)}${n}${i}`),
};

function joined(separator: string): (count: number, part: (i: number) => string) => string {
  return (count, part) => Array.from({ length: count }, (_, i) => part(i)).join(separator);
}

const QUERIES: Readonly<Record<string, (n: number) => string>> = {
  "12 words of one letter": (n) => `a b c d e f g h i j k ${n}`,
  "12 frequent words": (n) =>
    `serif sans bold modern elegant clean blog website mono display text ${n}`,
  "20 frequent words": (n) =>
    `the with text headings letters title above over wide plain narrow small large blogs soft sharp open short long ${n}`,
  "12 beginnings": (n) => `ser san mod ele cle web mon dis mini prof tech${n} edi`,
  "12 misspelt words": (n) =>
    `serfi modrn elegnat cleanr websiet minimla profesional technicla edtorial dsiplay geometrc${n} humansit`,
  "12 words of 15 letters": (n) =>
    Array.from({ length: 12 }, (_, i) => `editorialmodern${i}${n}`.slice(-15)).join(" "),
  "6 words of 31 letters": (n) =>
    Array.from({ length: 6 }, (_, i) =>
      `${n}${i}professionaltypographicelegance`.slice(0, 31),
    ).join(" "),
  "a search of 6 KB": (n) => `${"a s e d ".repeat(750)}${n}`,
  "letters between punctuation": (n) => `a-b-c-d-e-f-g-h-i-j-k-l-m-n-o-p-q-r-s-t-u-v-w-x-y-z-${n}`,
  "letters between NULs": (n) => `${"a\0b\0c\0d\0".repeat(6)}${n}`,
  "one word of 200 letters": (n) => `${"serif".repeat(40)}${n}`.slice(-200),
  "short words near to all": (n) =>
    `aaaaa eeeee ooooo iiiii sssss ttttt nnnnn rrrrr lllll ccccc ddddd ${n}`,
  "long words near to all": (n) =>
    `eeeeeeeeeeeeeee aaaaaaaaaaaaaaa ooooooooooooooo iiiiiiiiiiiiiii ttttttttttttttt nnnnnnnnnnnnnnn sssssssssssssss ${n}`,
  "combining marks": (n) => `${"a\u0301".repeat(98)}${n}`,
  "letters that expand": (n) => `${"\ufdfa".repeat(10)} ${n}`,
  punctuation: (n) => `${"-".repeat(190)}${n}`,
};

const FILTERS = ["mood", "useCase", "category", "script", "font", "type"];
const FONTS_WITHOUT_PAIRINGS = ["abeezee", "zeyada", "yrsa", "zilla-slab"];

/** Queries of the index. */
const LISTS: Readonly<Record<string, (n: number) => string>> = {
  ...Object.fromEntries(
    Object.entries(QUERIES).map(([what, query]) => [
      what,
      (n: number) => `limit=500&q=${encodeURIComponent(query(n))}`,
    ]),
  ),
  "500 items": (n) => `limit=500&offset=${n}`,
  "500 items that are only near": (n) => `limit=500&q=serif+xyzzy${n}`,
  "partners of a font": (n) => `limit=500&font=inter&mood=&v=${n}`,
  "partners of a font without pairings": (n) =>
    `limit=500&font=${FONTS_WITHOUT_PAIRINGS[n % 4] ?? ""}`,
  "long filters": (n) => FILTERS.map((name) => `${name}=${"a".repeat(1300)}${n}`).join("&"),
  "filters of many tags": (n) => FILTERS.map((name) => `${name}=${"a,".repeat(650)}${n}`).join("&"),
};

/** Paths that are not published, or malformed. */
const PATHS: Readonly<Record<string, (n: number) => string>> = {
  "a name near to many": (n) => `/r/noto-sans-${n}.json`,
  "a pairing's name near to many": (n) => `/css/source-serif-inter-${n}.css`,
  "a long name": (n) => `/r/${"noto-sans-".repeat(800)}${n}.json`,
  "a name of 100 characters": (n) => `/r/${`noto-sans-${n}`.padStart(100, "abcdefghij")}.json`,
  "a file not found": (n) => `/${"a/".repeat(4000)}${n}`,
  "percent-encoded letters": longPath("%61"),
  "percent-encoded octets": longPath("%c3%a9"),
  "octets that are not UTF-8": longPath("%ff"),
  "percent signs in a path": longPath("%"),
  "dot segments": longPath("../"),
  "encoded dot segments": longPath("%2e%2e/"),
  "empty segments": longPath("/"),
  backslashes: longPath("\\"),
  "letters outside ASCII": longPath("é"),
  "a target that is too long": (n) => `/${"a".repeat(60_000)}${n}`,
  "an absolute URL": (n) => `http://${"a.".repeat(4000)}/${n}`,
  "an invalid host": (n) => `http://${"%".repeat(8000)}/${n}`,
};

function longPath(part: string): (n: number) => string {
  return (n) => `/${part.repeat(Math.floor(8100 / part.length))}${n}`;
}

/** Kinds of requests that cost much though they are allowed, or are refused only after a look at them. */
export const NASTIEST_REQUESTS: ReadonlyMap<string, NastyRequest> = new Map([
  ...[
    `/api/r/${PAIRING}`,
    `/css/${PAIRING}.css`,
    `/tokens/${PAIRING}.tokens.json`,
    `/design/${PAIRING}.md`,
  ].flatMap((path) => withQueries(path, OVERRIDES)),
  ...withQueries("/r/registry.json", LISTS),
  ...Object.entries(PATHS).map(([what, path]): [string, NastyRequest] => [
    what,
    (n) => ({ path: path(n) }),
  ]),
  ...Object.entries<NastyRequest>({
    "500 items of a flavour": (n) => ({
      path: `/r/layered/registry.json?limit=500&offset=${n}`,
      headers: BR,
    }),
    "500 items, as gzip": (n) => ({
      path: `/r/registry.json?limit=500&offset=${n}`,
      headers: { "Accept-Encoding": "gzip" },
    }),
    "a page not found": (n) => ({
      path: `/pairings/${"a".repeat(8000)}${n}`,
      headers: { ...BR, Accept: "text/html" },
    }),
    "another method": (n) => ({ method: "X".repeat(8000), path: `/r/${n}.json` }),
    OPTIONS: (n) => ({
      method: "OPTIONS",
      path: `/r/${n}`,
      headers: { "Access-Control-Request-Headers": "a,".repeat(4000) },
    }),
    "HEAD of a search": (n) => ({
      method: "HEAD",
      path: `/r/registry.json?q=serif+modern+${n}&limit=500`,
    }),
    "many entity tags": () => ({
      path: "/api/search.json",
      headers: { "If-None-Match": `"a",`.repeat(3000) },
    }),
    "many codings": () => ({
      path: "/api/search.json",
      headers: { "Accept-Encoding": "a;q=0.5,".repeat(1500) },
    }),
  }),
]);

function withQueries(
  path: string,
  queries: Readonly<Record<string, (n: number) => string>>,
): [string, NastyRequest][] {
  return Object.entries(queries).map(([what, query]) => [
    `${path}: ${what}`,
    (n) => ({ path: `${path}?${query(n)}`, headers: BR }),
  ]);
}
