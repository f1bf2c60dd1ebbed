import { FORMATS } from "../../../registry/formats/index.ts";
import { queryOf } from "../../../server/replies/query.ts";
import { type Route, normalPath, routeOf } from "../../../server/respond/routes.ts";

describe("a target's path is normal", () => {
  it.each([
    ["/r/plain.json", "/r/plain.json"],
    ["/a/b-c/~d_e.f?g=/../h", "/a/b-c/~d_e.f"],
    ["/r/./plain.json", "/r/plain.json"],
    ["/r//plain.json", "/r//plain.json"],
    ["/../r/plain.json", "/r/plain.json"],
    ["/r/%70l%61in%2Ejson", "/r/plain.json"],
    ["/%41%5A%61%7A%30%39%2D%2E%5F%7E", "/AZaz09-._~"],
    ["/%2F%40%5B%60%7B%3A%2C%20", "/%2F%40%5B%60%7B%3A%2C%20"],
    ["/r/caf%C3%A9", "/r/caf%C3%A9"],
    ["/r/café", "/r/caf%C3%A9"],
    ["http://example.com/r/../plain?q", "/plain"],
    ["*", "*"],
    ["http://[", "http://["],
  ])("%s: %s", (target, path) => {
    expect(normalPath(target)).toBe(path);
  });
});

it.each([
  ["/r/plain.json", ""],
  ["/r/plain.json?", ""],
  ["/r/plain.json?a=b?c", "a=b?c"],
])("the query of %s is %j", (target, query) => {
  expect(queryOf(target)).toBe(query);
});

describe("what a path names", () => {
  const css = FORMATS.find(({ folder }) => folder === "css")!;
  /** The pairing plain. */
  const item = (path: string, folder = "/r/", more = {}): Route => ({
    kind: "item",
    name: "plain",
    path,
    folder,
    ...more,
  });

  it.each<[string, Route]>([
    ["/healthz", { kind: "health" }],
    ["/healthz/", { kind: "file", path: "/healthz/" }],
    ["/api/r/plain", item("/api/r/plain")],
    ["/api/r/plain.json", item("/api/r/plain")],
    ["/api/r/a.json.json", { kind: "item", name: "a.json", path: "/api/r/a.json", folder: "/r/" }],
    ["/api/r/.json", { kind: "item", name: ".json", path: "/api/r/.json", folder: "/r/" }],
    ["/api/r/a/b", { kind: "file", path: "/api/r/a/b" }],
    ["/x/api/r/plain", { kind: "file", path: "/x/api/r/plain" }],
    ["/r/registry.json", { kind: "index", path: "/r/registry.json" }],
    ["/r/layered/registry.json", { kind: "index", path: "/r/layered/registry.json" }],
    ["/r/plain.json", item("/r/plain.json")],
    ["/r/layered/plain.json", item("/r/layered/plain.json", "/r/layered/", { flavour: "layered" })],
    ["/r/other/plain.json", { kind: "file", path: "/r/other/plain.json" }],
    ["/r/LAYERED/plain.json", { kind: "file", path: "/r/LAYERED/plain.json" }],
    ["/x/r/plain.json", { kind: "file", path: "/x/r/plain.json" }],
    ["/r/plain.jsonx", { kind: "file", path: "/r/plain.jsonx" }],
    ["/r/caf%C3%A9.json", { kind: "item", name: "café", path: "/r/café.json", folder: "/r/" }],
    ["/css/plain.css", item("/css/plain.css", "/r/typeset/", { format: css })],
    ["/css/.css", { kind: "file", path: "/css/.css" }],
    ["/css/plain.txt", { kind: "file", path: "/css/plain.txt" }],
    ["/css/a/plain.css", { kind: "file", path: "/css/a/plain.css" }],
    ["/other/plain.css", { kind: "file", path: "/other/plain.css" }],
    ["/docs%2Findex.html", { kind: "file", path: "/docs%2Findex.html" }],
    ["*", { kind: "file", path: "*" }],
    ["/r/%", { kind: "malformed" }],
    ["/r/%FF.json", { kind: "malformed" }],
  ])("%s", (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });
});
