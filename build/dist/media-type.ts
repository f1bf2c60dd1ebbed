import { lookup } from "mrmime";
import { JSON_TYPE } from "./headers.ts";

/**
 * The media type of the published file at a URL path. Names at the endpoint have no extension, and may
 * contain dots.
 */
export function mediaTypeOf(path: string): string {
  if (path.startsWith("/api/") || path.endsWith(".json")) return JSON_TYPE;
  const type = lookup(path) ?? "application/octet-stream";
  return type.startsWith("text/") ? `${type}; charset=utf-8` : type;
}

/** Whether compression pays: pictures and fonts are compressed already. */
export function isCompressible(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript)\b/.test(type);
}
