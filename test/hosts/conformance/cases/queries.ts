import { type Case, type Texts, textOf } from "../case.ts";
import { COMPUTED, ETAG, OF_COMPUTED, ofType } from "../expected-headers.ts";

/** Parameters of other programs: the published file, which must not be cached. */
export function queryCases(files: Texts): Case[] {
  const capability = "queries";
  const paths = [
    ...["/api/r/plain", "/r/plain.json", "/r/layered/plain.json", "/r/inter.json"],
    ...["/r/registry.json", "/api/pairings.json", "/schemas/pairing.schema.json"],
    ...["/css/plain.css", "/tokens/plain.tokens.json"],
  ];
  return paths.flatMap((path): Case[] => {
    const request = { capability, method: "GET", path: `${path}?utm_source=x` } as const;
    const body = textOf(files, path);
    const headers = { ...ofType(path, OF_COMPUTED), etag: ETAG };
    return [
      {
        ...{ ...request, name: "the published file, not cached" },
        expected: { status: 200, headers, body },
      },
      {
        ...{ ...request, name: "HEAD with a query", method: "HEAD" },
        expected: { status: 200, headers, body: "" },
      },
      {
        ...{ ...request, name: "If-None-Match with a query: 304" },
        headers: ({ etag }) => ({ "If-None-Match": etag }),
        expected: { status: 304, headers: { "cache-control": COMPUTED }, body: "" },
      },
    ];
  });
}
