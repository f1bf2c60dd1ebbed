import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { node22 } from "./pinned-node.ts";
import { freePort, startedServer } from "./processes.ts";

/** A React Router app in framework mode, rendered on the server, set up for shadcn. */
export async function reactRouterProject(): Promise<ClientProject> {
  const node = await node22();
  return clientProject({
    template: "react-router-app",
    stylesheet: "app/app.css",
    node,
    build: ["node_modules/@react-router/dev/bin.cjs", "build"],
    serve: async (folder) => {
      const port = await freePort();
      const program = join(folder, "node_modules/@react-router/serve/bin.cjs");
      const environment = { HOST: "127.0.0.1", PORT: String(port), NODE_ENV: "production" };
      const args = [program, "build/server/index.js"];
      const server = await startedServer(node, args, port, folder, environment);
      return { url: `http://127.0.0.1:${port}`, server };
    },
  });
}
