import type { Content } from "./content.ts";

/**
 * A body that was computed from a published file.
 *
 * Its tag is made of the file's tag and of what was asked for: together they determine the body, so the
 * tag is strong, and the body need not be hashed on each request.
 *
 * @param asked everything of the query that the body depends on
 */
export function computedContent(body: Uint8Array, base: Content, asked: string): Content {
  const { etag, type, isShared } = base;
  return {
    body,
    etag: etag.replace(/"$/, `-${fingerprint(asked)}"`),
    type,
    isShared,
    forms: new Map(),
  };
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
