import { once } from "node:events";
import { type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Case } from "./case.ts";

/** A gzip body is decompressed. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bytes: Buffer;
}

/** How a host's answer to a case differs from what is expected, in words; nothing if it does not. */
export async function differences(baseUrl: string, testCase: Case): Promise<string[]> {
  const { method, path, headers, expected } = testCase;
  const before = headers && (await answerOf(baseUrl, "GET", path, {}));
  const sent = headers?.({ etag: before?.headers.etag ?? "" }) ?? {};
  const answer = await answerOf(baseUrl, method, path, sent);
  const found: string[] = [];
  if (![expected.status].flat().includes(answer.status))
    found.push(`is ${answer.status}, expected ${String(expected.status)}`);
  for (const [name, value] of Object.entries(expected.headers ?? {})) {
    const actual = answer.headers[name];
    const isRight = value === null ? actual === undefined : matches(String(actual), value);
    if (!isRight) found.push(`${name} is ${String(actual)}, expected ${String(value)}`);
  }
  if (Buffer.isBuffer(expected.body)) {
    const { bytes } = answer;
    if (!bytes.equals(expected.body))
      found.push(`body has ${bytes.length} bytes, not those ${expected.body.length} expected`);
  } else if (expected.body !== undefined && !matches(answer.body, expected.body))
    found.push(`body is ${excerpt(answer.body)}, expected ${excerpt(String(expected.body))}`);
  return found.map((difference) => `${method} ${excerpt(path)} (${testCase.name}): ${difference}`);
}

/** Without the cleaning of paths that `fetch` does. */
export async function answerOf(
  baseUrl: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  const sent = request({ hostname, port, method, path, headers }).end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  const isCompressed = response.headers["content-encoding"] === "gzip" && bytes.length > 0;
  const body = isCompressed ? gunzipSync(bytes) : bytes;
  const { statusCode: status = 0, headers: its } = response;
  return { status, headers: its, body: body.toString(), bytes: body };
}

function matches(actual: string, expected: string | RegExp): boolean {
  return typeof expected === "string" ? actual === expected : expected.test(actual);
}

function excerpt(text: string): string {
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
}
