import { type Case, type Texts, textOf } from "../case.ts";
import { ETAG, OF_PUBLISHED, SECURITY, ofType } from "../expected-headers.ts";

export function staticCases(files: Texts): Case[] {
  return [...files].map(([path, body]) => ({
    name: "serves every variant from dist",
    capability: "static",
    method: "GET",
    path: `/${path}`,
    expected: { status: 200, body },
  }));
}

export function headerCases(files: Texts): Case[] {
  const capability = "headers";
  const paths = [
    ...["/api/r/plain", "/api/r/plain.json", "/r/inter.json", "/r/registry.json"],
    ...["/css/plain.css", "/tokens/plain.tokens.json"],
  ];
  const body = (path: string) => textOf(files, path);
  return paths.flatMap((path): Case[] => {
    const ofPublished = ofType(path, OF_PUBLISHED);
    return [
      {
        ...{
          name: "type, caching, entity tag, CORS and security headers",
          capability,
          method: "GET",
          path,
        },
        expected: { status: 200, headers: ofPublished, body: body(path) },
      },
      {
        ...{ name: "HEAD has the headers of GET, and no body", capability, method: "HEAD", path },
        expected: {
          status: 200,
          headers: { ...ofPublished, "content-length": String(Buffer.byteLength(body(path))) },
          body: "",
        },
      },
      {
        ...{ name: "If-None-Match with the entity tag: 304", capability, method: "GET", path },
        headers: ({ etag }) => ({ "If-None-Match": etag }),
        expected: { status: 304, headers: { ...SECURITY, etag: ETAG }, body: "" },
      },
      {
        ...{
          name: "If-None-Match with a list, compared weakly: 304",
          capability,
          method: "GET",
          path,
        },
        headers: ({ etag }) => ({ "If-None-Match": `"other", W/${etag}` }),
        expected: { status: 304, body: "" },
      },
      {
        ...{ name: "If-None-Match with *: 304", capability, method: "GET", path },
        headers: () => ({ "If-None-Match": "*" }),
        expected: { status: 304, body: "" },
      },
      {
        ...{ name: "If-None-Match with another entity tag: 200", capability, method: "GET", path },
        headers: () => ({ "If-None-Match": '"other"' }),
        expected: { status: 200, body: body(path) },
      },
      {
        ...{ name: "the Accept header of the shadcn client", capability, method: "GET", path },
        headers: () => ({ Accept: "application/vnd.shadcn.v1+json, application/json;q=0.9" }),
        expected: { status: 200, headers: ofPublished, body: body(path) },
      },
      {
        ...{
          name: "a bare question mark is not a query",
          capability,
          method: "GET",
          path: `${path}?`,
        },
        expected: { status: 200, headers: ofPublished, body: body(path) },
      },
      {
        name: "an unreserved character may be percent-encoded",
        ...{ capability, method: "GET", path: path.replace("i", "%69") },
        expected: { status: 200, headers: ofPublished, body: body(path) },
      },
    ];
  });
}

export function compressionCases(files: Texts): Case[] {
  const paths = [
    ...["/api/r/plain", "/r/plain.json", "/r/registry.json", "/r/layered/plain.json"],
    ...["/css/plain.css", "/tokens/plain.tokens.json"],
  ];
  return paths.flatMap((path): Case[] => {
    const request = { capability: "compression", method: "GET", path } as const;
    const body = textOf(files, path);
    const vary = /\baccept-encoding\b/i;
    const ofPublished = ofType(path, OF_PUBLISHED);
    return [
      {
        ...request,
        name: "compressed for a client that accepts gzip",
        headers: () => ({ "Accept-Encoding": "gzip" }),
        expected: {
          status: 200,
          headers: { ...ofPublished, etag: ETAG, "content-encoding": "gzip", vary },
          body,
        },
      },
      {
        ...request,
        name: "uncompressed for a client that refuses gzip",
        headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
        expected: {
          status: 200,
          headers: { ...ofPublished, "content-encoding": null, vary },
          body,
        },
      },
      {
        ...request,
        name: "uncompressed without Accept-Encoding",
        expected: { status: 200, headers: { "content-encoding": null, vary }, body },
      },
    ];
  });
}
