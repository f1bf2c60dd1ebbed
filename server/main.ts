/** The override server alone, where only the compiled code and `dist/` are: `node lib/server/main.js`. */
import type { ServeFlags } from "./command-line.ts";
import { runMain } from "./run-main.ts";

await runMain(async () => {
  const { Command } = await import("commander");
  const { addServeOptions } = await import("./command-line.ts");
  const { serve } = await import("./serve.ts");
  return addServeOptions(new Command("serve").exitOverride())
    .description("Serve a published folder, and compute overrides.")
    .action(async ({ dist, ...flags }: ServeFlags) => {
      await serve({ ...flags, distDir: dist });
    });
});
