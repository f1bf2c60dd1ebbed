import { type Client, FLAVOUR_PATH, projectFor } from "../../clients/projects.ts";
import { catalog, servedUrl } from "../../clients/served-registry.ts";
import { drawn } from "../../fixtures/seed.ts";
import { command, commitFresh, difference, linesOf } from "./app-project.ts";

const PAIRINGS = 20;

/** Typeset sets nothing for the whole page, so that no pairing replaces it. */
const FLAVOURS = ["r/layered", "r/self-hosted", "r"];

it.each(["vite", "next", "astro", "vue", "svelte"] as const)(
  `in a %s app, ${PAIRINGS} pairings are used after one another as if installed afresh, and removed without a trace`,
  async (framework) => {
    const app = await projectFor(framework);
    const names = drawn([...catalog.pairings.keys()], 2 * PAIRINGS);
    const faults: string[] = [];
    // The first time, clients also install packages of their own.
    await app.add(urlOf(framework, names, 0));
    for (let index = 0; index < PAIRINGS; index += 1) {
      const [first, second] = [0, 1].map((place) => urlOf(framework, names, 2 * index + place));
      const check = (left: string, what: string) => {
        if (left !== "") faults.push(`${first} ${second}, ${what}: ${left}`);
      };
      await commitFresh(app);
      await app.add(second!);
      const fresh = await linesOf(app);
      await command(app, "remove", names[2 * index + 1]!);
      check(await difference(app), "removed after a fresh installation");
      await app.add(first!);
      await command(app, "use", second!);
      const used = await linesOf(app);
      check(used.filter((lines) => !fresh.includes(lines)).join("\n"), "used after the first");
      await command(app, "remove", second!);
      check(await difference(app), "removed by its address");
    }
    await app.remove();
    expect(faults).toEqual([]);
  },
);

function urlOf(framework: Client, names: readonly string[], index: number): string {
  const isVueOrSvelte = FLAVOUR_PATH[framework] === "r/self-hosted";
  const flavour = isVueOrSvelte ? FLAVOUR_PATH[framework] : FLAVOURS[index % FLAVOURS.length]!;
  return servedUrl(`${flavour}/${names[index]!}.json`);
}
