import { join } from "node:path";
import type { FontItem } from "../../registry/items.ts";
import { ownRegistryDir } from "../../registry/package-root.ts";
import type { ClientProject } from "./client-project.ts";
import { nextProject } from "./next.ts";
import { fetchFontFiles } from "./provider-responses.ts";
import { staticSite } from "./static-site.ts";
import { viteProject } from "./vite.ts";

/** A user's app, and what has to be closed with it. */
export interface OpenProject {
  project: ClientProject;
  close: () => Promise<void>;
}

/** @param fonts those that a Next.js app will request from the provider */
export async function projectFor(
  client: "vite" | "next",
  fonts: readonly FontItem[],
): Promise<OpenProject> {
  if (client === "vite") {
    const project = await viteProject();
    return { project, close: () => project.remove() };
  }
  const files = await fetchFontFiles(fonts, join(ownRegistryDir, "../.cache/font-files"));
  const { url, server } = await staticSite(files);
  const project = await nextProject(fonts, files, url);
  return {
    project,
    close: async () => {
      server.kill("SIGKILL");
      await project.remove();
    },
  };
}
