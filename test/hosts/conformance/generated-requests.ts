import { formatPath } from "../../../registry/formats/format-facts.ts";
import { FORMATS } from "../../../registry/formats/index.ts";
import type { SentRequest } from "../../fixtures/answer.ts";

/** Lists of words without spaces. */
const NAMES = [
  ...words(
    "plain serif bare pairing-plain inter lato source-serif-4 pairing-inter nope plian intr",
  ),
  ...words("lato-2 Plain registry constructor __proto__ .. . pl%61in %zz % plain.json"),
  ...words("plain.json.json .json plain%2f plain%00 %E2%82 %e2%82%ac plain;x plain,inter ~plain"),
  ...words("plain' \" %3Cb%3E plain+serif a%20b"),
  "",
  "a".repeat(300),
];
const PUBLISHED_NAMES = NAMES.slice(0, 7);
const FOLDERS = [
  ...words("/api/r/ /r/ /r/layered/ /r/self-hosted/ /schemas/ / // /api//r/ /API/R/"),
  ...FORMATS.map(({ folder }) => `/${folder}/`),
  ...words("/r/solarized/ /api/ /api/r/../r/ /r/./ /r/%6cayered/ /%72/ /%63ss/"),
];
const PUBLISHED_FOLDERS = FOLDERS.slice(0, 3);
const FILES = [
  ...words("/r/registry.json /r/layered/registry.json /r/self-hosted/registry.json"),
  ...words("/api/pairings.json /api/search.json /schemas/pairing.schema.json /favicon.ico"),
  ...words("/css/plian.css / /docs /docs/"),
  ...FORMATS.flatMap((format) => ["plain", "serif"].map((name) => `/${formatPath(format, name)}`)),
  ...words(`
    /pairings/plain /pairings/plain/ /pairings/plain/index.html /pairings/ /pairings/nope/
    /404.html /site/page.5b0e2d41.js /site/nope.js /pairings/plain/picture.png
    /pairings/pl%61in /docs%2f /x/../docs /docs/? /sitemap.xml /llms.txt /site /%zz
    /site/faces/inter-700.9d41e6b2.woff2 /pairings/PLAIN /pairings/Plain/ /PAIRINGS/plain/
    /pairings /site/faces/ /404 /pairings/plain. /pairings/plain./ /pairings/plain/. /index
    /pairings/plain/.. /pairings/plain// //pairings/plain /pairings//plain/ /pairings%2fplain/
    /pairings/plain/index.html/ /pairings/plain%2findex.html /pairings/plain%00/ /docs;x/
    /site/%2e%2e/index.html /site/..%2findex.html /site/..%5cindex.html /docs%0d%0ax
    /../../etc/passwd /..%2f..%2fetc%2fpasswd /%c0%ae%c0%ae/ /_headers /.git/config
    /docs?next=//elsewhere.example /docs?x=%0d%0aSet-Cookie:a /docs/?%zz /docs%3fx
  `),
  "/build-manifest.json",
];
const SELECTORS = [...words("h1 h2 h4 h6 body code pre h7 H1 constructor"), ""];
const PROPERTIES = [
  ...words("size weight family lh line-height ls letter-spacing colour Size"),
  "",
];
const VALUES = [
  ...words(
    "3rem 1.8 700 -0.02em 0 red 3rem;color:red var(--x) url(x) } /**/ 1e999px -1 NaN inherit",
  ),
  "",
  "calc(1rem + 2vw)",
  "clamp(1rem, 2vw, 3rem)",
  "'Exo 2', serif",
  "Source Serif 4",
  "9".repeat(300),
  "🙂",
  "\u0000",
  "calc(1px * 1px)",
];
const SEARCHES = [
  ...words("q=serif q=elegant+blog q=zeppelin q= type=font type=registry:style limit=2 limit=-1"),
  ...words(
    "offset=1 offset=1e3 mood=elegant useCase=blog category=serif script=vietnamese font=Inter",
  ),
  ...words("font=nope limit=0 limit=100 limit=500 limit=501 limit=999999999 q=%F0%9F%99%82"),
];
const OTHERS = words(
  "heading=lato body=abril-fatface mono=inter body=lata mono= layer=base layer=top fonts=self-hosted fonts=x utm_source=a v && =",
);
/** At the bounds of a query, and beyond them. */
const BOUNDS = [
  ...[200, 201].map((characters) => `q=${"a".repeat(characters)}`),
  ...[12, 13].map((words) => `q=${numbered(words, "w").join("+")}`),
  // Duplicate words count once, duplicate parameters each time.
  `q=${"serif+".repeat(20)}`,
  ...[99, 100, 101].map((parameters) => numbered(parameters, "v").join("&")),
  "h1-size=3rem&".repeat(100),
  ...[8000, 9000].map((bytes) => `v=${"a".repeat(bytes)}`),
];
const ENDINGS = ["", "", ".json", ...FORMATS.map(({ suffix }) => suffix), "/"];
const BOUNDED_PATHS = words(
  "/r/registry.json /api/r/plain /r/plian.json /r/inter.json /css/plain.css /x",
);
const METHODS = words("GET GET GET GET GET GET HEAD OPTIONS POST DELETE");
const ORIGIN = "https://elsewhere.example";
const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { "If-None-Match": "*" },
  { "If-None-Match": '"other"' },
  { Accept: "application/vnd.shadcn.v1+json" },
  { Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8" },
  {
    Accept: "text/html",
    "If-None-Match": "*",
    "If-Modified-Since": "Wed, 21 Oct 2099 07:28:00 GMT",
  },
  { Accept: "application/json, text/html;q=0.9", Range: "bytes=0-9" },
  { Origin: ORIGIN },
  { Origin: ORIGIN, "Access-Control-Request-Method": "GET" },
  {
    Origin: ORIGIN,
    "Access-Control-Request-Method": "GET",
    "Access-Control-Request-Headers": "accept,if-none-match",
  },
  { Origin: ORIGIN, "Access-Control-Request-Method": "DELETE" },
  { "Cache-Control": "no-cache", "If-None-Match": "*" },
];

