import { FLAVOURS, type Flavour } from "../registry/flavours.ts";

/** What a path leads to. */
export type Route =
  | { kind: "health" }
  | { kind: "index" | "file"; path: string }
  /** `path` is that of the published file; the plain item is at `/api/r/{name}`. */
  | { kind: "item"; name: string; path: string; flavour?: Flavour }
  | { kind: "nothing" }
  /** A percent sign that encodes nothing. */
  | { kind: "malformed" };

const INDEX_PATHS: ReadonlySet<string> = new Set(
  ["", ...FLAVOURS.map((flavour) => `/${flavour}`)].map((folder) => `/r${folder}/registry.json`),
);
const FILE_PATHS: ReadonlySet<string> = new Set(["/api/pairings.json", "/api/search.json"]);

/** A letter, a digit, a hyphen, a dot, an underscore or a tilde, percent-encoded. */
const UNRESERVED = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The path of a request target as every host means it: what needs no encoding has none, and dot
 * segments are gone.
 *
 * @param target path and query as they came over the wire, or a whole URL; what is neither stays
 * @see RFC 3986, 6.2.2
 */
export function plainPath(target: string): string {
  const url = target.startsWith("/") ? `http://host${target}` : target;
  if (!URL.canParse(url)) return target;
  const { pathname } = new URL(url);
  return pathname.includes("%") ? pathname.replace(UNRESERVED, decodeURIComponent) : pathname;
}

/** Whether a path is of those that other origins may read. */
export function isPublic(path: string): boolean {
  return /^\/(?:r|api|schemas)(?:\/|$)/.test(path);
}

/** The query of a request target, without the question mark; empty also for a bare one. */
export function queryOf(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? "" : target.slice(mark + 1);
}

/**
 * Where a path leads, whether or not anything is there. Names are case-sensitive; at the endpoint one
 * trailing `.json` is stripped, unless nothing were left.
 *
 * @param path as `plainPath` gives it
 * @see specification 4.1
 */
export function routeOf(path: string): Route {
  if (path === "/healthz") return { kind: "health" };
  if (INDEX_PATHS.has(path)) return { kind: "index", path };
  if (FILE_PATHS.has(path)) return { kind: "file", path };
  const [, room, part = "", rest] =
    /^\/(api\/r|r|schemas)\/([^/]+)(?:\/([^/]+))?$/s.exec(path) ?? [];
  try {
    if (room === "api/r" && rest === undefined) {
      const name = decodeURIComponent(part).replace(/(?<=.)\.json$/s, "");
      return { kind: "item", name, path: `/api/r/${name}` };
    }
    if (room === "schemas" && rest === undefined) {
      decodeURIComponent(part);
      return { kind: "file", path };
    }
    if (room === "r") return itemRoute(rest === undefined ? "" : `${part}/`, rest ?? part);
    return { kind: "nothing" };
  } catch (error) {
    if (error instanceof URIError) return { kind: "malformed" };
    throw error;
  }
}

/** @param folder empty, or the name of a flavour with a slash */
function itemRoute(folder: string, file: string): Route {
  const [, encoded] = /^(.+)\.json$/s.exec(file) ?? [];
  const flavour = FLAVOURS.find((known) => `${known}/` === folder);
  if (encoded === undefined || (folder !== "" && flavour === undefined)) return { kind: "nothing" };
  const name = decodeURIComponent(encoded);
  return { kind: "item", name, path: `/r/${folder}${name}.json`, ...(flavour && { flavour }) };
}
