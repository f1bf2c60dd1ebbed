import { isLocal, parseBaseUrl } from "../../build/base-url.ts";

it.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["https://example.com/", "https://example.com"],
  ["https://example.com/type/", "https://example.com/type"],
  ["HTTPS://Example.com:443/Type", "https://example.com/Type"],
])("%s is a base URL", (text, url) => {
  expect(parseBaseUrl(text)).toBe(url);
});

it.each([
  "example.com",
  "/type",
  "",
  "ftp://example.com",
  "https://example.com/?a=b",
  "https://example.com/?",
  "https://example.com/#a",
  "https://user:secret@example.com",
  "https://example.com/it's",
])("%j is not a base URL", (text) => {
  expect(() => parseBaseUrl(text)).toThrow(RangeError);
});

it.each(["http://localhost:3000", "http://127.0.0.1", "http://[::1]:80/type"])(
  "%s is on this machine",
  (url) => {
    expect(isLocal(url)).toBe(true);
  },
);

it.each(["https://example.com", "https://localhost.example.com", "http://128.0.0.1"])(
  "%s is not on this machine",
  (url) => {
    expect(isLocal(url)).toBe(false);
  },
);
