import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import { FORMATS } from "../../../../registry/formats/index.ts";
import type { Case } from "../case.ts";
import {
  JSON_TYPE,
  COMPUTED,
  SECURITY,
  OF_COMPUTED,
  OF_OTHER_ERRORS,
} from "../expected-headers.ts";

/** So far from every name that no host suggests one. */
const UNLIKE_ANY = "zzzzzzzzzzzz";

export function errorCases(): Case[] {
  const capability = "errors";
  const missing = (path: string, body: object): Case => ({
    ...{ name: "404 with the requested name", capability, method: "GET", path },
    expected: { status: 404, headers: OF_COMPUTED, body: JSON.stringify(body) },
  });
  const atEndpoint = (path: string, name: string) =>
    missing(`/api/r/${path}`, { error: `Registry item ${name} not found` });
  const inFolder = (folder: string, query = "", suffix = ".json") =>
    missing(`${folder}/${UNLIKE_ANY}${suffix}${query}`, {
      error: `Registry item ${UNLIKE_ANY} not found`,
      message: "All names are listed in /r/registry.json.",
    });
  const notFound = (path: string): Case => ({
    ...{ name: "404 for a path without an item", capability, method: "GET", path },
    expected: {
      status: 404,
      headers: { "content-type": JSON_TYPE, "cache-control": COMPUTED, ...SECURITY },
      body: '{"error":"Not found","message":"Items are at /api/r/{name}; the index is /r/registry.json."}',
    },
  });
  return [
    atEndpoint("nope", "nope"),
    atEndpoint("nope.json", "nope"),
    atEndpoint("nope.json.json", "nope.json"),
    atEndpoint("Plain", "Plain"),
    atEndpoint("pairing-inter", "pairing-inter"),
    atEndpoint("nope?h1-size=3rem", "nope"),
    inFolder("/r"),
    inFolder("/r", "?utm_source=x"),
    ...FLAVOURS.map((flavour) => inFolder(`/r/${flavour}`)),
    ...FORMATS.flatMap(({ folder, suffix }) => [
      inFolder(`/${folder}`, "", suffix),
      inFolder(`/${folder}`, "?h1-size=3rem", suffix),
    ]),
    ...[
      "/nope",
      "/nope?utm_source=x",
      "/api/r/",
      "/r/plain",
      "/r/",
      "/r",
      "/api/r/plain/",
      "/css/plain",
      "/css/",
      "/css/.css",
      "/css/plain.json",
      "/tokens/plain.json",
      "/tokens/plain.css",
    ].map(notFound),
    ...[
      "/api/r/plain/?utm_source=x",
      "//api/r/plain",
      "/r//plain.json",
      "/r//plain.json?v",
      "/css//plain.css",
    ].map(notFound),
    {
      ...{ name: "404 elsewhere allows no other origin", capability, method: "GET", path: "/nope" },
      expected: { status: 404, headers: OF_OTHER_ERRORS },
    },
    {
      ...{ name: "HEAD of a missing item", capability, method: "HEAD", path: "/api/r/nope" },
      expected: { status: 404, headers: OF_COMPUTED, body: "" },
    },
    ...[
      "/api/r/..%2fplain",
      "/css/..%2fr%2fplain.css",
      "/api/r/plain%2f",
      "/%2e%2e/%2e%2e/etc/passwd",
    ].map((path): Case => ({
      ...{ name: "no path leads out of dist", capability, method: "GET", path },
      expected: { status: [400, 404] },
    })),
  ];
}
