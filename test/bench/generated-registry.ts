import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCatalog } from "../../registry/model/catalog.ts";
import { type GoogleFontItem, type PairingItem, isGoogleFont } from "../../registry/model/items.ts";
import { ownRegistryDir } from "../../registry/model/package-root.ts";
import { importNameOf, slugOf } from "../../registry/faces/provider-names.ts";

/** The longest description that the rules allow. */
const DESCRIPTION_CHARACTERS = 480;

/**
 * Writes a valid registry of any size: copies of the project's own, each with distinct names.
 *
 * @returns how many items it holds
 */
export function writeGeneratedRegistry(folder: string, copies: number): number {
  const { pairings, fonts } = loadCatalog(ownRegistryDir);
  for (const kind of ["pairings", "fonts"]) mkdirSync(join(folder, kind), { recursive: true });
  const write = (kind: string, name: string, item: object) => {
    writeFileSync(join(folder, kind, `${name}.json`), JSON.stringify(item, null, 2));
  };
  const titles = new Map([...fonts.values()].map(({ name, title }) => [name, title]));
  for (let copy = 0; copy < copies; copy += 1) {
    const mark = markOf(copy);
    for (const font of [...fonts.values()].filter(isGoogleFont)) {
      const copied = copiedFont(font, mark);
      write("fonts", copied.name, copied);
    }
    for (const [name, pairing] of pairings)
      write("pairings", `${name}-${slugOf(mark)}`, copiedPairing(pairing, mark, titles));
  }
  // The provider has none of the copied families.
  const rules = { "font-provider": "off" };
  writeFileSync(join(folder, "config.json"), JSON.stringify({ rules }));
  return copies * (fonts.size + pairings.size);
}

/** A distinct word for each copy: Xaa, Xab and so on. */
function markOf(copy: number): string {
  const letter = (index: number) => String.fromCharCode(97 + (index % 26));
  return `X${letter(Math.floor(copy / 26))}${letter(copy)}`;
}

function copiedFont({ $schema, ...font }: GoogleFontItem, mark: string): GoogleFontItem {
  const title = `${font.title} ${mark}`;
  const name = slugOf(title);
  const renamed = (text: string) => text.replace(new RegExp(`/${font.name}(?=["/]|$)`), `/${name}`);
  return {
    ...font,
    name,
    title,
    description: font.description.replace(`${font.title} — `, () => `${title} — `),
    ...(font.dependencies && { dependencies: font.dependencies.map(renamed) }),
    font: {
      ...font.font,
      family: font.font.family.replace(font.title, () => title),
      import: importNameOf(title),
      variable: `--font-${name}`,
      ...(font.font.dependency && { dependency: renamed(font.font.dependency) }),
    },
    ...(font.css && {
      css: Object.fromEntries(Object.keys(font.css).map((line) => [renamed(line), {}])),
    }),
  };
}

/** Every word of the description gets the mark: no two pairings may share a sentence. */
function copiedPairing(
  { $schema, ...pairing }: PairingItem,
  mark: string,
  titles: ReadonlyMap<string, string>,
): PairingItem {
  const suffix = `-${slugOf(mark)}`;
  const [own = "", families = ""] = pairing.title.split(" — ");
  const text = JSON.stringify(pairing)
    .replace(/(?<=var\(--font-)(?!heading|body|mono\b)([a-z0-9-]+)/g, `$1${suffix}`)
    .replace(/(?<=\/r\/)([a-z0-9-]+)(?=\.json)/g, `$1${suffix}`)
    // Some faces are of small capitals, which a rule knows by their names.
    .replace(/(?<="letter-spacing":")0\.[^"]+/g, "0em");
  const copied = JSON.parse(text) as PairingItem;
  const known = new Set(titles.values());
  return {
    ...copied,
    name: `${pairing.name}${suffix}`,
    title: `${own} ${mark} — ${families
      .split(" + ")
      .map((family) => (known.has(family) ? `${family} ${mark}` : family))
      .join(" + ")}`,
    description: pairing.description
      .replace(/\p{L}+/gu, (word) => word + mark.toLowerCase())
      .slice(0, DESCRIPTION_CHARACTERS)
      .trim(),
  };
}
