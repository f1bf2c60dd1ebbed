import { drawn } from "../fixtures/seed.ts";
import { installedPairing } from "./installed-pairing.ts";
import { FLAVOUR_PATH, projectFor } from "./projects.ts";
import { catalog } from "./served-registry.ts";

// Vite and Next.js have tests of their own.
const { vite, next, ...OTHERS } = FLAVOUR_PATH;

it.each(Object.entries(OTHERS))(
  "draws each role of a pairing in its face in a %s app",
  async (client, path) => {
    const [name = ""] = drawn([...catalog.pairings.keys()], 1);
    const project = await projectFor(client as keyof typeof OTHERS);
    try {
      const { differences } = await installedPairing(project, `${path}/${name}.json`);
      expect(differences).toEqual([]);
    } finally {
      await project.remove();
    }
  },
);