/**
 * Requests of every kind, valid, invalid and hostile. Their targets hold only characters that RFC 3986
 * allows: a platform may refuse others before it calls the handler.
 *
 * @param seed 1 to 2147483646; the same gives the same requests
 */
export function generatedRequests(count: number, seed: number): SentRequest[] {
  // Park and Miller's generator: the same on every machine.
  let state = seed;
  const below = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
  const one = <T>(of: readonly T[]): T => of[below(of.length)]!;
  const parameter = () => {
    const kind = below(6);
    if (kind === 0) return one(OTHERS);
    if (kind === 1) return one(SEARCHES);
    return `${one(SELECTORS)}-${one(PROPERTIES)}=${encodeURIComponent(one(VALUES))}`;
  };
  const query = () => Array.from({ length: 1 + below(3) }, parameter).join("&");
  const target = () => {
    if (below(16) === 0) return `${one(BOUNDED_PATHS)}?${one(BOUNDS)}`;
    if (below(4) === 0) {
      const file = one(FILES);
      return below(2) === 0 ? file : `${file}?${below(2) === 0 ? query() : one(SEARCHES)}`;
    }
    const isPublished = below(2) === 0;
    const path = isPublished
      ? `${one(PUBLISHED_FOLDERS)}${one(PUBLISHED_NAMES)}.json`
      : `${one(FOLDERS)}${one(NAMES)}${one(ENDINGS)}`;
    return below(3) === 0 ? path : `${path}?${below(8) === 0 ? "" : query()}`;
  };
  return Array.from({ length: count }, () => ({
    method: one(METHODS),
    path: target(),
    headers: one(HEADERS),
  }));
}

/** v0, v1 and so on. */
function numbered(count: number, word: string): string[] {
  return Array.from({ length: count }, (_, index) => `${word}${index}`);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
