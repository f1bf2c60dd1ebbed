import type { Readable } from "node:stream";
import { type BuildManifest, MANIFEST_FILE } from "../../build/dist/build-manifest.ts";
import { type FileKind, fileKindOf } from "../../build/dist/file-kind.ts";
import { mediaTypeOf } from "../../build/dist/headers.ts";
import { VERSION } from "../../registry/generated/version.ts";

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
  /** A function opens a large file, to be sent piece by piece; it throws an UnavailableError. */
  body?: Uint8Array | (() => Readable);
}

/** A body that can be sent, published or computed. */
export interface Content {
  /** Of a large file, read from the disk whenever it is asked for. */
  readonly body: Uint8Array;
  /** The size of the body. */
  bytes: number;
  /** Opens a large file that is as it was built. Missing where the body is in memory. */
  open?: () => Readable;
  /** Strong, with its quotes; it names the body without a content coding. */
  etag: string;
  /** The media type. */
  type: string;
  /** Decides its headers. */
  kind: FileKind;
}

/** What a host publishes, and what it can do for `respond`. */
export interface Publication {
  /**
   * The published file at a URL path without percent-encoding, such as `/r/inter.json`.
   *
   * @throws UnavailableError when it is published, but cannot be read at the moment
   */
  file: (path: string) => Content | undefined;
  /** How many items are published, and the fingerprint of everything that the build depended on. */
  build: () => Pick<BuildManifest, "items" | "fingerprint">;
  /** Compresses a body. Missing where the platform around the host compresses by itself. */
  compress?: (coding: "br" | "gzip", body: Uint8Array) => Uint8Array;
  /** Opens a newer build, if there is one, and returns whether it did. Missing where there cannot be one. */
  reload?: () => boolean;
}

/** A published file that cannot be read at the moment; another request may succeed. */
export class UnavailableError extends Error {
  override name = "UnavailableError";
}

/** Published files that no host sends: the configuration of platforms. */
export const UNSERVED_PATHS: ReadonlySet<string> = new Set(["/_headers"]);

/** The files that searches and health checks parse. Every host keeps what it has parsed of them. */
export const PARSED_PATHS: ReadonlySet<string> = new Set([
  `/${MANIFEST_FILE}`,
  "/api/search.json",
  "/r/registry.json",
  "/r/layered/registry.json",
  "/r/self-hosted/registry.json",
  "/r/typeset/registry.json",
]);

/** 162 bits: no two contents share them. */
const ETAG_CHARACTERS = 27;

/**
 * A published file whose body is in memory.
 *
 * @param sha256 of the body, in base64url
 */
export function publishedContent(path: string, body: Uint8Array, sha256: string): Content {
  const etag = `"${sha256.slice(0, ETAG_CHARACTERS)}"`;
  return { body, bytes: body.length, etag, type: mediaTypeOf(path), kind: fileKindOf(path) };
}

/**
 * A body that was computed from a published file.
 *
 * Its tag is made of the file's tag, of what was requested and of the version of this package: together
 * they determine the body, so the tag is strong, and the body need not be hashed on each request.
 *
 * @param requested everything of the query that the body depends on
 */
export function computedContent(
  text: string | Uint8Array,
  { etag, type, kind }: Pick<Content, "etag" | "type" | "kind">,
  requested: string,
): Content {
  const body = typeof text === "string" ? encoder.encode(text) : text;
  const tag = etag.replace(/"$/, `-${fingerprint(`${VERSION} ${requested}`)}"`);
  return { body, bytes: body.length, etag: tag, type, kind };
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
export function cachedBy<Derived>(
  derive: (content: Content) => Derived,
): (content: Content) => Derived {
  const cache = new WeakMap<Content, Derived>();
  return (content) => {
    if (!cache.has(content)) cache.set(content, derive(content));
    return cache.get(content) as Derived;
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
