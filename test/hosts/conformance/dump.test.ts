import { writeFileSync } from "node:fs";
import { publishedFiles } from "../../../build/publish/published-files.ts";
import { byPath } from "../../fixtures/by-path.ts";
import { loadCatalog } from "../../../registry/model/catalog.ts";
import { FIXTURE_REGISTRY } from "../../fixtures/read.ts";
import { BASE_URL, SITE } from "../../fixtures/site.ts";
import { conformanceCases } from "./cases.ts";
import { generatedRequests } from "./generated-requests.ts";
it("dumps", () => {
  const cases = conformanceCases(
    byPath(publishedFiles(loadCatalog(FIXTURE_REGISTRY), BASE_URL)),
    SITE,
  );
  const show = (c: any) =>
    JSON.stringify({
      n: c.name,
      c: c.capability,
      m: c.method ?? "GET",
      p: c.path,
      h: c.headers?.({ etag: '"E"' }),
      s: c.expected.status,
      eh: Object.fromEntries(
        Object.entries(c.expected.headers ?? {})
          .sort()
          .map(([k, v]) => [k, String(v)]),
      ),
      b: Buffer.isBuffer(c.expected.body)
        ? c.expected.body.toString("base64")
        : c.expected.body === undefined
          ? null
          : String(c.expected.body),
    });
  writeFileSync(process.env.DUMP!, cases.map(show).sort().join("\n"));
  writeFileSync(
    process.env.DUMP! + ".gen",
    JSON.stringify((generatedRequests as any)(6000, 20261)),
  );
});
