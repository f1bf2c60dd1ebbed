import { hostProblem, malformedRequestReply } from "../../../server/hosts/malformed-request.ts";
import type { Reply } from "../../../server/respond/message.ts";

const told = ({ status, body }: Reply) => ({
  status,
  ...(JSON.parse(Buffer.from(body!).toString()) as object),
});
const refused = (code: string, packet?: string) =>
  told(
    malformedRequestReply(
      Object.assign(new Error(code), { code, ...(packet && { rawPacket: Buffer.from(packet) }) }),
    ),
  );

const NOT_HTTP = {
  status: 400,
  error: "Malformed request",
  message: "This is not a request of HTTP/1.1 or HTTP/1.0. Check the request line and the headers.",
};
const notAllowed = (method: string) => ({
  status: 405,
  error: "Method not allowed",
  message: `Use GET, HEAD or OPTIONS instead of ${method}.`,
});

it.each([
  [
    "ERR_HTTP_REQUEST_TIMEOUT",
    {
      status: 408,
      error: "Request timeout",
      message: "The headers did not arrive within 10 seconds. Send the request again.",
    },
  ],
  [
    "HPE_HEADER_OVERFLOW",
    {
      status: 431,
      error: "Request header fields too large",
      message: "The request line and the headers are longer than 16 KB together. Shorten them.",
    },
  ],
  ["HPE_INVALID_CONSTANT", NOT_HTTP],
  ["HPE_INVALID_METHOD", NOT_HTTP],
])("%s has an answer with the remedy", (code, answer) => {
  expect(refused(code)).toEqual(answer);
});

describe("what Node.js takes for an invalid method", () => {
  it.each([
    ["a method of its own", "BREW /pot HTTP/1.1\r\nHost: a\r\n\r\n", notAllowed("BREW")],
    ["of HTTP/1.0", "brew-it! /pot HTTP/1.0\r\n\r\n", notAllowed("brew-it!")],
    ["of 64 characters", `${"B".repeat(64)} / HTTP/1.1\r\n`, notAllowed("B".repeat(64))],
    ["of 65 characters", `${"B".repeat(65)} / HTTP/1.1\r\n`, NOT_HTTP],
    ["with a character that no method has", "BR(EW / HTTP/1.1\r\n", NOT_HTTP],
    ["that Node.js knows", "GET / HTTP/1.1\r\n", NOT_HTTP],
    ["without a target", "BREW  HTTP/1.1\r\n", NOT_HTTP],
    ["of another version", "BREW / HTTP/2.0\r\n", NOT_HTTP],
    ["of a version that goes on", "BREW / HTTP/1.10\r\n", NOT_HTTP],
    ["after a version", "BREW / XHTTP/1.1\r\n", NOT_HTTP],
    ["a line of something else", "\x16\x03\x01 hello", NOT_HTTP],
    ["nothing", "\r\n", NOT_HTTP],
  ])("%s", (_, packet, answer) => {
    expect(refused("HPE_INVALID_METHOD", packet)).toEqual(answer);
  });

  it("can be read by pages of other origins below the folders that programs read, and only there", () => {
    const { headers } = malformedRequestReply(
      Object.assign(new Error(), {
        code: "HPE_INVALID_METHOD",
        rawPacket: Buffer.from("BREW /r/a HTTP/1.1"),
      }),
    );
    expect(headers).toContain("Access-Control-Allow-Origin");
    const other = malformedRequestReply(
      Object.assign(new Error(), { code: "HPE_INVALID_VERSION" }),
    );
    expect(other.headers).not.toContain("Access-Control-Allow-Origin");
  });
});

describe("the Host header", () => {
  const problemOf = (host: string | undefined, httpVersion = "1.1") => {
    const reply = hostProblem({ headers: { ...(host !== undefined && { host }) }, httpVersion });
    return reply && told(reply);
  };
  const problem = {
    status: 400,
    error: "Malformed request",
    message: "A request of HTTP/1.1 has exactly one Host header, with a host and an optional port.",
  };

  it.each([
    [undefined, "1.1", problem],
    [undefined, "1.0", undefined],
    ["", "1.1", undefined],
    ["example.com:8080", "1.1", undefined],
    ["[::1]:80", "1.1", undefined],
    ["a, b", "1.1", problem],
    ["a/b", "1.0", problem],
    ["user@a", "1.1", problem],
  ])("%s in HTTP/%s", (host, version, expected) => {
    expect(problemOf(host, version)).toEqual(expected);
  });
});
