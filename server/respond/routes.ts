import { FLAVOURS, type Flavour } from "../../registry/flavours/index.ts";
import { FORMATS, type Format } from "../../registry/formats/index.ts";
import { LIMITS } from "../limits.ts";
import { fileKindOf, isShared } from "../../build/dist/file-kind.ts";

/** What a path names, whether or not it is published. */
export type Route =
  | ItemRoute
  | { kind: "health" }
  | { kind: "index" | "file"; path: string }
  /** No published file can have such a path. */
  | { kind: "nothing" }
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

/** The query of a request target, without the question mark; empty also for a bare one. */
export function queryOf(target: string): string {
  const mark = target.indexOf("?");
  return mark === -1 ? "" : target.slice(mark + 1);
}

/** The parameters of a query, or why there are none, as a sentence without its full stop. */
export type Parameters =
  { parameters: URLSearchParams; problem?: never } | { parameters?: never; problem: string };

/** Reads a query of no more parameters than the bound. */
export function parametersOf(query: string): Parameters {
  const parameters = new URLSearchParams(query);
  if (parameters.size <= LIMITS.parameters) return { parameters };
  return {
    problem: `The query has ${parameters.size} parameters; at most ${LIMITS.parameters} are allowed`,
  };
}

/** Whether an item may have a name; no other one is looked up. */
export function isItemName(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name);
}

/** Whether pages of other origins may read what is under a path. */
export function isSharedPath(path: string): boolean {
  return isShared(fileKindOf(path));
}

const ENDPOINT = /^\/api\/r\/([^/]+)$/;
/** The folder, the flavour in it, and the name. */
const ITEM_FILE = /^(\/r\/(?:([a-z-]+)\/)?)([^/]+)\.json$/;
/** The one whose index has the pairings alone, under the names that formats have. */
const PAIRINGS_FOLDER = "/r/typeset/";
/** The folder of a format, and the file in it. */
const FORMAT_FILE = /^\/([a-z]+)\/([^/]+)$/;

/**
 * Finds what a path names. Names are case-sensitive; at the endpoint one trailing `.json` is stripped,
 * unless nothing would remain.
 *
 * @param path as `normalPath` returns it
 * @see specification 4.1
 */
export function routeOf(path: string): Route {
  if (path === "/healthz") return { kind: "health" };
  const decoded = decode(path);
  if (decoded === undefined) return { kind: "malformed" };
  const [, atEndpoint] = ENDPOINT.exec(path) ?? [];
  if (atEndpoint !== undefined) {
    const name = decodeURIComponent(atEndpoint).replace(/(?<=.)\.json$/s, "");
    return { kind: "item", name, path: `/api/r/${name}`, folder: "/r/" };
  }
  const [, folder = "/r/", flavourSegment, file] = ITEM_FILE.exec(path) ?? [];
  const flavour = FLAVOURS.find((known) => known === flavourSegment);
  if (file !== undefined && flavour === flavourSegment) {
    if (file === "registry") return { kind: "index", path };
    const name = decodeURIComponent(file);
    return { kind: "item", name, path: decoded, folder, ...(flavour && { flavour }) };
  }
  const [, inFolder, formatFile = ""] = FORMAT_FILE.exec(path) ?? [];
  const format = FORMATS.find((known) => known.folder === inFolder);
  if (format && formatFile.endsWith(format.suffix) && formatFile !== format.suffix) {
    const name = decodeURIComponent(formatFile.slice(0, -format.suffix.length));
    return { kind: "item", name, path: decoded, folder: PAIRINGS_FOLDER, format };
  }
  const isOneFile = path.split("/").length === decoded.split("/").length;
  return isOneFile && path.startsWith("/") ? { kind: "file", path: decoded } : { kind: "nothing" };
}

function decode(path: string): string | undefined {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
