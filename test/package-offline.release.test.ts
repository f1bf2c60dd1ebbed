import { packedPackage } from "./shared/shared.ts";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type NodeMajor, pinnedNode } from "./clients/pinned-node.ts";
import { run } from "./clients/processes.ts";
import { FIXTURE_REGISTRY } from "./fixtures/read.ts";
import { temporaryFolder } from "./fixtures/temporary.ts";

const PORT = 3000;
const CONFIGURATION = {
  name: "acme-type",
  baseUrl: "https://type.acme.example",
  extends: ["typography-registry/fonts", "typography-registry/pairings"],
  // The pairing has the fonts of a shipped one.
  rules: { "distinct-pairings": "off", "structural-categories": "off" },
};

/** Requests to a server in the same network, as the statuses and the item's name. */
const READ = `
  const get = (path) => fetch("http://127.0.0.1:${PORT}" + path);
  while (!(await get("/healthz").catch(() => undefined))?.ok) await new Promise((done) => setTimeout(done, 50));
  const item = await get("/r/layered/plain.json?h1-size=3rem");
  const { status } = await get("/r/fraunces.json");
  const { status: outside } = await fetch("https://registry.example").catch(() => ({ status: "no network" }));
  console.log(JSON.stringify([item.status, (await item.json()).css["@layer base"].h1["font-size"], status, outside]));`;

/** Each command as documented, but for serve: a signal to npx does not reach what it starts. */
const STORY = `set -e
npm install --offline --no-audit --no-fund "$ARCHIVE" >/dev/null
npx --no typography-registry validate
npx --no typography-registry build
node_modules/.bin/typography-registry serve --port ${PORT} & server=$!
node --input-type=module --eval "$READ" || { kill $server; exit 1; }
kill $server
wait $server`;

let cache: string;
beforeAll(async () => {
  cache = await warmCache(packedPackage());
});

/** npm's cache after the package has been installed once with access to the network. */
async function warmCache(from: string): Promise<string> {
  const folder = emptyProject();
  const path = join(temporaryFolder(), "cache");
  const flags = ["--no-audit", "--no-fund", "--cache", path];
  await run("npm", ["install", ...flags, from], folder);
  return path;
}

function emptyProject(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "package.json"), '{"private":true,"type":"module"}');
  return folder;
}

/** Gives a command a network of its own, in which there is nothing but itself. */
const WITHOUT_NETWORK = [
  "unshare",
  "--map-root-user",
  "--net",
  "sh",
  "-c",
  'ip link set lo up && exec "$@"',
  "sh",
];
/** Reported as skipped where the system does not permit it. */
const itWithoutNetwork =
  spawnSync(WITHOUT_NETWORK[0]!, [...WITHOUT_NETWORK.slice(1), "true"]).status === 0 ? it : it.skip;

/** An empty project with a registry of its own: one pairing, whose fonts are those of the package. */
function teamFolder(): string {
  const folder = emptyProject();
  const pairings = join(folder, "registry/pairings");
  mkdirSync(pairings, { recursive: true });
  cpSync(join(FIXTURE_REGISTRY, "pairings/plain.json"), join(pairings, "plain.json"));
  writeFileSync(join(folder, "registry/config.json"), JSON.stringify(CONFIGURATION));
  return folder;
}

itWithoutNetwork.each<NodeMajor>([20, 22, 24])(
  "is installed, validates, builds and serves without a network on Node.js %i",
  async (major) => {
    const node = await pinnedNode(major);
    const folder = teamFolder();
    const [command, ...args] = [...WITHOUT_NETWORK, "bash", "-c", STORY];
    const output = await run(command, args, folder, {
      PATH: `${dirname(node)}:${process.env.PATH}`,
      npm_config_cache: cache,
      ARCHIVE: packedPackage(),
      READ,
    });
    const [validated, built, ...rest] = output.trim().split("\n");
    expect(validated).toMatch(/^\d{3} pairings and \d{4} fonts are valid$/);
    expect(built).toMatch(/^Built \d{4} items into dist for /);
    expect(JSON.parse(rest.at(-1) ?? "")).toEqual([200, "3rem", 200, "no network"]);
    const index = JSON.parse(readFileSync(join(folder, "dist/r/registry.json"), "utf8"));
    expect(index).toMatchObject({ name: "acme-type" });
  },
);
