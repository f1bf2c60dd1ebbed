import { readFileSync } from "node:fs";
import { join } from "node:path";
import { KIND_PATTERNS, SHARED_FOLDERS } from "../../../build/dist/file-kind.ts";
import { CACHE_CONTROL_OF, HEADERS_OF, mediaTypeOf } from "../../../build/dist/headers.ts";
import { hostFile } from "../../../build/hosts/host-file.ts";
import { FORMATS } from "../../../registry/formats/index.ts";
import { hostFilesDir } from "../../../registry/model/package-root.ts";
import { PROJECT } from "../../fixtures/read.ts";

const CONFIGURATIONS = [
  "nginx.conf",
  "Caddyfile",
  "lighttpd.conf",
  "vercel.json",
  "wrangler.jsonc",
] as const;
const shipped = (file: string) => readFileSync(join(hostFilesDir, file), "utf8");

it.each(CONFIGURATIONS)("%s is shipped as its template says", (file) => {
  expect(shipped(file)).toBe(hostFile(readFileSync(join(PROJECT, "server/hosts", file), "utf8")));
});

describe.each(["nginx.conf", "Caddyfile", "lighttpd.conf"])("%s", (file) => {
  const text = shipped(file);

  it.each([...KIND_PATTERNS])("states the paths of the kind %s", (kind, { source }) => {
    const pattern = source.replaceAll("\\/", "/");
    // Caddy has a matcher of its own for a folder.
    const isStated = text.includes(pattern) || text.includes(`path ${pattern.slice(1)}*`);
    expect([kind, isStated]).toEqual([kind, true]);
  });

  it("states the folders that programs of every origin read", () => {
    expect(text).toContain(`^/(?:${SHARED_FOLDERS.join("|")})(?:/|$)`);
  });

  it("states the policy of each kind, and how long published files may be cached", () => {
    for (const headers of Object.values(HEADERS_OF))
      expect(text).toContain(`"${headers["Content-Security-Policy"]}"`);
    expect(text).toContain(`"${CACHE_CONTROL_OF.shared}"`);
  });

  it.each(FORMATS)("states the media type of $folder", ({ suffix }) => {
    const type = mediaTypeOf(suffix);
    expect(text).toContain(file === "nginx.conf" ? type.split(";")[0] : `"${type}"`);
  });
});

it("a line with a fact of a format stands once for each format", () => {
  expect(hostFile('a\n"/{{folder}}/*{{suffix}}",\nb')).toBe(
    ["a", ...FORMATS.map(({ folder, suffix }) => `"/${folder}/*${suffix}",`), "b"].join("\n"),
  );
});

it("a placeholder that no table has a value for is an error, and one of a workflow is not", () => {
  expect(() => hostFile("{{colour}}")).toThrow(RangeError);
  expect(() => hostFile("{{folder}} {{folders}}")).toThrow(RangeError);
  expect(hostFile("${{ secrets.TOKEN }}")).toBe("${{ secrets.TOKEN }}");
});
