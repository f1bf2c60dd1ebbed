import { replyTo } from "../../fixtures/fixture-reply.ts";
import { replyHeaders } from "../../fixtures/reply-bytes.ts";

it.each([
  ["/css/serif.css", "text/css; charset=utf-8"],
  ["/tokens/serif.tokens.json", "application/json; charset=utf-8"],
  ["/design/serif.md", "text/markdown; charset=utf-8"],
])("%s with a query is not cached, and has a strong entity tag of its own", (path, type) => {
  const reply = replyTo(`${path}?h1-size=3rem`);
  const headers = replyHeaders(reply);
  expect(reply.status).toBe(200);
  expect(headers).toMatchObject({
    "Content-Type": type,
    "Cache-Control": "no-cache",
    "Access-Control-Allow-Origin": "*",
    ETag: expect.stringMatching(/^"[^"]+"$/),
  });
  expect(headers["ETag"]).not.toBe(replyHeaders(replyTo(path))["ETag"]);
  const condition = { "if-none-match": headers["ETag"] };
  expect(replyTo(`${path}?h1-size=3rem`, condition).status).toBe(304);
  expect(replyTo(`${path}?h1-size=4rem`, condition).status).toBe(200);
});
