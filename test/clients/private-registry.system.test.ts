import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { newFont } from "../../build/new/new-font.ts";
import { buildRegistry } from "../../build/publish/build.ts";
import type { PairingItem } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { createApp } from "../../server/app.ts";
import { readDist } from "../../server/dist.ts";
import type { Publication } from "../../server/replies/content.ts";
import { brandRegistry } from "../fixtures/brand-registry.ts";
import { edited } from "../fixtures/edited.ts";
import { readJson } from "../fixtures/read.ts";
import { drawn } from "../fixtures/seed.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { isRelease } from "../shared/shared.ts";
import type { ClientProject } from "./client-project.ts";
import { type PackageRegistry, packageRegistry } from "./package-registry.ts";
import { type Client, projectForTests } from "./projects.ts";
import { renderedAt } from "./rendered-page.ts";
import { pairingSample } from "./sample.ts";
import { catalog, pairingNamed } from "./served-registry.ts";
import { SELECTORS, differences, textsOf } from "./stated-typography.ts";

const TOKEN = "a-token-of-acme";
const names = isRelease ? drawn([...catalog.pairings.keys()], 10) : pairingSample().slice(0, 1);

/** Which flavours each client installs; shadcn-svelte knows no namespaces, so it has the token in the address. */
const FLAVOURS: Readonly<Partial<Record<Client, readonly string[]>>> = isRelease
  ? {
      vite: ["r/layered", "r/self-hosted", "r/typeset", "r"],
      next: ["r/layered", "r/self-hosted", "r/typeset", "r"],
      vue: ["r/self-hosted"],
      svelte: ["r/self-hosted"],
    }
  : { vite: ["r/layered", "r/typeset"] };

let server: ReturnType<express.Express["listen"]>;
let baseUrl: string;
let brand: PairingItem;
let packages: PackageRegistry;
let registryDir: string;
const publicDir = temporaryFolder();
/** Whether the host of the registry answers. */
let isUp = true;
let publication: Publication;

/** This project's registry and a brand pairing, behind a token. */
beforeAll(async () => {
  const app = express();
  app.use(({ headers, query }, response, next) => {
    const isAllowed = headers.authorization === `Bearer ${TOKEN}` || query["token"] === TOKEN;
    if (!isUp) response.status(503).end();
    else if (isAllowed) next();
    else response.status(401).json({ error: "Unauthorized", message: "Send the token of Acme." });
  });
  app.use(createApp(() => publication));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  registryDir = await brandRegistry();
  for (const path of pathsBelow(registryDir))
    if (!/acme-|brand/.test(path)) rmSync(join(registryDir, path));
  brand = readJson(join(registryDir, "pairings/brand.json")) as PairingItem;
  packages = await packageRegistry("@acme/fonts");
  release("v1");
  await publish("1.0.0");
  process.env["ACME_TOKEN"] = TOKEN;
});

function configure(version: string): void {
  const configuration = {
    namespace: "@acme",
    fontPackage: `@acme/fonts@${version}`,
    extends: ["typography-registry/fonts", "typography-registry/pairings"],
  };
  writeFileSync(join(registryDir, "config.json"), JSON.stringify(configuration));
}

/** As a team does it: the fonts to the npm registry, and the registry to its host. */
async function publish(version: string): Promise<void> {
  configure(version);
  const [outDir, fontPackageDir] = [join(temporaryFolder(), "dist"), join(temporaryFolder(), "p")];
  const { validation } = buildRegistry({ registryDir, outDir, baseUrl, fontPackageDir, publicDir });
  expect(validation.problems).toEqual([]);
  publication = readDist(outDir);
  await packages.publish(fontPackageDir);
}

/** Of the brand pairing, and nothing else: a build into a folder of its own. */
function release(name: string): void {
  const file = join(registryDir, "config.json");
  writeFileSync(file, '{ "namespace": "@acme", "extends": ["typography-registry/fonts"] }');
  const outDir = join(publicDir, name);
  const { manifest } = buildRegistry({ registryDir, outDir, baseUrl: `${baseUrl}/${name}` });
  expect(manifest).toBeDefined();
}

afterAll(() => {
  server.close();
  packages.close();
});

/** As a company's app is set up. */
function setUp({ folder }: ClientProject, flavour: string): void {
  const file = join(folder, "components.json");
  const url = `${baseUrl}/${flavour}/{name}.json`;
  const headers = { Authorization: "Bearer ${ACME_TOKEN}" };
  const registries = { "@acme": { url, headers } };
  writeFileSync(file, JSON.stringify({ ...(readJson(file) as object), registries }));
  writeFileSync(join(folder, ".npmrc"), packages.npmrc);
}

