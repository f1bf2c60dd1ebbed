import { createHash } from "node:crypto";
import { publishedFiles } from "../../../build/publish/published-files.ts";
import { type Content, publishedContent } from "../../../server/respond/content.ts";
import { respond } from "../../../server/respond/respond.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";

const catalog = loadCatalog(FIXTURE_REGISTRY);
const files = new Map<string, Content>();
const publish = (path: string, body: string) => {
  const hash = createHash("sha256").update(body).digest("base64url");
  files.set(path, publishedContent(path, Buffer.from(body), hash));
};
for (const [folder, size] of [
  ["", "2.25rem"],
  ["/v/v1", "9rem"],
] as const)
  for (const { paths, body } of publishedFiles(catalog, {
    baseUrl: `https://type.example${folder}`,
  }))
    for (const path of paths) publish(`${folder}/${path}`, body.replaceAll("2.25rem", size));
publish("/v/index.json", '{"releases":["v1"]}');

function answerTo(target: string): { status: number; text: string } {
  const { status, body } = respond(
    { method: "GET", target, headers: {} },
    { file: (path) => files.get(path), itemCount: () => 8 },
  );
  return { status, text: Buffer.from(body ?? []).toString() };
}

it.each(["/v/v1/r/layered/plain.json", "/r/layered/plain.json?version=v1"])(
  "%s is the item of the release",
  (target) => {
    const { status, text } = answerTo(target);
    expect(status).toBe(200);
    expect(text).toContain('"9rem"');
    expect(text).toBe(answerTo("/v/v1/r/layered/plain.json").text);
  },
);

it("a parameter of a release gave the latest item", () => {
  expect(answerTo("/r/plain.json?version=v1&utm_source=x").text).toContain('"9rem"');
  expect(answerTo("/r/plain.json").text).toContain('"2.25rem"');
});

it("of a path and a parameter the path decides", () => {
  expect(answerTo("/v/v1/r/plain.json?version=v9").text).toContain('"9rem"');
});

it.each(["/v/v1/r/plain.json?h2-size=3.5rem", "/r/plain.json?version=v1&h2-size=3.5rem"])(
  "%s: a release is tuned as it was published",
  (target) => {
    const { text } = answerTo(target);
    expect(text).toContain('"9rem"');
    expect(text).toContain('"3.5rem"');
  },
);

it("a search looks through the release", () => {
  const { text } = answerTo("/v/v1/r/layered/registry.json?q=plain");
  expect(JSON.parse(text)).toMatchObject({ items: [{ name: "plain" }] });
});

it.each([
  "/v/v9/r/plain.json",
  "/r/plain.json?version=v9",
  "/api/r/plain?version=v9",
  "/css/plain.css?version=v9",
])("%s: there is no such release, and the answer lists all", (target) => {
  const { status, text } = answerTo(target);
  expect(status).toBe(404);
  expect(JSON.parse(text)).toEqual({
    error: "Release v9 not found",
    message: "The releases are v1.",
  });
});

it.each([
  ["/v/v1/r/nope.json", 404],
  ["/v/index.json", 200],
  ["/v/v1/v/v1/r/plain.json", 404],
])("%s: %i", (target, status) => {
  expect(answerTo(target).status).toBe(status);
});
