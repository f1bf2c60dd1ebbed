import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compress } from "../../../server/dist.ts";
import { codedBody } from "../../../server/replies/content-reply.ts";
import { type Content, publishedContent } from "../../../server/replies/content.ts";
import { replyBytes } from "../../fixtures/reply-bytes.ts";

const published = (text: string, path = "/r/plain.json"): Content =>
  publishedContent(path, Buffer.from(text), "a".repeat(43));
const LARGE = "body text ".repeat(1000);
const SMALL = "short";

/** RFC 9110, 12.5.3 */
describe("what the client accepts", () => {
  it.each<[string | undefined, string]>([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["gzip, br", "br"],
    ["br;q=0.5, gzip;q=0.8", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
    ["deflate, compress", "identity"],
    ["*", "br"],
    ["*;q=0, gzip", "gzip"],
    ["identity;q=0, gzip", "gzip"],
    // Everything is refused.
    ["identity;q=0", "identity"],
    ["*;q=0", "identity"],
    ["GZIP", "gzip"],
  ])("Accept-Encoding: %s -> %s", (header, expected) => {
    expect(codedBody(published(LARGE), header, compress).coding ?? "identity").toBe(expected);
  });

  it("a small body stays plain, unless that is refused", () => {
    expect(codedBody(published(SMALL), "gzip, br", compress).coding).toBeUndefined();
    expect(codedBody(published(SMALL), "gzip, identity;q=0", compress).coding).toBe("gzip");
  });

  it("a font file stays plain: it is compressed already", () => {
    const font = published(LARGE, "/specimens/inter.woff2");
    expect(codedBody(font, "gzip, br", compress).coding).toBeUndefined();
  });
});

it("each form has the same content", () => {
  const large = published(LARGE);
  const [br, gzip] = ["br", "gzip"].map((coding) => replyBytes(codedBody(large, coding, compress)));
  expect(brotliDecompressSync(br!).toString()).toBe(LARGE);
  expect(gunzipSync(gzip!).toString()).toBe(LARGE);
});

it("a body is compressed once", () => {
  const large = published(LARGE);
  expect(codedBody(large, "gzip", compress).body).toBe(codedBody(large, "gzip", compress).body);
});

it("stays plain where the platform compresses", () => {
  expect(codedBody(published(LARGE), "gzip, br", undefined).coding).toBeUndefined();
});
