import type { Reply } from "../../../server/replies/content.ts";
import { replyTo, textOf } from "../../fixtures/fixture-reply.ts";

const headerOf = ({ headers }: Reply, name: string) =>
  headers[headers.findIndex((text, index) => index % 2 === 0 && text === name) + 1];
const CSS = "/css/serif.css";
const TOKENS = "/tokens/serif.tokens.json";
const DESIGN = "/design/serif.md";

it("a stylesheet with overrides: a property that the rule lacks is added at its end", () => {
  expect(textOf(replyTo(`${CSS}?body-size=1.125rem`))).toContain(
    "body, p {\n  font-family: var(--font-body);\n  line-height: 1.7;\n  text-wrap: pretty;\n  font-size: 1.125rem;\n}\n",
  );
});

it("tokens with overrides state what the format lacks: a size of the window, and a variable of another font", () => {
  const query = "h1-size=5vw&code-family=var(--font-fira-code)";
  const tokens = JSON.parse(textOf(replyTo(`${TOKENS}?${query}`)));
  expect(Object.keys(tokens.typography)).toEqual(["$type", "h2", "h3", "h4-h6", "text"]);
  expect(tokens.$extensions["typography-registry"].differences).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ css: "h1 { font-size: 5vw; }" }),
      expect.objectContaining({ css: "code, pre { font-family: var(--font-fira-code); }" }),
    ]),
  );
});

describe.each([
  [CSS, "text/css; charset=utf-8"],
  [TOKENS, "application/json; charset=utf-8"],
  [DESIGN, "text/markdown; charset=utf-8"],
])("%s", (path, type) => {
  it("with a query is not cached, and has a strong entity tag of its own", () => {
    const reply = replyTo(`${path}?h1-size=3rem`);
    expect(reply.status).toBe(200);
    expect(headerOf(reply, "Content-Type")).toBe(type);
    expect(headerOf(reply, "Cache-Control")).toBe("no-cache");
    expect(headerOf(reply, "Access-Control-Allow-Origin")).toBe("*");
    const etag = headerOf(reply, "ETag");
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(etag).not.toBe(headerOf(replyTo(path), "ETag"));
    expect(replyTo(`${path}?h1-size=3rem`, { "if-none-match": etag }).status).toBe(304);
    expect(replyTo(`${path}?h1-size=4rem`, { "if-none-match": etag }).status).toBe(200);
  });

  it("with parameters of other programs is the published file", () => {
    for (const query of ["utm_source=x", "v=1"])
      expect(textOf(replyTo(`${path}?${query}`))).toBe(textOf(replyTo(path)));
  });

  it.each(["h1-colour=red", "h1-size=", "h1-size=3rem%3Bcolor%3Ared", "v&".repeat(101)])(
    "%s is 400 in JSON",
    (query) => {
      const reply = replyTo(`${path}?${query}`);
      expect([reply.status, JSON.parse(textOf(reply))]).toEqual([
        400,
        { error: "Invalid override", message: expect.any(String) },
      ]);
      expect(headerOf(reply, "Content-Type")).toBe("application/json; charset=utf-8");
    },
  );

  it.each([
    ["plian", "plian", 'Did you mean "plain"?'],
    ["pairing-serif", "pairing-serif", 'Did you mean "serif"?'],
    ["inter", "inter", "All names are listed in /r/registry.json."],
    ["..%2fr%2fplain", "../r/plain", 'Did you mean "plain"?'],
    ["constructor", "constructor", "All names are listed in /r/registry.json."],
  ])("the name %s instead is 404 with the nearest names of pairings", (instead, name, message) => {
    const reply = replyTo(path.replace("serif", instead));
    expect([reply.status, JSON.parse(textOf(reply))]).toEqual([
      404,
      { error: `Registry item ${name} not found`, message },
    ]);
  });
});
