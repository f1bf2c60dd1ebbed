import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FontItem } from "../../registry/items.ts";
import { type ClientProject, clientProject } from "./client-project.ts";
import { mockedResponses } from "./provider-responses.ts";
import { freePort, run, startedServer } from "./processes.ts";

/**
 * A Next.js app with the App Router and Tailwind 4, set up for shadcn, that takes the provider's
 * answers for these fonts from files.
 *
 * @param fontFilesUrl where the folder with the font packages is served
 */
export async function nextProject(
  fonts: readonly FontItem[],
  fontFilesFolder: string,
  fontFilesUrl: string,
): Promise<ClientProject> {
  const next = (folder: string) => join(folder, "node_modules/next/dist/bin/next");
  return clientProject({
    template: "next-app",
    build: async (folder) => {
      const responses = await mockedResponses(fonts, folder, fontFilesFolder, fontFilesUrl);
      const file = join(folder, ".mocked-responses.js");
      await writeFile(file, `module.exports = ${JSON.stringify(responses)};\n`);
      await run(process.execPath, [next(folder), "build"], folder, {
        NEXT_FONT_GOOGLE_MOCKED_RESPONSES: file,
        NEXT_TELEMETRY_DISABLED: "1",
      });
    },
    serve: async (folder) => {
      const port = await freePort();
      const args = [
        next(folder),
        "start",
        folder,
        "--port",
        String(port),
        "--hostname",
        "127.0.0.1",
      ];
      return {
        url: `http://127.0.0.1:${port}/`,
        server: await startedServer(process.execPath, args, port),
      };
    },
  });
}
