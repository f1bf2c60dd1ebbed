import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { installPinned } from "../clients/installed-packages.ts";
import { PROJECT } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

/** What the tests read of `lib/server/hosts/wrangler.jsonc`. */
export interface WranglerConfig {
  /** Relative to the copy in a user's project, as is `assets.directory`. */
  main: string;
  compatibility_date: string;
  assets: {
    directory: string;
    binding: string;
    html_handling: string;
    not_found_handling: string;
    run_worker_first: string[];
  };
}

export function wranglerConfig(): WranglerConfig {
  const text = readFileSync(join(PROJECT, "lib/server/hosts/wrangler.jsonc"), "utf8");
  return parse(text, [], { allowTrailingComma: true }) as WranglerConfig;
}

/** Cloudflare's command, a script that Node.js 22 runs; installed at the first call. */
export async function wranglerScript(): Promise<string> {
  const folder = await installPinned("test/hosts/pinned-tools.json", "wrangler");
  // Not its bin, which starts this script as another process and would leave it behind.
  return join(folder, "node_modules/wrangler/wrangler-dist/cli.js");
}

/** What Wrangler writes logs and settings into, and that it reports to nobody. */
export function wranglerEnvironment(): Record<string, string> {
  const home = temporaryFolder();
  return { HOME: home, XDG_CONFIG_HOME: home, WRANGLER_SEND_METRICS: "false", CI: "true" };
}

/** A project that has the package installed, `wrangler.jsonc` copied, and the folder published. */
export function cloudflareProject(distDir: string): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, "node_modules"));
  symlinkSync(PROJECT, join(folder, "node_modules/typography-registry"));
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
  const shipped = "node_modules/typography-registry/lib/server/hosts/wrangler.jsonc";
  copyFileSync(join(folder, shipped), join(folder, "wrangler.jsonc"));
  cpSync(realpathSync(distDir), join(folder, "dist"), { recursive: true });
  return folder;
}
