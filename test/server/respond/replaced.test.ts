import { createHash } from "node:crypto";
import { publishedFiles } from "../../../build/publish/published-files.ts";
import { catalogOf } from "../../../registry/model/catalog.ts";
import type { FontItem, PairingItem } from "../../../registry/model/items.ts";
import { type Content, publishedContent } from "../../../server/respond/content.ts";
import { respond } from "../../../server/respond/respond.ts";
import { fixtureFont, fixturePairing } from "../../fixtures/read.ts";

const withReplacement = <Item extends PairingItem | FontItem>(item: Item, replacedBy: string) => ({
  ...item,
  meta: { ...item.meta, replacedBy },
});
const catalog = catalogOf([
  { kind: "pairing", stem: "plain", item: withReplacement(fixturePairing("plain"), "serif") },
  { kind: "font", stem: "lato", item: withReplacement(fixtureFont("lato"), "inter") },
  ...["inter", "jetbrains-mono"].map((stem) => ({
    kind: "font" as const,
    stem,
    item: fixtureFont(stem),
  })),
]);
const files = new Map<string, Content>();
for (const { paths, body } of publishedFiles(catalog, { baseUrl: "https://type.example" }))
  for (const path of paths) {
    const hash = createHash("sha256").update(body).digest("base64url");
    files.set(`/${path}`, publishedContent(`/${path}`, Buffer.from(body), hash));
  }
const publication = { file: (path: string) => files.get(path), itemCount: () => 4 };
const textAt = (path: string) => Buffer.from(files.get(path)?.body ?? []).toString();

it.each([
  ["/api/r/plain", "plain", "serif"],
  ["/r/plain.json", "plain", "serif"],
  ["/r/layered/plain.json?h1-size=3rem", "plain", "serif"],
  ["/r/typeset/plain.json", "plain", "serif"],
  ["/r/lato.json", "lato", "inter"],
  ["/r/layered/lato.json", "lato", "inter"],
])("%s is gone, and the answer names what replaces it", (target, name, replacement) => {
  const { status, headers, body } = respond({ method: "GET", target, headers: {} }, publication);
  expect(status).toBe(410);
  expect(headers[headers.indexOf("Cache-Control") + 1]).toBe("no-cache");
  expect(JSON.parse(Buffer.from(body ?? []).toString())).toEqual({
    error: `Registry item ${name} was replaced`,
    message: `Use "${replacement}" instead.`,
  });
});

it.each([
  "/r/plain.json",
  "/r/layered/plain.json",
  "/r/self-hosted/plain.json",
  "/r/typeset/plain.json",
])("a static host gives %s all the same, which says so once it is installed", (path) => {
  expect(JSON.parse(textAt(path))).toMatchObject({
    docs: expect.stringMatching(/^Plain.* was replaced: use serif instead\./) as string,
  });
});

it.each(["/r/lato.json", "/r/layered/lato.json"])(
  "a static host says so of the font %s, too",
  (path) => {
    expect(JSON.parse(textAt(path))).toMatchObject({
      docs: "Lato was replaced: use inter instead.",
    });
  },
);

it("the index says so", () => {
  expect(textAt("/r/layered/registry.json")).toContain(
    '"description":"Replaced by serif. Inter + ',
  );
});

it("an item that quotes the field is not replaced", () => {
  const quoted = {
    ...fixturePairing("plain"),
    description: 'It has "replacedBy": "serif" in its text.',
  };
  const own = catalogOf([
    { kind: "pairing", stem: "plain", item: quoted },
    ...["inter", "jetbrains-mono"].map((stem) => ({
      kind: "font" as const,
      stem,
      item: fixtureFont(stem),
    })),
  ]);
  const [first] = [...publishedFiles(own, { baseUrl: "https://type.example" })];
  const content = publishedContent("/r/plain.json", Buffer.from(first?.body ?? ""), "x".repeat(43));
  const reply = respond(
    { method: "GET", target: "/r/plain.json", headers: {} },
    { ...publication, file: () => content },
  );
  expect(reply.status).toBe(200);
});
