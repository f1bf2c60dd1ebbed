import type { Browser } from "playwright-core";
import { openBrowser } from "../shared/shared.ts";
import { drawn } from "../fixtures/seed.ts";
import { fontsOf, installedPairing } from "./installed-pairing.ts";
import { CLIENTS, FLAVOUR_PATH, projectFor } from "./project-for.ts";
import { type ServedRegistry, servedRegistry } from "./served-registry.ts";

let registry: ServedRegistry;
let browser: Browser;

beforeAll(async () => {
  registry = servedRegistry();
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
});

// Those of Vite and Next.js have a file of their own.
const OTHERS = CLIENTS.filter((client) => client !== "vite" && client !== "next");

it.each(OTHERS)("draws each role of a pairing in its face in a %s app", async (client) => {
  const [name = ""] = drawn([...registry.catalog.pairings.keys()], 1);
  const pairing = registry.catalog.pairings.get(name)!;
  const { project, close } = await projectFor(client, fontsOf([pairing], registry.catalog));
  try {
    const url = `${registry.url}/${FLAVOUR_PATH[client]}/${name}.json`;
    const { differences } = await installedPairing(project, browser, url, registry.catalog);
    expect(differences.map((difference) => `${name}: ${difference}`)).toEqual([]);
  } finally {
    await close();
  }
});
