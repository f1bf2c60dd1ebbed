import { join } from "node:path";
import type { FontItem } from "../../registry/model/items.ts";
import { packageDir } from "../../registry/model/package-root.ts";
import { astroProject } from "./astro.ts";
import type { ClientProject } from "./client-project.ts";
import { nextProject } from "./next.ts";
import { fetchFontFiles } from "./provider-responses.ts";
import { reactRouterProject } from "./react-router.ts";
import { staticSite } from "./static-site.ts";
import { svelteProject } from "./svelte.ts";
import { tanstackStartProject } from "./tanstack-start.ts";
import { viteProject } from "./vite.ts";
import { vueProject } from "./vue.ts";

/** A user's app, and what has to be closed with it. */
export interface OpenProject {
  project: ClientProject;
  close: () => Promise<void>;
}

/** The apps that need nothing but their packages. */
const PROJECTS = {
  vite: viteProject,
  astro: astroProject,
  "react-router": reactRouterProject,
  "tanstack-start": tanstackStartProject,
  vue: vueProject,
  svelte: svelteProject,
} as const satisfies Record<string, () => Promise<ClientProject>>;

export type Client = keyof typeof PROJECTS | "next";

/** Every framework, with the path of the flavour that the README names for it. */
export const FLAVOUR_PATH: Readonly<Record<Client, string>> = {
  vite: "r/layered",
  next: "r/layered",
  astro: "r/layered",
  "react-router": "r/layered",
  "tanstack-start": "r/layered",
  vue: "r/self-hosted",
  svelte: "r/self-hosted",
};

export const CLIENTS = Object.keys(FLAVOUR_PATH) as Client[];

/** @param fonts those that a Next.js app will request from the provider */
export async function projectFor(client: Client, fonts: readonly FontItem[]): Promise<OpenProject> {
  if (client !== "next") {
    const project = await PROJECTS[client]();
    return { project, close: () => project.remove() };
  }
  const files = await fetchFontFiles(fonts, join(packageDir, ".cache/font-files"));
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
