import { type Case, type Texts, casesOf, textOf } from "../case.ts";
import { COMPUTED, ETAG, OF_COMPUTED, ofType } from "../expected-headers.ts";

const PATHS = [
  ...["/api/r/plain", "/r/plain.json", "/r/layered/plain.json", "/r/inter.json"],
  ...["/r/registry.json", "/api/pairings.json", "/schemas/pairing.schema.json"],
  ...["/css/plain.css", "/tokens/plain.tokens.json"],
];

/** Parameters of other programs: the published file, which must not be cached. */
export function queryCases(files: Texts): Case[] {
  const query = casesOf("queries");
  return PATHS.flatMap((published) => {
    const path = `${published}?utm_source=x`;
    const headers = { ...ofType(published, OF_COMPUTED), etag: ETAG };
    return [
      query("the published file, not cached", path, {
        ...{ status: 200, headers, body: textOf(files, published) },
      }),
      query("HEAD with a query", { method: "HEAD", path }, { status: 200, headers, body: "" }),
      query(
        "If-None-Match with a query: 304",
        { path, headers: ({ etag }) => ({ "If-None-Match": etag }) },
        { status: 304, headers: { "cache-control": COMPUTED }, body: "" },
      ),
    ];
  });
}
