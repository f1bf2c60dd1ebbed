import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import type { PairingItem } from "../../../../registry/model/items.ts";
import { type Case, type Texts, textOf } from "../case.ts";
import { OF_COMPUTED, ofType } from "../expected-headers.ts";

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
  const stylesheet = textOf(files, "/css/plain.css")
    .replace(/^(h1 \{[^}]*font-size: )[^;]*/m, (_, before: string) => `${before}3rem`)
    .replace(/^(body, p \{[^}]*line-height: )[^;]*/m, (_, before: string) => `${before}1.8`);
  const tokens = formatted(overriddenTokens(files, plain));
  const query = "?h1-size=3rem&body-lh=1.8";
  const computed = (name: string, path: string, body: string): Case => ({
    ...{ name, capability, method: "GET", path },
    expected: { status: 200, headers: ofType(path, OF_COMPUTED), body },
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
    ...["limit=ten", "limit=0"].map((query) =>
      refused(`/r/registry.json?${query}`, "Invalid search"),
    ),
    computed("a stylesheet with the values of the query", `/css/plain.css${query}`, stylesheet),
    computed("tokens with the values of the query", `/tokens/plain.tokens.json${query}`, tokens),
    ...["/css/plain.css", "/tokens/plain.tokens.json"].flatMap((path) => [
      computed("a format has no flavours", `${path}?layer=base`, textOf(files, path)),
      refused(`${path}?h1-size=`, "Invalid override"),
      refused(`${path}?h1-colour=red`, "Invalid override"),
    ]),
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

/** Letter spacing in em follows the size. */
function overriddenTokens(files: Texts, { css }: PairingItem): object {
  const tokens = JSON.parse(textOf(files, "/tokens/plain.tokens.json")) as {
    size: { h1: object };
    "line-height": { text: object };
    "letter-spacing": { h1: object };
  };
  const spacing = Number((Number.parseFloat(css.h1["letter-spacing"]) * 3).toFixed(6));
  tokens.size.h1 = { $value: { value: 3, unit: "rem" } };
  tokens["line-height"].text = { $value: 1.8 };
  tokens["letter-spacing"].h1 = { $value: { value: spacing, unit: "rem" } };
  return tokens;
}

/** The client prints the `message`: the nearest names. */
export function missingNameCases(): Case[] {
  const paths = [
    ...["/r", ...FLAVOURS.map((flavour) => `/r/${flavour}`)].map((folder) => `${folder}/plan.json`),
    ...["/css/plan.css", "/tokens/plan.tokens.json"],
  ];
  return paths.map((path) => ({
    name: "404 with the nearest names",
    capability: "overrides",
    method: "GET",
    path,
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
    ["/css/plain.css?h1-size=3rem", /font-size: 3rem;/],
    ["/tokens/plain.tokens.json?h1-size=3rem", /"value": 3,/],
  ];
  return bodies.flatMap(([path, body]): Case[] => {
    const request = { capability: "compressed overrides", method: "GET", path } as const;
    return [
      {
        ...{ ...request, name: "compressed for a client that accepts gzip" },
        headers: () => ({ "Accept-Encoding": "gzip" }),
        expected: {
          status: 200,
          headers: { ...ofType(path, OF_COMPUTED), "content-encoding": "gzip", vary },
          body,
        },
      },
      {
        ...{ ...request, name: "uncompressed for a client that refuses gzip" },
        headers: () => ({ "Accept-Encoding": "gzip;q=0" }),
        expected: {
          status: 200,
          headers: { ...ofType(path, OF_COMPUTED), "content-encoding": null, vary },
          body,
        },
      },
    ];
  });
}

function formatted(item: object): string {
  return `${JSON.stringify(item, null, 2)}\n`;
}
