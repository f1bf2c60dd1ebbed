import { MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { type ContentCoding, mediaTypeOf } from "../../build/dist/headers.ts";
import { type FileKind, fileKindOf } from "../../build/dist/file-kind.ts";

/** A request, as every host receives one. */
export interface Request {
  method: string;
  /** Path and query as they came over the wire, or an absolute URL. */
  target: string;
  /** By name in lower case. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** What is sent back. There is no body where the method or the status forbids one. */
export interface Reply {
  status: number;
  /** Names and values in turn, as `writeHead` of Node.js takes them: an object costs ten times as much. */
  headers: readonly string[];
  body?: Uint8Array;
}

/** A body that can be sent, published or computed. */
export interface Content {
  body: Uint8Array;
  /** Strong, with its quotes; it names the body without a content coding. */
  etag: string;
  /** The media type. */
  type: string;
  /** Decides its headers. */
  kind: FileKind;
  /** The compressed bodies: those that the build wrote, and those that were computed since. */
  encodedBodies: Map<ContentCoding, Uint8Array>;
}

/** Which build is served. */
export interface ServedBuild {
  /** Of everything that the build depends on. */
  fingerprint: string;
  /** When it was read, in ISO 8601; missing where each request reads it. */
  since?: string;
  /** Why a newer one in its place is not served. */
  refused?: { reason: string; at: string };
}

/** What a host publishes, and what it can do for `respond`. */
export interface Publication {
  /**
   * The published file at a URL path without percent-encoding, such as `/r/inter.json`.
   *
   * @throws UnavailableError when it is published, but cannot be read at the moment
   */
  file: (path: string) => Content | undefined;
  /** How many items are published. */
  itemCount: () => number;
  /** Missing where the host does not know it. */
  build?: () => ServedBuild;
  /** Compresses a body. Missing where the platform around the host compresses by itself. */
  compress?: (coding: "br" | "gzip", body: Uint8Array) => Uint8Array;
  /** Looks for a newer build, after a file could not be read. Missing where there cannot be one. */
  refresh?: () => Promise<void>;
}

/** A published file that cannot be read at the moment; another request may succeed. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

/** Published files that no host sends: the configuration of platforms. */
export const UNSERVED_PATHS: ReadonlySet<string> = new Set(["/_headers"]);

/**
 * The files that every host keeps in memory: those that searches read, since they are parsed once, and the
 * largest, which clients that do not read their answers would hold many times.
 */
export const CACHED_PATHS: ReadonlySet<string> = new Set([
  `/${MANIFEST_FILE}`,
  "/api/search.json",
  "/r/registry.json",
  "/r/layered/registry.json",
  "/r/self-hosted/registry.json",
  "/r/typeset/registry.json",
]);

/**
 * A published file.
 *
 * @param sha256 of the body, in base64url
 */
export function publishedContent(path: string, body: Uint8Array, sha256: string): Content {
  return {
    body,
    etag: `"${sha256.slice(0, ETAG_CHARACTERS)}"`,
    type: mediaTypeOf(path),
    kind: fileKindOf(path),
    encodedBodies: new Map(),
  };
}

/** 162 bits: no two contents share them. */
const ETAG_CHARACTERS = 27;

/**
 * A body that was computed from a published file.
 *
 * Its tag is made of the file's tag and of what was requested: together they determine the body, so the
 * tag is strong, and the body need not be hashed on each request.
 *
 * @param requested everything of the query that the body depends on
 */
export function computedContent(
  text: string | Uint8Array,
  base: Content,
  requested: string,
): Content {
  const { etag, type, kind } = base;
  return {
    body: typeof text === "string" ? encoder.encode(text) : text,
    etag: etag.replace(/"$/, `-${fingerprint(requested)}"`),
    type,
    kind,
    encodedBodies: new Map(),
  };
}

/** FNV-1a, two halves of 32 bits from different offsets. */
export function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000193) + low;
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}

/** What `derive` makes of a content, made once as long as that is in memory. */
export function onceFor<Derived>(
  derive: (content: Content) => Derived,
): (content: Content) => Derived {
  const known = new WeakMap<Content, { derived: Derived }>();
  return (content) => {
    const { derived } = known.get(content) ?? { derived: derive(content) };
    known.set(content, { derived });
    return derived;
  };
}

/**
 * A file that every build publishes.
 *
 * @throws when it is missing
 */
export function publishedFile(path: string, { file }: Pick<Publication, "file">): Content {
  const content = file(path);
  if (content === undefined) throw new Error(`${path} is not published`);
  return content;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function textOf({ body }: Content): string {
  return decoder.decode(body);
}
