import {
  type Case,
  type Expected,
  type Texts,
  bodilessCases,
  casesOf,
  codingCases,
  textOf,
} from "../case.ts";
import { ETAG, OF_PUBLISHED, SECURITY, ofType, pathsInFormats } from "../expected-headers.ts";

const ACCEPT_OF_SHADCN = "application/vnd.shadcn.v1+json, application/json;q=0.9";

export function staticCases(files: Texts): Case[] {
  return [...files].map(([path, body]) =>
    casesOf("static")("serves every variant from dist", `/${path}`, { status: 200, body }),
  );
}

export function headerCases(files: Texts): Case[] {
  const header = casesOf("headers");
  const paths = [
    "/api/r/plain",
    "/api/r/plain.json",
    "/r/inter.json",
    "/r/registry.json",
    ...pathsInFormats("plain"),
  ];
  return paths.flatMap((path) => {
    const body = textOf(files, path);
    const published = { status: 200, headers: ofType(path, OF_PUBLISHED), body };
    const length = { "content-length": String(Buffer.byteLength(body)) };
    const conditional = (name: string, condition: (etag: string) => string, expected: Expected) =>
      header(
        name,
        { path, headers: ({ etag }) => ({ "If-None-Match": condition(etag) }) },
        expected,
      );
    const notModified = { status: 304, body: "" };
    return [
      header("type, caching, entity tag, CORS and security headers", path, published),
      ...bodilessCases(
        "headers",
        "a published file",
        path,
        { ...published.headers, ...length },
        { ...SECURITY, etag: ETAG },
      ),
      conditional(
        "If-None-Match with a list, compared weakly: 304",
        (etag) => `"other", W/${etag}`,
        notModified,
      ),
      conditional("If-None-Match with *: 304", () => "*", notModified),
      conditional("If-None-Match with another entity tag: 200", () => '"other"', {
        status: 200,
        body,
      }),
      header(
        "the Accept header of the shadcn client",
        { path, headers: { Accept: ACCEPT_OF_SHADCN } },
        published,
      ),
      header("a bare question mark is not a query", `${path}?`, published),
      header("an unreserved character may be percent-encoded", path.replace("i", "%69"), published),
    ];
  });
}

export function compressionCases(files: Texts): Case[] {
  const compression = casesOf("compression");
  const vary = /\baccept-encoding\b/i;
  const paths = [
    "/api/r/plain",
    "/r/plain.json",
    "/r/registry.json",
    "/r/layered/plain.json",
    ...pathsInFormats("plain"),
  ];
  return paths.flatMap((path) => {
    const body = textOf(files, path);
    const headers = ofType(path, OF_PUBLISHED);
    return [
      ...codingCases(
        "compression",
        path,
        { status: 200, headers: { ...headers, etag: ETAG, vary }, body },
        { status: 200, headers: { ...headers, vary }, body },
      ),
      compression("uncompressed without Accept-Encoding", path, {
        status: 200,
        headers: { "content-encoding": null, vary },
        body,
      }),
    ];
  });
}
