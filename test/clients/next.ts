import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type FontItem, isGoogleFont } from "../../registry/model/items.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import { type ClientProject, type Framework, clientProject } from "./client-project.ts";
import { fileServer } from "./file-server.ts";
import { fetchFontPackages } from "./font-packages.ts";
import { mockedResponses } from "./provider-responses.ts";

const NEXT = "node_modules/next/dist/bin/next";

/**
 * A Next.js app with the App Router and Tailwind 4, set up for shadcn, that takes the provider's
 * answers for these fonts from files.
 *
 * @param own what differs from that app
 */
export async function nextProject(
  fonts: readonly FontItem[],
  own: Partial<Framework> = {},
): Promise<ClientProject> {
  const files = join(packageDir, ".cache/font-files");
  const packages = fonts.filter(isGoogleFont).map(({ font }) => String(font.dependency));
  await fetchFontPackages(packages, files);
  const server = await fileServer(files);
  const project = await clientProject({
    template: "next-app",
    stylesheet: "app/globals.css",
    componentPage: {
      file: "app/page.tsx",
      source: 'export { ComponentPage as default } from "./component-page";\n',
    },
    build: [NEXT, "build"],
    buildEnvironment: async (folder) => {
      const responses = await mockedResponses(fonts, folder, files, server.url);
      const file = join(folder, ".mocked-responses.js");
      await writeFile(file, `module.exports = ${JSON.stringify(responses)};\n`);
      return { NEXT_FONT_GOOGLE_MOCKED_RESPONSES: file, NEXT_TELEMETRY_DISABLED: "1" };
    },
    output: (port) => [NEXT, "start", "--port", port, "--hostname", "127.0.0.1"],
    ...own,
  });
  return {
    ...project,
    remove: async () => {
      server.close();
      await project.remove();
    },
  };
}
