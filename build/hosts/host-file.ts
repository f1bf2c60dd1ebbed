import { lookup } from "mrmime";
import { FORMAT_FACTS } from "../../registry/formats/format-facts.ts";
import { KIND_PATTERNS, SHARED_FOLDERS } from "../dist/file-kind.ts";
import { CACHE_CONTROL_OF, HEADERS_OF, mediaTypeOf } from "../dist/headers.ts";

type Facts = ReadonlyMap<string, string>;

/** Of formats, beside those that every host knows. */
const OTHER_SUFFIXES = FORMAT_FACTS.map(({ suffix }) => suffix).filter(
  (suffix) => !/\.(?:css|json)$/.test(suffix),
);

/** What a configuration takes from the tables of kinds and formats, by the name in its placeholder. */
const FACTS: Facts = new Map([
  ["shared", `^/(?:${SHARED_FOLDERS.join("|")})(?:/|$)`],
  ...[...KIND_PATTERNS].map(([kind, { source }]) => [kind, source.replaceAll("\\/", "/")] as const),
  ...Object.entries(CACHE_CONTROL_OF).map(([kind, value]) => [`cache.${kind}`, value] as const),
  ...Object.entries(HEADERS_OF).map(
    ([kind, headers]) => [`policy.${kind}`, headers["Content-Security-Policy"] ?? ""] as const,
  ),
  ["folders", SHARED_FOLDERS.join("|")],
  ["otherTypes", OTHER_SUFFIXES.map((suffix) => lookup(suffix)).join(" ")],
  [
    "nginxTypes",
    OTHER_SUFFIXES.map(
      (suffix) => `${lookup(suffix)} ${suffix.slice(suffix.lastIndexOf(".") + 1)};`,
    ).join(" "),
  ],
]);

const FACTS_OF_FORMATS = FORMAT_FACTS.map(
  ({ folder, suffix }): Facts =>
    new Map([
      ["folder", folder],
      ["suffix", suffix],
      ["suffixPattern", suffix.replaceAll(".", "\\.")],
      ["type", mediaTypeOf(suffix)],
    ]),
);
const FACT_OF_FORMAT = /\{\{(?:folder|suffix|suffixPattern|type)\}\}/;

/**
 * A configuration of `server/hosts/` with its placeholders filled in; a line with a fact of a format stands
 * once for each format.
 *
 * @throws RangeError for a placeholder of no fact
 */
export function hostFile(template: string): string {
  const lines = template.split("\n").flatMap((line) => {
    const facts = FACT_OF_FORMAT.test(line) ? FACTS_OF_FORMATS : [FACTS];
    return facts.map((known) => filled(line, known));
  });
  return lines.join("\n");
}

function filled(line: string, facts: Facts): string {
  return line.replaceAll(/\{\{([\w.]+)\}\}/g, (placeholder, name: string) => {
    const value = facts.get(name);
    if (value === undefined) throw new RangeError(`No table has a value for ${placeholder}.`);
    return value;
  });
}
