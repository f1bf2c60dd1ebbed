import { join } from "node:path";
import { charactersOf } from "../../../../build/sync/fonts/font-characters.ts";
import { getAllPairings } from "../../../../registry/index.ts";
import { shippedLanguages } from "../../../../registry/model/languages.ts";
import { ownRegistryDir, packageDir } from "../../../../registry/model/package-root.ts";
import { loadCatalog } from "../../../../registry/pairing/catalog.ts";
import { fontsourcePackage, isVariablePackage } from "../../../../registry/faces/provider-names.ts";
import { fontUses } from "../../../../registry/pairing/font-use.ts";
import type { FontItem } from "../../../../registry/model/items.ts";
import { fontInRole } from "../../../../registry/pairing/pairing-fonts.ts";
import { fetchFontPackages, fontPackageFolder } from "../../../clients/font-packages.ts";

const { pairings, fonts } = loadCatalog(ownRegistryDir);
const CACHE = join(packageDir, ".cache/sync");
const packageOf = ({ name, meta }: FontItem) =>
  fontsourcePackage(name, isVariablePackage(meta?.axes));

it("a pairing sets exactly those languages whole of which its fonts have every letter, in the weights that it draws", async () => {
  const known = Object.entries(shippedLanguages());
  const uses = [...pairings].map(([name, pairing]) => {
    const used = fontUses(pairing, (font) => fonts.get(font));
    const inRoles = (["heading", "body"] as const).map((role) => fontInRole(pairing, role));
    return { name, used: used.filter(({ font }) => inRoles.includes(font.name)) };
  });
  const drawn = uses.flatMap(({ used }) => used.map(({ font }) => font));
  await fetchFontPackages([...new Set(drawn.map(packageOf))], CACHE);
  const differences: string[] = [];
  const stated = new Map<string, readonly string[]>(
    getAllPairings().map(({ name, languages }) => [name, languages]),
  );
  for (const { name, used } of uses) {
    const sets = await Promise.all(
      used.map(({ font, weights }) =>
        charactersOf(font, weights, join(CACHE, fontPackageFolder(packageOf(font)))),
      ),
    );
    const whole = known.flatMap(([tag, { letters }]) =>
      sets.every((set) => Array.from(letters).every((letter) => set.has(letter.codePointAt(0)!)))
        ? [tag]
        : [],
    );
    if (whole.join() !== stated.get(name)?.join())
      differences.push(`${name}: ${whole.join()}, not ${stated.get(name)?.join()}`);
  }
  expect(uses).toHaveLength(pairings.size);
  expect(differences).toEqual([]);
});
