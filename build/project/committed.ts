import { execFileSync } from "node:child_process";
import type { AppFile } from "./app.ts";
import { normal } from "./traces.ts";

/** As many of the last commits that changed a file are looked at. */
const MAX_COMMITS = 20;

/** What the client writes of its own, whatever it installs. */
const CLIENT_STATEMENTS = [
  "@custom-variant dark (&:is(.dark *));",
  "@layer base;",
  '@import "shadcn-svelte/tailwind.css";',
];

/**
 * A file as the newest commit has it that satisfies a condition; undefined without Git, and where none does.
 *
 * @param path relative to the folder
 */
export function committedText(
  folder: string,
  path: string,
  isMeant: (text: string) => boolean,
): string | undefined {
  const name = `./${path.replaceAll("\\", "/")}`;
  const commits = git(folder, "log", `-${MAX_COMMITS}`, "--format=%H", "--", name) ?? "";
  for (const commit of commits.split("\n").filter((line) => line !== "")) {
    const text = git(folder, "show", `${commit}:${name}`);
    if (text !== undefined && isMeant(text)) return text;
  }
  return undefined;
}

function git(folder: string, ...args: string[]): string | undefined {
  try {
    return execFileSync("git", args, { cwd: folder, stdio: "pipe" }).toString("utf8");
  } catch {
    return undefined;
  }
}

/**
 * The text before an installation, where the cleaned one differs from it in formatting alone: the client formats
 * what is around its changes, too. Otherwise the cleaned text.
 *
 * @param comparable gives a text without other differences of formatting than white space, quotes and semicolons
 */
export function restored(
  { text }: AppFile,
  before: string,
  comparable: (text: string) => string,
): string {
  const own = CLIENT_STATEMENTS.filter((line) => !compact(before).includes(compact(line)));
  const cleaned = own.reduce((left, line) => left.replace(line, ""), text);
  return compact(comparable(cleaned)) === compact(comparable(before)) ? before : cleaned;
}

function compact(text: string): string {
  return normal(text).replace(/[\s;]/g, "");
}
