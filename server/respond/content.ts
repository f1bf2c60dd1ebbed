import type { ContentCoding } from "../../build/dist/content-codings.ts";
import { type FileKind, fileKindOf } from "../../build/dist/file-kind.ts";
import { mediaTypeOf } from "../../build/dist/headers.ts";

/** A body that can be sent, published or computed. */
export interface Content {
  body: Uint8Array;
  /** Strong, with its quotes; it names the body without a content coding. */
  etag: string;
  /** The media type. */
  type: string;
  /** Decides its headers. */
  kind: FileKind;
  /** Its compressed forms, as far as they have been made. */
  forms: Map<ContentCoding, Uint8Array>;
  /** Whether it was made for one reply, and is not kept. */
  isComputed?: true;
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
  /** The published file at a URL path without percent-encoding, such as `/r/inter.json`. */
  file: (path: string) => Content | undefined;
  /** How many items are published. */
  itemCount: () => number;
  /** Missing where the host does not know it. */
  build?: () => ServedBuild;
  /** Compresses a body. Missing where the platform around the host compresses by itself. */
  compress?: (coding: "br" | "gzip", body: Uint8Array) => Uint8Array;
}

/** Published files that no host sends: the configuration of platforms. */
export const UNSERVED_PATHS: ReadonlySet<string> = new Set(["/_headers"]);

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
    forms: new Map(),
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
 * @param asked everything of the query that the body depends on
 */
export function computedContent(body: Uint8Array, base: Content, asked: string): Content {
  const { etag, type, kind } = base;
  return {
    body,
    etag: etag.replace(/"$/, `-${fingerprint(asked)}"`),
    type,
    kind,
    forms: new Map(),
    isComputed: true,
  };
}

/** A strong tag of a text that nothing published determines. */
export function textTag(text: string): string {
  return `"${fingerprint(text)}"`;
}

/** FNV-1a, two halves of 32 bits from different offsets. */
function fingerprint(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x01000193) + low;
  }
  return `${(low >>> 0).toString(36)}${(high >>> 0).toString(36)}`;
}

const decoder = new TextDecoder();

export function textOf({ body }: Content): string {
  return decoder.decode(body);
}
