import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { node22 } from "./pinned-node.ts";
import { staticSite } from "./static-site.ts";

/** An Astro site with React and Tailwind 4, set up for shadcn. */
export async function astroProject(): Promise<ClientProject> {
  return clientProject({
    template: "astro-app",
    stylesheet: "src/styles/global.css",
    node: await node22(),
    build: ["node_modules/astro/bin/astro.mjs", "build"],
    buildEnvironment: () => Promise.resolve({ ASTRO_TELEMETRY_DISABLED: "1" }),
    serve: (folder) => staticSite(join(folder, "dist")),
  });
}
