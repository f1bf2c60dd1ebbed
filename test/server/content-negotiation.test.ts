import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { negotiated } from "../../server/content-negotiation.ts";
import { type Representation, representationOf } from "../../server/representations.ts";

const published = (text: string): Representation => ({
  ...representationOf(Buffer.from(text)),
  encoded: new Map(),
});
const LARGE = "body text ".repeat(1000);
const SMALL = "short";

/** RFC 9110, 12.5.3 */
describe("what the reader takes", () => {
  it.each<[string | undefined, string | undefined]>([
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
    ["identity;q=0", undefined],
    ["*;q=0", undefined],
    ["GZIP", "gzip"],
  ])("Accept-Encoding: %s -> %s", (header, expected) => {
    const chosen = negotiated(published(LARGE), header);
    expect(chosen && (chosen.coding ?? "identity")).toBe(expected);
  });

  it("a small body stays plain, unless that is refused", () => {
    expect(negotiated(published(SMALL), "gzip, br")?.coding).toBeUndefined();
    expect(negotiated(published(SMALL), "gzip, identity;q=0")?.coding).toBe("gzip");
  });
});

it("each form has the same content and an entity tag of its own", () => {
  const whole = published(LARGE);
  const br = negotiated(whole, "br")!.representation;
  const gzip = negotiated(whole, "gzip")!.representation;
  expect(brotliDecompressSync(br.body).toString()).toBe(LARGE);
  expect(gunzipSync(gzip.body).toString()).toBe(LARGE);
  expect(new Set([whole.etag, br.etag, gzip.etag]).size).toBe(3);
});

it("a form is made once, and one that the build made is taken", () => {
  const whole = published(LARGE);
  expect(negotiated(whole, "gzip")!.representation).toBe(negotiated(whole, "gzip")!.representation);
  const prepared = representationOf(Buffer.from("prepared"));
  whole.encoded!.set("br", prepared);
  expect(negotiated(whole, "br")!.representation).toBe(prepared);
});

it("what was computed for one request stays plain", () => {
  const computed = representationOf(Buffer.from(LARGE));
  expect(negotiated(computed, "gzip, br")).toEqual({ representation: computed });
});
