import { byCodePoints } from "../../../registry/model/items.ts";
import type { DistFile } from "../../dist/write-dist.ts";
import { compactRule } from "../shared/compact-rule.ts";
import { inPagesLayer } from "../shared/pages-layer.ts";
import { hashedName } from "../shared/site-assets.ts";
import type { Site, SitePairing } from "../shared/site.ts";
import { cardNameRules } from "../shared/specimen/card-name-css.ts";
import { nameFit } from "../shared/specimen/name-fit.ts";
import { specimenRules } from "../shared/specimen/specimen-css.ts";
import { shownNativeName } from "./native-name.ts";

/** Of a stylesheet: about what a page's own styles have. */
const MAX_CHARACTERS = 42_000;

/** The stylesheets of the specimens. */
export interface SpecimenSheets {
  files: readonly DistFile[];
  /** By the name of a pairing: the path of the file with its rules, below the site's root. */
  paths: ReadonlyMap<string, string>;
}

interface Sheet {
  names: string[];
  /** In the layer of the pages' styles, each once. */
  layered: Set<string>;
  /** They outweigh these. */
  others: string[];
  characters: number;
}

/** Few stylesheets for all specimens. Pairings with the same text and code faces are neighbours, and share theirs. */
export function specimenSheets(
  site: Pick<Site, "catalog" | "specimens" | "drawn" | "pairings">,
  similar: ReadonlyMap<string, readonly SitePairing[]>,
): SpecimenSheets {
  const sheets: Sheet[] = [];
  for (const pairing of site.pairings.toSorted(byFonts)) {
    const { name, item } = pairing;
    const rules = [
      ...specimenRules(name, item, (font) => site.catalog.fonts.get(font), site.specimens),
      ...cardNameRules(similar.get(name) ?? [], site.specimens),
    ];
    const others = nameRules(site, pairing);
    const added = (known: ReadonlySet<string>) =>
      [...rules.filter((rule) => !known.has(rule)), ...others].join("").length;
    const last = sheets.at(-1);
    const hasRoom = last !== undefined && last.characters + added(last.layered) <= MAX_CHARACTERS;
    const sheet: Sheet = hasRoom
      ? last
      : { names: [], layered: new Set(), others: [], characters: 0 };
    if (!hasRoom) sheets.push(sheet);
    sheet.characters += added(sheet.layered);
    sheet.names.push(name);
    sheet.others.push(...others);
    for (const rule of rules) sheet.layered.add(rule);
  }
  const files = sheets.map(({ names, layered, others }, index) => {
    const body = inPagesLayer([...layered].join("")) + others.join("");
    return { names, body, path: `site/${hashedName(`pairings-${index}.css`, body)}` };
  });
  return {
    files: files.map(({ path, body }) => ({ paths: [path], body })),
    paths: new Map(files.flatMap(({ names, path }) => names.map((name) => [name, path]))),
  };
}

function byFonts(a: SitePairing, b: SitePairing): number {
  const [first, second] = [a, b].map(({ body, mono, heading, name }) =>
    [body.name, mono.name, heading.name, name].join(" "),
  );
  return byCodePoints(first ?? "", second ?? "");
}

/** The name at the head of the page, as the pairing sets `h1` but for its size. */
function nameRules(
  { drawn, specimens }: Pick<Site, "drawn" | "specimens">,
  { name, title, item, heading }: SitePairing,
): string[] {
  const { "font-family": family, "font-weight": weight, "letter-spacing": spacing } = item.css.h1;
  const shown = shownNativeName({ specimens }, item, heading) ?? title;
  return [
    compactRule(`.type-${name}.pairing-name`, {
      "font-family": family,
      "font-weight": weight,
      "letter-spacing": spacing,
      ...nameFit(shown, item, heading, drawn.get(name)?.name),
    }),
  ];
}