describe.each(Object.entries(FLAVOURS))(
  "a registry behind a token, in a %s app",
  (client, flavours) => {
    const app = projectForTests(client as Client, names);

    const add = async (flavour: string, name: string) => {
      await app().reset();
      setUp(app(), flavour);
      const address =
        client === "svelte" ? `${baseUrl}/${flavour}/${name}.json?token=${TOKEN}` : `@acme/${name}`;
      await app().add(address);
    };

    describe.each(flavours.filter((flavour) => flavour !== "r/typeset"))("%s", (flavour) => {
      it.each(names)("%s is drawn as stated", async (name) => {
        await add(flavour, name);
        const item = pairingNamed(name);
        const page = await app().served((url) => renderedAt(url, SELECTORS, textsOf(item)));
        const found = differences(page, item, catalog.fonts);
        // The client cannot ask next/font for italics.
        const isSlanted = (one: string) =>
          client === "next" && flavour === "r" && /^em: .*slanted/.test(one);
        expect(found.filter((one) => !isSlanted(one))).toEqual([]);
      });

      it("a brand pairing is drawn by the files of its npm package while the registry is down", async () => {
        await add(flavour, "brand");
        isUp = false;
        const { elements, otherHosts } = await app().served((url) =>
          renderedAt(url, ["h1", "p", "code"]),
        );
        expect(
          [...elements.values()].map(({ family, drawnWith }) => [
            family,
            drawnWith[0]?.isCustomFont,
          ]),
        ).toEqual([
          ["Acme Sans", true],
          ["Acme Text", true],
          ["Acme Mono", true],
        ]);
        isUp = true;
        expect(otherHosts).toEqual([]);
        expect(brand.css.h1["font-family"]).toBe("var(--font-heading)");
      });
    });

    if (flavours.includes("r/typeset"))
      it.each([...names, "brand"])("r/typeset: %s is added as a class", async (name) => {
        await add("r/typeset", name);
        const { elements } = await app().served(async (url) => renderedAt(url, ["h1"]));
        expect(elements.get("h1")).toBeDefined();
        expect(readFileSync(app().stylesheet, "utf8")).toContain(`.typeset-${name} h1`);
      });

    if (client === "vite")
      describe("later builds", () => {
        const h1Size = () =>
          /h1 \{[^}]*font-size: ([^;]+);/.exec(readFileSync(app().stylesheet, "utf8"))?.[1];

        afterAll(async () => {
          writeFileSync(join(registryDir, "pairings/brand.json"), JSON.stringify(brand));
          await publish("1.2.0");
        });

        it("without a token the client says what the server answers, and changes nothing", async () => {
          await app().reset();
          setUp(app(), "r/layered");
          const before = readFileSync(app().stylesheet, "utf8");
          await expect(app().add(`${baseUrl}/r/layered/brand.json`)).rejects.toThrow(
            "[Unauthorized] Send the token of Acme.",
          );
          expect(readFileSync(app().stylesheet, "utf8")).toBe(before);
        });

        it("another font changed apps that had the first one: they keep it until the item is added again", async () => {
          await add("r/layered", "brand");
          const other = join(ownRegistryDir, "specimens/faces/source-serif-4-400-700.woff2");
          await newFont({ registryDir, name: "acme-sans", files: [other], replace: true });
          await publish("1.1.0");
          const drawn = () =>
            app().served(async (url) => {
              const { elements } = await renderedAt(url, ["h1"]);
              return elements.get("h1")?.drawnWith[0]?.familyName;
            });
          expect(await drawn()).toMatch(/^Unbounded/);
          await app().client("add", "@acme/brand", "--yes", "--overwrite");
          expect(await drawn()).toMatch(/^Source Serif/);
        });

        it("a project that pins a release has its bytes after the next one", async () => {
          const file = join(registryDir, "pairings/brand.json");
          const changed = edited(readJson(file), ["css", "h1", "font-size"], "1.9375rem");
          writeFileSync(file, JSON.stringify(changed));
          await publish("1.1.1");
          await add("v1/r/layered", "brand");
          expect(h1Size()).toMatch(new RegExp(`, ${brand.css.h1["font-size"]}\\)$`));
        });
      });
  },
);
