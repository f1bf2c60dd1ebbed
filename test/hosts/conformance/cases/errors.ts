import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import { FORMATS } from "../../../../registry/formats/index.ts";
import { type Case, casesOf } from "../case.ts";
import { JSON_TYPE, COMPUTED, SECURITY, OF_COMPUTED, pathsInFormats } from "../expected-headers.ts";

/** So far from every name that no host suggests one. */
const UNLIKE_ANY = "zzzzzzzzzzzz";

/** Request path below the endpoint -> the name in the error. */
const MISSING: Readonly<Record<string, string>> = {
  nope: "nope",
  "nope.json": "nope",
  "nope.json.json": "nope.json",
  Plain: "Plain",
  "pairing-inter": "pairing-inter",
  "nope?h1-size=3rem": "nope",
};

const NO_ITEMS = [
  "/api/r/",
  "/r/plain",
  "/r/",
  "/r",
  "/api/r/plain/",
  "/api/r/plain/?utm_source=x",
  "/r//plain.json",
  "/r//plain.json?v",
  ...FORMATS.flatMap(({ folder, suffix }) =>
    ["", "plain", suffix, "plain.html", `/plain${suffix}`].map((file) => `/${folder}/${file}`),
  ),
];

export function errorCases(): Case[] {
  const error = casesOf("errors");
  const missing = (path: string, body: object) =>
    error("404 with the requested name", path, {
      status: 404,
      headers: OF_COMPUTED,
      body: JSON.stringify(body),
    });
  const inFolder = (path: string) =>
    missing(path, {
      error: `Registry item ${UNLIKE_ANY} not found`,
      message: "All names are listed in /r/registry.json.",
    });
  return [
    ...Object.entries(MISSING).map(([path, name]) =>
      missing(`/api/r/${path}`, { error: `Registry item ${name} not found` }),
    ),
    inFolder(`/r/${UNLIKE_ANY}.json`),
    inFolder(`/r/${UNLIKE_ANY}.json?utm_source=x`),
    ...FLAVOURS.map((flavour) => inFolder(`/r/${flavour}/${UNLIKE_ANY}.json`)),
    ...pathsInFormats(UNLIKE_ANY).flatMap((path) => [
      inFolder(path),
      inFolder(`${path}?h1-size=3rem`),
    ]),
    ...NO_ITEMS.map((path) =>
      error("404 for a path without an item", path, {
        status: 404,
        headers: { "content-type": JSON_TYPE, "cache-control": COMPUTED, ...SECURITY },
        body: '{"error":"Not found","message":"Items are at /api/r/{name}; the index is /r/registry.json."}',
      }),
    ),
    error(
      "HEAD of a missing item",
      { method: "HEAD", path: "/api/r/nope" },
      { status: 404, headers: OF_COMPUTED, body: "" },
    ),
    ...[
      "/api/r/..%2fplain",
      "/css/..%2fr%2fplain.css",
      "/api/r/plain%2f",
      "/%2e%2e/%2e%2e/etc/passwd",
    ].map((path) => error("no path leads out of dist", path, { status: [400, 404] })),
  ];
}
