import { readFileSync } from "node:fs";
import { join } from "node:path";
import { globSync } from "glob";
import { buildRegistry } from "../../build/publish/build.ts";
import { freePort, killServers, run, startedServer } from "../clients/processes.ts";
import { toolsFolder } from "../clients/installed-packages.ts";
import { FIXTURE_REGISTRY, readJson } from "../fixtures/read.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";

/** As GitHub Pages publishes the site of a project. */
const SUB_PATH = "/type-registry";

const root = temporaryFolder();
const dist = join(root, SUB_PATH);
let origin: string;

beforeAll(async () => {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const baseUrl = `${origin}${SUB_PATH}`;
  buildRegistry({ registryDir: FIXTURE_REGISTRY, outDir: dist, baseUrl, site: true });
  // It redirects to folders and names the types of files without an extension as GitHub Pages does.
  const flags = ["--bind", "127.0.0.1", "--directory", root];
  await startedServer("python3", ["-m", "http.server", String(port), ...flags], port);
});
afterAll(() => killServers());

const get = (path: string) => fetch(`${origin}${SUB_PATH}${path}`);

/** The addresses that do not answer with 200. */
async function broken(urls: Iterable<string>): Promise<string[]> {
  const found: string[] = [];
  for (const url of new Set(urls)) {
    const { status } = await fetch(url);
    if (status !== 200) found.push(`${status} ${url}`);
  }
  return found;
}

it("every link of every page leads to something that is published", async () => {
  const links = globSync("**/*.html", { cwd: dist, posix: true }).flatMap((path) => {
    const html = readFileSync(join(dist, path), "utf8");
    const page = `${origin}${SUB_PATH}/${path}`;
    return Array.from(html.matchAll(/ (?:href|src)="([^"]+)"/g), ([, link = ""]) => {
      const url = new URL(link.replaceAll("&amp;", "&"), page);
      return url.origin === origin ? `${origin}${url.pathname}` : "";
    });
  });
  const own = links.filter((link) => link !== "");
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter((link) => !link.startsWith(`${origin}${SUB_PATH}/`))).toEqual([]);
  expect(await broken(own)).toEqual([]);
});

it("every address in every item leads to another item", async () => {
  const items = globSync("{r,api}/**/*", { cwd: dist, posix: true, nodir: true });
  const texts = items.map((path) => readFileSync(join(dist, path), "utf8"));
  const urls = texts.flatMap(
    (text) => text.match(/http:\/\/127\.0\.0\.1:[^"\s]+\.(?:json|woff2)/g) ?? [],
  );
  expect(new Set(urls).size).toBeGreaterThan(5);
  expect(await broken(urls)).toEqual([]);
});

it("the folder of a page is redirected to its address", async () => {
  const response = await get("/docs");
  expect([response.status, response.redirected, response.url]).toEqual([
    200,
    true,
    `${origin}${SUB_PATH}/docs/`,
  ]);
});

it("an item without an extension has another type and the same content", async () => {
  const [plain, json] = [await get("/api/r/plain"), await get("/api/r/plain.json")];
  expect(plain.headers.get("content-type")).toBe("application/octet-stream");
  expect(json.headers.get("content-type")).toBe("application/json");
  expect(await plain.text()).toBe(await json.text());
});

it("parameters are ignored", async () => {
  const published = await (await get("/r/plain.json")).text();
  expect(await (await get("/r/plain.json?h1-size=9rem")).text()).toBe(published);
});

it.each(["/r/layered/plain.json", "/api/r/plain"])("the real client reads %s", async (path) => {
  const shadcn = join(await toolsFolder(), "node_modules/shadcn/dist/index.js");
  const args = [shadcn, "view", `${origin}${SUB_PATH}${path}`, "--cwd", temporaryFolder()];
  const [item] = JSON.parse(await run(process.execPath, args, root)) as { name: string }[];
  const { name } = readJson(join(dist, "r/plain.json")) as { name: string };
  expect([name, `pairing-${name}`]).toContain(item?.name);
});
