import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageDir } from "../../registry/model/package-root.ts";

/** Where a registry can be deployed by what `init` writes. */
export const HOSTS = ["github-pages", "cloudflare", "netlify", "docker"] as const;
export type Host = (typeof HOSTS)[number];

/** What the files of a host state. */
export interface HostOptions {
  /** Of the registry. */
  name: string;
  /** Where it will be published; where it is unknown, the host decides it. */
  baseUrl?: string | undefined;
}

/** What deploys a registry to a host, by path below the project. The actions are those of this package's own workflows. */
export function hostFiles(host: Host, options: HostOptions): [path: string, text: string][] {
  switch (host) {
    case "github-pages":
      return [[".github/workflows/deploy.yml", pagesWorkflow(options)]];
    case "cloudflare":
      return [
        [
          "wrangler.jsonc",
          shipped("wrangler.jsonc").replace(
            '"name": "typography-registry"',
            () => `"name": "${options.name}"`,
          ),
        ],
        [".github/workflows/deploy.yml", cloudflareWorkflow()],
      ];
    case "netlify":
      return [["netlify.toml", netlifyConfiguration(options)]];
    case "docker":
      return [
        ["Dockerfile", shipped("Dockerfile")],
        [".dockerignore", "node_modules/\ndist/\nfont-package/\n.git/\n"],
      ];
  }
}

function shipped(name: string): string {
  return readFileSync(join(packageDir, "server/hosts", name), "utf8");
}

const CHECKOUT = `      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: "24"
      - run: npm ci
`;

function pagesWorkflow({ baseUrl }: HostOptions): string {
  // config.json has the base URL where it is known.
  const address =
    "https://${{ github.repository_owner }}.github.io/${{ github.event.repository.name }}";
  const environment = baseUrl === undefined ? `        env:\n          BASE_URL: ${address}\n` : "";
  return `# Choose "GitHub Actions" as the source of Pages in the settings of the repository.
name: Deploy
on:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  build:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - run: npx --no typography-registry build
${environment}      - uses: actions/upload-pages-artifact@7b1f4a764d45c48632c6b24a0339c27f5614fb0b # v4.0.0
        with:
          path: dist
  deploy:
    needs: build
    runs-on: ubuntu-latest
    permissions:
      pages: write
      id-token: write
    environment:
      name: github-pages
      url: \${{ steps.deployment.outputs.page_url }}
    steps:
      - id: deployment
        uses: actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e # v4.0.5
`;
}

function cloudflareWorkflow(): string {
  return `# Needs the secrets CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID of the repository.
name: Deploy
on:
  push:
    branches: [main]
permissions:
  contents: read
jobs:
  deploy:
    runs-on: ubuntu-latest
    steps:
${CHECKOUT}      - run: npx --no typography-registry build
      - run: npx --yes wrangler@4 deploy
        env:
          CLOUDFLARE_API_TOKEN: \${{ secrets.CLOUDFLARE_API_TOKEN }}
          CLOUDFLARE_ACCOUNT_ID: \${{ secrets.CLOUDFLARE_ACCOUNT_ID }}
`;
}

function netlifyConfiguration({ baseUrl }: HostOptions): string {
  const flag = baseUrl === undefined ? ' --base-url "$URL"' : "";
  return `[build]
command = 'npx --no typography-registry build${flag}'
publish = "dist"
`;
}
