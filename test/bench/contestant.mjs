/**
 * A server to compare with: `node contestant.mjs bare RECORDING PORT` writes recorded responses by
 * `node:http`, which no server on it can outperform; `node contestant.mjs static DIST PORT` is
 * `express.static`.
 */
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import express from "express";

const [, , kind, source, port] = process.argv;
const listener = kind === "bare" ? recorded(source) : express().use(express.static(source));
createServer(listener).listen(Number(port), "127.0.0.1");

/** Any target that was not recorded gets the last response. */
function recorded(file) {
  const responses = JSON.parse(readFileSync(file, "utf8")).map((response) => ({
    ...response,
    body: Buffer.from(response.body, "base64"),
  }));
  const byTarget = new Map(responses.map((response) => [response.target, response]));
  const last = responses.at(-1);
  return ({ url, headers: conditions }, response) => {
    const { status, headers, notModified, etag, body } = byTarget.get(url) ?? last;
    if (notModified && conditions["if-none-match"] === etag)
      response.writeHead(304, notModified).end();
    else response.writeHead(status, headers).end(body);
  };
}
