import { readFileSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { freePort, run as runToEnd } from "../../clients/processes.ts";
import { toolsFolder } from "../../clients/tools.ts";
import { sirvCommand } from "../../clients/static-site.ts";
import { PROJECT } from "../../fixtures/read.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";
import { CAPABILITIES, type Capability } from "./cases.ts";

/** A host of the published folder, started as its users would start it. */
export interface Host {
  capabilities: readonly Capability[];
  /** Why it cannot do the others. */
  reason?: string;
  /** The Debian package, where it is one. */
  debianPackage?: string;
  start: (distDir: string, port: number, run: Run) => Promise<void>;
}

/** Starts a server, and sees to it that it is stopped. */
export type Run = (command: string, args: string[], port: number) => Promise<unknown>;

export const HOSTS: Readonly<Record<string, Host>> = {
  Express: {
    capabilities: CAPABILITIES,
    start: overrideServer,
  },
  nginx: {
    capabilities: CAPABILITIES,
    debianPackage: "nginx",
    start: async (distDir, port, run) => {
      const backPort = await freePort();
      const folder = temporaryFolder();
      const site = shipped("nginx.conf", distDir, port, backPort);
      const scratch = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const lines = [
        // A worker of another user could not read a temporary folder.
        ...(process.getuid?.() === 0 ? ["user root;"] : []),
        ...["daemon off;", "worker_processes 1;", `pid ${folder}/nginx.pid;`],
        ...[`error_log ${folder}/error.log;`, "events {}", "http {", "access_log off;"],
        ...[...scratch, site, "}"],
      ];
      writeFileSync(join(folder, "nginx.conf"), lines.join("\n"));
      const args = [
        "-p",
        folder,
        "-c",
        join(folder, "nginx.conf"),
        "-e",
        join(folder, "error.log"),
      ];
      await overrideServer(distDir, backPort, run);
      await run("nginx", args, port);
    },
  },
  Caddy: {
    capabilities: CAPABILITIES,
    debianPackage: "caddy",
    start: async (distDir, port, run) => {
      const backPort = await freePort();
      const file = join(temporaryFolder(), "Caddyfile");
      writeFileSync(file, shipped("Caddyfile", distDir, port, backPort));
      const args = ["run", "--config", file, "--adapter", "caddyfile"];
      await overrideServer(distDir, backPort, run);
      await run("caddy", args, port);
    },
  },
  "edge worker": {
    capabilities: CAPABILITIES.filter((capability) => capability !== "compression"),
    reason: "the platform around it compresses",
    start: async (distDir, port, run) => {
      const folder = temporaryFolder();
      const tools = join(await toolsFolder(), "node_modules");
      const bundle = join(folder, "worker.js");
      await runToEnd(
        join(tools, ".bin/esbuild"),
        [
          join(PROJECT, "lib/server/hosts/cloudflare-worker.js"),
          ...["--bundle", "--format=esm", "--platform=browser", `--outfile=${bundle}`],
          ...["--conditions=worker,browser", "--log-level=warning"],
        ],
        PROJECT,
      );
      const file = join(folder, "worker.capnp");
      writeFileSync(file, workerdConfig(realpathSync(distDir), port));
      // The binary itself: its command is a script that would leave it behind when killed.
      const { default: workerd } = createRequire(join(tools, "workerd/package.json"))(
        "workerd",
      ) as {
        default: string;
      };
      await run(workerd, ["serve", file], port);
    },
  },
  lighttpd: {
    capabilities: ["static", "headers"],
    reason:
      "it sends no file that is already compressed, puts no name into an error, and computes nothing",
    debianPackage: "lighttpd",
    start: async (distDir, port, run) => {
      const file = join(temporaryFolder(), "lighttpd.conf");
      writeFileSync(file, shipped("lighttpd.conf", distDir, port, 0));
      await run("lighttpd", ["-D", "-f", file], port);
    },
  },
  "sirv-cli": {
    capabilities: ["static"],
    reason: "it takes no configuration of headers or errors, and computes nothing",
    start: async (distDir, port, run) => {
      const [command, args] = await sirvCommand(distDir, String(port));
      await run(command, args, port);
    },
  },
};

/** A configuration of `server/hosts/`, with the lines changed that its head tells to change. */
function shipped(name: string, distDir: string, port: number, backPort: number): string {
  const text = readFileSync(join(PROJECT, "server/hosts", name), "utf8");
  const changes: [string, string][] = [
    ["/srv/typography/dist", distDir],
    ["8080", String(port)],
    ["127.0.0.1:3000", `127.0.0.1:${backPort}`],
  ];
  return changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
}

async function overrideServer(distDir: string, port: number, run: Run): Promise<void> {
  const args = [join(PROJECT, "lib/server/main.js"), "--dist", distDir, "--port", String(port)];
  await run(process.execPath, args, port);
}

/** The runtime of Cloudflare Workers, with the published folder as the assets binding. */
function workerdConfig(folder: string, port: number): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "assets", disk = (path = "${folder}")),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const main :Workerd.Worker = (
  modules = [(name = "worker", esModule = embed "worker.js")],
  compatibilityDate = "2026-11-01",
  bindings = [(name = "ASSETS", service = "assets")]
);
`;
}
