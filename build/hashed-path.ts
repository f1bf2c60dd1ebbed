import { hash } from "node:crypto";

/** 64 bits: no two contents that one registry ever has share them. */
const HASH_CHARACTERS = 16;

/** `files/acme-sans.woff2` -> `files/acme-sans.0f3a9b2c4d5e6f70.woff2` */
export function hashedPath(path: string, content: string | Buffer): string {
  const digest = hash("sha256", content, "hex").slice(0, HASH_CHARACTERS);
  return path.replace(/(?=\.[a-z0-9]+$)/, `.${digest}`);
}
