import { formatJson } from "../../registry/model/json.ts";
import { ownVersion } from "../../registry/model/package-root.ts";
import { isNamespace, registriesEntry } from "../../registry/model/address.ts";
import { type Host, type HostOptions, hostFiles } from "./host-files.ts";
import { addressIn } from "../site/shared/install-choices.ts";
import { addCommand } from "../site/shared/shell-command.ts";
import { SKILL_PATH, skillText } from "../site/skills/skill.ts";

/** What a new project states about itself. */
export interface ProjectOptions extends HostOptions {
  /** By which its items refer to each other, such as `@acme`. */
  namespace?: string | undefined;
  /** Which host its files deploy to; none without one. */
  host?: Host | undefined;
}

/** Where `dev` serves a registry. */
const DEV_URL = "http://localhost:3000";

/** The items of a new registry. */
export const FIRST_PAIRING = "house";
export const FIRST_FONT = "house-sans";
export const FIRST_MOODS = ["professional", "modern"];
export const FIRST_USES = ["documentation", "blog"];

/** The commands of a project, by the names of its npm scripts. */
const SCRIPTS = {
  validate: "typography-registry validate",
  build: "typography-registry build",
  dev: "typography-registry dev",
  start: "typography-registry start",
} as const;

/** Every file of a new project but its items and fonts, by path. */
export function projectFiles(options: ProjectOptions): ReadonlyMap<string, string> {
  return new Map([
    ["package.json", packageJson(options)],
    ["registry/config.json", configuration(options)],
    [".github/workflows/registry.yml", WORKFLOW],
    [".vscode/settings.json", formatJson(EDITOR_SETTINGS)],
    [".gitignore", "node_modules/\ndist/\nfont-package/\n.dist.*\n.wrangler/\n"],
    ["README.md", readme(options)],
    [SKILL_PATH, skill(options)],
    ...(options.host === undefined ? [] : hostFiles(options.host, options)),
  ]);
}

function packageJson({ name }: ProjectOptions): string {
  return formatJson({
    name,
    version: "0.1.0",
    private: true,
    scripts: SCRIPTS,
    devDependencies: { "typography-registry": `^${ownVersion()}` },
  });
}

/** For agents of the team, where the registry is published; it names the items that the registry begins with. */
function skill({ baseUrl = DEV_URL, namespace }: ProjectOptions): string {
  const named = (name: string) => new Map([[name, name]]);
  const catalog = { pairings: named(FIRST_PAIRING), fonts: named(FIRST_FONT) };
  return skillText({ baseUrl, itemBase: namespace ?? baseUrl, catalog });
}

function configuration({ name, baseUrl, namespace }: ProjectOptions): string {
  return formatJson({
    $schema: "../dist/schemas/config.schema.json",
    name,
    // Not in the JSON where they are undefined.
    baseUrl,
    namespace,
    extends: ["typography-registry/fonts"],
  });
}

const EDITOR_SETTINGS = {
  "json.schemas": Object.entries({
    pairing: "pairings/*",
    font: "fonts/*",
    vocabulary: "vocabulary/*",
    config: "config",
  }).map(([schema, files]) => ({
    fileMatch: [`registry/${files}.json`],
    url: `./dist/schemas/${schema}.schema.json`,
  })),
};

/** The actions are those of this package's own workflows; a test compares them. */
const WORKFLOW = `name: Registry
on:
  push:
    branches: [main]
  pull_request:
permissions:
  contents: read
jobs:
  validate:
    runs-on: ubuntu-latest
    steps:
      # The package comes from what has been merged. What a pull request proposes is read, and nothing
      # of it is executed: it may hold scripts, an .npmrc and node_modules.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          ref: \${{ github.event.pull_request.base.sha || github.sha }}
          path: merged
          persist-credentials: false
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          path: proposed
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: "24"
      - run: npm ci
        working-directory: merged
      - run: node ../merged/node_modules/typography-registry/lib/build/main.js validate --format github
        working-directory: proposed
      - run: node ../merged/node_modules/typography-registry/lib/build/main.js build
        working-directory: proposed
`;

function readme(options: ProjectOptions): string {
  const { name, baseUrl = DEV_URL, namespace = baseUrl } = options;
  const entry = registriesEntry(namespace, baseUrl, "r/layered/");
  const once = isNamespace(namespace) ? `, which has \`${entry}\` in its \`components.json\`` : "";
  return `# ${name}

Font pairings and brand fonts as a shadcn registry, built with typography-registry on top of all its
fonts.

\`\`\`sh
npm install
npx typography-registry dev        # builds, serves on http://localhost:3000, rebuilds on change
npx typography-registry validate   # every problem with its position and its fix
npx typography-registry build      # writes dist/ for any static host
\`\`\`

\`dev\` shows the pairings at http://localhost:3000. In a project with shadcn, the example is
installed by \`${addCommand(addressIn(namespace, "r/layered/", FIRST_PAIRING, ""))}\`${once}.

| Path                     | What                                                                        |
| ------------------------ | --------------------------------------------------------------------------- |
| \`registry/pairings/\`     | one pairing a file: \`npx typography-registry new pairing NAME --heading …\`  |
| \`registry/fonts/\`        | fonts of your own: \`npx typography-registry new font NAME --files …\`        |
| \`registry/files/\`        | their woff2 files                                                           |
| \`registry/vocabulary/\`   | moods, use cases and categories of your own, beside the shipped ones        |
| \`registry/config.json\`   | name, base URL, what is built upon, severities of rules                     |
| \`skills/\`                | how an agent chooses and installs from this registry; \`build\` publishes it   |

\`house-sans\` is an example of a brand font: a part of Instrument Sans (SIL Open Font License 1.1),
with Latin letters. Replace it by your own, and remove the two.

Editors complete the names of fonts, moods and use cases once \`build\` has written
\`dist/schemas/\`. The workflow in \`.github/workflows/\` validates every pull request, and annotates
the lines that have problems.
`;
}
