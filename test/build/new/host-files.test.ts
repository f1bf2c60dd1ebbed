import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { HOSTS, hostFiles } from "../../../build/new/host-files.ts";
import { projectFiles } from "../../../build/new/project-files.ts";
import { PROJECT } from "../../fixtures/read.ts";

const baseUrl = "https://type.acme.example";
const filesOf = (host: (typeof HOSTS)[number], url?: string) =>
  new Map(hostFiles(host, { name: "acme-type", baseUrl: url }));

it.each(HOSTS)("a project for %s has the files of its host beside the others", (host) => {
  const options = { name: "acme-type", version: "0.1.0" };
  const without = [...projectFiles(options).keys()];
  const added = [...projectFiles({ ...options, host }).keys()].slice(without.length);
  expect(added).toEqual([...filesOf(host).keys()]);
  expect(added.length).toBeGreaterThan(0);
});

it.each([
  ["github-pages", ".github/workflows/deploy.yml", "github.io"],
  ["netlify", "netlify.toml", "$URL"],
] as const)("%s gives the base URL where config.json has none", (host, path, address) => {
  expect(filesOf(host).get(path)).toContain(address);
  expect(filesOf(host, baseUrl).get(path)).not.toContain(address);
});

it("the Worker has the name of the registry, and the configuration that is shipped", () => {
  const shipped = readFileSync(join(PROJECT, "lib/server/hosts/wrangler.jsonc"), "utf8");
  const written = filesOf("cloudflare").get("wrangler.jsonc") ?? "";
  expect(written).toContain('"name": "acme-type"');
  expect(written.replace("acme-type", "typography-registry")).toBe(shipped);
});

it("the workflow for Pages does what the documentation of hosts does", () => {
  const uses = (text: string) => new Set(text.match(/actions\/[\w-]+@[0-9a-f]{40} # \S+/g));
  const docs = readFileSync(join(PROJECT, "build/site/docs/hosts.md"), "utf8");
  const written = filesOf("github-pages").get(".github/workflows/deploy.yml") ?? "";
  expect([...uses(written)]).toEqual(expect.arrayContaining([...uses(docs)]));
});

it("secrets are in the environment of one step, and in no script", () => {
  const text = filesOf("cloudflare").get(".github/workflows/deploy.yml") ?? "";
  const { jobs } = parse(text) as { jobs: { deploy: { steps: { run?: string; env?: object }[] } } };
  const withSecrets = jobs.deploy.steps.filter(({ env }) =>
    JSON.stringify(env ?? {}).includes("secrets."),
  );
  expect(withSecrets.map(({ run }) => run)).toEqual(["npx --yes wrangler@4 deploy"]);
});
