import type { Request } from "../../server/respond/message.ts";

/** A kind of request that costs much though it is allowed, or is refused only after a look at it. */
export interface NastyKind {
  route: string;
  what: string;
  /** The n-th of the kind: all are distinct, so that no cache helps. */
  request: (n: number) => Request;
}

const PAIRING = "minimal";
const SELECTORS = ["h1", "h2", "h3", "h4", "h5", "h6", "body", "code", "pre"];
const PROPERTIES = ["size", "weight", "family", "lh", "ls"];

/** A request that most clients send; the cost of the others is what they take above it. */
export const ORDINARY: Readonly<Record<string, NastyKind["request"]>> = {
  item: (n) => get(`/api/r/${PAIRING}?h1-size=${size(n)}`),
  css: (n) => get(`/css/${PAIRING}.css?h1-size=${size(n)}`),
  tokens: (n) => get(`/tokens/${PAIRING}.tokens.json?h1-size=${size(n)}`),
  index: (n) => get(`/r/registry.json?limit=20&offset=${n}`),
  file: () => get("/api/search.json"),
  error: (n) => get(`/r/unknown-${n}.json`),
};

/** Every kind of every route. */
export function nastiestRequests(): NastyKind[] {
  return [...overridden(), ...searches(), ...errors(), ...targets()];
}

function get(target: string, headers: Request["headers"] = {}): Request {
  return { method: "GET", target, headers };
}

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

function commas(count: number, part: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => part(i)).join(",");
}

function plus(count: number, part: (i: number) => string): string {
  return Array.from({ length: count }, (_, i) => part(i)).join(" + ");
}

/** As many different ones of a shape as a query may hold. */
function overridesOf(shape: (n: number) => [string, string], n: number): string {
  const parameters: string[] = [];
  let [characters, bytes] = [0, 0];
  for (let i = 0; i < 100; i += 1) {
    const [property, value] = shape(n * 100 + i);
    const parameter = `${SELECTORS[i % SELECTORS.length] ?? ""}-${property}=${encodeURIComponent(value)}`;
    [characters, bytes] = [characters + value.length, bytes + parameter.length + 1];
    if (characters > 2048 || bytes > 8100) break;
    parameters.push(parameter);
  }
  return parameters.join("&");
}

function overridden(): NastyKind[] {
  const all = (n: number) =>
    SELECTORS.flatMap((selector) =>
      PROPERTIES.map((property) => {
        const value = { size: size(n), weight: "700", family: `a${n}`, lh: `${n}`, ls: size(n) }[
          property
        ];
        return `${selector}-${property}=${String(value)}`;
      }),
    ).join("&");
  const routes = {
    item: `/api/r/${PAIRING}`,
    css: `/css/${PAIRING}.css`,
    tokens: `/tokens/${PAIRING}.tokens.json`,
  };
  const accept = { "accept-encoding": "br" };
  return Object.entries(routes).flatMap(([route, path]) => [
    ...Object.entries(VALUES).map(([what, shape]): NastyKind => ({
      ...{ route, what },
      request: (n) => get(`${path}?${overridesOf(shape, n)}`, accept),
    })),
    {
      route,
      what: "every property of every element",
      request: (n) => get(`${path}?${all(n)}`, accept),
    },
    {
      ...{ route, what: "100 unknown parameters" },
      request: (n) =>
        get(`${path}?${Array.from({ length: 100 }, (_, i) => `a${n}-${i}`).join("&")}`),
    },
    {
      ...{ route, what: "100 unknown properties" },
      request: (n) =>
        get(
          `${path}?${Array.from({ length: 100 }, (_, i) => `h1-${"weigth".repeat(10)}${n + i}`).join("&")}`,
        ),
    },
    {
      route,
      what: "a long unknown property",
      request: (n) => get(`${path}?h1-${"a".repeat(8000)}${n}=1`),
    },
    {
      route,
      what: "a long unknown element",
      request: (n) => get(`${path}?${"a".repeat(8000)}${n}-size=1`),
    },
    {
      route,
      what: "a long foreign parameter",
      request: (n) => get(`${path}?v=${"a".repeat(8000)}${n}`, accept),
    },
    {
      route,
      what: "percent signs",
      request: (n) => get(`${path}?v=${"%".repeat(8000)}${n}`, accept),
    },
    {
      ...{ route, what: "flavours" },
      request: (n) => get(`${path}?layer=components&h1-size=${size(n)}`, accept),
    },
    {
      ...{ route, what: "100 unknown flavours" },
      request: (n) =>
        get(`${path}?${Array.from({ length: 100 }, (_, i) => `layer=${n}${i}`).join("&")}`),
    },
  ]);
}

