import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "jsonc-parser";
import { PROJECT } from "../fixtures/read.ts";

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
