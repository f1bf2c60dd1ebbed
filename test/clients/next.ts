import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FontItem } from "../../registry/model/items.ts";
import { type ClientProject, clientProject } from "./client-project.ts";
import { mockedResponses } from "./provider-responses.ts";
import { freePort, startedServer } from "./processes.ts";

const NEXT = "node_modules/next/dist/bin/next";

/**
 * A Next.js app with the App Router and Tailwind 4, set up for shadcn, that takes the provider's
 * answers for these fonts from files.
 *
 * @param fontFilesUrl where the folder with the font packages is served
 */
export function nextProject(
  fonts: readonly FontItem[],
  fontFilesFolder: string,
  fontFilesUrl: string,
): Promise<ClientProject> {
  return clientProject({
    template: "next-app",
    stylesheet: "app/globals.css",
    componentPage: {
      file: "app/page.tsx",
      source: 'export { ComponentPage as default } from "./component-page";\n',
    },
    build: [NEXT, "build"],
    buildEnvironment: async (folder) => {
      const responses = await mockedResponses(fonts, folder, fontFilesFolder, fontFilesUrl);
      const file = join(folder, ".mocked-responses.js");
      await writeFile(file, `module.exports = ${JSON.stringify(responses)};\n`);
      return { NEXT_FONT_GOOGLE_MOCKED_RESPONSES: file, NEXT_TELEMETRY_DISABLED: "1" };
    },
    serve: async (folder) => {
      const port = await freePort();
      const address = ["--port", String(port), "--hostname", "127.0.0.1"];
      const args = [join(folder, NEXT), "start", folder, ...address];
      const server = await startedServer(process.execPath, args, port);
      return { url: `http://127.0.0.1:${port}/`, server };
    },
  });
}
