import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { node22 } from "./pinned-node.ts";
import { staticSite } from "./static-site.ts";
import { VITE_BUILD } from "./vite.ts";

/** A TanStack Start app whose page is prerendered, set up for shadcn. */
export async function tanstackStartProject(): Promise<ClientProject> {
  return clientProject({
    template: "tanstack-start-app",
    stylesheet: "src/styles.css",
    node: await node22(),
    build: VITE_BUILD,
    serve: (folder) => staticSite(join(folder, "dist/client")),
  });
}
