import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import express from "express";
import { pathsBelow } from "../../build/dist/paths-below.ts";
import { buildRegistry } from "../../build/publish/build.ts";
import { FONT_ROLES, type PairingItem } from "../../registry/model/items.ts";
import { fontInRole } from "../../registry/pairing/pairing-fonts.ts";
import { createApp } from "../../server/app.ts";
import { readDist } from "../../server/dist.ts";
import type { Publication } from "../../server/respond/content.ts";
import { brandRegistry } from "../fixtures/brand-registry.ts";
import { readJson } from "../fixtures/read.ts";
import { drawn } from "../fixtures/seed.ts";
import { temporaryFolder } from "../fixtures/temporary.ts";
import { isRelease } from "../shared/shared.ts";
import type { ClientProject } from "./client-project.ts";
import { type PackageRegistry, packageRegistry } from "./package-registry.ts";
import { type Client, projectFor } from "./projects.ts";
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
let publication: Publication;

/** This project's registry and a brand pairing, behind a token. */
beforeAll(async () => {
  const app = express();
  app.use(({ headers, query }, response, next) => {
    const isAllowed = headers.authorization === `Bearer ${TOKEN}` || query["token"] === TOKEN;
    if (isAllowed) next();
    else response.status(401).json({ error: "Unauthorized", message: "Send the token of Acme." });
  });
  app.use(createApp(() => publication));
  server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const registryDir = await brandRegistry();
  for (const path of pathsBelow(registryDir))
    if (!/acme-|brand/.test(path)) rmSync(join(registryDir, path));
  const configuration = {
    namespace: "@acme",
    fontPackage: "@acme/fonts@1.0.0",
    extends: ["typography-registry/fonts", "typography-registry/pairings"],
  };
  writeFileSync(join(registryDir, "config.json"), JSON.stringify(configuration));
  const [outDir, fontPackageDir] = [join(temporaryFolder(), "dist"), join(temporaryFolder(), "p")];
  const { validation } = buildRegistry({ registryDir, outDir, baseUrl, fontPackageDir });
  expect(validation.problems).toEqual([]);
  publication = await readDist(outDir);
  brand = readJson(join(registryDir, "pairings/brand.json")) as PairingItem;
  packages = await packageRegistry("@acme/fonts");
  await packages.publish(fontPackageDir);
  process.env["ACME_TOKEN"] = TOKEN;
});

afterAll(() => {
  server.close();
  packages.close();
});

/** As a company's app is set up. */
function setUp({ folder }: ClientProject, flavour: string): void {
  const file = join(folder, "components.json");
  const url = `${baseUrl}/${flavour}/{name}.json`;
  const registries = { "@acme": { url, headers: { Authorization: "Bearer ${ACME_TOKEN}" } } };
  writeFileSync(file, JSON.stringify({ ...(readJson(file) as object), registries }));
  writeFileSync(join(folder, ".npmrc"), packages.npmrc);
}

describe.each(Object.entries(FLAVOURS))(
  "a registry behind a token, in a %s app",
  (client, flavours) => {
    let project: ClientProject;

    beforeAll(async () => {
      const fonts = names.flatMap((name) =>
        FONT_ROLES.flatMap(
          (role) => catalog.fonts.get(fontInRole(pairingNamed(name), role) ?? "") ?? [],
        ),
      );
      project = await projectFor(client as Client, [...new Set(fonts)]);
    });
    afterAll(() => project.remove());

    const add = async (flavour: string, name: string) => {
      await project.reset();
      setUp(project, flavour);
      const address =
        client === "svelte" ? `${baseUrl}/${flavour}/${name}.json?token=${TOKEN}` : `@acme/${name}`;
      await project.add(address);
    };

    describe.each(flavours.filter((flavour) => flavour !== "r/typeset"))("%s", (flavour) => {
      it.each(names)("%s is drawn as stated", async (name) => {
        await add(flavour, name);
        const item = pairingNamed(name);
        const page = await project.served((url) => renderedAt(url, SELECTORS, textsOf(item)));
        expect(differences(page, item, catalog.fonts)).toEqual([]);
      });

      it("a brand pairing is drawn by the files of its npm package, and the page asks no other host", async () => {
        await add(flavour, "brand");
        const { elements, otherHosts } = await project.served((url) =>
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
        expect(otherHosts).toEqual([]);
        expect(brand.css.h1["font-family"]).toBe("var(--font-heading)");
      });
    });

    if (flavours.includes("r/typeset"))
      it.each([...names, "brand"])("r/typeset: %s is added as a class", async (name) => {
        await add("r/typeset", name);
        const { elements } = await project.served(async (url) => renderedAt(url, ["h1"]));
        expect(elements.get("h1")).toBeDefined();
        expect(readFileSync(project.stylesheet, "utf8")).toContain(`.typeset-${name} h1`);
      });

    if (client === "vite") {
      it("without a token the client says what the server answers, and changes nothing", async () => {
        await project.reset();
        setUp(project, "r/layered");
        const before = readFileSync(project.stylesheet, "utf8");
        await expect(project.add(`${baseUrl}/r/layered/brand.json`)).rejects.toThrow(
          "not authorized",
        );
        expect(readFileSync(project.stylesheet, "utf8")).toBe(before);
      });
    }
  },
);