const QUERIES: Readonly<Record<string, (n: number) => string>> = {
  "12 words of one letter": (n) => `a b c d e f g h i j k ${n}`,
  "12 frequent words": (n) =>
    `serif sans bold modern elegant clean blog website mono display text ${n}`,
  "12 beginnings": (n) => `ser san mod ele cle web mon dis mini prof tech${n} edi`,
  "12 misspelt words": (n) =>
    `serfi modrn elegnat cleanr websiet minimla profesional technicla edtorial dsiplay geometrc${n} humansit`,
  "12 words of 15 letters": (n) =>
    Array.from({ length: 12 }, (_, i) => `editorialmodern${i}${n}`.slice(-15)).join(" "),
  "6 words of 31 letters": (n) =>
    Array.from({ length: 6 }, (_, i) =>
      `${n}${i}professionaltypographicelegance`.slice(0, 31),
    ).join(" "),
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

function searches(): NastyKind[] {
  const path = "/r/registry.json";
  const accept = { "accept-encoding": "br" };
  const route = "index";
  return [
    ...Object.entries(QUERIES).map(([what, query]): NastyKind => ({
      ...{ route, what: `search: ${what}` },
      request: (n) => get(`${path}?limit=500&q=${encodeURIComponent(query(n))}`, accept),
    })),
    { route, what: "500 items", request: (n) => get(`${path}?limit=500&offset=${n}`, accept) },
    {
      route,
      what: "500 items of a flavour",
      request: (n) => get(`/r/layered/registry.json?limit=500&offset=${n}`, accept),
    },
    {
      route,
      what: "500 items, as gzip",
      request: (n) => get(`${path}?limit=500&offset=${n}`, { "accept-encoding": "gzip" }),
    },
    {
      route,
      what: "500 items that are only near",
      request: (n) => get(`${path}?limit=500&q=serif+xyzzy${n}`, accept),
    },
    {
      route,
      what: "partners of a font",
      request: (n) => get(`${path}?limit=500&font=inter&mood=&v=${n}`, accept),
    },
    {
      route,
      what: "partners of a font without pairings",
      request: (n) =>
        get(
          `${path}?limit=500&font=${["abeezee", "zeyada", "yrsa", "zilla-slab"][n % 4] ?? ""}`,
          accept,
        ),
    },
    {
      ...{ route, what: "long filters" },
      request: (n) =>
        get(`${path}?${FILTERS.map((name) => `${name}=${"a".repeat(1300)}${n}`).join("&")}`),
    },
    {
      ...{ route, what: "filters of many tags" },
      request: (n) =>
        get(`${path}?${FILTERS.map((name) => `${name}=${"a,".repeat(650)}${n}`).join("&")}`),
    },
  ];
}

function errors(): NastyKind[] {
  const route = "error";
  return [
    { route, what: "a name near to many", request: (n) => get(`/r/noto-sans-${n}.json`) },
    {
      route,
      what: "a pairing's name near to many",
      request: (n) => get(`/css/source-serif-inter-${n}.css`),
    },
    { route, what: "a long name", request: (n) => get(`/r/${"noto-sans-".repeat(800)}${n}.json`) },
    {
      route,
      what: "a name of 100 characters",
      request: (n) => get(`/r/${`noto-sans-${n}`.padStart(100, "abcdefghij")}.json`),
    },
    { route, what: "a file not found", request: (n) => get(`/${"a/".repeat(4000)}${n}`) },
    {
      route,
      what: "a page not found",
      request: (n) =>
        get(`/pairings/${"a".repeat(8000)}${n}`, { accept: "text/html", "accept-encoding": "br" }),
    },
    {
      route,
      what: "another method",
      request: (n) => ({ ...get(`/r/${n}.json`), method: "X".repeat(8000) }),
    },
    {
      route,
      what: "OPTIONS",
      request: (n) => ({
        ...get(`/r/${n}`, { "access-control-request-headers": "a,".repeat(4000) }),
        method: "OPTIONS",
      }),
    },
    {
      route,
      what: "HEAD of a search",
      request: (n) => ({
        ...get(`/r/registry.json?q=serif+modern+${n}&limit=500`),
        method: "HEAD",
      }),
    },
  ];
}

function targets(): NastyKind[] {
  const route = "file";
  const long = (what: string, part: string): NastyKind => ({
    ...{ route, what },
    request: (n) => get(`/${part.repeat(Math.floor(8100 / part.length))}${n}`),
  });
  return [
    long("percent-encoded letters", "%61"),
    long("percent-encoded octets", "%c3%a9"),
    long("octets that are not UTF-8", "%ff"),
    long("percent signs in a path", "%"),
    long("dot segments", "../"),
    long("encoded dot segments", "%2e%2e/"),
    long("empty segments", "/"),
    long("backslashes", "\\"),
    long("letters outside ASCII", "é"),
    { route, what: "a target that is too long", request: (n) => get(`/${"a".repeat(60_000)}${n}`) },
    { route, what: "an absolute URL", request: (n) => get(`http://${"a.".repeat(4000)}/${n}`) },
    { route, what: "an invalid host", request: (n) => get(`http://${"%".repeat(8000)}/${n}`) },
    {
      route,
      what: "many entity tags",
      request: () => get("/api/search.json", { "if-none-match": `"a",`.repeat(3000) }),
    },
    {
      route,
      what: "many codings",
      request: () => get("/api/search.json", { "accept-encoding": "a;q=0.5,".repeat(1500) }),
    },
  ];
}
