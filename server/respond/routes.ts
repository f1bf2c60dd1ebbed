import { FLAVOURS, type Flavour } from "../../registry/flavours/index.ts";
import { FORMATS, type Format } from "../../registry/formats/index.ts";

/** What a path names, whether or not it is published. */
export type Route =
  | ItemRoute
  | { kind: "health" }
  | { kind: "index" | "file"; path: string }
  /** A percent sign without two hexadecimal digits, or bytes that are not UTF-8. */
  | { kind: "malformed" };

/** An item, or a pairing in a format, under its short name. */
export interface ItemRoute {
  kind: "item";
  name: string;
  /** The path of the published file; the plain item is at `/api/r/{name}`. */
  path: string;
  /** Where the index is that lists such names. */
  folder: string;
  flavour?: Flavour;
  format?: Format;
}

/** What a path that matches a pattern is, given what the pattern captures, decoded; undefined where nothing is. */
type RouteOf = (path: string, first: string, second: string) => Route | undefined;

/**
 * The route table: the first pattern that a path matches decides; any other path is that of a file. Names are
 * case-sensitive; at the endpoint one trailing `.json` is stripped, unless nothing would remain.
 *
 * @see specification 4.1
 */
const ROUTES: readonly (readonly [pattern: RegExp, routeOf: RouteOf])[] = [
  [/^\/healthz$/, () => ({ kind: "health" })],
  [
    /^\/api\/r\/([^/]+?)(?:\.json)?$/,
    (_, name) => ({ kind: "item", name, path: `/api/r/${name}`, folder: "/r/" }),
  ],
  [/^\/r\/(?:[a-z-]+\/)?registry\.json$/, (path) => ({ kind: "index", path })],
  [/^\/r\/([^/]+)\.json$/, (path, name) => ({ kind: "item", name, path, folder: "/r/" })],
  [
    /^\/r\/([a-z-]+)\/([^/]+)\.json$/,
    (path, segment, name) => {
      const flavour = FLAVOURS.find((one) => one === segment);
      return flavour && { kind: "item", name, path, folder: `/r/${flavour}/`, flavour };
    },
  ],
  [
    /^\/([a-z]+)\/([^/]+)$/,
    (path, segment, file) => {
      const format = FORMATS.find(({ folder }) => folder === segment);
      const name = format && file.endsWith(format.suffix) && file.slice(0, -format.suffix.length);
      // The index of this flavour has the pairings alone, under the names that formats have.
      return name ? { kind: "item", name, path, folder: "/r/typeset/", format } : undefined;
    },
  ],
];

/** @param path as `normalPath` returns it */
export function routeOf(path: string): Route {
  const decoded = decode(path);
  if (decoded === undefined) return { kind: "malformed" };
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const [first = "", second = ""] = match.slice(1).map(decodeURIComponent);
    const found = route(decoded, first, second);
    if (found !== undefined) return found;
  }
  // No published file has an encoded slash in its name.
  return { kind: "file", path: /%2f/i.test(path) ? path : decoded };
}

function decode(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A path that is normal as it stands: no percent-encoding, no dot segment, no empty segment. */
const NORMAL_PATH = /^(?:\/[\w~-][\w.~-]*)+$/;

/** A letter, a digit, a hyphen, a dot, an underscore or a tilde, percent-encoded. */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The path of a request target, normalized: without encoding where none is needed, without dot segments.
 *
 * @param target path and query as they came over the wire, or an absolute URL; anything else stays
 * @see RFC 3986, 6.2.2
 */
export function normalPath(target: string): string {
  const path = target.split("?", 1)[0] ?? target;
  if (NORMAL_PATH.test(path)) return path;
  const url = target.startsWith("/") ? `http://host${target}` : target;
  if (!URL.canParse(url)) return target;
  const { pathname } = new URL(url);
  return pathname.includes("%") ? pathname.replace(UNRESERVED, decodeURIComponent) : pathname;
}
