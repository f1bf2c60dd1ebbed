/** The override server alone, where only the compiled code and `dist/` are: `node lib/server/main.js`. */
import { Command } from "commander";
import { type ServeFlags, addServeOptions, runMain } from "./command-line.ts";
import { serve } from "./serve.ts";

await runMain(
  addServeOptions(new Command("serve").exitOverride())
    .description("Serve a published folder, and compute overrides.")
    .action(async ({ dist, ...flags }: ServeFlags) => {
      await serve({ ...flags, distDir: dist });
    }),
);
