import type { Flavour } from "../../registry/flavours/index.ts";
import { SEED, drawn } from "../fixtures/seed.ts";
import { EXISTING_APPS, type OpenedApp, openedApp } from "./existing-apps.ts";
import { catalog } from "./served-registry.ts";

/** Those to try instead, each over the one before: `PAIRINGS=editorial,minimal` */
const PAIRINGS = process.env["PAIRINGS"]?.split(",") ?? [
  "editorial",
  ...drawn([...catalog.pairings.keys()], 1),
];
const FLAVOURS: readonly Flavour[] = ["layered", "self-hosted"];

describe.each(FLAVOURS)(`%s, in apps that have fonts already (seed ${SEED})`, (flavour) => {
  let opened: OpenedApp | undefined;
  afterEach(() => opened?.remove());

  it.each(EXISTING_APPS)("$name: drawn as stated, and undone by Git", async (app) => {
    opened = await openedApp(app, PAIRINGS);
    const found: string[] = [];
    for (const pairing of PAIRINGS)
      for (const words of await opened.add(pairing, flavour)) found.push(`${pairing}: ${words}`);
    expect({ found, left: await opened.revert() }).toEqual({ found: [], left: "" });
  });
});
