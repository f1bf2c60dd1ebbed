import type { ChildProcess } from "node:child_process";
import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { node22 } from "../../clients/pinned-node.ts";
import { freePort, run, startedServer } from "../../clients/processes.ts";
import { toolsFolder } from "../../clients/installed-packages.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";
import {
  cloudflareProject,
  wranglerConfig,
  wranglerEnvironment,
  wranglerScript,
} from "../wrangler.ts";
import { CAPABILITIES, type Capability } from "./case.ts";

/** A host of the published folder, started as its users would start it. */
export interface Host {
  capabilities: readonly Capability[];
  /** The Debian package, where it is one. */
  debianPackage?: string;
  /** What the platform answers by itself, whatever its configuration says. */
  exceptions?: { capabilities: readonly Capability[]; paths: RegExp };
  /** The signal that stops it, where killing it would leave processes behind. */
  stop?: "SIGTERM";
  start: (distDir: string, port: number) => Promise<unknown>;
}

/** The server behind it, which computes, is not running. */
const WITHOUT_UPSTREAM = CAPABILITIES.filter((capability) => !capability.endsWith("overrides"));
/** The platform around the worker compresses. */
const AT_THE_EDGE = CAPABILITIES.filter((capability) => !capability.startsWith("compress"));

/** What this project answers with itself: tried at every change, on dist, lib and node_modules alone. */
export const OWN_HOSTS = {
  Express: {
    capabilities: CAPABILITIES,
    start: (distDir, port) => {
      const folder = folderWithoutSources(distDir);
      return overrideServer(join(folder, "dist"), port, folder);
    },
  },
  "edge worker": {
    capabilities: AT_THE_EDGE,
    start: (distDir, port) => {
      const folder = folderWithoutSources(distDir);
      return edgeWorker(join(folder, "dist"), port, folder);
    },
  },
} satisfies Readonly<Record<string, Host>>;

/** Other servers of the published folder, with the configuration that is shipped for them: tried for a release. */
export const OTHER_HOSTS: Readonly<Record<string, Host>> = {
  nginx: {
    capabilities: CAPABILITIES,
    debianPackage: "nginx",
    start: (distDir, port) => behind(nginx, distDir, port),
  },
  "nginx, no upstream": {
    capabilities: WITHOUT_UPSTREAM,
    debianPackage: "nginx",
    start: async (distDir, port) => nginx(distDir, port, await freePort()),
  },
  Caddy: {
    capabilities: CAPABILITIES,
    debianPackage: "caddy",
    start: (distDir, port) => behind(caddy, distDir, port),
  },
  "Caddy, no upstream": {
    capabilities: WITHOUT_UPSTREAM,
    debianPackage: "caddy",
    start: async (distDir, port) => caddy(distDir, port, await freePort()),
  },
  "Cloudflare, by Wrangler in a user's project": {
    capabilities: AT_THE_EDGE,
    // It sends files of the site without the worker, and decodes paths before it.
    exceptions: {
      capabilities: ["headers", "errors", "queries"],
      paths:
        /^\/(?:site\/|files\/|sitemap\.xml|llms\.txt|pairings\/[^/]+\/(?:picture|specimen)\.)|%69|\/\//,
    },
    stop: "SIGTERM",
    start: async (distDir, port) => {
      const args = [await wranglerScript(), "dev", "--ip", "127.0.0.1", "--port", String(port)];
      await startedServer(
        await node22(),
        args,
        port,
        cloudflareProject(distDir),
        wranglerEnvironment(),
      );
    },
  },
  lighttpd: {
    // It compresses also for a client that refuses that, answers other methods and errors by itself, and
    // computes nothing.
    capabilities: ["static", "pages", "redirects", "404 page", "headers", "queries"],
    debianPackage: "lighttpd",
    start: async (distDir, port) => {
      const file = join(temporaryFolder(), "lighttpd.conf");
      writeFileSync(file, shipped("lighttpd.conf", distDir, port, 0));
      await startedServer("lighttpd", ["-D", "-f", file], port);
    },
  },
  "sirv-cli": {
    // It has no configuration of headers and errors, and computes nothing.
    capabilities: ["static", "pages"],
    start: async (distDir, port) => {
      const sirv = join(await toolsFolder(), "node_modules/sirv-cli/bin.js");
      await startedServer(process.execPath, [sirv, distDir, "--port", String(port)], port);
    },
  },
  "Python's http.server": {
    // It has no configuration.
    capabilities: ["static"],
    start: async (distDir, port) => {
      const flags = ["--bind", "127.0.0.1", "--directory", distDir];
      await startedServer("python3", ["-m", "http.server", String(port), ...flags], port);
    },
  },
};

/** A host that passes queries on to a server at `upstreamPort`, whether or not one runs there. */
type Proxy = (distDir: string, port: number, upstreamPort: number) => Promise<unknown>;

