import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { staticSite } from "./static-site.ts";

/** The arguments with which Node.js runs Vite's build in an app. */
export const VITE_BUILD = ["node_modules/vite/bin/vite.js", "build"];

/** A Vite app with React and Tailwind 4, set up for shadcn. */
export function viteProject(): Promise<ClientProject> {
  return clientProject({
    template: "vite-app",
    stylesheet: "src/index.css",
    componentPage: {
      file: "src/app.tsx",
      source: 'export { ComponentPage as App } from "./component-page";\n',
    },
    build: VITE_BUILD,
    serve: (folder) => staticSite(join(folder, "dist")),
  });
}
