import { join } from "node:path";
import { type ClientProject, clientProject } from "./client-project.ts";
import { freePort, run, startedServer } from "./processes.ts";
import { toolsFolder } from "./tools.ts";

/** A Vite app with React and Tailwind 4, set up for shadcn. */
export function viteProject(): Promise<ClientProject> {
  return clientProject({
    template: "vite-app",
    build: async (folder) => {
      await run(process.execPath, [join(folder, "node_modules/vite/bin/vite.js"), "build"], folder);
    },
    serve: async (folder) => {
      const port = await freePort();
      const sirv = join(await toolsFolder(), "node_modules/sirv-cli/bin.js");
      const args = [sirv, join(folder, "dist"), "--port", String(port)];
      return {
        url: `http://127.0.0.1:${port}/`,
        server: await startedServer(process.execPath, args, port),
      };
    },
  });
}
