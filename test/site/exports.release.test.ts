import { exportDifferences } from "../clients/exported-pairing.ts";
import { projectForTests } from "../clients/projects.ts";
import { catalog } from "../clients/served-registry.ts";
import { drawn } from "../fixtures/seed.ts";

/** Three families, and one; and others from a seed. */
const NAMES = ["editorial", "inter-alone", ...drawn([...catalog.pairings.keys()], 18)];

const app = projectForTests("vite");

it.each(NAMES)(
  "every export of %s is built by what it is for, and drawn as the page states",
  async (name) => {
    expect(await exportDifferences(name, app())).toEqual([]);
  },
);
