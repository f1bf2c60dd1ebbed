import { spawnSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "../fixtures/temporary.ts";

/** As somebody types into them: where the shell has history, `!` is looked up in it. */
const SHELLS: readonly { name: string; args: string[]; first: string }[] = [
  { name: "bash", args: ["--norc", "--noprofile"], first: "set -o history; set -o histexpand\n" },
  { name: "zsh", args: ["-f", "-i"], first: "" },
  { name: "fish", args: ["--no-config"], first: "" },
  { name: "dash", args: [], first: "" },
];

/** What the commands call. */
const RUNNERS = ["npx", "pnpm", "yarn", "bunx"];

/** Writes its name and its arguments, each ended by a NUL character, an empty one after the last. */
const STAND_IN = `#!/bin/sh\nprintf '%s\\0' "\${0##*/}" "$@" '' >> "$ARGUMENTS"\n`;

/** What a shell made of some commands. */
export interface ShellRun {
  shell: string;
  /** The words of each command that ran, in order. */
  commands: string[][];
  /** Files that appeared where the commands ran, and in the home folder. */
  files: string[];
}

/** Types commands into bash, zsh, fish and dash, with stand-ins for what runs packages. */
export function runInShells(commands: readonly string[]): ShellRun[] {
  return SHELLS.map(({ name, args, first }) => {
    const folder = temporaryFolder();
    const [bin, cwd, home] = ["bin", "cwd", "home"].map((below) => join(folder, below));
    for (const below of [bin, cwd, home]) mkdirSync(below!);
    for (const runner of RUNNERS) {
      writeFileSync(join(bin!, runner), STAND_IN);
      chmodSync(join(bin!, runner), 0o755);
    }
    const file = join(folder, "arguments");
    writeFileSync(file, "");
    // A file: fish takes the socket that Node.js would pass for a folder.
    const typed = join(folder, "typed");
    writeFileSync(typed, `${first}${commands.join("\n")}\n`);
    const input = openSync(typed, "r");
    const { error } = spawnSync(name, args, {
      cwd: cwd!,
      stdio: [input, "ignore", "ignore"],
      env: {
        PATH: `${bin}:${process.env["PATH"] ?? ""}`,
        HOME: home,
        TERM: "dumb",
        LANG: "C.UTF-8",
        ARGUMENTS: file,
        CD: "/wrong",
      },
    });
    closeSync(input);
    if (error) throw error;
    const words = readFileSync(file, "utf8").split("\0\0");
    return {
      shell: name,
      commands: words.slice(0, -1).map((text) => text.split("\0")),
      // What shells keep for themselves: histories, completions.
      files: [
        ...readdirSync(cwd!),
        ...readdirSync(home!).filter(
          (path) => !/^\.(?:config|local|cache|zcompdump|zsh_)/.test(path),
        ),
      ],
    };
  });
}
