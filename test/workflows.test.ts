import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./fixtures/read.ts";

const folder = join(PROJECT, ".github/workflows");
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), "utf8")] as const,
);

it.each(workflows)("%s: pins each action by commit, and says which version that is", (_, text) => {
  const uses = Array.from(text.matchAll(/uses: (.*)/g), ([, action = ""]) => action);
  expect(uses.length).toBeGreaterThan(0);
  for (const action of uses)
    expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it.each(workflows)("%s: may read the repository, unless a job says more", (_, text) => {
  expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
  expect(text).not.toMatch(/permissions: write-all|contents: write/);
});

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
