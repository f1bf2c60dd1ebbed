import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import type { Case } from "./cases.ts";

/** A compressed body is plain again. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
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
    const isRight =
      value === null
        ? actual === undefined
        : typeof value === "string"
          ? actual === value
          : value.test(String(actual));
    if (!isRight) found.push(`${name} is ${String(actual)}, expected ${String(value)}`);
  }
  if (expected.body !== undefined && answer.body !== expected.body)
    found.push(`body is ${excerpt(answer.body)}, expected ${excerpt(expected.body)}`);
  return found.map((difference) => `${method} ${path} (${testCase.name}): ${difference}`);
}

/** Without the cleaning of paths that `fetch` does. */
export async function answerOf(
  baseUrl: string,
  method: string,
  path: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const { hostname, port } = new URL(baseUrl);
  return new Promise((resolve, reject) => {
    request({ hostname, port, method, path, headers }, (response) => {
      buffer(response).then((bytes) => {
        const { statusCode: status = 0, headers: itsHeaders } = response;
        const isCompressed = itsHeaders["content-encoding"] === "gzip";
        const body = (isCompressed ? gunzipSync(bytes) : bytes).toString();
        resolve({ status, headers: itsHeaders, body });
      }, reject);
    })
      .once("error", reject)
      .end();
  });
}

function excerpt(body: string): string {
  return JSON.stringify(body.length > 160 ? `${body.slice(0, 160)}…` : body);
}
