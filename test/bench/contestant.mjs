/**
 * One server of the comparison: `node contestant.mjs KIND PORT FOLDER TOOLS [ACCESS_LOG]`. Each serves the
 * published folder as its documentation shows; `bare` writes recorded responses, which none can outperform.
 */
import { readFileSync } from "node:fs";
import { Buffer } from "node:buffer";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import express from "express";
import { openAccessLog } from "../../lib/server/access-log.js";

const [, , kind, port, folder, tools, accessLog] = process.argv;
const require = createRequire(join(tools, "package.json"));

const CONTESTANTS = {
  /** Node.js alone, with recorded headers and bytes; `folder` is the file of the recording. */
  bare: () => {
    const recorded = new Map(
      JSON.parse(readFileSync(folder, "utf8")).map(({ target, status, headers, body }) => [
        target,
        {
          status,
          headers,
          etag: headers[headers.lastIndexOf("ETag") + 1],
          body: Buffer.from(body, "base64"),
        },
      ]),
    );
    const log = accessLog === undefined ? undefined : openAccessLog(accessLog);
    return createServer((request, response) => {
      const { url, headers: conditions } = request;
      const { status, headers, etag, body } = recorded.get(url) ?? recorded.get("*");
      if (status === 200 && conditions["if-none-match"] === etag) {
        response.writeHead(304, headers.slice(0, -4)).end();
        log?.add(request, 304, 0);
      } else {
        response.writeHead(status, headers).end(body);
        log?.add(request, status, body.length);
      }
    });
  },
  "Express, a route": () => {
    const app = express();
    const bodies = new Map([["minimal.json", readFileSync(join(folder, "r/minimal.json"))]]);
    app.get("/r/:file", ({ params: { file } }, response) => {
      response.type("json").send(bodies.get(file));
    });
    return createServer(app);
  },
  "express.static": () => createServer(express().use(express.static(folder))),
  sirv: () => createServer(require("sirv")(folder)),
  "serve-handler": () => {
    const handler = require("serve-handler");
    return createServer((request, response) => handler(request, response, { public: folder }));
  },
  "http-server": () => require("http-server").createServer({ root: folder, showDir: false }),
  "Express, empty": () => createServer(express().get("/", (_, response) => response.send("ok"))),
};

CONTESTANTS[kind]().listen(Number(port), "127.0.0.1");
