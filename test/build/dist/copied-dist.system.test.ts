import { execFileSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildManifest } from "../../../build/dist/build-manifest.ts";
import { freePort, startedServer } from "../../clients/processes.ts";
import { fixtureDist } from "../../fixtures/dist.ts";
import { temporaryFolder } from "../../fixtures/temporary.ts";

const GIT = "git -c user.name=Test -c user.email=test@example.com";

/** Ways to copy a folder. Each makes the copy `copy/dist`, which does not need the original. */
const COPIES: Record<string, string> = {
  "cp -r": "cp -r dist copy/dist",
  tar: "tar czf dist.tgz dist && tar xzf dist.tgz -C copy",
  "zip -r": "zip -qr dist.zip dist && python3 -m zipfile -e dist.zip copy",
  "rsync -a": "rsync -a dist copy",
  "git add -f": `${GIT} init -q && ${GIT} add -f dist && ${GIT} commit -qm dist && rmdir copy && git clone -q . copy`,
};

it.each(Object.entries(COPIES))(
  "%s of dist: a plain static server serves every variant from the copy",
  async (_, command) => {
    const folder = temporaryFolder();
    fixtureDist({ outDir: join(folder, "dist") });
    mkdirSync(join(folder, "copy"));
    execFileSync("sh", ["-c", `${command} && mv dist original`], { cwd: folder, stdio: "pipe" });

    const original = join(folder, "original");
    const { contents } = JSON.parse(
      readFileSync(join(original, "build-manifest.json"), "utf8"),
    ) as BuildManifest;
    const paths = contents.flatMap(({ paths: all }) => all);
    expect(paths).toContain("api/r/pairing-plain");

    const port = await freePort();
    const site = join(folder, "copy/dist");
    const args = ["-m", "http.server", String(port), "--bind", "127.0.0.1", "--directory", site];
    const server: ChildProcess = await startedServer("python3", args, port);
    try {
      for (const path of [...paths, "build-manifest.json"]) {
        const response = await fetch(`http://127.0.0.1:${port}/${path}`);
        expect([path, response.status, await response.text()]).toEqual([
          path,
          200,
          readFileSync(join(original, path), "utf8"),
        ]);
      }
    } finally {
      server.kill();
    }
  },
);
