import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type RunningServer, startServer } from "../../server/serve.ts";
import { freePort, killServers } from "../clients/processes.ts";
import { docsExample } from "../fixtures/docs-example.ts";
import { PROJECT } from "../fixtures/read.ts";
import { distWithSite } from "../fixtures/site.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { runCaddy, runNginx } from "./conformance/hosts.ts";

const TOKEN = "a-token-of-acme";
const distDir = distWithSite();
let upstream: RunningServer;

beforeAll(async () => {
  upstream = await startServer({ distDir, host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  killServers();
  await upstream.close();
});

const recipe = (language: string, port: number) =>
  docsExample("private", "A token in front", language)
    .replace(/8080/, String(port))
    .replace("127.0.0.1:3000", new URL(upstream.url).host.replace("localhost", "127.0.0.1"));

type Fetch = (path: string, headers?: Record<string, string>) => Promise<Response>;

const HOSTS: Readonly<Record<string, () => Promise<Fetch>>> = {
  nginx: async () => {
    const port = await freePort();
    await runNginx(recipe("nginx", port).replaceAll("TOKEN", TOKEN), port);
    return (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  },
  Caddy: async () => {
    const port = await freePort();
    const caddyfile = recipe("caddy", port).replaceAll("TOKEN", TOKEN);
    await runCaddy(`{\n\tadmin off\n}\n${caddyfile}`, port);
    return (path, headers = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  },
  "the Worker": async () => {
    const file = join(temporaryFolder(), "worker.mjs");
    const edge = pathToFileURL(join(PROJECT, "lib/server/hosts/edge.js")).href;
    const code = docsExample("private", "A token in front", "js");
    expect(code).toContain('"typography-registry/edge"');
    writeFileSync(file, code.replace("typography-registry/edge", edge));
    const { default: worker } = (await import(file)) as {
      default: { fetch: (request: Request, environment: object) => Promise<Response> };
    };
    const ASSETS = { fetch: (request: Request) => Promise.resolve(assetOf(request)) };
    return (path, headers = {}) =>
      worker.fetch(new Request(`https://type.example${path}`, { headers }), { ASSETS, TOKEN });
  },
};

function assetOf({ url }: Request): Response {
  try {
    return new Response(readFileSync(join(distDir, new URL(url).pathname)));
  } catch {
    return new Response("", { status: 404 });
  }
}

it.each(Object.entries(HOSTS))(
  "%s lets a token through, in the header or in the query, and no other request",
  async (_, start) => {
    const get = await start();
    const published = readFileSync(join(distDir, "r/layered/plain.json"), "utf8");
    const path = "/r/layered/plain.json";
    const allowed = [
      await get(path, { Authorization: `Bearer ${TOKEN}` }),
      await get(`${path}?token=${TOKEN}`),
    ];
    for (const response of allowed) {
      expect(response.status).toBe(200);
      expect(response.headers.get("Cache-Control")).toBe("private, no-cache");
      expect(await response.text()).toBe(published);
    }
    const denied = [
      await get(path),
      await get(path, { Authorization: "Bearer another" }),
      await get(`${path}?token=`),
      await get(`${path}?token`),
      await get("/", { Authorization: TOKEN }),
    ];
    for (const response of denied) {
      expect(response.status).toBe(401);
      expect(response.headers.get("Content-Type")).toContain("application/json");
      expect(await response.json()).toEqual({
        error: "Unauthorized",
        message: "Send the token of Acme.",
      });
    }
  },
);
