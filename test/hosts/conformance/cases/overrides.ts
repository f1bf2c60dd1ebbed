import { FLAVOURS } from "../../../../registry/flavours/index.ts";
import { formatPath } from "../../../../registry/formats/format-facts.ts";
import { FORMATS } from "../../../../registry/formats/index.ts";
import { loadCatalog } from "../../../../registry/pairing/catalog.ts";
import { FIXTURE_REGISTRY } from "../../../fixtures/read.ts";
import { rulesIn } from "../../../fixtures/rules-in.ts";
import type { PairingItem } from "../../../../registry/model/items.ts";
import { type Case, type Texts, casesOf, codingCases, textOf } from "../case.ts";
import { ETAG, OF_COMPUTED, ofType, pathsInFormats } from "../expected-headers.ts";

const override = casesOf("overrides");
const query = "?h1-size=3rem&body-lh=1.8";

export function overrideCases(files: Texts): Case[] {
  const computed = (name: string, path: string, body: string) =>
    override(name, path, { status: 200, headers: ofType(path, OF_COMPUTED), body });
  /** The same as what is published at another path. */
  const same = (name: string, path: string, published: string) =>
    computed(name, path, textOf(files, published));
  const refused = (path: string, error = "Invalid override") =>
    override("400 with every problem, 404 where the client prints it", path, {
      status: path.startsWith("/r/") ? 404 : 400,
      headers: OF_COMPUTED,
      body: new RegExp(`^\\{"error":"${error}","message":"[^"].*"\\}$`),
    });
  const { item, formats } = overridden(files);
  const index = JSON.parse(textOf(files, "/r/registry.json")) as { items: { name: string }[] };
  const pagination = { total: index.items.length, offset: 1, limit: 2, hasMore: true };
  const search = (name: string, words: string, body: RegExp) =>
    override(name, `/r/registry.json?q=${words}`, {
      status: 200,
      headers: { ...OF_COMPUTED, etag: ETAG },
      body,
    });
  return [
    ...["/api/r/plain", "/api/r/pairing-plain.json", "/r/plain.json"].map((path) =>
      computed("the values of the query, and no others", `${path}${query}`, item),
    ),
    ...["/api/r/inter", "/r/inter.json"].map((path) =>
      same("a font ignores queries", `${path}?h1-size=nonsense`, path),
    ),
    same("parameters of other programs", "/api/r/plain?utm_source=a", "/api/r/plain"),
    ...["/api/r/plain", "/r/plain.json"].map((path) =>
      computed("a role with another font", `${path}?body=lato`, withTextInLato(files)),
    ),
    same("a role with its own font", "/r/layered/plain.json?body=inter", "/r/layered/plain.json"),
    ...["h1-size=", "h1-colour=red", "h1-size=3rem%3Bcolor%3Ared", "body=lata", "mono="].flatMap(
      (invalid) => [
        refused(`/api/r/plain?${invalid}`),
        refused(`/r/layered/plain.json?${invalid}`),
      ],
    ),
    ...["limit=ten", "limit=0"].map((invalid) =>
      refused(`/r/registry.json?${invalid}`, "Invalid search"),
    ),
    ...[...formats].flatMap(([path, body]) => [
      computed("a format with the values of the query", `${path}${query}`, body),
      same("a format with a parameter of other programs", `${path}?v=1`, path),
      refused(`${path}?h1-size=`),
      refused(`${path}?h1-colour=red`),
    ]),
    computed(
      "a page of the index",
      "/r/registry.json?limit=2&offset=1",
      `${JSON.stringify({ ...index, items: index.items.slice(1, 3), pagination })}\n`,
    ),
    search(
      "a search: the items, the best first, and which part of the list they are",
      "elegant+blog",
      /^(?!.*"message").*"items":\[\{"name":"serif".*"pagination":\{"total":2,/s,
    ),
    search(
      "a search that no item matches: the nearest, marked as such, with a message",
      "elegant+zeppelin&limit=5",
      /"message":"Nothing here knows \\"zeppelin\\"\. No item has everything that \\"elegant zeppelin\\" asks for\. These are the nearest\. Taken as elegant: mood elegant\.","unknown":\["zeppelin"\],"understood":\["elegant: mood elegant"\],"items":\[\{"name":.*"description":"Nearest: .*"pagination":\{"total":2,"offset":0,"limit":5,"hasMore":false\}/s,
    ),
    search(
      "a search with a limit of three: candidates, with the facts of their DESIGN.md",
      "blog&limit=3",
      /"description":"Fits: blog\. .*"meta":\{"attitude":"fits","limitations":\[.*"command":"npx --yes shadcn add --yes .*"design":"[^"]*\/design\/serif\.md"/s,
    ),
  ];
}

/** The item, and the file of each format by path, with `h1-size=3rem` and `body-lh=1.8`. */
function overridden(files: Texts) {
  const plain = JSON.parse(textOf(files, "/api/r/plain")) as PairingItem;
  const { h1, "body, p": body } = plain.css;
  const css = {
    ...plain.css,
    h1: { ...h1, "font-size": "3rem" },
    "body, p": { ...body, "line-height": "1.8" },
  };
  const catalog = loadCatalog(FIXTURE_REGISTRY);
  const formats = FORMATS.map((format) => {
    const path = `/${formatPath(format, "plain")}`;
    const file = textOf(files, path);
    return [
      path,
      format.withRules(
        file,
        rulesIn(plain, catalog),
        rulesIn({ ...plain, css }, catalog),
        "h1-size=3rem&body-lh=1.8",
      ),
    ] as const;
  });
  return { item: formatted({ ...plain, css }), formats: new Map(formats) };
}

/** The weights of its headings are of the heading's family; code is smaller, as the text in Lato is. */
function withTextInLato(files: Texts): string {
  const plain = JSON.parse(textOf(files, "/api/r/plain")) as PairingItem;
  const { theme } = plain.cssVars;
  return formatted({
    ...plain,
    title: "Plain — Inter + Lato + JetBrains Mono",
    registryDependencies: ["inter", "jetbrains-mono", "lato"].map((name) =>
      (plain.registryDependencies[0] ?? "").replace("/inter.json", `/${name}.json`),
    ),
    cssVars: { theme: { ...theme, "--font-body": "var(--font-lato)" } },
    css: { ...plain.css, "code, pre": { ...plain.css["code, pre"], "font-size": "0.94em" } },
  });
}

/** The client prints the `message`: the nearest names. */
export function missingNameCases(): Case[] {
  const paths = [
    ...["/r", ...FLAVOURS.map((flavour) => `/r/${flavour}`)].map((folder) => `${folder}/plan.json`),
    ...pathsInFormats("plan"),
  ];
  return paths.map((path) =>
    override("404 with the nearest names", path, {
      status: 404,
      headers: OF_COMPUTED,
      body: /^\{"error":"Registry item plan not found","message":"Did you mean \\"plain\\".*\?"\}$/,
    }),
  );
}

export function compressedOverrideCases(files: Texts): Case[] {
  const { item, formats } = overridden(files);
  const bodies: [path: string, body: string | RegExp][] = [
    [`/api/r/plain${query}`, item],
    ["/r/registry.json?limit=500", /"pagination":\{/],
    ...[...formats].map(([path, body]) => [`${path}${query}`, body] as [string, string]),
  ];
  return bodies.flatMap(([path, body]) => {
    const headers = { ...ofType(path, OF_COMPUTED), vary: /\baccept-encoding\b/i };
    return codingCases("compressed overrides", path, { status: 200, headers, body });
  });
}

function formatted(item: object): string {
  return `${JSON.stringify(item, null, 2)}\n`;
}