export const nginx: Proxy = (distDir, port, upstreamPort) =>
  runNginx(shipped("nginx.conf", distDir, port, upstreamPort), port);

/** @param site of the level of http */
export async function runNginx(site: string, port: number): Promise<void> {
  const folder = temporaryFolder();
  const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const lines = [
    // A worker of another user could not read a temporary folder.
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    // One process, since killing a master would leave its workers behind.
    "daemon off;",
    "master_process off;",
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    "events {}",
    "http {",
    "access_log off;",
    "include /etc/nginx/mime.types;",
    ...scratch,
    site,
    "}",
  ];
  const file = join(folder, "nginx.conf");
  writeFileSync(file, lines.join("\n"));
  await startedServer("nginx", ["-p", folder, "-c", file, "-e", join(folder, "error.log")], port);
}

export const caddy: Proxy = (distDir, port, upstreamPort) =>
  runCaddy(shipped("Caddyfile", distDir, port, upstreamPort), port);

export async function runCaddy(text: string, port: number): Promise<void> {
  const file = join(temporaryFolder(), "Caddyfile");
  writeFileSync(file, text);
  await startedServer("caddy", ["run", "--config", file, "--adapter", "caddyfile"], port);
}

async function behind(proxy: Proxy, distDir: string, port: number): Promise<void> {
  const upstreamPort = await freePort();
  await overrideServer(distDir, upstreamPort);
  await proxy(distDir, port, upstreamPort);
}

/** A configuration of `lib/server/hosts/`, with the lines changed that its head says to change. */
function shipped(name: string, distDir: string, port: number, upstreamPort: number): string {
  const text = readFileSync(join(PROJECT, "lib/server/hosts", name), "utf8");
  const changes: [string, string][] = [
    ["/srv/typography/dist", distDir],
    ["8080", String(port)],
    ["127.0.0.1:3000", `127.0.0.1:${upstreamPort}`],
  ];
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

/** @param folder holds `lib/` and `node_modules/` */
export async function overrideServer(
  distDir: string,
  port: number,
  folder = PROJECT,
): Promise<ChildProcess> {
  const args = [join(folder, "lib/server/main.js"), "--dist", distDir, "--port", String(port)];
  return startedServer(process.execPath, args, port, folder);
}

/** @param folder holds `lib/` and `node_modules/` */
async function edgeWorker(distDir: string, port: number, folder: string): Promise<void> {
  const output = temporaryFolder();
  const tools = join(await toolsFolder(), "node_modules");
  const bundle = join(output, "worker.js");
  await run(
    join(tools, ".bin/esbuild"),
    [
      join(folder, "lib/server/hosts/cloudflare-worker.js"),
      "--bundle",
      "--format=esm",
      "--platform=browser",
      `--outfile=${bundle}`,
      "--conditions=worker,browser",
      "--log-level=warning",
    ],
    folder,
  );
  writeFileSync(join(output, "assets.js"), ASSETS);
  const file = join(output, "worker.capnp");
  writeFileSync(file, workerdConfig(realpathSync(distDir), port));
  // The binary itself: its command is a script that would leave it behind when killed.
  const { default: workerd } = createRequire(join(tools, "workerd/package.json"))("workerd") as {
    default: string;
  };
  await startedServer(workerd, ["serve", file], port);
}

/** A folder that holds `dist/`, `lib/` and `node_modules/`, and nothing else of the project. */
function folderWithoutSources(distDir: string): string {
  const folder = temporaryFolder();
  cpSync(realpathSync(distDir), join(folder, "dist"), { recursive: true });
  cpSync(join(PROJECT, "lib"), join(folder, "lib"), { recursive: true });
  symlinkSync(join(PROJECT, "node_modules"), join(folder, "node_modules"));
  return folder;
}

/**
 * The assets binding of Cloudflare with `html_handling` none: files alone, under their exact paths. The
 * disk service of workerd also answers with a file to its path with a slash, and lists folders.
 */
const ASSETS = `export default {
  async fetch(request, { DISK }) {
    const missing = new Response(null, { status: 404 });
    if (new URL(request.url).pathname.endsWith("/")) return missing;
    const response = await DISK.fetch(request);
    const isFolder = response.headers.get("Content-Type") === "application/json";
    return isFolder ? missing : response;
  },
};`;

/** The runtime of Cloudflare Workers, with the published folder as the assets binding. */
function workerdConfig(folder: string, port: number): string {
  const { compatibility_date, assets } = wranglerConfig();
  const worker = (module: string, binding: string, service: string) => `(
  modules = [(name = "${module}", esModule = embed "${module}")],
  compatibilityDate = "${compatibility_date}",
  bindings = [(name = "${binding}", service = "${service}")]
)`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "assets", worker = .assets),
    (name = "files", disk = (path = "${folder}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = ${worker("worker.js", assets.binding, "assets")};
const assets :Workerd.Worker = ${worker("assets.js", "DISK", "files")};
`;
}
