/* global Response */
// Loaded into the client: what it would read from raw.githubusercontent.com comes from a local repository.
import { execFileSync } from "node:child_process";

const { GITHUB_STAND_IN: repository } = process.env;
const original = globalThis.fetch;

globalThis.fetch = (url, options) => {
  const { host, pathname } = new URL(url);
  if (host !== "raw.githubusercontent.com") return original(url, options);
  const [, , , commit, ...path] = pathname.split("/");
  try {
    const text = execFileSync("git", ["show", `${commit}:${path.join("/")}`], {
      cwd: repository,
      encoding: "utf8",
      maxBuffer: 2 ** 26,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Promise.resolve(new Response(text));
  } catch {
    return Promise.resolve(new Response("", { status: 404 }));
  }
};
