import { hash } from "node:crypto";
import { extname } from "node:path";

/** 64 bits: no two contents that one registry ever has share them. */
const HASH_CHARACTERS = 16;

/** With the hash before its extension: `files/acme-sans.woff2` -> `files/acme-sans.0f3a9b2c4d5e6f70.woff2` */
export function hashedPath(path: string, content: string | Buffer): string {
  const digest = hash("sha256", content, "hex").slice(0, HASH_CHARACTERS);
  const extension = extname(path);
  return `${path.slice(0, -extension.length)}.${digest}${extension}`;
}
