import { createServer } from "node:http";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileWithRoles } from "../../build/site/shared/tuning/role-files.ts";
import { FORMATS } from "../../registry/formats/index.ts";
import { FLAVOURS } from "../../registry/flavours/index.ts";
import { parseOverrideParameters } from "../../registry/overrides/override-parameters.ts";
import { roleNames } from "../../registry/overrides/roles.ts";
import { createApp } from "../../server/app.ts";
import { readDist } from "../../server/dist.ts";
import { edgeHandler } from "../../server/hosts/edge.ts";
import { answerTo } from "../fixtures/answer.ts";
import { SEED, drawn } from "../fixtures/seed.ts";
import { isRelease } from "../shared/shared.ts";
import { generatedRoleQueries } from "./generated-settings.ts";
import { partOfRegistry } from "./part-of-registry.ts";

const SETTINGS = isRelease ? 1200 : 300;

const { outDir, pairings, fonts } = partOfRegistry(12);
const FORMS = [
  { file: (name: string) => `r/${name}.json`, form: {} },
  ...FLAVOURS.map((flavour) => ({
    file: (name: string) => `r/${flavour}/${name}.json`,
    form: { flavour },
  })),
  ...FORMATS.map((format) => ({
    file: (name: string) => `${format.folder}/${name}${format.suffix}`,
    form: { format },
  })),
];

/** A published file, as the browser reads it. */
const published = (path: string) => readFile(join(outDir, path), "utf8");

const edge = edgeHandler({
  fetch: async ({ url }) => {
    const file = join(outDir, new URL(url).pathname);
    return existsSync(file)
      ? new Response(await readFile(file))
      : new Response(null, { status: 404 });
  },
});

const publication = readDist(outDir);
const express = createServer(createApp(() => publication)).listen(0, "127.0.0.1");
await once(express, "listening");
afterAll(() => express.close());
const origin = `http://127.0.0.1:${(express.address() as AddressInfo).port}`;

async function answersOf(target: string): Promise<string[]> {
  const [fromExpress, fromEdge] = await Promise.all([
    answerTo(origin, { path: target }),
    edge(new Request(`https://type.example${target}`)),
  ]);
  expect([target, fromExpress.status, fromEdge.status]).toEqual([target, 200, 200]);
  return [fromExpress.body.toString(), await fromEdge.text()];
}

it(`${SETTINGS} settings of roles and properties: Express, the edge and the site make the same file, SEED=${SEED}`, async () => {
  const queries = generatedRoleQueries({ seed: SEED, count: SETTINGS, fonts });
  const different: string[] = [];
  for (const [index, query] of queries.entries()) {
    const name = pairings[index % pairings.length]!;
    // Each pairing in each form.
    const { file, form } = FORMS[Math.floor(index / pairings.length) % FORMS.length]!;
    const { overrides = [] } = parseOverrideParameters(query);
    const settings = { name, roles: roleNames(query), overrides };
    const own = await fileWithRoles(settings, file(name), form, published);
    const target = `/${file(name)}?${query}`;
    const other = (await answersOf(target)).find((answer) => answer !== own);
    if (other !== undefined) different.push(target);
  }
  console.log(`SEED=${SEED}: ${SETTINGS - different.length} of ${SETTINGS} are the same`);
  expect(different).toEqual([]);
});

it("the fonts that a pairing has change none of its files", async () => {
  for (const name of drawn(pairings, 12)) {
    const { cssVars } = JSON.parse(await published(`r/${name}.json`));
    const own = Object.entries<string>(cssVars.theme).map(([variable, value]) => [
      variable.slice("--font-".length),
      value.slice("var(--font-".length, -1),
    ]);
    for (const { file } of FORMS)
      for (const answer of await answersOf(`/${file(name)}?${new URLSearchParams(own)}`))
        expect(answer).toBe(await published(file(name)));
  }
});
