/**
 * Checks the sizes of the project against `limits.json`: fails above a limit, and says which of them can be
 * lowered. A limit rises only by what an issue allows, named in the commit that raises it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";

const limits = JSON.parse(readFileSync(new URL("limits.json", import.meta.url), "utf8"));

/** The files of each room: those below the first folders, without those below the others. */
const ROOMS = {
  "server without hosts": [["server/"], ["server/hosts/"]],
  "server/hosts": [["server/hosts/"], []],
  "registry and build without the site": [["registry/", "build/"], ["build/site/"]],
  "build/site": [["build/site/"], []],
  test: [["test/"], []],
};

const isBelow = (file, folders) => folders.some((folder) => file.startsWith(folder));
const code = execFileSync("git", ["ls-files"], { encoding: "utf8" })
  .split("\n")
  .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file) && !file.endsWith(".d.ts") && existsSync(file))
  .filter((file) => !/^registry\/(?:fonts|pairings|specimens)\//.test(file));

function linesOf(room) {
  const [folders, without] = ROOMS[room];
  const files = code.filter((file) => isBelow(file, folders) && !isBelow(file, without));
  return files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);
}

const sizes = [
  ...Object.entries(limits.lines).map(([room, most]) => [`lines of ${room}`, linesOf(room), most]),
  ...Object.entries(limits.bytes).map(([file, most]) => [
    `bytes of ${file}`,
    statSync(file).size,
    most,
  ]),
];
for (const [what, size, most] of sizes) {
  if (size > most) {
    console.error(`error: ${size} ${what}; at most ${most} are allowed. Delete before you add.`);
    process.exitCode = 1;
  } else if (size < most && what.startsWith("lines"))
    console.log(`${size} ${what}: lower the limit of ${most} in .ci/limits.json.`);
}
