import type { RuleDescription } from "./rule.ts";

/** What is checked of each file before the rules, the last part of the name left open. */
export const FILE_CHECKS: readonly RuleDescription[] = [
  {
    name: "file/*",
    severity: "error",
    summary: "a regular file of at most 1,000,000 bytes that can be read",
  },
  {
    name: "json/*",
    severity: "error",
    summary:
      "UTF-8 without a byte order mark, valid JSON, no duplicate keys, no invisible characters, at most 64 levels deep",
  },
  {
    name: "schema/*",
    severity: "error",
    summary: "the schema of the folder; the last part is the keyword that is violated",
  },
  {
    name: "configuration",
    severity: "error",
    summary:
      "`rules` of `config.json` names rules of the tables below, and leaves those on that the build relies on; `baseUrl` is valid for `--base-url`, and `homepage` is an http(s) URL",
  },
];
