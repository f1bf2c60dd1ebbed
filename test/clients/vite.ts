import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { run } from "./processes.ts";
import { staticSite } from "./static-site.ts";

/** A Vite app with React and Tailwind 4, set up for shadcn. */
export function viteProject(): Promise<ClientProject> {
  return clientProject({
    template: "vite-app",
    build: async (folder) => {
      await run(process.execPath, [join(folder, "node_modules/vite/bin/vite.js"), "build"], folder);
    },
    serve: (folder) => staticSite(join(folder, "dist")),
  });
}
