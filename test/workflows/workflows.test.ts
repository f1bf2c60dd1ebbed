import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { projectFiles } from "../../build/new/project-files.ts";
import { PROJECT } from "../fixtures/read.ts";
import { githubErrors, yamlExample } from "./github-parser.ts";

const folder = join(PROJECT, ".github/workflows");
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), "utf8")] as const,
);
const action = readFileSync(join(PROJECT, "action.yml"), "utf8");
const example = yamlExample("build/site/docs/own-registry.md", "OWNER/REPOSITORY@COMMIT");
const pages = yamlExample("build/site/docs/hosts.md", "actions/deploy-pages@");
const project = projectFiles({ name: "acme-type" });
const deploys = (["github-pages", "cloudflare"] as const).map((host) => {
  const path = ".github/workflows/deploy.yml";
  const text = projectFiles({ name: "acme-type", host }).get(path) ?? "";
  return [`the workflow for ${host} that init writes`, text] as const;
});
const files = [
  ...deploys,
  ...workflows,
  ["the workflow that init writes", project.get(".github/workflows/registry.yml") ?? ""],
  ["action.yml", action],
  ["own-registry.md, example", example],
  ["hosts.md, GitHub Pages", pages],
] as const;

it.each(files)("%s: GitHub's own parser finds nothing wrong", (name, text) => {
  const kind = name === "action.yml" ? "action" : "workflow";
  expect(githubErrors(kind, name, text)).toEqual([]);
});

it.each([
  [
    "an input that does not exist",
    "inputs.registry }}",
    "inputs.registri }} ${{ input.registry }}",
  ],
  ["a step without a shell", "shell: bash\n      env:\n        COMMAND", "env:\n        COMMAND"],
  ["a field that does not exist", "using: composite", "using: composite\n  permissions: {}"],
])("the parser would report %s", (_, from, to) => {
  expect(githubErrors("action", "action.yml", action.replace(from, to))).not.toEqual([]);
});

/** Every string under a `run`, at any depth. */
function scriptsIn(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]: [string, unknown]) =>
    key === "run" && typeof value === "string" ? [value] : scriptsIn(value),
  );
}

it.each(files)(
  "%s: writes no expression into a script, where its value would be code",
  (_, text) => {
    const scripts = scriptsIn(parse(text));
    expect(scripts.filter((script) => script.includes("${{"))).toEqual([]);
  },
);

it.each([...workflows, ["GitHub Pages", pages], ["action.yml", action]] as const)(
  "%s: pins each action by commit, and says which version that is",
  (_, text) => {
    const uses = Array.from(text.matchAll(/^ +(?:- )?uses: (.*)/gm), ([, use = ""]) => use);
    expect(uses.length).toBeGreaterThan(0);
    for (const use of uses) expect(use).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  },
);

it.each([...workflows, ["GitHub Pages", pages] as const])(
  "%s: may read the repository, unless a job says more",
  (_, text) => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/permissions: write-all|contents: write/);
  },
);

it.each(workflows)(
  "%s: leaves no token in the checkout, and does not run for foreign code",
  (_, text) => {
    const checkouts = text.match(/uses: actions\/checkout@/g) ?? [];
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length);
    expect(text).not.toContain("pull_request_target");
  },
);

it("publishes with a statement of where the package was built", () => {
  const release = new Map(workflows).get("release.yml") ?? "";
  expect(release).toContain("npm publish --provenance");
  expect(release).toMatch(/id-token: write/);
  expect(release).not.toMatch(/secrets\./);
});

it("keeps packages and actions current", () => {
  const dependabot = readFileSync(join(PROJECT, ".github/dependabot.yml"), "utf8");
  const ecosystems = Array.from(dependabot.matchAll(/package-ecosystem: (.*)/g), ([, one]) => one);
  expect(ecosystems).toEqual(["npm", "github-actions"]);
});

// `prepare` compiles what is installed from the repository's URL; npm runs it for nothing else.
it("runs no script when it is installed from the registry or from a packed file", () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
  expect(Object.keys(scripts)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(?:pre|post)?install$/)]),
  );
});
