import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hostFilesDir } from "../../registry/model/package-root.ts";

/** Where a registry can be deployed by what `init` writes. */
export const HOSTS = ["github-pages", "cloudflare", "netlify", "docker"] as const;
export type Host = (typeof HOSTS)[number];

/** What the files of a host state. */
export interface HostOptions {
  /** Of the registry: lowercase words joined by hyphens. */
  name: string;
  /** Where it will be published, without a slash at its end; where it is unknown, the host decides it. */
  baseUrl?: string | undefined;
}

const WORKFLOW = ".github/workflows/deploy.yml";

/** The base URL in what is shipped, as the host knows it. */
const OWN_ADDRESS = /\n {8}env:\n {10}BASE_URL: .*| --base-url "\$URL"/;

/** What deploys a registry to a host, by path below the project: what this package ships for it. */
export function hostFiles(
  host: Host,
  { name, baseUrl }: HostOptions,
): [path: string, text: string][] {
  const shipped = (file: string) => {
    const text = readFileSync(join(hostFilesDir, file), "utf8").replace(
      '"name": "typography-registry"',
      () => `"name": "${name}"`,
    );
    // config.json has it then.
    return baseUrl === undefined ? text : text.replace(OWN_ADDRESS, "");
  };
  switch (host) {
    case "github-pages":
      return [[WORKFLOW, shipped("deploy-github-pages.yml")]];
    case "cloudflare":
      return [
        ["wrangler.jsonc", shipped("wrangler.jsonc")],
        [WORKFLOW, shipped("deploy-cloudflare.yml")],
      ];
    case "netlify":
      return [["netlify.toml", shipped("netlify.toml")]];
    case "docker":
      return [
        ["Dockerfile", shipped("Dockerfile")],
        [".dockerignore", "node_modules/\ndist/\nfont-package/\n.git/\n"],
      ];
  }
}
