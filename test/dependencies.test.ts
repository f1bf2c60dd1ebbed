import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT } from "./fixtures/read.ts";

const packageJson = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
const contributing = readFileSync(join(PROJECT, "CONTRIBUTING.md"), "utf8");

/** The rows of the table under a heading cell: the packages of each, and the reason. */
function rowsUnder(heading: string): { packages: string[]; reason: string }[] {
  const lines = contributing.split("\n");
  const start = lines.findIndex((line) => line.startsWith(`| ${heading} `));
  expect(start).toBeGreaterThan(0);
  const end = lines.findIndex((line, index) => index > start && !line.startsWith("|"));
  return lines.slice(start + 2, end).map((line) => {
    const [, packages = "", reason = ""] = line.split("|");
    const names = [...packages.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return { packages: names, reason: reason.trim() };
  });
}

it.each([
  ["At run time", "dependencies"],
  ["For development", "devDependencies"],
])("%s: CONTRIBUTING says of each direct dependency why it is used", (heading, field) => {
  const rows = rowsUnder(heading);
  const named = rows.flatMap(({ packages }) => packages).sort();
  expect(named).toEqual(Object.keys(packageJson[field]).sort());
  expect(rows.filter(({ reason }) => reason === "")).toEqual([]);
});
