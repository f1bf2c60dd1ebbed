import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { node22 } from "./pinned-node.ts";
import { staticSite } from "./static-site.ts";
import { VITE_BUILD } from "./vite.ts";

/** A Vite app with Vue and Tailwind 4, set up for shadcn-vue, which adds the items. */
export async function vueProject(): Promise<ClientProject> {
  return clientProject({
    template: "vue-app",
    stylesheet: "src/style.css",
    client: "node_modules/shadcn-vue/dist/index.js",
    node: await node22(),
    build: VITE_BUILD,
    serve: (folder) => staticSite(join(folder, "dist")),
  });
}
