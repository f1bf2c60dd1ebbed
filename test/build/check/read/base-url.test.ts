import { InvalidArgumentError } from "commander";
import { baseUrlArgument, parseBaseUrl } from "../../../../build/check/read/base-url.ts";

it.each([
  ["http://localhost:3000", "http://localhost:3000"],
  ["https://example.com/", "https://example.com"],
  ["https://example.com/type/", "https://example.com/type"],
  ["HTTPS://Example.com:443/Type", "https://example.com/Type"],
  ["https://cdn.example/gh/acme/type@main/dist", "https://cdn.example/gh/acme/type@main/dist"],
  ["https://example.com/łódź", "https://example.com/%C5%82%C3%B3d%C5%BA"],
  ["http://[::1]:3000/type", "http://[::1]:3000/type"],
])("%s is a base URL", (text, url) => {
  expect(parseBaseUrl(text)).toBe(url);
});

const notAbsolute = (text: string) =>
  `"${text}" is not a base URL. Use an absolute URL without query and fragment, such as https://example.com/type.`;
const notAllowed = (text: string) =>
  `"${text}" contains characters that are not allowed in item URLs. Use letters, digits, -._~, @ and percent-encoded ones.`;

it.each([
  ["example.com", notAbsolute("example.com")],
  ["/type", notAbsolute("/type")],
  ["", notAbsolute("")],
  ["ftp://example.com", notAbsolute("ftp://example.com")],
  ["https://example.com/?a=b", notAbsolute("https://example.com/?a=b")],
  ["https://example.com/?", notAbsolute("https://example.com/?")],
  ["https://example.com/#a", notAbsolute("https://example.com/#a")],
  ["https://example.com/it's", notAllowed("https://example.com/it's")],
  ["https://example.com/%", notAllowed("https://example.com/%")],
  ["https://example.com/%TMP%", notAllowed("https://example.com/%TMP%")],
  ["https://example.com/%CD%41", notAllowed("https://example.com/%CD%41")],
  ["https://example.com/[a]", notAllowed("https://example.com/[a]")],
])("%j is not a base URL", (text, message) => {
  expect(() => parseBaseUrl(text)).toThrow(new RangeError(message));
  expect(() => baseUrlArgument(text)).toThrow(new InvalidArgumentError(message));
});

it.each([
  "https://user:secret@example.com",
  "https://user@example.com",
  "https://:secret@example.com",
])("%s was refused for its characters, and the password printed", (text) => {
  expect(() => parseBaseUrl(text)).toThrow(
    new RangeError("A base URL is published. Remove the user name and the password."),
  );
});

it.each([
  "https://t.example//evil.example/t",
  "https://t.example/.//evil.example",
  "https://t.example/\\evil.example",
  "https://t.example/a//b",
])("%s made every page load its scripts from another host", (text) => {
  expect(() => parseBaseUrl(text)).toThrow("has an empty path segment");
});

it("an argument of the command line is a base URL without the slash at its end", () => {
  expect(baseUrlArgument("https://example.com/type//")).toBe("https://example.com/type");
});
