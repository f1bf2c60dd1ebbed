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

  const apps = EXISTING_APPS.filter((app) => [flavour, undefined].includes(app.flavour));

  it.each(apps)("$name: drawn as stated, and undone by Git", async (app) => {
    opened = await openedApp(app, PAIRINGS);
    for (const pairing of PAIRINGS) {
      const added = await opened.add(pairing, flavour);
      if (app.cure === undefined)
        expect({ pairing, ...added }).toEqual({ pairing, differences: [], problems: [] });
      // A class of the app's is not among what the check looks at.
      else if (added.differences.some((words) => !words.startsWith("#font-mono")))
        expect(added.problems).not.toEqual([]);
      else {
        expect(added.differences).not.toEqual([]);
        expect(added.problems).toEqual([]);
      }
      if (app.cure === undefined || pairing !== PAIRINGS.at(-1)) continue;
      const { differences, problems } = await opened.cured(pairing);
      expect(differences).toEqual([]);
      // The size of the app's root, which scales pairing and app alike, is left to it.
      expect(problems.filter((words) => !words.includes("every rem 18px"))).toEqual([]);
    }
    expect(await opened.revert()).toBe("");
  });
});
