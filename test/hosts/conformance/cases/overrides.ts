import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import type { PairingItem } from "../../../../registry/items.ts";
import { type Case, type Texts, textOf } from "../case.ts";
import { OF_COMPUTED } from "../expected-headers.ts";

export function overrideCases(files: Texts): Case[] {
  const capability = "overrides";
  const plain = JSON.parse(textOf(files, "/api/r/plain")) as PairingItem;
  const overridden = formatted({
    ...plain,
    css: {
      ...plain.css,
      h1: { ...plain.css.h1, "font-size": "3rem" },
      "body, p": { ...plain.css["body, p"], "line-height": "1.8" },
    },
  });
  const query = "?h1-size=3rem&body-lh=1.8";
  const computed = (name: string, path: string, body: string): Case => ({
    ...{ name, capability, method: "GET", path },
    expected: { status: 200, headers: OF_COMPUTED, body },
  });
  const refused = (path: string, error: string): Case => ({
    ...{ name: "400 with every problem", capability, method: "GET", path },
    expected: {
      status: 400,
      headers: OF_COMPUTED,
      body: new RegExp(`^\\{"error":"${error}","message":"[^"].*"\\}$`),
    },
  });
  const index = JSON.parse(textOf(files, "/r/registry.json")) as { items: { name: string }[] };
  const page = index.items.slice(1, 3);
  return [
    ...["/api/r/plain", "/api/r/pairing-plain.json", "/r/plain.json"].map((path) =>
      computed("the values of the query, and no others", `${path}${query}`, overridden),
    ),
    ...["/api/r/inter", "/r/inter.json"].map((path) =>
      computed("a font ignores queries", `${path}?h1-size=nonsense`, textOf(files, path)),
    ),
    computed(
      "parameters of other programs",
      "/api/r/plain?utm_source=a",
      textOf(files, "/api/r/plain"),
    ),
    computed(
      "a flavour by query",
      "/api/r/plain?layer=base",
      textOf(files, "/r/layered/plain.json"),
    ),
    computed(
      "self-hosted by query",
      "/api/r/plain?fonts=self-hosted",
      textOf(files, "/r/self-hosted/plain.json"),
    ),
    ...["h1-size=", "h1-colour=red", "h1-size=3rem%3Bcolor%3Ared"].map((query) =>
      refused(`/api/r/plain?${query}`, "Invalid override"),
    ),
    refused("/r/registry.json?limit=ten", "Invalid search"),
    computed(
      "a page of the index",
      "/r/registry.json?limit=2&offset=1",
      `${JSON.stringify({
        ...index,
        items: page,
        pagination: { total: index.items.length, offset: 1, limit: 2, hasMore: true },
      })}\n`,
    ),
  ];
}

/** The client prints the `message`: the nearest names. */
export function missingNameCases(): Case[] {
  return ["/r", ...FLAVOURS.map((flavour) => `/r/${flavour}`)].map((folder) => ({
    name: "404 with the nearest names",
    capability: "overrides",
    method: "GET",
    path: `${folder}/plan.json`,
    expected: {
      status: 404,
      headers: OF_COMPUTED,
      body: /^\{"error":"Registry item plan not found","message":"Did you mean \\"plain\\".*\?"\}$/,
    },
  }));
}

export function compressedOverrideCases(): Case[] {
  const vary = /\baccept-encoding\b/i;
  const bodies: [path: string, body: RegExp][] = [
    ["/api/r/plain?h1-size=3rem", /"font-size": "3rem"/],
    ["/r/registry.json?limit=500", /"pagination":\{/],
  ];
  return bodies.flatMap(([path, body]): Case[] => {
    const request = { capability: "compressed overrides", method: "GET", path } as const;
    return [
      {
        ...{ ...request, name: "compressed for a client that accepts gzip" },
        headers: () => ({ "Accept-Encoding": "gzip" }),
        expected: {
          status: 200,
          headers: { ...OF_COMPUTED, "content-encoding": "gzip", vary },
          body,
        },
      },
      {
        ...{ ...request, name: "uncompressed for a client that refuses gzip" },
        headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
        expected: {
          status: 200,
          headers: { ...OF_COMPUTED, "content-encoding": null, vary },
          body,
        },
      },
    ];
  });
}

function formatted(item: object): string {
  return `${JSON.stringify(item, null, 2)}\n`;
}
